import { Random, legalMoves } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHESS_WEIGHTS, chessTuning, classicalChess } from './index.js';
import { WEIGHT_COUNT, WEIGHT_NAMES, countOfWeight } from './layout.js';

it('has a number for each stage where the layout says so', () => {
  expect(Object.keys(CHESS_WEIGHTS)).toEqual(WEIGHT_NAMES);
  for (const name of WEIGHT_NAMES) {
    expect(CHESS_WEIGHTS[name].middlegame, name).toHaveLength(countOfWeight(name));
    expect(CHESS_WEIGHTS[name].endgame, name).toHaveLength(countOfWeight(name));
  }
});

it('lays weights out in a row and back', () => {
  const numbers = chessTuning.toNumbers(CHESS_WEIGHTS);
  expect(numbers).toHaveLength(2 * WEIGHT_COUNT);
  expect(chessTuning.fromNumbers(numbers)).toEqual(CHESS_WEIGHTS);
});

it('traces predict the evaluation with other weights', () => {
  const trace = chessTuning.tracer(CHESS_WEIGHTS);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = new Random(seed);
      const position = chess.initial();
      for (let ply = 20 + random.below(20); ply > 0; ply--) {
        const moves = legalMoves(position);
        if (moves.length === 0) return;
        position.makeMove(moves[random.below(moves.length)]!);
      }
      const traced = trace(position);
      if (traced === null) return;
      const numbers = chessTuning.toNumbers(CHESS_WEIGHTS);
      const changed = numbers.map((number, index) => {
        // Danger to kings is not linear; the rest has to be exact but for rounding.
        return isDanger(index % WEIGHT_COUNT) ? number : number + random.below(21) - 10;
      });
      let foretold = traced.value;
      for (const [i, index] of traced.indexes.entries()) {
        foretold += traced.coefficients[i]! * (changed[index]! - numbers[index]!);
      }
      const evaluation = classicalChess(chessTuning.fromNumbers(changed));
      const value = (position.turn === 0 ? 1 : -1) * evaluation.evaluate(position);
      // Two values are cut to whole centipawns.
      expect(Math.abs(value - foretold)).toBeLessThan(2.01);
    }),
    { numRuns: 40 },
  );
});

function isDanger(index: number): boolean {
  let at = 0;
  for (const name of WEIGHT_NAMES) {
    at += countOfWeight(name);
    if (index < at) return name.startsWith('danger');
  }
  return false;
}
