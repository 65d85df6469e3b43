import { gameById } from '@tahoun/catalogue';
import type { Move, Position } from '@tahoun/core';

/** A position of a game, and the move that led to it. */
export interface Shown {
  readonly position: Position;
  readonly lastMove: Move | undefined;
}

/** The position after so many of the moves. */
export function positionAfter(gameId: string, start: string, moves: readonly string[], ply: number): Shown {
  const game = gameById(gameId);
  const position = game.parsePosition(start);
  let lastMove: Move | undefined;
  for (const text of moves.slice(0, ply)) {
    lastMove = game.parseMove(position, text);
    position.makeMove(lastMove);
  }
  return { position, lastMove };
}
