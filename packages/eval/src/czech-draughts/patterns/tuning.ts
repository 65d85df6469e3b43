import type { DraughtsPosition } from '@tahoun/games/czech-draughts';
import { countDraughtsSquares as count, draughtsSquaresOf as squaresOf } from '@tahoun/games/czech-draughts';
import type { Tapered } from '../../tapered.js';
import type { Tuning } from '../../tuning.js';
import { INDEX_COUNT, writePatternIndices } from './indices.js';
import { type PatternWeights, WEIGHT_COUNTS, WEIGHT_NAMES, type WeightName } from './layout.js';
import { ALL_PIECES, patterns, stageOf } from './patterns.js';
import { PATTERN_WEIGHTS } from './weights.js';

/** Numbers of one stage; where each name's begin. */
const [COUNT, OFFSETS] = numbered();

function numbered(): [number, Readonly<Record<WeightName, number>>] {
  let count = 0;
  const offsets = WEIGHT_NAMES.map((name): [WeightName, number] => {
    const offset = count;
    count += WEIGHT_COUNTS[name];
    return [name, offset];
  });
  return [count, Object.fromEntries(offsets) as Record<WeightName, number>];
}

/** Numbers in a row: all of the middlegame in the order of `WEIGHT_NAMES`, then all of the endgame. */
export const draughtsTuning: Tuning<DraughtsPosition, PatternWeights> = {
  weights: PATTERN_WEIGHTS,
  toNumbers(weights) {
    const numbers = new Float64Array(2 * COUNT);
    for (const name of WEIGHT_NAMES) {
      numbers.set(weights[name].middlegame, OFFSETS[name]);
      numbers.set(weights[name].endgame, COUNT + OFFSETS[name]);
    }
    return numbers;
  },
  fromNumbers(numbers) {
    const part = (from: number, length: number) =>
      // Adding 0 turns -0 into 0.
      Array.from(numbers.subarray(from, from + length), (number) => Math.round(number) + 0);
    const named = WEIGHT_NAMES.map((name): [string, Tapered] => {
      const [from, length] = [OFFSETS[name], WEIGHT_COUNTS[name]];
      return [name, { middlegame: part(from, length), endgame: part(COUNT + from, length) }];
    });
    return Object.fromEntries(named) as unknown as PatternWeights;
  },
  evaluation: patterns,
  resultShare: 0.5,
  // A man ahead among twelve wins about two games of three: that keeps its worth near 100.
  steepness: 0.006,
  hold: 1e-9,
  tracer(weights) {
    const evaluation = patterns(weights);
    const indices = new Int32Array(INDEX_COUNT);
    return (position) => {
      const { white, black, kings, turn } = position;
      const counts = new Map<number, number>();
      const note = (index: number, amount: number) => {
        counts.set(index, (counts.get(index) ?? 0) + amount);
      };
      const [whiteKings, blackKings] = [white & kings, black & kings];
      note(OFFSETS.man, count(white & ~kings) - count(black & ~kings));
      note(OFFSETS.king, count(whiteKings) - count(blackKings));
      note(OFFSETS.onlyKings, (whiteKings === 0 ? 0 : 1) - (blackKings === 0 ? 0 : 1));
      for (const square of squaresOf(whiteKings)) note(OFFSETS.kingSquares + square, 1);
      for (const square of squaresOf(blackKings)) note(OFFSETS.kingSquares + 31 - square, -1);
      writePatternIndices(white & ~kings, black & ~kings, indices);
      for (const [i, index] of indices.entries()) note(OFFSETS.patterns + index, i % 2 === 0 ? 1 : -1);
      const shares = [...counts].filter(([, amount]) => amount !== 0);
      const early = stageOf(position) / ALL_PIECES;
      const value = evaluation.evaluate(position);
      return {
        value: turn === 0 ? value : 0 - value,
        indexes: Uint32Array.from([...shares.map(([at]) => at), ...shares.map(([at]) => COUNT + at)]),
        coefficients: Float32Array.from([
          ...shares.map(([, amount]) => amount * early),
          ...shares.map(([, amount]) => amount * (1 - early)),
        ]),
      };
    };
  },
};
