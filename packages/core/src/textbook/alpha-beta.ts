import { ONGOING } from '../contract/game.js';
import { INFINITE, further, nearer, opposite } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { type SearchContext, type TextbookRequest, searchRoot } from './context.js';
import { deepen } from './deepening.js';

/**
 * Alpha-beta exactly as in Kühr's text (functions `alfabeta`, `dal`, `bliz` and `nej_tah`): minimax
 * that stops looking at a node as soon as its value reaches `beta`, fail-hard, moves in the game's
 * own order. It returns the same move and value as `minimaxSearch` from far fewer moves.
 */
export function alphaBetaSearch(request: TextbookRequest): SearchResult {
  return deepen(request, (request, context) =>
    searchRoot(request, context, (move, best) => {
      const alpha = -INFINITE;
      const beta = opposite(further(best));
      context.observer?.enter(1, move, alpha, beta);
      return nearer(opposite(alphaBeta(context, request.limits.depth - 1, 1, 0, alpha, beta)));
    }),
  );
}

/**
 * Value of the context's position for its side to move when it lies between `alpha` and `beta`;
 * else the bound on its side of the window.
 */
export function alphaBeta(
  context: SearchContext,
  depth: number,
  ply: number,
  at: number,
  alpha: number,
  beta: number,
): number {
  const { position, observer } = context;
  if (depth === 0 || position.outcome() !== ONGOING) return context.leafValue(ply);
  context.pv.clear(ply);

  let best = alpha;
  const childAlpha = opposite(further(beta));
  const end = context.stack.generate(position, at);
  for (let i = at; i < end; i++) {
    const move = context.stack.moves[i]!;
    const childBeta = opposite(further(best));
    context.budget.count();
    position.makeMove(move);
    observer?.enter(ply + 1, move, childAlpha, childBeta);
    // Most nodes are leaves: they are spared a call.
    const below =
      depth === 1
        ? context.leafValue(ply + 1)
        : alphaBeta(context, depth - 1, ply + 1, end, childAlpha, childBeta);
    const value = nearer(opposite(below));
    position.undoMove();
    if (value > best) {
      best = value;
      context.pv.extend(ply, move);
      if (best >= beta) {
        observer?.cut(ply, context.stack.moves, i + 1, end);
        observer?.leave(ply, beta, 'inner');
        return beta;
      }
    }
  }
  observer?.leave(ply, best, 'inner');
  return best;
}
