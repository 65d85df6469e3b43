import { InputError, ONGOING, legalMoves, strongSearch } from '@tahoun/core';
import { type ChessPosition, chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { networkChess } from './index.js';
import { isPawnWon } from './kpk.js';
import { chessNetwork } from './network.js';

const evaluation = networkChess(chessNetwork());
const value = (fen: string) => evaluation.evaluate(chess.parsePosition(fen));

const nameOf = (square: number) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;

/** Null where the position is not legal. */
function pawnEnding(white: number, pawn: number, black: number, turn: number): ChessPosition | null {
  const pieces = new Map([
    [nameOf(white), 'K'],
    [nameOf(pawn), 'P'],
    [nameOf(black), 'k'],
  ]);
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh'].map((file) => pieces.get(`${file}${rank}`) ?? '1').join(''),
  );
  try {
    return chess.parsePosition(`${rows.join('/')} ${'wb'[turn]} - - 0 1`);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Whether a pawn ending is won after some moves: a queen or rook that stays wins, a pawn by the table. */
function isWonAfter(position: ChessPosition): boolean {
  const [board = '', turn] = chess.formatPosition(position).split(' ');
  const squares = [...board.replace(/\d/g, (count) => '.'.repeat(Number(count))).replaceAll('/', '')];
  const find = (piece: string) => squares.indexOf(piece) ^ 56;
  if (squares.includes('P')) return isPawnWon(find('K'), find('P'), find('k'), turn === 'w' ? 0 : 1);
  if (!squares.some((piece) => piece === 'Q' || piece === 'R')) return false;
  const isStalemate = position.outcome() === 0;
  return !isStalemate && !legalMoves(position).some((move) => position.isNoisy(move));
}

describe('king and pawn against king', () => {
  it('is won in as many positions as the bitbases of engines count, the pawn on files a to d', () => {
    let wins = 0;
    for (let at = 0; at < 2 * 48 * 64 * 64; at++) {
      const pawn = 8 + ((at >> 13) & 63);
      if ((pawn & 7) < 4 && isPawnWon((at >> 6) & 63, pawn, at & 63, (at >> 12) & 1)) wins++;
    }
    expect(wins).toBe(111_282);
  });

  it('is won for White exactly where a move wins, or where none saves Black, by the rules of the game', () => {
    let checked = 0;
    for (let number = 0; number < 3000; number++) {
      const at = (number * 7919) % (2 * 48 * 64 * 64);
      const [white, pawn, black, turn] = [(at >> 6) & 63, 8 + ((at >> 13) & 63), at & 63, (at >> 12) & 1];
      const position = pawnEnding(white, pawn, black, turn);
      if (position === null) continue;
      const wins = legalMoves(position).map((move) => {
        position.makeMove(move);
        const isWon = isWonAfter(position);
        position.undoMove();
        return isWon;
      });
      const isMate = position.outcome() !== ONGOING && position.mustRespond();
      const expected =
        turn === 0 ? wins.includes(true) : isMate || (wins.length > 0 && !wins.includes(false));
      expect(isPawnWon(white, pawn, black, turn), chess.formatPosition(position)).toBe(expected);
      checked++;
    }
    expect(checked).toBeGreaterThan(2000);
  });

  it.each([
    ['the king before its pawn on the sixth rank', '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1', true],
    ['the opposition held', '4k3/8/8/8/4K3/4P3/8/8 w - - 0 1', true],
    ['the opposition lost', '8/8/4k3/8/4K3/4P3/8/8 w - - 0 1', false],
    ["a rook's pawn", '7k/8/8/8/8/8/6KP/8 w - - 0 1', false],
    ['outside the square', '8/8/8/k7/8/8/7P/7K w - - 0 1', true],
  ])('%s', (_name, fen, won) => {
    expect(value(fen) > 300).toBe(won);
    expect(value(fen) === 0).toBe(!won);
  });

  it('is the same on the other wing', () => {
    for (let king = 0; king < 64; king += 5) {
      expect(isPawnWon(king, 8, 61, 0)).toBe(isPawnWon(king ^ 7, 15, 58, 0));
    }
  });
});

describe('endings without a winner', () => {
  it.each([
    ['two knights', '4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1'],
    ['bishop and the wrong pawn', 'k7/8/8/8/8/P7/8/2K1B3 w - - 0 1'],
    ["Black's bishop and the wrong pawn", '8/8/8/1k6/8/p7/4b3/K7 w - - 0 1'],
  ])('%s', (_name, fen) => expect(value(fen)).toBe(0));

  it('does not hold where the corner is the right one, or the king is away', () => {
    expect(value('k7/8/8/8/8/P7/8/2K2B2 w - - 0 1')).toBeGreaterThan(200);
    expect(value('8/8/8/8/5k2/P7/8/2K1B3 w - - 0 1')).toBeGreaterThan(200);
  });
});

describe('the strong search mates with', { tags: 'rest' }, () => {
  it.each([
    ['a queen', '8/8/8/3k4/8/8/8/Q3K3 w - - 0 1', 30],
    ['a rook', '8/8/8/3k4/8/8/8/R3K3 w - - 0 1', 40],
    ['two bishops', '8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1', 50],
    ['bishop and knight', '7k/8/5K2/8/4N3/3B4/8/8 w - - 0 1', 100],
  ])('%s', (_name, fen, plies) => {
    const position = chess.parsePosition(fen);
    let ply = 0;
    for (; position.outcome() === ONGOING && ply < 2 * plies; ply++) {
      position.makeMove(strongSearch({ position, evaluation, limits: { nodes: 6000 } }).move);
    }
    expect(chess.result(position)).toMatchObject({ winner: 0, reason: 'checkmate' });
    expect(ply).toBeLessThanOrEqual(plies);
  });
});
