import type { Random } from '@tahoun/core';
import { type Setup, oneOf } from './chance.ts';

const EMPTY = '.';

/**
 * Pieces on squares of chance. `castled`: the black king behind his pawns; else the kind lists the pieces,
 * White's in capitals, as in `KRNkp`.
 */
export const chessSetup: Setup = (random, kind) => {
  const board = Array<string>(64).fill(EMPTY);
  if (kind !== 'castled') {
    for (const piece of kind) place(board, piece, random);
    return fenOf(board);
  }
  setAll(board, { g8: 'k', f7: 'p', g7: 'p', h7: 'p', g1: 'K', f2: 'P', g2: 'P', h2: 'P' });
  if (random.below(2) === 0) setAll(board, { f8: 'r' });
  if (random.below(3) === 0) setAll(board, { g7: EMPTY, g6: 'p' });
  if (random.below(3) === 0) setAll(board, { h7: EMPTY, h6: 'p' });
  for (const piece of oneOf(random, ['QN', 'QR', 'QB', 'RR', 'QBN', 'RRN', 'RN', 'QRB', 'RBN'])) {
    place(board, piece, random);
  }
  for (const piece of oneOf(random, ['q', 'qr', 'rn', 'rb', 'qb', 'qn', 'rp'])) place(board, piece, random);
  return fenOf(board);
};

function setAll(board: string[], pieces: Readonly<Record<string, string>>): void {
  for (const [square, piece] of Object.entries(pieces)) board[indexOf(square)] = piece;
}

/** From a8 on, row by row, as in a FEN. */
function indexOf(square: string): number {
  return (8 - Number(square[1])) * 8 + square.charCodeAt(0) - 97;
}

function place(board: string[], piece: string, random: Random): void {
  const isPawn = piece.toLowerCase() === 'p';
  const free = [...board.keys()].filter((at) => board[at] === EMPTY && !(isPawn && (at < 8 || at >= 56)));
  board[oneOf(random, free)] = piece;
}

function fenOf(board: readonly string[]): string {
  const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(''));
  const written = rows.map((row) => row.replace(/\.+/g, (run) => String(run.length)));
  return `${written.join('/')} w - - 0 1`;
}
