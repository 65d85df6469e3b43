import type { Game, Move } from '@tahoun/core';
import { type Fault, faultOf } from './fault.js';
import { type Problem, positionAt } from './problem.js';

/** Result of a move of the solver. */
export type Trial =
  | { readonly kind: 'solved' }
  /** The best defence that follows. */
  | { readonly kind: 'goes-on'; readonly reply: string }
  /** The move, then what may follow where the problem has a line of it. */
  | { readonly kind: 'wrong'; readonly line: readonly string[]; readonly fault: Fault };

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
  const known = wrong[plies / 2]?.find(([first]) => game.parseMove(position, first!) === move);
  const tried = known ?? [game.formatMove(position, move)];
  return { kind: 'wrong', line: tried, fault: faultOf(game, problem, plies, tried) };
}
