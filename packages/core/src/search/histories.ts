import { type Move, type MoveHints, NO_MOVE, type Position } from '../contract/game.js';
import { type MoveHistory, NAMED_SLOTS, SLOTS, markWritten } from './move-history.js';

/** The slot where no move was made: at the root, or after a pass. */
const NO_SLOT = NAMED_SLOTS - 1;
const KILLERS = 2;
/** Histories stay within plus and minus this. */
const HISTORY_LIMIT = 1 << 14;

/**
 * Move statistics from the search's cut-offs, used to try good moves first: killer moves (Akl and
 * Newborn 1977), counter moves (Uiterwijk 1992), the history heuristic (Schaeffer 1983) with gravity, so
 * that it forgets, and continuation history: the success of a move after the one or two moves before it.
 */
export class Histories {
  readonly #hints: MoveHints | undefined;
  readonly #killers: Int32Array;
  readonly #counters = new Int32Array(2 * NAMED_SLOTS).fill(NO_MOVE);
  readonly #quiet: Int16Array;
  readonly #noisy: Int16Array;
  readonly #answers: Int16Array;
  readonly #plans: Int16Array;
  readonly #writtenAnswers: Uint8Array;
  readonly #writtenPlans: Uint8Array;
  readonly #hasSlots: boolean;
  /** The slot of the move made at each ply, shifted by two, so that the plies before the root have one. */
  readonly #path: Int32Array;

  /** @param plies the deepest ply there will be. @param history scores from before, which are updated. */
  constructor(position: Position, plies: number, history: MoveHistory) {
    this.#hints = position.moveHints;
    this.#hasSlots = position.moveHints?.historySlot !== undefined;
    if (this.#hasSlots) history.pair();
    this.#quiet = history.quiet;
    this.#noisy = history.noisy;
    this.#answers = history.answers.values;
    this.#plans = history.plans.values;
    this.#writtenAnswers = history.answers.written;
    this.#writtenPlans = history.plans.written;
    this.#killers = new Int32Array(KILLERS * (plies + 2)).fill(NO_MOVE);
    this.#path = new Int32Array(plies + 4).fill(NO_SLOT);
  }

  /** True when the game maps moves that mean the same to one slot. */
  get hasSlots(): boolean {
    return this.#hasSlots;
  }

  slot(move: Move): number {
    if (this.#hasSlots) return this.#hints!.historySlot!(move);
    return Math.imul(move + 1, 0x9e3779b1) >>> 20;
  }

  /** To be called when `move` is made at `ply`; `NO_MOVE` is a pass. */
  enter(ply: number, move: Move): void {
    if (this.#hasSlots) this.#path[ply + 2] = move === NO_MOVE ? NO_SLOT : this.slot(move);
  }

  /** A number for the two moves before `ply` together. */
  path(ply: number): number {
    return this.#path[ply + 1]! * NAMED_SLOTS + this.#path[ply]!;
  }

  killer(ply: number, which: 0 | 1): Move {
    return this.#killers[KILLERS * ply + which]!;
  }

  counter(ply: number, side: number): Move {
    if (!this.#hasSlots) return NO_MOVE;
    return this.#counters[side * NAMED_SLOTS + this.#path[ply + 1]!]!;
  }

  quiet(slot: number, side: number): number {
    return this.#quiet[side * SLOTS + slot]!;
  }

  noisy(slot: number, side: number): number {
    return this.#noisy[side * SLOTS + slot]!;
  }

  /** History score of `slot` after the moves before `ply`. */
  continuation(slot: number, ply: number): number {
    const answer = this.#path[ply + 1]! * NAMED_SLOTS + slot;
    const plan = this.#path[ply]! * NAMED_SLOTS + slot;
    return this.#answers[answer]! + this.#plans[plan]!;
  }

  /** A quiet move cut the node off: remember it. */
  remember(move: Move, ply: number, side: number): void {
    const at = KILLERS * ply;
    if (this.#killers[at] !== move) {
      this.#killers[at + 1] = this.#killers[at]!;
      this.#killers[at] = move;
    }
    if (this.#hasSlots) this.#counters[side * NAMED_SLOTS + this.#path[ply + 1]!] = move;
  }

  /** @param bonus positive for the move that cut off, negative for those tried in vain before it. */
  learnQuiet(move: Move, ply: number, side: number, bonus: number): void {
    const slot = this.slot(move);
    pull(this.#quiet, side * SLOTS + slot, bonus);
    if (!this.#hasSlots) return;
    const answer = this.#path[ply + 1]! * NAMED_SLOTS + slot;
    const plan = this.#path[ply]! * NAMED_SLOTS + slot;
    pull(this.#answers, answer, bonus);
    pull(this.#plans, plan, bonus);
    markWritten(this.#writtenAnswers, answer);
    markWritten(this.#writtenPlans, plan);
  }

  learnNoisy(move: Move, side: number, bonus: number): void {
    pull(this.#noisy, side * SLOTS + this.slot(move), bonus);
  }
}

/** Adds a bonus with gravity: the nearer a history is to its limit, the less it still moves there. */
function pull(history: Int16Array, at: number, bonus: number): void {
  const value = history[at]!;
  history[at] = value + bonus - Math.trunc((value * Math.abs(bonus)) / HISTORY_LIMIT);
}
