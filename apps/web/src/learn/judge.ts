import {
  type Game,
  type Position,
  SELECTIVE_TECHNIQUES,
  type Side,
  alphaBetaSearch,
  figuresEvaluation,
  opposite,
  pliesToEnd,
} from '@tahoun/core';
import type { EngineHost, SolveAnswer } from '@tahoun/engine';
import type { Goal, Problem } from '@tahoun/i18n';

/** The verdict on a move in a problem. */
export type Verdict =
  /** @param reply the last move of the other side, where it ends the game */
  | { readonly kind: 'solved'; readonly reply?: string }
  /** The goal stays in reach. @param reply the best defence */
  | { readonly kind: 'goes-on'; readonly reply: string }
  | { readonly kind: 'wrong' };

export type Engine = Pick<EngineHost, 'bestMove' | 'solve'>;

/** Starts the engine at the first call. */
export type LearnEngine = () => Engine;

const SOLVED = { kind: 'solved' } as const;
const WRONG = { kind: 'wrong' } as const;

/** Far more than positions of a few plies need, so that a slow device answers at all. */
const NODES = 500_000;

/**
 * Judges a move of the side that has to reach the goal. The right first moves are known; later moves are
 * searched.
 * @param position after the move
 * @param played the moves of both sides up to it, in the game's notation. Rejects when the engine fails.
 */
export async function judge(
  engine: Engine,
  game: Game,
  problem: Problem,
  position: Position,
  played: readonly string[],
): Promise<Verdict> {
  const { goal, moves } = problem;
  if (played.length === 1 && !moves.includes(played[0] as string)) return WRONG;
  if (!('plies' in goal)) return judgeToTheEnd(engine, game, problem.position, goal, position, played);
  const result = game.result(position);
  if (result !== null) return result.winner === 1 - position.turn ? SOLVED : WRONG;
  const plies = goal.plies - played.length;
  return goal.kind === 'win-in'
    ? judgeWin(engine, game, position, plies)
    : judgeFigures(game, position, plies, goal);
}

/** @param plies in which the win has to come from here */
async function judgeWin(engine: Engine, game: Game, position: Position, plies: number): Promise<Verdict> {
  if (plies <= 0) return WRONG;
  // In full width, so that a win in time is never overlooked.
  const answer = await engine.bestMove({
    game: game.id,
    position: game.formatPosition(position),
    depth: plies,
    nodes: NODES,
    without: SELECTIVE_TECHNIQUES,
  });
  const distance = answer.exact && answer.score < 0 ? pliesToEnd(answer.score) : null;
  const isInTime = distance !== null && distance <= plies;
  return isInTime && answer.move !== null ? { kind: 'goes-on', reply: answer.move } : WRONG;
}

/** Goals of a whole game are played to its end. @param start the position of the problem */
async function judgeToTheEnd(
  engine: Engine,
  game: Game,
  start: string,
  goal: Exclude<Goal, { plies: number }>,
  position: Position,
  played: readonly string[],
): Promise<Verdict> {
  // With the moves before it: repetitions count.
  const answer = await engine.solve({ game: game.id, position: start, played, nodes: NODES });
  // The right first moves are known; where no more can be proved here, the problem is over.
  if (!answer.solved && played.length === 1) return SOLVED;
  if (!answer.solved) throw new Error(`${game.id} ${answer.position} is not solved`);
  if (!isReached(goal, answer)) return WRONG;
  const { move: reply } = answer;
  if (reply === null) return SOLVED;
  const after = position.clone();
  after.makeMove(game.parseMove(after, reply));
  return { kind: game.result(after) === null ? 'goes-on' : 'solved', reply };
}

/** @param answer for the side that defends */
function isReached(
  goal: Exclude<Goal, { plies: number }>,
  { outcome, value }: Pick<SolveAnswer, 'outcome' | 'value'>,
): boolean {
  if (goal.kind === 'margin') return -(value ?? 0) >= goal.atLeast;
  return outcome === 'loss' || (goal.outcome === 'draw' && outcome === 'draw');
}

/** @param plies after which the sum is counted */
function judgeFigures(
  game: Game,
  position: Position,
  plies: number,
  { weights, atLeast }: Extract<Goal, { kind: 'figures' }>,
): Verdict {
  const evaluation = figuresEvaluation(game, weights, (1 - position.turn) as Side);
  const { score, move } = alphaBetaSearch({ position, evaluation, limits: { depth: plies } });
  if (opposite(score) < 100 * atLeast) return WRONG;
  // One ply is the other side's last answer.
  return plies <= 1 ? SOLVED : { kind: 'goes-on', reply: game.formatMove(position, move) };
}
