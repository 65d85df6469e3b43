import { type Move, legalMoves } from '@tahoun/core';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import type { DraughtsPosition } from './position.js';
import { type Route, routesOf } from './routes.js';
import { squareName } from './squares.js';

/** `c3-d4`, `a3xe7`, and every landing of a capture that shares its origin and end: `a3xd6xf4`. */
export function formatDraughtsMove(position: DraughtsPosition, move: Move): string {
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (moveCaptured(move) === 0) return `${squareName(from)}-${squareName(to)}`;
  const route = hasOwnEnds(move, legalMoves(position))
    ? [from, to]
    : (routesOf(position.look(), move).next().value as Route);
  return route.map(squareName).join('x');
}

/** Whether the move's origin and end tell it from all other moves. */
export function hasOwnEnds(move: Move, moves: readonly Move[]): boolean {
  const isAlike = (other: Move) => moveFrom(other) === moveFrom(move) && moveTo(other) === moveTo(move);
  return moves.filter(isAlike).length === 1;
}
