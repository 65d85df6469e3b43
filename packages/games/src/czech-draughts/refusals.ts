import { InputError, type Move, legalMoves } from '@tahoun/core';
import { moveCaptured, moveFrom } from './move.js';
import type { DraughtsPosition } from './position.js';
import { type Jumper, type Route, afterJump, formatDraughtsMove, jumperOn, jumpsOf } from './routes.js';
import {
  DOWN_LEFT,
  NEIGHBOURS,
  SQUARE_COUNT,
  type Square,
  type Squares,
  UP_LEFT,
  reach,
  squareName,
} from './squares.js';

/**
 * Says by which rule a piece cannot move over the squares. @param squares that are no legal move.
 * @param found the move as it was written. @throws InputError always.
 */
export function refuse(position: DraughtsPosition, squares: Route, found: string): never {
  const sight = position.look();
  const from = squares[0] as Square;
  const square = squareName(from);
  if (((sight.men | sight.kings) & (1 << from)) === 0) {
    const holds = (sight.enemies & (1 << from)) !== 0 ? 'theirs' : 'nothing';
    throw new InputError(
      'move-not-own',
      holds === 'nothing'
        ? `${square} is empty`
        : `the piece on ${square} does not belong to the side to move`,
      { square, holds },
    );
  }

  const moves = legalMoves(position);
  const jumper = jumperOn(sight, from);
  if (moveCaptured(moves[0]!) !== 0) refuseInCapture(moves, sight.kings, jumper, squares, found);
  const example = moves.find((move) => moveFrom(move) === from);
  if (squares.length === 1 && example !== undefined) {
    const one = formatDraughtsMove(position, example);
    throw new InputError('move-incomplete', `${found} has no destination; expected a move such as ${one}`, {
      found,
      example: one,
    });
  }
  const kind = jumper.isKing ? 'king' : 'man';
  const how = jumper.isKing
    ? 'moves any distance along free diagonals and jumps over single pieces with a free square behind'
    : 'moves one square diagonally forward and captures forward, over adjacent pieces';
  throw new InputError('move-illegal', `${found} cannot be played: a ${kind} ${how}`, { found, kind });
}

/** Returns only when a capture is compulsory and the squares break another rule. */
function refuseInCapture(
  moves: readonly Move[],
  kings: Squares,
  jumper: Jumper,
  squares: Route,
  found: string,
): void {
  const movers = [...new Set(moves.map((move) => squareName(moveFrom(move))))].join(', ');
  const isKingsTurn = (kings & (1 << moveFrom(moves[0]!))) !== 0;
  if (isJumping(jumper, squares)) {
    if (isKingsTurn && !jumper.isKing) {
      throw new InputError(
        'move-king-must-capture',
        `${found} cannot be played: a king can capture, and kings have precedence; capture from ${movers}`,
        { found, movers },
      );
    }
    throw new InputError('move-capture-goes-on', `${found} stops too early: the capture must continue`, {
      found,
    });
  }
  const canCapture = moves.some((move) => moveFrom(move) === jumper.square);
  if (!canCapture || isStep(jumper, squares)) {
    throw new InputError(
      'move-capture-compulsory',
      `${found} cannot be played: capturing is compulsory; capture from ${movers}`,
      { found, movers },
    );
  }
}

/** Whether the squares are jumps of the piece, one after the other. */
function isJumping(jumper: Jumper, squares: Route): boolean {
  let current = { ...jumper, mustContinue: false };
  for (const landing of squares.slice(1)) {
    const jump = jumpsOf(current).find(({ landings }) => (landings & (1 << landing)) !== 0);
    if (jump === undefined) return false;
    current = afterJump(current, jump.victim, landing);
  }
  return squares.length > 1;
}

/** Whether the squares are a move without a capture, which would be legal if none were compulsory. */
function isStep({ square, isKing, isUp, occupied }: Jumper, squares: Route): boolean {
  const [, to, ...more] = squares;
  if (to === undefined || more.length > 0) return false;
  const first = isUp ? UP_LEFT : DOWN_LEFT;
  const directions = isKing ? [0, 1, 2, 3] : [first, first + 1];
  return directions.some((direction) => {
    const near = NEIGHBOURS[SQUARE_COUNT * direction + square]! & ~occupied;
    const open = isKing ? reach(square, direction, occupied) : near;
    return (open & (1 << to)) !== 0;
  });
}
