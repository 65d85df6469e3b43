import type { ChessPosition } from '@tahoun/games/chess';

/** White's value minus Black's, as the side to move sees it; never -0. */
export function forMover({ turn }: ChessPosition, difference: number): number {
  return turn === 0 ? difference : 0 - difference;
}
