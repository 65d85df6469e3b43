import type { Evaluation } from '@tahoun/core';
import { type AtariGoPosition, BLACK, WHITE } from '@tahoun/games/atari-go';
import type { Parameter, Setting } from '../game-ai.js';
import {
  MAX_ROWS,
  QUAD_WEIGHTS,
  type QuadWeights,
  SCANS,
  type Scan,
  blockersOf,
  eulerNumber,
  rowsOf,
} from './euler.js';
import { NEAR, ORDERS, libertyBalance } from './liberties.js';

/** The five constants of the thesis, which its users may set, and what its programmers may. */
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
  /** Weight of an empty point four steps away, and of one further away: those brought nothing (4.7). 0 to 100. */
  readonly 'order-4': number;
  readonly 'order-5': number;
  /**
   * Weights of windows with one stone, with three, and with two on a diagonal, in four times the Euler number. A joined
   * diagonal weighs the opposite. -3 to 3.
   */
  readonly q1: number;
  readonly q3: number;
  readonly qd: number;
}

/** The best constants of the thesis, for alpha-beta of depth 3 (Starý 2009, 4.8), with the scan of its program (4.7). */
export const STARY_CONSTANTS: StaryConstants = {
  alpha: 1,
  beta: 1,
  gamma: 0.75,
  delta: 3.45,
  epsilon: -4,
  scan: 1,
  'order-4': 0,
  'order-5': 0,
  q1: QUAD_WEIGHTS.one,
  q3: QUAD_WEIGHTS.three,
  qd: QUAD_WEIGHTS.diagonal,
};

/** Range of a weight of windows. */
const QUAD = { min: -3, max: 3, step: 0.25 } as const;

/** Range of each constant for users. */
export const STARY_PARAMETERS: readonly (Parameter & { readonly id: keyof StaryConstants })[] = [
  { id: 'alpha', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.alpha },
  { id: 'beta', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.beta },
  { id: 'gamma', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS.gamma },
  { id: 'delta', min: 0, max: 1000, step: 0.05, default: STARY_CONSTANTS.delta },
  { id: 'epsilon', min: -20, max: 20, step: 0.5, default: STARY_CONSTANTS.epsilon },
  { id: 'scan', min: 0, max: SCANS.length - 1, step: 1, default: STARY_CONSTANTS.scan, choices: SCANS },
  { id: 'order-4', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS['order-4'] },
  { id: 'order-5', min: 0, max: 100, step: 0.25, default: STARY_CONSTANTS['order-5'] },
  { id: 'q1', ...QUAD, default: STARY_CONSTANTS.q1 },
  { id: 'q3', ...QUAD, default: STARY_CONSTANTS.q3 },
  { id: 'qd', ...QUAD, default: STARY_CONSTANTS.qd },
];

/**
 * Levels made of constants, as the thesis suggests (2.9). The first came out of matches;
 * docs/decisions/0007-starys-player.md has the strength of each.
 */
export const STARY_SETTINGS: readonly Setting[] = [
  { id: 'tuned', values: { beta: 0.5, scan: 2 } },
  { id: 'source', values: {} },
  { id: 'shapeless', values: { epsilon: 0 } },
  { id: 'scattered', values: { alpha: 0, beta: 0, gamma: 0, epsilon: 20 } },
];

/** Black's and White's stones. */
const black = new Int32Array(MAX_ROWS);
const white = new Int32Array(MAX_ROWS);

/**
 * The evaluation of Starý's program (4.7): liberties of the first, second and third order of all of Black's
 * stones minus those of White's, within a bound, and the difference of their Euler numbers.
 */
export function staryEvaluation(constants: StaryConstants): Evaluation<AtariGoPosition> {
  const { epsilon } = constants;
  const scan = scanOf(constants);
  const quads = quadWeightsOf(constants);
  const orders = constants['order-4'] === 0 && constants['order-5'] === 0 ? NEAR : ORDERS;
  const unbounded = (position: AtariGoPosition) =>
    weighLiberties(libertyBalance(position, orders), constants);
  const parts = (position: AtariGoPosition) => {
    const bounded = boundLiberties(unbounded(position), constants);
    const sign = position.turn === 0 ? 100 : -100;
    return {
      liberties: whole(sign * bounded),
      euler: whole(sign * epsilon * eulerBalance(position, scan, quads)),
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
      return { unbounded: sign * unbounded(position) + 0 };
    },
  };
}

/** Weighted sum of the liberties of all orders, before the bound. */
export function weighLiberties(
  orders: readonly number[] | Int32Array,
  { alpha, beta, gamma, 'order-4': order4, 'order-5': order5 }: StaryConstants,
): number {
  const near = alpha * orders[0]! + beta * orders[1]! + gamma * orders[2]!;
  return near + order4 * orders[3]! + order5 * orders[4]!;
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

/** The summands of windows that the constants name. */
export function quadWeightsOf({ q1, q3, qd }: StaryConstants): QuadWeights {
  return { one: q1, three: q3, diagonal: qd, joined: 0 - qd };
}

/** Black's groups minus their holes, minus White's. */
export function eulerBalance(
  position: AtariGoPosition,
  scan: Scan,
  weights: QuadWeights = QUAD_WEIGHTS,
): number {
  const { size } = position.goban;
  rowsOf(position, BLACK, black);
  rowsOf(position, WHITE, white);
  return (
    eulerNumber(black, size, blockersOf(scan, white), weights) -
    eulerNumber(white, size, blockersOf(scan, black), weights)
  );
}
