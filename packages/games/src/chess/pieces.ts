import { type Side, zobristKeys } from '@tahoun/core';

/* Kinds of pieces, in the order of their worth. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/*
 * A piece is one number, `2 * kind + side`: 2 and 3 are the white and the black pawn, 12 and 13 the
 * kings. 0 is an empty square.
 */
export const NO_PIECE = 0;
/** One more than the highest piece. */
export const PIECE_CODES = 14;

/** Letters by kind, upper case. */
const KIND_LETTERS = ' PNBRQK';
/** English names by kind, as targets and labels use them. */
export const KIND_NAMES = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;

export function makePiece(kind: number, side: Side): number {
  return 2 * kind + side;
}

export function kindOf(piece: number): number {
  return piece >> 1;
}

export function sideOf(piece: number): Side {
  return (piece & 1) as Side;
}

/** `N`, and ` ` for no kind. */
export function kindLetter(kind: number): string {
  return KIND_LETTERS.charAt(kind);
}

/** The kind of an upper-case letter, 0 if it is none. */
export function kindOfLetter(letter: string): number {
  return letter.length === 1 && letter !== ' ' ? Math.max(0, KIND_LETTERS.indexOf(letter)) : 0;
}

/** Upper case for White, lower case for Black, as in FEN. */
export function pieceLetter(piece: number): string {
  const letter = kindLetter(kindOf(piece));
  return sideOf(piece) === 0 ? letter : letter.toLowerCase();
}

/** The piece of a FEN letter, `NO_PIECE` if it is none. */
export function pieceOfLetter(letter: string): number {
  const kind = kindOfLetter(letter.toUpperCase());
  return kind === 0 ? NO_PIECE : makePiece(kind, letter === letter.toUpperCase() ? 0 : 1);
}

const KEYS = zobristKeys(64 * PIECE_CODES + 8 + 16 + 1, 0xc4e55);

/** Keys of a piece on a square: halves at 2 * (64 * piece + square) and one after. */
export const PIECE_KEYS = KEYS.subarray(0, 2 * 64 * PIECE_CODES);
/** Keys of an en passant capture on a file. */
export const EN_PASSANT_KEYS = KEYS.subarray(2 * 64 * PIECE_CODES, 2 * 64 * PIECE_CODES + 16);
/** Keys of a right to castle with the rook on a file: halves at 2 * (8 * side + file) and one after. */
export const CASTLING_KEYS = KEYS.subarray(2 * 64 * PIECE_CODES + 16, 2 * 64 * PIECE_CODES + 48);
/** Key of Black being to move. */
export const TURN_LO = KEYS.at(-2)!;
export const TURN_HI = KEYS.at(-1)!;
