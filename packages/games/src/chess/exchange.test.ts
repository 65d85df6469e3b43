import { legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chess } from './index.js';
import { isCastling, isEnPassant, moveFrom, movePromotion, moveTo } from './move.js';
import { isOwn, naiveAttacks } from './testing/naive.js';
import { naiveBoard, played } from './testing/positions.js';

const WORTH: Readonly<Record<string, number>> = { '.': 0, P: 100, N: 325, B: 325, R: 500, Q: 975, K: 20_000 };
const ORDER = 'PNBRQK';

/** The best gain of a side from capturing on the square or not capturing. */
function bestExchange(squares: readonly string[], target: number, isWhite: boolean): number {
  const attackers = attackersOf(squares, target, isWhite);
  const from = attackers[0];
  if (from === undefined) return 0;
  const letter = squares[from]!;
  const after = [...squares];
  after[from] = '.';
  if (letter.toUpperCase() === 'K' && attackersOf(after, target, !isWhite).length > 0) return 0;
  const promotes = letter.toUpperCase() === 'P' && (target < 8 || target >= 56);
  after[target] = promotes ? (isWhite ? 'Q' : 'q') : letter;
  const won = worthOf(squares[target]) + (promotes ? 875 : 0);
  return Math.max(0, won - bestExchange(after, target, !isWhite));
}

/** Least valuable first; queens on a diagonal before others, as in the game's code. */
function attackersOf(squares: readonly string[], target: number, isWhite: boolean): number[] {
  const rank = (square: number) => {
    const kind = ORDER.indexOf(squares[square]!.toUpperCase());
    const isAlong = square % 8 === target % 8 || Math.floor(square / 8) === Math.floor(target / 8);
    return 1000 * kind + (kind === 4 && isAlong ? 100 : 0) + square;
  };
  return Array.from(squares.keys())
    .filter((from) => isOwn(squares[from]!, isWhite) && naiveAttacks(squares, from).includes(target))
    .sort((a, b) => rank(a) - rank(b));
}

function worthOf(letter: string | undefined): number {
  return WORTH[(letter ?? '.').toUpperCase()]!;
}

describe('static exchange evaluation', () => {
  it('is what a search of captures on one square finds', { tags: 'rest' }, () => {
    fc.assert(
      fc.property(played({ plies: 60 }), (position) => {
        const { squares, isWhite } = naiveBoard(position);
        for (const move of legalMoves(position)) {
          if (isCastling(move)) continue;
          const [from, to] = [moveFrom(move), moveTo(move)];
          const after = [...squares];
          if (isEnPassant(move)) after[to ^ 8] = '.';
          const promoted = ' PNBRQ'.charAt(movePromotion(move));
          const won =
            (isEnPassant(move) ? 100 : worthOf(squares[to])) +
            (promoted === ' ' ? 0 : worthOf(promoted) - 100);
          const arrived = promoted === ' ' ? squares[from]! : promoted;
          after[from] = '.';
          after[to] = isWhite ? arrived.toUpperCase() : arrived.toLowerCase();
          const value = won - bestExchange(after, to, !isWhite);
          const text = chess.formatMove(position, move);
          expect(position.exchangeValue(move, Number.POSITIVE_INFINITY), text).toBe(value);
          for (const enough of [-400, 0, 100]) {
            const found = position.exchangeValue(move, enough);
            expect(found >= enough ? value >= enough : found === value, `${text}, ${enough}`).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a free pawn', '4k3/8/8/4p3/8/8/4R3/4K3 w - - 0 1', 'Rxe5', 100],
    ['a defended pawn', '4k3/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1', 'Rxe5', -400],
    ['a rook behind the rook', '4k3/4r3/8/4p3/8/8/4R3/4RK2 w - - 0 1', 'Rxe5', 100],
    ['a pawn that becomes a queen', '3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1', 'cxd8=Q', 400],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6', 100],
  ])('%s', (_case, fen, text, value) => {
    const position = chess.parsePosition(fen);
    expect(position.exchangeValue(chess.parseMove(position, text), Number.POSITIVE_INFINITY)).toBe(value);
  });
});
