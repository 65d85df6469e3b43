import type { Side } from '@tahoun/core';
import { CASTLING_KEYS } from './pieces.js';
import { NO_SQUARE, addSquare, fileOf, squareAt } from './squares.js';

/** The four castlings in the order of FEN's KQkq: towards the h-file and the a-file, White's first. */
export type Wing = 0 | 1 | 2 | 3;
export const WINGS: readonly Wing[] = [0, 1, 2, 3];

export function wingOf(side: Side, isTowardsA: boolean): Wing {
  return (2 * side + (isTowardsA ? 1 : 0)) as Wing;
}

export function sideOfWing(wing: Wing): Side {
  return (wing >> 1) as Side;
}

/** The king's target square: c1, g1, c8 or g8. */
export function kingTarget(wing: Wing): number {
  return squareAt((wing & 1) === 1 ? 2 : 6, sideOfWing(wing) === 0 ? 0 : 7);
}

/** The rook's target square: d1, f1, d8 or f8. */
export function rookTarget(wing: Wing): number {
  return squareAt((wing & 1) === 1 ? 3 : 5, sideOfWing(wing) === 0 ? 0 : 7);
}

/** Castling data that follow from a game's start; shared by all positions of the game. */
export interface CastlingPlan {
  /** The rook of each wing, `NO_SQUARE` where there never was a right. */
  readonly rooks: Int8Array;
  /** Rights (bits `1 << wing`) that are left when a piece leaves or enters a square. */
  readonly kept: Uint8Array;
  /** Squares that have to be empty, by wing: all that king and rook cross, but their own. */
  readonly empty: Int32Array;
  /** Squares that must not be attacked, by wing: the king's way with both ends. */
  readonly safe: Int32Array;
  /** Key of each of the 16 sets of rights, as pairs of halves. */
  readonly keys: Int32Array;
}

/** @param rooks of the four wings. @param kings squares of the two kings while rights last. */
export function castlingPlan(rooks: Int8Array, kings: readonly [number, number]): CastlingPlan {
  const kept = new Uint8Array(64).fill(15);
  const empty = new Int32Array(8);
  const safe = new Int32Array(8);
  for (const wing of WINGS) {
    const rook = rooks[wing]!;
    if (rook === NO_SQUARE) continue;
    const king = kings[sideOfWing(wing)];
    kept[rook]! &= ~(1 << wing);
    kept[king]! &= ~(1 << wing);
    for (const square of squaresFrom(king, kingTarget(wing))) addSquare(safe, wing, square);
    const crossed = [...squaresFrom(king, kingTarget(wing)), ...squaresFrom(rook, rookTarget(wing))];
    for (const square of crossed) {
      if (square !== king && square !== rook) addSquare(empty, wing, square);
    }
  }
  return { rooks, kept, empty, safe, keys: rightsKeys(rooks) };
}

/** From one square to another of the same rank, both included. */
function squaresFrom(from: number, to: number): number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function rightsKeys(rooks: Int8Array): Int32Array {
  const keys = new Int32Array(32);
  for (let rights = 0; rights < 16; rights++) {
    for (const wing of WINGS) {
      if ((rights & (1 << wing)) === 0) continue;
      const at = 2 * (8 * sideOfWing(wing) + fileOf(rooks[wing]!));
      keys[2 * rights]! ^= CASTLING_KEYS[at]!;
      keys[2 * rights + 1]! ^= CASTLING_KEYS[at + 1]!;
    }
  }
  return keys;
}

/** The fields of a position from which its moves are generated; `ChessPosition` explains each. */
export interface ChessState {
  readonly turn: Side;
  readonly bits: Int32Array;
  readonly board: Uint8Array;
  readonly epSquare: number;
  readonly castlingRights: number;
  readonly castling: CastlingPlan;
}
