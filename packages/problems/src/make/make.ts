import { type Move, type Position, Random, legalMoves } from '@tahoun/core';
import type { Problem } from '../problem.js';
import { firstRating } from './first-rating.js';
import { identityOf } from './identity.js';
import type { MakerTools, ProblemMaker, Step } from './maker.js';
import { type Solution, solutionOf } from './solution.js';
import { tryLevels } from './trials.js';

/** A problem and the number of the game, or the ending, that it was found in. */
export interface FoundProblem extends Problem {
  readonly source: number;
}

export interface MakeRequest<P extends Position = Position> {
  readonly tools: MakerTools<P>;
  readonly maker: ProblemMaker<P>;
  readonly seed: number;
  /** The game to begin with, from 0: that of the last problem, where an earlier run is continued. */
  readonly from: number;
  /** Problems that are known already, those of the sources from `from` on left out. */
  readonly known: readonly Problem[];
  /** Called after each game or ending. */
  readonly onSource?: (source: number) => void;
}

/** Most problems of one game. */
const MOST_OF_A_SOURCE = 2;
/** Fewer moves leave nothing to think about. */
const LEAST_CHOICE = 3;

/** Finds problems, without end; the same seed finds the same ones in the same order. */
export function* makeProblems<P extends Position>(request: MakeRequest<P>): Generator<FoundProblem> {
  const { tools, maker, seed, from, onSource } = request;
  const known = new Set(request.known.flatMap((problem) => identitiesOn(tools, maker, problem)));
  for (let source = from; ; source++) {
    const random = new Random(Math.imul(seed, 1_000_003) + source);
    let found = 0;
    for (const position of maker.candidates(random)) {
      const problem = problemAt(tools, maker, position, known);
      if (problem === null) continue;
      for (const identity of identitiesOn(tools, maker, problem)) known.add(identity);
      yield { source, ...problem };
      if (++found >= MOST_OF_A_SOURCE) break;
    }
    onSource?.(source);
  }
}

function problemAt<P extends Position>(
  tools: MakerTools<P>,
  maker: ProblemMaker<P>,
  candidate: P,
  known: ReadonlySet<string>,
): Problem | null {
  if (legalMoves(candidate).length < LEAST_CHOICE) return null;
  const { game, ai } = tools;
  // Without the way that led there, which no text form tells.
  const text = game.formatPosition(candidate);
  const position = game.parsePosition(text);
  const id = identityOf(position, maker.images?.(position));
  if (known.has(id)) return null;
  const solution = solutionOf(maker, position);
  if (solution === null) return null;
  const { verdict, line } = solution;
  if (isPlain(position, solution)) return null;
  const steps = stepsOf(position, line);
  if (maker.isDull?.(steps, verdict) === true) return null;
  const { attempts, wrong } = tryLevels(tools, position, line, Number.parseInt(id.slice(0, 8), 16));
  // What every level finds at once is not worth asking.
  if (attempts.every(({ isSolved }) => isSolved)) return null;
  return {
    id,
    position: text,
    goal: verdict.goal,
    ...(verdict.within === undefined ? {} : { within: verdict.within }),
    line: written(game, position, line),
    proof: verdict.proof,
    wrong: wrong.map((moves, index) => refutations(game, position, line.slice(0, 2 * index), moves)),
    themes: maker.themes(steps, verdict),
    rating: firstRating(attempts, ai.elo),
  };
}

/** A capture that wins something and nothing more, or takes back what was taken: nobody has to look far for that. */
function isPlain({ noisyMoves }: Position, { verdict, line }: Solution): boolean {
  const [move, ...others] = line;
  return verdict.proof === 'deep' && others.length === 0 && noisyMoves?.isNoisy(move!) === true;
}

/** The positions of a problem in which its solver is to move: none of them is a problem of its own. */
function identitiesOn<P extends Position>(
  { game }: MakerTools<P>,
  maker: ProblemMaker<P>,
  { position, line }: Problem,
): string[] {
  const walk = game.parsePosition(position);
  return line.flatMap((text, ply) => {
    const own = ply % 2 === 0 ? [identityOf(walk, maker.images?.(walk))] : [];
    walk.makeMove(game.parseMove(walk, text));
    return own;
  });
}

/** The own moves of a line with the positions around them. */
export function stepsOf<P extends Position>(position: P, line: readonly Move[]): Step<P>[] {
  const walk = position.clone();
  const steps: Step<P>[] = [];
  for (let ply = 0; ply < line.length; ply += 2) {
    const [move, reply] = [line[ply]!, line[ply + 1]];
    const before = walk.clone();
    walk.makeMove(move);
    steps.push({ before, after: walk.clone(), move, reply });
    if (reply !== undefined) walk.makeMove(reply);
  }
  return steps;
}

function refutations<P extends Position>(
  game: MakerTools<P>['game'],
  position: P,
  before: readonly Move[],
  lines: readonly (readonly Move[])[],
): string[][] {
  const walk = position.clone();
  for (const move of before) walk.makeMove(move);
  return lines.map((line) => written(game, walk, line));
}

function written<P extends Position>(
  game: MakerTools<P>['game'],
  position: P,
  line: readonly Move[],
): string[] {
  const walk = position.clone();
  return line.map((move) => {
    const text = game.formatMove(walk, move);
    walk.makeMove(move);
    return text;
  });
}
