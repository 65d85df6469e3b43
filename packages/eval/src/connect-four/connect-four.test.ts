import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { type ConnectFourPosition, connectFour } from '@tahoun/games/connect-four';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFours, threats } from './index.js';

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The 69 fours, each as what its cells hold (null outside the board never occurs). */
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
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)]!);
  }
  return position;
});

describe('the evaluations, against a count of all 69 fours', () => {
  it('are 69', () => {
    expect(fours(connectFour.initial())).toHaveLength(69);
  });

  it('open fours', () => {
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

  it('threats', () => {
    const evaluation = threats({ disc: 0, centre: 0, threat: 1000, lasting: 1 });
    fc.assert(
      fc.property(played, (position) => {
        let value = 0;
        for (const four of fours(position)) {
          const free = four.find(({ owner }) => owner === null);
          const owners = new Set(four.filter(({ owner }) => owner !== null).map(({ owner }) => owner));
          if (free === undefined || free.isUp || owners.size !== 1) continue;
          if (four.filter(({ owner }) => owner === null).length > 1) continue;
          const [owner] = [...owners] as [number];
          const worth = 1000 + (free.row % 2 === owner ? 1 : 0);
          value += owner === position.turn ? worth : -worth;
        }
        expect(evaluation.evaluate(position)).toBe(value);
      }),
      { numRuns: 300 },
    );
  });
});

it('gives terms that add up', () => {
  fc.assert(
    fc.property(played, (position) => {
      for (const evaluation of [openFours, threats({ disc: 3, centre: 5, threat: 7, lasting: 11 })]) {
        const parts = Object.values(evaluation.terms(position));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(evaluation.evaluate(position));
      }
    }),
  );
});
