import type { Game, Move, Position } from '@tahoun/core';
import type { Problem } from './problem.js';

/** Result of a move of the solver. */
export type Trial =
  | { readonly kind: 'solved' }
  /** The best defence that follows. */
  | { readonly kind: 'goes-on'; readonly reply: string }
  /** Its refutation, the move itself first; undefined where none is known. */
  | { readonly kind: 'wrong'; readonly refutation: readonly string[] | undefined };

/** The position of a problem after `plies` plies of its line. */
export function positionAt<P extends Position>(game: Game<P>, { position, line }: Problem, plies: number): P {
  const walk = game.parsePosition(position);
  for (const text of line.slice(0, plies)) walk.makeMove(game.parseMove(walk, text));
  return walk;
}

/**
 * Judges a move of the solver.
 * @param plies of the line that are on the board, an even number
 */
export function tryMove(game: Game, problem: Problem, plies: number, move: Move): Trial {
  const { line, wrong } = problem;
  const position = positionAt(game, problem, plies);
  if (game.parseMove(position, line[plies]!) === move) {
    const reply = line[plies + 1];
    return reply === undefined ? { kind: 'solved' } : { kind: 'goes-on', reply };
  }
  const lines = wrong[plies / 2] ?? [];
  return { kind: 'wrong', refutation: lines.find(([first]) => game.parseMove(position, first!) === move) };
}
