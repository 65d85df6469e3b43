import { type DraughtsPosition, czechDraughts } from '@tahoun/games/czech-draughts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanged, played } from '../testing/positions.js';
import { INDEX_COUNT, writePatternIndices } from './indices.js';
import { PATTERN_COUNT, type PatternWeights, WINDOWS, plainWeights } from './layout.js';
import { patterns } from './patterns.js';
import { draughtsTuning } from './tuning.js';

/** The pattern in a window by its meaning: row by row, 0 for no man, 1 for a white, 2 for a black one. */
function spelled({ white, black, kings }: DraughtsPosition, window: number): number {
  const { row, column } = WINDOWS[window] as (typeof WINDOWS)[number];
  let number = 0;
  for (const square of [0, 1, 4, 5, 8, 9].map((step) => 4 * row + column + step)) {
    const bit = 1 << square;
    const digit = (white & ~kings & bit) !== 0 ? 1 : (black & ~kings & bit) !== 0 ? 2 : 0;
    number = 3 * number + digit;
  }
  return window * PATTERN_COUNT + number;
}

describe('pattern indices', () => {
  it('are numbered row by row, and alike for Black on the turned board', () => {
    fc.assert(
      fc.property(played, (position) => {
        const { white, black, kings } = position;
        const indexes = new Int32Array(INDEX_COUNT);
        writePatternIndices(white & ~kings, black & ~kings, indexes);
        const turned = czechDraughts.parsePosition(exchanged(czechDraughts.formatPosition(position)));
        for (const window of WINDOWS.keys()) {
          expect(indexes[2 * window]).toBe(spelled(position, window));
          expect(indexes[2 * window + 1]).toBe(spelled(turned, window));
        }
      }),
    );
  });
});

describe('the evaluation', () => {
  it('sees nothing but material before it has learned anything', () => {
    const { evaluate } = patterns(plainWeights());
    expect(evaluate(czechDraughts.parsePosition('W:Wc1,e3:Bd6'))).toBe(100);
    expect(evaluate(czechDraughts.parsePosition('B:Wc1:BKd6'))).toBe(200 + 80 - 100);
  });

  it('has learned about both stages', () => {
    const { patterns: learned } = draughtsTuning.weights;
    expect(learned.middlegame.some((weight) => weight !== 0)).toBe(true);
    expect(learned.endgame.some((weight) => weight !== 0)).toBe(true);
  });

  it('is what its traces add up to, but for rounding', () => {
    const weights: PatternWeights = draughtsTuning.weights;
    const numbers = draughtsTuning.toNumbers(weights);
    const trace = draughtsTuning.tracer(weights);
    fc.assert(
      fc.property(played, (position) => {
        const traced = trace(position);
        let sum = 0;
        for (const [i, index] of traced?.indexes.entries() ?? []) {
          sum += traced!.coefficients[i]! * numbers[index]!;
        }
        expect(Math.abs((traced?.value as number) - sum)).toBeLessThan(1.01);
      }),
    );
  });

  it('reads its weights back from numbers', () => {
    expect(draughtsTuning.fromNumbers(draughtsTuning.toNumbers(draughtsTuning.weights))).toEqual(
      draughtsTuning.weights,
    );
  });
});
