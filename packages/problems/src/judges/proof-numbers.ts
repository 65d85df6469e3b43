import { NO_MOVE, type Position, WON, proofNumberSearch, solveWholly } from '@tahoun/core';
import type { Verdict } from '../make/maker.js';

/** Divisor of the nodes for the question whether there is a win at all. */
const FIRST_SHARE = 8;

/**
 * The judge of games that proof numbers solve: every first move is asked about. Wins at once are no problems.
 * @param nodes the most for one position
 */
export function judgeByProof<P extends Position>(position: P, nodes: number): Verdict | null {
  if (position.immediateWins?.winningMove() !== NO_MOVE) return null;
  // Most positions are lost, or too hard: a cheaper search sees that.
  const limits = { nodes: nodes / FIRST_SHARE };
  if (proofNumberSearch({ position, question: 'wins', limits }).answer !== 'yes') return null;
  const { outcome, winningMoves, pv, distance } = solveWholly({ position, limits: { nodes } });
  if (outcome !== WON || distance === null || winningMoves?.length !== 1) return null;
  return { goal: 'win', move: winningMoves[0]!, proof: 'proof-numbers', defences: pv.slice(1, 2) };
}
