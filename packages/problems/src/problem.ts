import { type Game, InputError, type Position } from '@tahoun/core';

/** Task of the solver: to win, to save a draw, or to come out much better than by any other move. */
export type ProblemGoal = 'win' | 'draw' | 'gain';

/**
 * Proof that only the moves of the line reach the goal: by endgame tables, by the theory of the game, by
 * proof numbers, by looking at every move to the end; or, unproved, by a deep search and a wide margin.
 */
export type ProblemProof = 'tables' | 'theory' | 'proof-numbers' | 'full-width' | 'deep';

/** A position with one good move, and its continuation. Moves are in the notation of the game. */
export interface Problem {
  /** Twelve hexadecimal digits: equal for images of a position under the symmetries of its game. */
  readonly id: string;
  /** Text form; the solver is to move. */
  readonly position: string;
  readonly goal: ProblemGoal;
  /**
   * Own moves to the end of the game, where the goal is to win within them; the line then runs to the end.
   */
  readonly within?: number | undefined;
  /** The solver's move, the best defence, the solver's move ...: an odd number. Each move of the solver is the only one. */
  readonly line: readonly string[];
  readonly proof: ProblemProof;
  /** For each own move of the line the tempting wrong moves, each followed by the play that a search expects. */
  readonly wrong: readonly (readonly (readonly string[])[])[];
  readonly themes: readonly string[];
  /** On the scale of the levels of the game. */
  readonly rating: number;
}

/** The problems of a file: a JSON object a line. @throws InputError naming the first line that is none. */
export function parseProblems(text: string): Problem[] {
  return text
    .split('\n')
    .map((line, index) => (line.trim() === '' ? null : parseProblem(line, index + 1)))
    .filter((problem) => problem !== null);
}

function parseProblem(line: string, number: number): Problem {
  try {
    const found = JSON.parse(line) as Problem;
    if (typeof found.id === 'string' && typeof found.position === 'string' && found.line.length % 2 === 1) {
      return found;
    }
  } catch {
    // Said below.
  }
  throw new InputError('problem-line', `line ${number} is not a problem`, { line: number });
}

/** The position of a problem after `plies` plies of its line. */
export function positionAt<P extends Position>(game: Game<P>, { position, line }: Problem, plies: number): P {
  const walk = game.parsePosition(position);
  for (const text of line.slice(0, plies)) walk.makeMove(game.parseMove(walk, text));
  return walk;
}

export function formatProblem(problem: Problem): string {
  return JSON.stringify(problem);
}
