import type { Side } from '@tahoun/core';
import type { BoardArtist } from './drawing.js';

/**
 * The number before a move: `3.`, and `3…` for the second side where players of the game number moves in pairs.
 * @param ply of the game, from 0
 * @param first the side that made its first move
 */
export function moveNumber(
  { pairsMoves }: Pick<BoardArtist, 'pairsMoves'>,
  ply: number,
  first: Side,
): string {
  if (pairsMoves !== true) return `${ply + 1}.`;
  const half = ply + first;
  return `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '…'}`;
}
