import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import { type ConnectFourPosition, connectFour } from '@tahoun/games/connect-four';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFours } from './index.js';

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The 69 fours, each as the contents of its cells (null outside the board never occurs). */
function fours(position: ConnectFourPosition) {
  const all: { owner: number | null; row: number; isUp: boolean }[][] = [];
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 6; row++) {
      for (const [right, up] of STEPS) {
        const [lastColumn, lastRow] = [column + 3 * right, row + 3 * up];
        if (lastColumn > 6 || lastRow > 5 || lastRow < 0) continue;
        all.push(
          [0, 1, 2, 3].map((i) => ({
            owner: position.ownerOf(column + i * right, row + i * up),
            row: row + i * up,
            isUp: right === 0,
          })),
        );
      }
    }
  }
  return all;
}

const played = fc.integer().map((seed) => {
  const random = new Random(seed);
  const position = connectFour.initial();
  for (let ply = random.below(36); ply > 0 && position.outcome() === ONGOING; ply--) {
    playRandomMove(position, random);
  }
  return position;
});

describe('open fours, against a count of all 69', () => {
  it('are 69', () => {
    expect(fours(connectFour.initial())).toHaveLength(69);
  });

  it('count discs in those that are open', () => {
    fc.assert(
      fc.property(played, (position) => {
        let discs = 0;
        for (const four of fours(position)) {
          const own = four.filter(({ owner }) => owner === position.turn).length;
          const other = four.filter(({ owner }) => owner === 1 - position.turn).length;
          if (own === 0 || other === 0) discs += own - other;
        }
        expect(openFours.evaluate(position)).toBe(25 * discs);
      }),
      { numRuns: 300 },
    );
  });
});

it('gives terms that add up', () => {
  fc.assert(
    fc.property(played, (position) => {
      const parts = Object.values(openFours.terms(position));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(openFours.evaluate(position));
    }),
  );
});
