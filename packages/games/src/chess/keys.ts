import { zobristKeys } from '@tahoun/core';
import { PIECE_CODES } from './pieces.js';

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
