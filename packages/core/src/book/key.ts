import type { Position } from '../game.js';

/** The 53 bits of a position's key that a number holds exactly. */
export function positionKey({ hashLo, hashHi }: Position): number {
  return (hashHi >>> 11) * 2 ** 32 + (hashLo >>> 0);
}
