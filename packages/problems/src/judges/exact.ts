import {
  type Evaluation,
  NO_MOVE,
  type Position,
  SELECTIVE_TECHNIQUES,
  WON,
  afterPlaying,
  legalMoves,
  proofNumberSearch,
  solveWholly,
  strongSearch,
} from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import type { Verdict } from '../maker/maker.js';

/* The judges that see a position to the end of its game. */

/** Replies worth trying, where the theory has them in the order of resistance. */
const DEFENCES = 3;

/** The judge of a game whose theory knows every position. */
export function judgeByTheory<P extends Position>(ai: GameAi<P>, position: P): Verdict | null {
  const solution = ai.solve?.(position);
  if (solution === undefined || solution.outcome !== WON || solution.moves.length !== 1) return null;
  const move = solution.moves[0]!;
  const defences = afterPlaying(position, move, () => ai.solve?.(position).moves.slice(0, DEFENCES) ?? []);
  return { goal: 'win', move, proof: 'theory', defences };
}

/** Divisor of the nodes for the question whether there is a win at all. */
const FIRST_SHARE = 8;

/**
 * The judge of games that proof numbers solve: every first move is asked about. Wins at once are no problems.
 * @param nodes the most for one position
 */
export function judgeByProof(position: Position, nodes: number): Verdict | null {
  if (position.immediateWins?.winningMove() !== NO_MOVE) return null;
  // Most positions are lost, or too hard: a cheaper search sees that.
  const limits = { nodes: nodes / FIRST_SHARE };
  if (proofNumberSearch({ position, question: 'wins', limits }).answer !== 'yes') return null;
  const { outcome, winningMoves, pv, distance } = solveWholly({ position, limits: { nodes } });
  if (outcome !== WON || distance === null || winningMoves?.length !== 1) return null;
  return { goal: 'win', move: winningMoves[0]!, proof: 'proof-numbers', defences: pv.slice(1, 2) };
}

/**
 * The judge of games won by a margin: looks at every move to the end. One move alone wins, or keeps the draw.
 * @param nodes the most for one position
 */
export function judgeByMargin<P extends Position>(
  evaluation: Evaluation<P>,
  position: P,
  nodes: number,
): Verdict | null {
  const count = legalMoves(position).length;
  if (count < 2) return null;
  const { ranked = [], exact } = strongSearch({
    position,
    evaluation,
    multiPv: count,
    limits: { nodes },
    without: SELECTIVE_TECHNIQUES,
  });
  const [best, next] = ranked;
  if (!exact || best === undefined || next === undefined || ranked.length < count) return null;
  const isWin = best.score > 0 && next.score <= 0;
  const isDraw = best.score === 0 && next.score < 0;
  if (!isWin && !isDraw) return null;
  const goal = isWin ? 'win' : 'draw';
  return { goal, move: best.move, proof: 'full-width', defences: best.pv.slice(1, 2) };
}
