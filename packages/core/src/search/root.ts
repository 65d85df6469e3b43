import { type Move, NO_MOVE } from '../game.js';
import type { RankedMove } from '../result.js';
import { playedOut } from './line-end.js';
import { enterChild, searchMade } from './node.js';
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
  const node = state.frames[0]!;
  node.moveDepth = depth;
  node.alpha = alpha;
  node.beta = beta;
  node.isPv = true;
  let best: RankedMove | null = null;
  let allProven = true;
  state.partial = null;
  observer?.approach(depth, 'full');
  observer?.enter(0, NO_MOVE, alpha, beta);
  for (const [index, move] of moves.entries()) {
    enterChild(state, node, move);
    state.budget.count();
    position.makeMove(move);
    const value = searchMade(state, node, 0, best === null);
    position.undoMove();
    allProven &&= state.proven;
    if (best !== null && value <= best.score) continue;
    best = { move, score: value, pv: playedOut(state, [move, ...state.pv.read(1)]) };
    if (value <= node.alpha) continue;
    node.alpha = value;
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
