import type { Evaluation, NoisyMoves, Position } from '../contract/game.js';
import { isDecided } from '../contract/score.js';
import type { Frame } from './frame.js';
import type { Histories } from './histories.js';
import { ERROR_SLOTS, MOST_PARTS, type MoveHistory, markWritten } from './move-history.js';
import { LOWER, NO_EVALUATION, UPPER } from './table.js';

/** Errors stay within plus and minus this; `CENTI_UNIT` of them make one centi-unit. */
const LIMIT = 1024;
const CENTI_UNIT = 32;
/** A part's error moves by this share of the found error per ply of depth, up to a limit. */
const SHARE = 1 / 4;
const MOST_STEP = LIMIT / 4;

/**
 * Correction history: where an evaluation was wrong in positions that have a part in common, such as their pawns, or
 * were reached by the same two moves, it is taken to be as wrong in the next one. (Known from the engine Caissa, 2023.)
 */
export class Corrections {
  readonly #evaluation: Evaluation;
  readonly #errors: Int16Array;
  readonly #written: Uint8Array;
  readonly #histories: Histories;
  readonly #keys = new Int32Array(MOST_PARTS + 1);

  constructor(evaluation: Evaluation, history: MoveHistory, histories: Histories) {
    history.keepErrors();
    this.#evaluation = evaluation;
    this.#errors = history.errors.values;
    this.#written = history.errors.written;
    this.#histories = histories;
  }

  /** The node's evaluation, corrected unless it is known. Its frame keeps which errors that took. */
  correct(position: Position, node: Frame): number {
    const { errors, ply, side } = node;
    const keys = this.#keys;
    const named = this.#evaluation.errorKeys!(position, keys);
    node.parts = named === 0 ? 0 : named + 1;
    if (named === 0) return node.uncorrected;
    keys[named] = this.#histories.path(ply);
    let sum = 0;
    for (let part = 0; part <= named; part++) {
      const slot = Math.imul(keys[part]!, 0x9e3779b1) >>> 18;
      const at = (2 * part + side) * ERROR_SLOTS + slot;
      errors[part] = at;
      sum += this.#errors[at]!;
    }
    return node.uncorrected + ((sum / CENTI_UNIT) | 0);
  }

  /** Learns from the value of a node that `correct` has seen, unless a noisy move or a win made it. */
  learn(node: Frame, noisyMoves: NoisyMoves | undefined): void {
    const { errors, parts, evaluation, best, bestMove, bound, depth } = node;
    if (evaluation === NO_EVALUATION || isDecided(best)) return;
    // A bound shows an error only where it contradicts the evaluation.
    if (bound === LOWER ? best <= evaluation : bound === UPPER && best >= evaluation) return;
    if (bound !== UPPER && noisyMoves?.isNoisy(bestMove)) return;
    const wanted = ((best - evaluation) * depth * SHARE) | 0;
    const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, wanted));
    for (let part = 0; part < parts; part++) {
      const at = errors[part]!;
      const error = this.#errors[at]!;
      this.#errors[at] = error + step - Math.trunc((error * Math.abs(step)) / LIMIT);
      markWritten(this.#written, at);
    }
  }
}
