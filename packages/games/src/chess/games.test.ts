import { type Move, ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess, formatUci } from './index.js';
import { isCastling, moveTo } from './move.js';
import { fileOf } from './squares.js';
import { naiveAfter } from './testing/naive.js';
import { LIVELY_STARTS, naiveGame } from './testing/positions.js';

/** As the second program names moves. */
function nameOf(position: ChessPosition, move: Move): string {
  if (!isCastling(move)) return formatUci(position, move);
  return fileOf(moveTo(move)) === 6 ? 'O-O' : 'O-O-O';
}

/** The fields that make two positions the same for a repetition: all but the counters. */
function placeOf(position: ChessPosition): string {
  return chess.formatPosition(position).split(' ').slice(0, 4).join(' ');
}

const games = fc.record({ start: fc.constantFrom(...LIVELY_STARTS), seed: fc.integer() });

describe('whole games', () => {
  it('lead to the positions that a slow second program has after each move', () => {
    fc.assert(
      fc.property(games, ({ start, seed }) => {
        const position = chess.parsePosition(start);
        const random = new Random(seed);
        for (let ply = 0; ply < 60 && position.outcome() === ONGOING; ply++) {
          const moves = legalMoves(position);
          const move = moves[random.below(moves.length)]!;
          const expected = naiveAfter(naiveGame(position), nameOf(position, move));
          position.makeMove(move);
          const found = naiveGame(position);
          expect({ ...found, rooks: [...found.rooks].sort() }).toEqual({
            ...expected,
            rooks: [...expected.rooks].sort(),
          });
          const fresh = chess.parsePosition(chess.formatPosition(position));
          expect([fresh.hashLo, fresh.hashHi]).toEqual([position.hashLo, position.hashHi]);
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it('count how often a position has come as a list of all of them does, in copies too', () => {
    const shuffles = [
      '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
      '1n2k3/8/8/8/8/8/8/1N2K3 w - - 0 1',
      ...LIVELY_STARTS,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...shuffles), fc.integer(), (start, seed) => {
        const position = chess.parsePosition(start);
        const seen: string[] = [];
        const random = new Random(seed);
        let times = 1;
        for (let ply = 0; ply < 60 && position.outcome() === ONGOING; ply++) {
          seen.push(placeOf(position));
          times = seen.filter((place) => place === seen.at(-1)).length;
          for (const each of [position, position.clone()]) {
            expect(each.canClaimDraw()).toBe(times >= 3 ? 'threefold-repetition' : null);
            expect(each.isRepeated(1000)).toBe(times > 1);
            expect(each.isRepeated(0)).toBe(times > 2);
          }
          position.makeMove(backOrForth(position, random));
        }
        seen.push(placeOf(position));
        times = seen.filter((place) => place === seen.at(-1)).length;
        if (times >= 5) expect(chess.result(position)?.reason).toBe('fivefold-repetition');
        else expect(chess.result(position)?.reason).not.toBe('fivefold-repetition');
      }),
      { numRuns: 70, seed: 1 },
    );
  });
});

/** The first moves of the list mostly, so that pieces go back and forth. */
function backOrForth(position: ChessPosition, random: Random): Move {
  const moves = legalMoves(position).filter((move) => !position.isNoisy(move));
  const few = moves.length === 0 ? legalMoves(position) : moves.slice(-2);
  return few[random.below(few.length)]!;
}

describe('copies', () => {
  /** Rooks that wander over the board: no position comes a fifth time in 148 plies. */
  function wandered(plies: number): ChessPosition {
    const position = chess.parsePosition('r3k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    const random = new Random(3);
    while (position.halfmoveClock < plies) {
      const moves = legalMoves(position).filter((move) => !position.isNoisy(move));
      position.makeMove(moves[random.below(moves.length)]!);
      if (position.outcome() !== ONGOING) position.undoMove();
    }
    return position;
  }

  it.each([1, 100, 127, 128, 129, 130, 148])('know a game of %i quiet plies', (plies) => {
    const position = wandered(plies);
    const before = chess.formatPosition(position);
    const copy = position.clone();
    expect(chess.formatPosition(copy)).toBe(before);
    expect(copy.halfmoveClock).toBe(plies);
    expect(copy.canClaimDraw()).toBe(position.canClaimDraw());
    for (const move of legalMoves(position)) {
      const text = chess.formatMove(position, move);
      expect(chess.formatMove(copy, move)).toBe(text);
      for (const each of [position, copy]) each.makeMove(move);
      expect([text, copy.outcome(), copy.canClaimDraw()]).toEqual([
        text,
        position.outcome(),
        position.canClaimDraw(),
      ]);
      for (const each of [position, copy]) each.undoMove();
    }
    expect(chess.formatPosition(position)).toBe(before);
    expect(chess.formatPosition(copy)).toBe(before);
  });

  it('that were made after 130 quiet plies know the first of them', () => {
    const position = chess.parsePosition('7k/8/8/8/8/8/8/R6K w - - 0 1');
    const first = placeOf(position);
    const snake = 'abcdef'.split('').flatMap((file, i) => {
      const ranks = ['2', '3', '4', '5', '6'].map((rank) => `R${file}${rank}`);
      return i % 2 === 0 ? ranks : ranks.reverse();
    });
    const round = [...snake, 'Rf1', 'Re1', 'Rd1', 'Ra1'].flatMap((rook, i) => [rook, i % 2 ? 'Kh8' : 'Kg8']);
    const moves = [...round, ...round];
    const walkers = [position];
    for (const [ply, text] of moves.entries()) {
      if (ply >= 126) walkers.push(position.clone());
      for (const each of walkers) each.makeMove(chess.parseMove(each, text));
      if (ply === 67) expect(placeOf(position)).toBe(first);
    }
    for (const each of walkers) {
      expect(placeOf(each)).toBe(first);
      expect([each.halfmoveClock, each.canClaimDraw()]).toEqual([136, 'threefold-repetition']);
      each.undoMove();
      expect(each.canClaimDraw()).toBe('fifty-moves');
    }
  });
});

describe('a pass', () => {
  it('makes no repetition of what came before it', () => {
    const position = chess.parsePosition('4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1');
    const first = placeOf(position);
    const play = (text: string) => position.makeMove(chess.parseMove(position, text));
    for (let round = 0; round < 5; round++) {
      play('Nf3');
      expect(position.makePass()).toBe(true);
      play('Ng1');
      expect(position.makePass()).toBe(true);
      expect(placeOf(position)).toBe(first);
      expect([position.isRepeated(100), position.canClaimDraw()]).toEqual([false, null]);
      expect(position.outcome()).toBe(ONGOING);
      expect(position.clone().isRepeated(100)).toBe(false);
    }
    // Moves after the pass repeat positions that occurred after it.
    for (const text of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) play(text);
    expect(position.isRepeated(100)).toBe(true);
    for (let ply = 0; ply < 24; ply++) position.undoMove();
    expect(placeOf(position)).toBe(first);
    for (const text of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) play(text);
    expect([position.isRepeated(3), position.isRepeated(4)]).toEqual([false, true]);
  });
});
