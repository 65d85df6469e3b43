import type { Move } from '@tahoun/core';
import type { Square, Squares } from './squares.js';

/*
 * A move contains all of its data, so it means the same wherever it is kept:
 *
 *   bits 0-4 end, 5-9 origin, 10-27 captured pieces; a move without captures has zeros there.
 *
 * Pieces on the edge cannot be jumped, so 18 bits represent any captured set: the inner squares lie in
 * three runs of six bits (5-10, 13-18 and 21-26), which are pushed together.
 */
const SQUARE_BITS = 5;
const CAPTURED_SHIFT = 10;
const RUN = 0b111111;

export function moveFrom(move: Move): Square {
  return (move >>> SQUARE_BITS) & 31;
}

export function moveTo(move: Move): Square {
  return move & 31;
}

/** The pieces that a move captures; 0 when it is no capture. */
export function moveCaptured(move: Move): Squares {
  const runs = move >>> CAPTURED_SHIFT;
  return ((runs & RUN) << 5) | ((runs & (RUN << 6)) << 7) | ((runs & (RUN << 12)) << 9);
}

export function quietMove(from: Square, to: Square): Move {
  return (from << SQUARE_BITS) | to;
}

export function captureMove(from: Square, to: Square, captured: Squares): Move {
  const runs = ((captured >>> 5) & RUN) | ((captured >>> 7) & (RUN << 6)) | ((captured >>> 9) & (RUN << 12));
  return (runs << CAPTURED_SHIFT) | (from << SQUARE_BITS) | to;
}
