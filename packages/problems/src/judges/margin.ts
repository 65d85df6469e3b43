import { type Evaluation, type Position, SELECTIVE_TECHNIQUES, legalMoves, strongSearch } from '@tahoun/core';
import type { Verdict } from '../make/maker.js';

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
