import { type Move, NO_MOVE } from '../contract/game.js';
import { isDecided } from '../contract/score.js';
import type { RankedMove } from '../request/request.js';
import { playOut } from './lines.js';
import { enterChild, searchMade } from './node.js';
import type { SearchState } from './state.js';

/**
 * The best of some root moves at a depth. During the search `state.partial` holds the best move so far, once
 * it is better than `alpha`, in case the search is stopped; after it `state.proven` is whether the value is
 * proved.
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
    best = { move, score: value, pv: [move, ...state.pv.read(1)] };
    if (value <= node.alpha) continue;
    node.alpha = value;
    state.partial = best;
    if (isDecided(value) && value > 0) state.partial = best = playOut(state, best);
    if (value >= beta) {
      observer?.cut(0, Int32Array.from(moves), index + 1, moves.length, 'cut');
      break;
    }
  }
  const found = best as RankedMove;
  const isLost = isDecided(found.score) && found.score < Math.min(0, beta);
  const played = isLost ? playOut(state, found) : found;
  state.partial = null;
  state.proven = allProven;
  observer?.leave(0, found.score, 'inner');
  return played;
}
