import type { ChessPosition } from '@tahoun/games/chess';
import type { Tapered } from '../tapered.js';
import type { TracedPosition, Tuning } from '../tuning.js';
import { UNKNOWN_ENDING, knownEnding } from './endings.js';
import { classicalChess } from './evaluation.js';
import { type ChessWeights, WEIGHT_COUNT, WEIGHT_NAMES, countOfWeight, offsetOf } from './layout.js';
import { FULL_PHASE, FULL_SCALE } from './scale.js';
import { Weighing, blend } from './weighing.js';
import { CHESS_WEIGHTS } from './weights.js';

/** Numbers in a row: all of the middlegame in the order of `layout.ts`, then all of the endgame. */
export const chessTuning: Tuning<ChessPosition, ChessWeights> = {
  weights: CHESS_WEIGHTS,
  toNumbers(weights) {
    const numbers = new Float64Array(2 * WEIGHT_COUNT);
    for (const name of WEIGHT_NAMES) {
      numbers.set(weights[name].middlegame, offsetOf(name));
      numbers.set(weights[name].endgame, WEIGHT_COUNT + offsetOf(name));
    }
    return numbers;
  },
  fromNumbers(numbers) {
    const part = (from: number, count: number) =>
      // Adding 0 turns -0 into 0.
      Array.from(numbers.subarray(from, from + count), (number) => Math.round(number) + 0);
    const named = WEIGHT_NAMES.map((name): [string, Tapered] => {
      const [from, count] = [offsetOf(name), countOfWeight(name)];
      return [name, { middlegame: part(from, count), endgame: part(WEIGHT_COUNT + from, count) }];
    });
    return Object.fromEntries(named) as ChessWeights;
  },
  evaluation: classicalChess,
  resultShare: 0.1,
  hold: 2e-8,
  tracer,
};

/**
 * Traces by trying: the evaluation once with each number a little larger. It is linear in nearly all of
 * them, so the differences are exact; for the danger to kings they are the slope.
 */
function tracer(weights: ChessWeights): (position: ChessPosition) => TracedPosition | null {
  const base = new Weighing(weights, 1);
  const tried = Array.from({ length: WEIGHT_COUNT }, (_, index) => new Weighing(raised(weights, index), 1));
  return (position) => {
    if (knownEnding(position) !== UNKNOWN_ENDING) return null;
    base.weigh(position);
    const { early, late, phase, scale } = base;
    const earlyShare = phase / FULL_PHASE / STEP;
    const lateShare = ((FULL_PHASE - phase) / FULL_PHASE / STEP) * (scale / FULL_SCALE);
    const indexes: number[] = [];
    const coefficients: number[] = [];
    const note = (index: number, coefficient: number) => {
      if (coefficient === 0) return;
      indexes.push(index);
      coefficients.push(coefficient);
    };
    for (const [index, weighing] of tried.entries()) {
      weighing.weigh(position);
      note(index, (weighing.early - early) * earlyShare);
      note(WEIGHT_COUNT + index, (weighing.late - late) * lateShare);
    }
    return {
      value: blend(early, late, phase, scale),
      indexes: Uint32Array.from(indexes),
      coefficients: Float32Array.from(coefficients),
    };
  };
}

/** By how much a number is raised for a trial: enough for the slope of what is rounded. */
const STEP = 8;

function raised(weights: ChessWeights, index: number): ChessWeights {
  const numbers = chessTuning.toNumbers(weights);
  numbers[index]! += STEP;
  numbers[WEIGHT_COUNT + index]! += STEP;
  return chessTuning.fromNumbers(numbers);
}
