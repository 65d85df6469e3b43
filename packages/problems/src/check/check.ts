import { type Game, InputError, ONGOING, type Position } from '@tahoun/core';
import type { Problem } from '../problem.js';
import { CLAIMS, type CheckTools } from './claims.js';

/** Result of a check: the problem is sound, not decided within the limits, or wrong for a reason. */
export type Finding = { readonly kind: 'sound' | 'open' } | { readonly kind: 'wrong'; readonly why: string };

/** Checks all claims of a problem. */
export function checkProblem<P extends Position>(tools: CheckTools<P>, problem: Problem): Finding {
  try {
    const fault = formFault(tools, problem);
    return fault === null ? claimFinding(tools, problem) : { kind: 'wrong', why: fault };
  } catch (error) {
    // A position or a move that the game does not accept.
    if (error instanceof InputError) return { kind: 'wrong', why: error.message };
    throw error;
  }
}

/** The fault of its form; null for none. @throws InputError */
function formFault<P extends Position>({ game }: CheckTools<P>, problem: Problem): string | null {
  const { line, wrong, within, rating } = problem;
  const position = game.parsePosition(problem.position);
  if (game.formatPosition(position) !== problem.position)
    return 'the position is not written as the game writes it';
  if (line.length % 2 === 0) return 'the line does not end with a move of the solver';
  if (within !== undefined && line.length !== 2 * within - 1) return 'the line is not as long as it says';
  if (wrong.length !== (line.length + 1) / 2) return 'there is not one list of wrong moves for each own move';
  if (!(rating >= 0 && rating <= 4000)) return 'the rating is none';
  for (const [ply, text] of line.entries()) {
    if (ply % 2 === 0) {
      const own = game.parseMove(position, text);
      for (const moves of wrong[ply / 2]!) {
        if (game.parseMove(position, moves[0]!) === own) return `${text} is right and wrong`;
        playThrough(game, position, moves);
      }
    }
    position.makeMove(game.parseMove(position, text));
  }
  if (within !== undefined && position.outcome() === ONGOING) return 'the line does not end the game';
  return null;
}

/** @throws InputError for a move that is not legal. */
function playThrough<P extends Position>(game: Game<P>, position: P, moves: readonly string[]): void {
  const walk = position.clone();
  for (const text of moves) walk.makeMove(game.parseMove(walk, text));
}

function claimFinding<P extends Position>(tools: CheckTools<P>, problem: Problem): Finding {
  const { game } = tools;
  const position = game.parsePosition(problem.position);
  let isSure = true;
  for (const [ply, text] of problem.line.entries()) {
    const move = game.parseMove(position, text);
    if (ply % 2 === 0) {
      const holds = CLAIMS[problem.proof](tools, problem, position, move, ply / 2);
      if (holds === false) return { kind: 'wrong', why: `${text} is not the only good move` };
      if (holds === undefined) isSure = false;
    }
    position.makeMove(move);
  }
  return { kind: isSure ? 'sound' : 'open' };
}
