import { type Move, NO_MOVE } from '../game.js';
import type { RankedMove } from '../result.js';
import { further, nearer, opposite } from '../score.js';
import { playedOut } from './line-end.js';
import { searchNode } from './node.js';
import type { SearchState } from './state.js';

/**
 * The best of some root moves at a depth. `state.partial` holds it while the search goes on, once it
 * is better than `alpha`, for the case that the search is stopped; `state.proven` tells about the end.
 */
export function searchRoot(
  state: SearchState,
  depth: number,
  moves: readonly Move[],
  alpha: number,
  beta: number,
): RankedMove {
  const { position, observer } = state;
  let best: RankedMove | null = null;
  let low = alpha;
  let allProven = true;
  state.partial = null;
  observer?.approach(depth, 'full');
  observer?.enter(0, NO_MOVE, alpha, beta);
  for (const [index, move] of moves.entries()) {
    const childBeta = opposite(further(low));
    const childAlpha = opposite(further(beta));
    state.ordering.histories.enter(0, move);
    state.budget.count();
    position.makeMove(move);
    const isNarrow = best !== null && state.use['principal-variation'];
    observer?.approach(depth - 1, isNarrow ? 'null-window' : 'full');
    observer?.enter(1, move, isNarrow ? childBeta - 1 : childAlpha, childBeta);
    let value = nearer(
      opposite(searchNode(state, depth - 1, 1, 0, isNarrow ? childBeta - 1 : childAlpha, childBeta)),
    );
    if (isNarrow && value > low && value < beta) {
      observer?.approach(depth - 1, 're-search');
      observer?.enter(1, move, childAlpha, childBeta);
      value = nearer(opposite(searchNode(state, depth - 1, 1, 0, childAlpha, childBeta)));
    }
    position.undoMove();
    allProven &&= state.proven;
    if (best !== null && value <= best.score) continue;
    best = { move, score: value, pv: playedOut(state, [move, ...state.lines.read(1)]) };
    if (value <= low) continue;
    low = value;
    state.partial = best;
    if (value >= beta) {
      observer?.cut(0, Int32Array.from(moves), index + 1, moves.length, 'cut');
      break;
    }
  }
  state.partial = null;
  state.proven = allProven;
  observer?.leave(0, (best as RankedMove).score, 'inner');
  return best as RankedMove;
}
