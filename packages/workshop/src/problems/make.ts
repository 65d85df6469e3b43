import { type Game, type Move, type Position, Random, legalMoves } from '@tahoun/core';
import { formatLine } from '@tahoun/engine';
import type { Problem } from '@tahoun/problems';
import { stepsOf } from '@tahoun/problems/make';
import { type KnownProblems, identityOf } from './known-problems.js';
import { type Solution, solutionOf } from './solution.js';
import { firstRating, tryLevels } from './trials.js';

/** A problem and the number of the game, or the ending, that it was found in. */
export interface FoundProblem extends Problem {
  readonly source: number;
}

/** Most problems of one game. */
const MOST_OF_A_SOURCE = 2;
/** Fewer moves leave nothing to think about. */
const LEAST_CHOICE = 3;

/**
 * Finds the problems of one game or ending, which depend only on the seed, its number and the known problems.
 * @param known receives the new ones.
 */
export function* problemsOfSource(
  known: KnownProblems,
  seed: number,
  source: number,
): Generator<FoundProblem> {
  const random = new Random(Math.imul(seed, 1_000_003) + source);
  let found = 0;
  for (const position of known.maker.candidates(random)) {
    const problem = problemAt(known, position);
    if (problem === null) continue;
    known.add(problem);
    yield { source, ...problem };
    if (++found >= MOST_OF_A_SOURCE) break;
  }
}

function problemAt(known: KnownProblems, candidate: Position): Problem | null {
  const { tools, maker } = known;
  if (legalMoves(candidate).length < LEAST_CHOICE) return null;
  const { game, ai } = tools;
  // Without the history of the position, which no text form holds.
  const text = game.formatPosition(candidate);
  const position = game.parsePosition(text);
  const id = identityOf(position, maker.images?.(position));
  if (known.at(id) !== undefined) return null;
  const solution = solutionOf(maker, position);
  if (solution === null) return null;
  const { verdict, line } = solution;
  if (isPlain(position, solution)) return null;
  const steps = stepsOf(position, line);
  if (maker.isDull?.(steps, verdict) === true) return null;
  const { attempts, wrong } = tryLevels(tools, position, line, Number.parseInt(id.slice(0, 8), 16));
  // A problem that every level solves at once is too easy.
  if (attempts.every(({ isSolved }) => isSolved)) return null;
  return {
    id,
    position: text,
    goal: verdict.goal,
    within: verdict.within,
    line: formatLine({ game, position }, line),
    proof: verdict.proof,
    wrong: wrong.map((moves, index) => refutations(game, position, line.slice(0, 2 * index), moves)),
    themes: maker.themes(steps, verdict),
    rating: firstRating(attempts, ai.elo),
  };
}

/** A capture that wins something and nothing more, or takes back: nobody has to look far for that. */
function isPlain({ noisyMoves }: Position, { verdict, line }: Solution): boolean {
  const [move, ...others] = line;
  return verdict.proof === 'deep' && others.length === 0 && noisyMoves?.isNoisy(move!) === true;
}

function refutations(
  game: Game,
  position: Position,
  before: readonly Move[],
  lines: readonly (readonly Move[])[],
): string[][] {
  const walk = position.clone();
  for (const move of before) walk.makeMove(move);
  return lines.map((line) => formatLine({ game, position: walk }, line));
}
