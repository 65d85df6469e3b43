import { type Move, legalMoves } from '@tahoun/core';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import { type Sight, landings } from './moves.js';
import type { DraughtsPosition } from './position.js';
import {
  DIRECTIONS,
  DOWN_LEFT,
  LAST_ROWS,
  NEIGHBOURS,
  RAYS,
  SQUARE_COUNT,
  type Square,
  type Squares,
  UP_LEFT,
  nearest,
  squareName,
  squaresOf,
} from './squares.js';

/** The squares that a move touches: its origin, each landing, its end. */
export type Route = readonly Square[];

/** A piece in the middle of a capture. Jumped pieces are still in `occupied`, but not in `enemies`. */
export interface Jumper {
  readonly square: Square;
  readonly isKing: boolean;
  readonly isUp: boolean;
  readonly mustContinue: boolean;
  readonly enemies: Squares;
  /** Every other piece on the board. */
  readonly occupied: Squares;
}

/** One piece that can be jumped, as a bit, and the squares behind it to land on. */
export interface Jump {
  readonly victim: Squares;
  readonly landings: Squares;
}

/** The side to move's piece on `square`, before its move. */
export function jumperOn(sight: Sight, square: Square): Jumper {
  const { men, kings, enemies, isUp, mustContinue } = sight;
  const occupied = (men | kings | enemies) & ~(1 << square);
  return { square, isKing: (kings & (1 << square)) !== 0, isUp, mustContinue, enemies, occupied };
}

/** The jumps of a piece, even where other pieces have to capture. */
export function jumpsOf(jumper: Jumper): Jump[] {
  const { square, isKing, isUp, enemies, occupied, mustContinue } = jumper;
  const jumps: Jump[] = [];
  const first = isKing || isUp ? UP_LEFT : DOWN_LEFT;
  const end = isKing || !isUp ? DIRECTIONS : DOWN_LEFT;
  for (let direction = first; direction < end; direction++) {
    const paths = isKing ? RAYS : NEIGHBOURS;
    const blockers = paths[SQUARE_COUNT * direction + square]! & occupied;
    if (blockers === 0) continue;
    const victim = nearest(blockers, direction);
    if ((enemies & (1 << victim)) === 0) continue;
    const open = isKing
      ? landings(victim, direction, enemies, occupied, mustContinue)
      : NEIGHBOURS[SQUARE_COUNT * direction + victim]! & ~occupied;
    if (open !== 0) jumps.push({ victim: 1 << victim, landings: open });
  }
  return jumps;
}

/** The piece after a jump. */
export function afterJump(jumper: Jumper, victim: Squares, landing: Square): Jumper {
  return { ...jumper, square: landing, enemies: jumper.enemies & ~victim };
}

/** Every route of a legal move. Different routes to one end may capture the same pieces. */
export function routesOf(sight: Sight, move: Move): Generator<Route> {
  return routesOn(jumperOn(sight, moveFrom(move)), moveCaptured(move), moveTo(move), [moveFrom(move)]);
}

/** @param left the pieces yet to be captured. @param route the squares touched so far. */
function* routesOn(jumper: Jumper, left: Squares, to: Square, route: Route): Generator<Route> {
  if (left === 0) {
    if (route.length === 1) yield [...route, to];
    else if (jumper.square === to) yield route;
    return;
  }
  for (const { victim, landings } of jumpsOf(jumper)) {
    if ((victim & left) === 0) continue;
    for (const landing of squaresOf(landings)) {
      yield* routesOn(afterJump(jumper, victim, landing), left & ~victim, to, [...route, landing]);
    }
  }
}

/** A route of the move that led to the position, for drawing it. */
export function lastRoute(position: DraughtsPosition, move: Move): Route {
  const { enemies: mine, men, kings, isUp, mustContinue } = position.look();
  const [from, to, captured] = [moveFrom(move), moveTo(move), moveCaptured(move)];
  const jumper: Jumper = {
    square: from,
    isKing: false,
    isUp: !isUp,
    mustContinue,
    enemies: men | kings | captured,
    occupied: (mine & ~(1 << to)) | men | kings | captured,
  };
  // A king on the last row may have come there as a man.
  const wasMan = (position.kings & (1 << to)) === 0 || (LAST_ROWS[isUp ? 1 : 0] & (1 << to)) !== 0;
  const asMan = wasMan ? routesOn(jumper, captured, to, [from]).next().value : undefined;
  const asKing = routesOn({ ...jumper, isKing: true }, captured, to, [from]);
  return asMan ?? asKing.next().value ?? [from, to];
}

/** `c3-d4`, `a3xe7`, and every landing of a capture that shares its origin and end: `a3xd6xf4`. */
export function formatDraughtsMove(position: DraughtsPosition, move: Move): string {
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (moveCaptured(move) === 0) return `${squareName(from)}-${squareName(to)}`;
  const route = hasOwnEnds(move, legalMoves(position))
    ? [from, to]
    : (routesOf(position.look(), move).next().value as Route);
  return route.map(squareName).join('x');
}

/** Whether the move's origin and end distinguish it from all other moves. */
export function hasOwnEnds(move: Move, moves: readonly Move[]): boolean {
  const isAlike = (other: Move) => moveFrom(other) === moveFrom(move) && moveTo(other) === moveTo(move);
  return moves.filter(isAlike).length === 1;
}
