import { type ChildEstimates, NO_MOVE, ONGOING, Random, legalMoves, proofNumberSearch } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AtariGoPosition, atariGo } from './index.js';

/** Positions of random games in which no capture is possible. */
const quiet = fc
  .record({ seed: fc.integer(), size: fc.integer({ min: 3, max: 9 }), plies: fc.nat(60) })
  .map(({ seed, size, plies }) => {
    const random = new Random(seed);
    const position = atariGo.initial({ size: String(size) });
    for (let ply = 0; ply < plies; ply++) {
      const safe = position.winningMove() === NO_MOVE ? safeMoves(position) : [];
      if (safe.length === 0) break;
      position.makeMove(safe[random.below(safe.length)]!);
    }
    return position;
  })
  .filter((position) => position.outcome() === ONGOING && position.winningMove() === NO_MOVE);

function safeMoves(position: AtariGoPosition): number[] {
  const moves = new Int32Array(400);
  return Array.from(moves.subarray(0, position.generateNonLosing(moves, 0)));
}

function estimated(position: AtariGoPosition, moves: readonly number[]): ChildEstimates {
  const numbers = () => new Int32Array(moves.length);
  const [lo, hi, effort, resistance] = [numbers(), numbers(), numbers(), numbers()];
  const estimates = { moves: Int32Array.from(moves), lo, hi, effort, resistance };
  expect(position.estimateChildren(estimates, 0, moves.length)).toBe(true);
  return estimates;
}

describe('what is estimated of non-losing moves', () => {
  it('has the keys that the positions then have', () => {
    fc.assert(
      fc.property(quiet, (position) => {
        const { moves, lo, hi } = estimated(position, safeMoves(position));
        const key = new Int32Array(2);
        for (const [i, move] of moves.entries()) {
          position.makeMove(move);
          position.symmetricKey(key);
          position.undoMove();
          expect([lo[i], hi[i]]).toEqual([...key]);
        }
      }),
    );
  });

  it('calls a move won where every answer loses at once, and asks for work elsewhere', () => {
    let won = 0;
    fc.assert(
      fc.property(quiet, (position) => {
        const { moves, effort, resistance } = estimated(position, safeMoves(position));
        for (const [i, move] of moves.entries()) {
          expect(resistance[i]).toBeGreaterThan(0);
          if (effort[i] !== 0) continue;
          won++;
          position.makeMove(move);
          expect(safeMoves(position)).toEqual([]);
          expect(position.winningMove()).toBe(NO_MOVE);
          position.undoMove();
        }
      }),
      { numRuns: 400 },
    );
    expect(won).toBeGreaterThan(20);
  });

  it('sees what cannot be saved: two groups in atari, or one with nowhere to go', () => {
    const isWon = (text: string, point: string) => {
      const position = atariGo.parsePosition(text);
      return estimated(position, [atariGo.parseMove(position, point)]).effort[0] === 0;
    };
    // C3 puts the stones on B3 and D3 into atari, which have a liberty each.
    expect(isWon('...../.X.X./XO.OX/...../..... X 1', 'C3')).toBe(true);
    expect(isWon('...../.X.X./.O.OX/...../..... X 1', 'C3')).toBe(false);
    // Driven along the edge the stone has two liberties, unless D4 is taken.
    expect(isWon('..O../..X../...../...../..... X 1', 'B5')).toBe(false);
    expect(isWon('..O../..XX./...../...../..... X 1', 'B5')).toBe(true);
  });

  it('says nothing where several stones have to be captured', () => {
    const position = atariGo.initial({ size: '5', target: '2' });
    const none = new Int32Array(1);
    const estimates = { moves: none, lo: none, hi: none, effort: none, resistance: none };
    expect(position.estimateChildren(estimates, 0, 0)).toBe(false);
  });

  it('goes by all safe moves, and no others', () => {
    fc.assert(
      fc.property(quiet, (position) => {
        const safe = legalMoves(position).filter((move) => {
          position.makeMove(move);
          const isSafe = position.winningMove() === NO_MOVE;
          position.undoMove();
          return isSafe;
        });
        expect(safeMoves(position)).toEqual(safe);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['4x4', { size: '4' }, 'no', 3021],
  ['a crosscut on 5x5', { size: '5', start: 'crosscut' }, 'yes', 29],
])(
  'makes the search of %s as short as it is: a change of the estimates shows here',
  (_, variants, answer, nodes) => {
    const position = atariGo.initial(variants);
    const found = proofNumberSearch({ position, question: 'wins', limits: { nodes: 100_000 } });
    expect([found.answer, found.nodes]).toEqual([answer, nodes]);
  },
);
