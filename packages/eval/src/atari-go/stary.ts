import type { Evaluation } from '@tahoun/core';
import { type AtariGoPosition, BLACK, WHITE, bitCount } from '@tahoun/games/atari-go';
import type { Parameter, Setting } from '../game-ai.js';
import { MAX_ROWS, SCANS, type Scan, blockersOf, dilate, emptyRowsOf, eulerNumber, rowsOf } from './euler.js';

/** The five constants of the thesis, which its users may set, and the rule for the Euler number. */
export interface StaryConstants {
  /** Weight of an empty point next to own stones: the more, the more their liberties matter. 0 to 100. */
  readonly alpha: number;
  /** Weight of an empty point two steps away: the more, the more open the places it plays on. 0 to 100. */
  readonly beta: number;
  /** Weight of an empty point three steps away. 0 to 100. */
  readonly gamma: number;
  /**
   * Bound of all liberties together: with a lower one connecting prevails over running, and the program plays
   * more boldly. 0 to 1000. The thesis's formula is lost; a bound is how we read its words.
   */
  readonly delta: number;
  /** Weight of the Euler number: below 0 stones gather and make eyes, above 0 they scatter. -20 to 20. */
  readonly epsilon: number;
  /** Rule for the stones on a diagonal that count as joined: an index of `SCANS`. 0 joins none. */
  readonly scan: number;
}

/** The best constants of the thesis, for alpha-beta of depth 3 (Starý 2009, 4.8), with its scan. */
export const STARY_CONSTANTS: StaryConstants = {
  alpha: 1,
  beta: 1,
  gamma: 0.75,
  delta: 3.45,
  epsilon: -4,
  scan: 0,
};

/** Range of each constant for users. */
export const STARY_PARAMETERS: readonly (Parameter & { readonly id: keyof StaryConstants })[] = [
  { id: 'alpha', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.alpha },
  { id: 'beta', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.beta },
  { id: 'gamma', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.gamma },
  { id: 'delta', min: 0, max: 1000, step: 0.05, default: STARY_CONSTANTS.delta },
  { id: 'epsilon', min: -20, max: 20, step: 0.5, default: STARY_CONSTANTS.epsilon },
  { id: 'scan', min: 0, max: SCANS.length - 1, step: 1, default: STARY_CONSTANTS.scan, choices: SCANS },
];

/**
 * Levels made of constants, as the thesis suggests (2.9). The first came out of matches; docs/measurements.md
 * has the strength of each.
 */
export const STARY_SETTINGS: readonly Setting[] = [
  { id: 'tuned', values: { beta: 0.5, scan: 2 } },
  { id: 'source', values: {} },
  { id: 'shapeless', values: { epsilon: 0 } },
  { id: 'scattered', values: { alpha: 0, beta: 0, gamma: 0, epsilon: 20 } },
];

/** Liberties are counted up to this many steps from the stones. */
const ORDERS = 3;

/** Black's and White's stones, the empty points, and a set growing step by step. */
const black = new Int32Array(MAX_ROWS);
const white = new Int32Array(MAX_ROWS);
const empty = new Int32Array(MAX_ROWS);
const reached = new Int32Array(MAX_ROWS);
const grown = new Int32Array(MAX_ROWS);
const balance = new Int32Array(ORDERS);

/**
 * The evaluation of Starý's program (4.7): liberties of the first, second and third order of all of Black's
 * stones minus those of White's, within a bound, and the difference of their Euler numbers.
 */
export function staryEvaluation(constants: StaryConstants): Evaluation<AtariGoPosition> {
  const { epsilon } = constants;
  const scan = scanOf(constants);
  const parts = (position: AtariGoPosition) => {
    liberties(position);
    const bounded = boundLiberties(weighLiberties(balance, constants), constants);
    const sign = position.turn === 0 ? 100 : -100;
    return {
      liberties: whole(sign * bounded),
      euler: whole(sign * epsilon * eulerBalance(position, scan)),
    };
  };
  return {
    id: 'stary',
    evaluate(position) {
      const { liberties, euler } = parts(position);
      return liberties + euler;
    },
    terms: parts,
    facts(position) {
      const sign = position.turn === 0 ? 1 : -1;
      return { unbounded: sign * weighLiberties(libertyBalance(position), constants) + 0 };
    },
  };
}

/** Weighted sum of the liberties of the three orders, before the bound. */
export function weighLiberties(
  [first = 0, second = 0, third = 0]: readonly number[] | Int32Array,
  { alpha, beta, gamma }: StaryConstants,
): number {
  return alpha * first + beta * second + gamma * third;
}

/** The sum within the bound. */
export function boundLiberties(weight: number, { delta }: StaryConstants): number {
  return Math.max(-delta, Math.min(delta, weight));
}

/** The nearest integer; never -0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** The scan that the constants name. */
export function scanOf({ scan }: StaryConstants): Scan {
  return SCANS[scan] as Scan;
}

/** Black's groups minus their holes, minus White's. */
export function eulerBalance(position: AtariGoPosition, scan: Scan): number {
  const { size } = position.goban;
  rowsOf(position, BLACK, black);
  rowsOf(position, WHITE, white);
  return (
    eulerNumber(black, size, blockersOf(scan, white)) - eulerNumber(white, size, blockersOf(scan, black))
  );
}

/** Writes to `balance` Black's empty points at one, two and three steps from any stone, minus White's. */
function liberties(position: AtariGoPosition): void {
  emptyRowsOf(position, empty);
  balance.fill(0);
  addLiberties(position, BLACK, 1);
  addLiberties(position, WHITE, -1);
}

function addLiberties(position: AtariGoPosition, stone: number, sign: number): void {
  const { size } = position.goban;
  rowsOf(position, stone, reached);
  for (let order = 0; order < ORDERS; order++) {
    dilate(reached, size, grown);
    let count = 0;
    for (let row = 0; row < size; row++) {
      const isNew = grown[row]! & ~reached[row]!;
      count += bitCount(isNew & empty[row]!);
    }
    balance[order] = balance[order]! + sign * count;
    reached.set(grown);
  }
}

/** The liberties of each order, Black's minus White's, as the thesis defines them. */
export function libertyBalance(position: AtariGoPosition): readonly number[] {
  liberties(position);
  return [...balance];
}

/** The liberties of each order of all stones of one colour. */
export function libertyCounts(position: AtariGoPosition, stone: number): readonly number[] {
  emptyRowsOf(position, empty);
  balance.fill(0);
  addLiberties(position, stone, 1);
  return [...balance];
}
