import { CHESS_KING, CHESS_KING_ATTACKS, CHESS_PAWN } from '@tahoun/games/chess';
import type { Scratch } from './scratch.js';

/** Begins a side's attacks with those of its king and pawns, and finds where its officers are safe. */
export function beginSide(s: Scratch, bits: Int32Array, side: number, king: number): void {
  const { attacks, twice } = s;
  const all = 2 * side;
  const pawns = 4 * CHESS_PAWN + 2 * side;
  const kings = 4 * CHESS_KING + 2 * side;
  const pawnsLo = bits[pawns]!;
  const pawnsHi = bits[pawns + 1]!;
  const westLo = pawnsLo & ~0x01010101;
  const westHi = pawnsHi & ~0x01010101;
  const eastLo = pawnsLo & ~0x80808080;
  const eastHi = pawnsHi & ~0x80808080;
  let leftLo: number;
  let leftHi: number;
  let rightLo: number;
  let rightHi: number;
  if (side === 0) {
    leftLo = westLo << 7;
    leftHi = (westHi << 7) | (westLo >>> 25);
    rightLo = eastLo << 9;
    rightHi = (eastHi << 9) | (eastLo >>> 23);
  } else {
    leftLo = (westLo >>> 9) | (westHi << 23);
    leftHi = westHi >>> 9;
    rightLo = (eastLo >>> 7) | (eastHi << 25);
    rightHi = eastHi >>> 7;
  }
  const kingLo = CHESS_KING_ATTACKS[2 * king]!;
  const kingHi = CHESS_KING_ATTACKS[2 * king + 1]!;
  const guardedLo = leftLo | rightLo;
  const guardedHi = leftHi | rightHi;
  attacks[pawns] = guardedLo;
  attacks[pawns + 1] = guardedHi;
  attacks[kings] = kingLo;
  attacks[kings + 1] = kingHi;
  attacks[all] = guardedLo | kingLo;
  attacks[all + 1] = guardedHi | kingHi;
  twice[all] = (leftLo & rightLo) | (guardedLo & kingLo);
  twice[all + 1] = (leftHi & rightHi) | (guardedHi & kingHi);
}

/** To be called when both sides have begun. */
export function findSafeSquares({ attacks, safe }: Scratch, bits: Int32Array): void {
  for (let side = 0; side < 2; side++) {
    const own = 2 * side;
    const pawns = 4 * CHESS_PAWN + own;
    const kings = 4 * CHESS_KING + own;
    safe[own] = ~(bits[pawns]! | bits[kings]! | attacks[pawns ^ 2]!);
    safe[own + 1] = ~(bits[pawns + 1]! | bits[kings + 1]! | attacks[(pawns ^ 2) + 1]!);
  }
}
