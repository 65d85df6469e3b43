import type { Game, Move, Position } from '@tahoun/core';
import type { Played } from '@tahoun/engine';
import type { Course } from './order.js';

/** The game on the board: its position with the history, and how it came about. */
export interface BoardState extends Played {
  readonly course: Course;
}

type Variants = Course['variants'];

/** The start of a game, as its options have it. @throws InputError */
export function initialState(game: Game, variants: Variants): BoardState {
  return stateFrom(game, variants, game.initial(variants));
}

/** A game that begins with this position. */
export function stateFrom(game: Game, variants: Variants, start: Position): BoardState {
  const course = { game: game.id, variants, start: game.formatPosition(start), moves: [] };
  return { game, position: start, course };
}

/** The same game a legal move later. */
export function stateAfter({ game, position, course }: BoardState, move: Move): BoardState {
  const next = position.clone();
  next.makeMove(move);
  return { game, position: next, course: { ...course, moves: [...course.moves, move] } };
}
