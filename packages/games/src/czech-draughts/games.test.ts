import { type Move, ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { czechDraughts } from './index.js';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import type { DraughtsPosition } from './position.js';
import { squareName, squaresOf } from './squares.js';
import { anyPositions } from './testing/positions.js';
import { type PlainMove, plainAfter, plainGame, plainText, plainTimes } from './testing/reference.js';

/** A move as the plain program knows it; the squares between origin and end make no difference. */
function plainMoveOf(move: Move): PlainMove {
  return {
    route: [squareName(moveFrom(move)), squareName(moveTo(move))],
    captured: new Set(squaresOf(moveCaptured(move)).map(squareName)),
  };
}

function expectFreshKey(position: DraughtsPosition): void {
  const fresh = czechDraughts.parsePosition(czechDraughts.formatPosition(position));
  expect([fresh.hashLo, fresh.hashHi]).toEqual([position.hashLo, position.hashHi]);
}

/** Starts whose games are short of men, so that kings go about and the counters of draws count. */
const STARTS = [
  czechDraughts.formatPosition(czechDraughts.initial()),
  czechDraughts.formatPosition(czechDraughts.initial({ landing: 'must-continue' })),
  'W:WKa1,Kc1,c3:BKh2,Kh4,b8',
  'W:WKa1,Ke1,g1:Bb6,Kh8',
  'B:WKb8,Kd8,Kf8:BKb2',
  'W:WKa1,g7:BKa5',
];

describe('whole games', () => {
  it('lead to the positions, counters and keys that a plain reading of the rules has after each move', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARTS), fc.integer(), (start, seed) => {
        const position = czechDraughts.parsePosition(start);
        let plain = plainGame(start, position.mustContinue);
        const random = new Random(seed);
        for (let ply = 0; ply < 120 && position.outcome() === ONGOING; ply++) {
          const moves = legalMoves(position);
          // The last moves of the list mostly, so that pieces go back and forth.
          const few = random.below(3) === 0 ? moves : moves.slice(-2);
          const move = few[random.below(few.length)]!;
          position.makeMove(move);
          plain = plainAfter(plain, plainMoveOf(move));
          expect(czechDraughts.formatPosition(position)).toBe(plainText(plain));
          expect([position.quietPlies, position.endingPlies]).toEqual([plain.quiet, plain.ending]);
          expect(position.isRepeated(1000)).toBe(plainTimes(plain) > 1 || position.isDrawn());
          expectFreshKey(position);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('do so by any move of any position, long captures among them', () => {
    fc.assert(
      fc.property(anyPositions, (position) => {
        const before = czechDraughts.formatPosition(position);
        const plain = plainGame(before, position.mustContinue);
        for (const move of legalMoves(position)) {
          position.makeMove(move);
          expect(czechDraughts.formatPosition(position)).toBe(
            plainText(plainAfter(plain, plainMoveOf(move))),
          );
          expectFreshKey(position);
          position.undoMove();
          expect(czechDraughts.formatPosition(position)).toBe(before);
          expectFreshKey(position);
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it.each([
    ['W:WKe1,h2:Bd2,d4,f2,f4,h8', 'e1xe1', 'B:WKe1,h2:Bh8'],
    ['B:Wa1,d2,d4,f2,f4:Ba3,Ke1', 'e1xe1', 'W:Wa1:Ba3,Ke1'],
  ])('keep a king whose capture ends where it began: %s, %s', (before, move, after) => {
    const position = czechDraughts.parsePosition(before);
    position.makeMove(czechDraughts.parseMove(position, move));
    expect(czechDraughts.formatPosition(position)).toBe(after);
    expectFreshKey(position);
    position.undoMove();
    expect(czechDraughts.formatPosition(position)).toBe(before);
  });
});

describe('copies', () => {
  const starts = fc.constantFrom(
    'W:WKa1,Kc1,c3:BKh2,Kh4,b8 R4 T2',
    'W:WKa1,Kc1,c3,e3:BKh2,b8,d8 R9 T2',
    ...STARTS,
  );

  it('know how often the position has come, and go on counting as the game does', () => {
    fc.assert(
      fc.property(starts, fc.integer(), fc.nat(40), (start, seed, before) => {
        const position = czechDraughts.parsePosition(start);
        const random = new Random(seed);
        let copy: DraughtsPosition | null = null;
        for (let ply = 0; ply < before + 30 && position.outcome() === ONGOING; ply++) {
          if (ply === before) copy = position.clone();
          const fresh = position.clone();
          for (const each of copy === null ? [fresh] : [fresh, copy]) {
            expect(czechDraughts.formatPosition(each)).toBe(czechDraughts.formatPosition(position));
            expect(each.countOccurrences()).toBe(position.countOccurrences());
            for (const plies of [0, 3, 4, 8, 100])
              expect(each.isRepeated(plies)).toBe(position.isRepeated(plies));
          }
          const moves = legalMoves(position).slice(random.below(4) === 0 ? 0 : -2);
          const move = moves[random.below(moves.length)]!;
          for (const each of copy === null ? [position] : [position, copy]) each.makeMove(move);
        }
        expect(copy === null ? null : copy.outcome()).toBe(copy === null ? null : position.outcome());
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it.each(['c3-d4', 'h2xe5'])('forget what came before a capture or a move of a man: %s', (irreversible) => {
    const text = { 'c3-d4': 'W:WKa1,Kc1,c3:BKh2,Kh4,b8 R4 T2', h2xe5: 'B:WKa1,f4:BKh2,b8 R4 T2' }[
      irreversible
    ];
    const position = czechDraughts.parsePosition(text as string);
    expect(position.clone().countOccurrences()).toBe(2);
    position.makeMove(czechDraughts.parseMove(position, irreversible));
    for (const each of [position, position.clone(), position.clone().clone()]) {
      expect(each.countOccurrences()).toBe(1);
      expect(czechDraughts.formatPosition(each)).not.toMatch(/[RT]/);
    }
  });

  it('may be given the other side to move, with nothing else changed', () => {
    const before = 'W:WKa1,Kc1,c3:Bb8,Kh2,Kh4';
    const position = czechDraughts.parsePosition(before);
    const turned = position.withTurn(1);
    expect([turned.turn, position.turn]).toEqual([1, 0]);
    for (const each of [turned, position, turned.withTurn(0)]) expectFreshKey(each);
    expect(czechDraughts.formatPosition(turned)).toBe(before.replace('W:', 'B:'));
    expect(czechDraughts.formatPosition(position)).toBe(before);
    expect(czechDraughts.formatPosition(turned.withTurn(0))).toBe(before);
  });
});
