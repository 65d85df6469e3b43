import { ONGOING } from '../contract/game.js';
import { INFINITE, nearer, opposite } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { type SearchContext, type TextbookRequest, searchRoot } from './context.js';
import { deepen } from './deepening.js';

/**
 * Minimax in negamax form, exactly as in the sources (Němec 2006; Kühr, "Algoritmus Minimax"): every
 * line is searched to the full depth, and decided values step towards zero by one a ply, so that the
 * nearer win and the later loss are preferred. Among equal moves the first is kept.
 */
export function minimaxSearch(request: TextbookRequest): SearchResult {
  return deepen(request, (request, context) =>
    searchRoot(request, context, (move) => {
      context.observer?.enter(1, move, -INFINITE, INFINITE);
      return nearer(opposite(minimax(context, request.limits.depth - 1, 1, 0)));
    }),
  );
}

/** Value of the context's position for its side to move. `at` is the free part of the move stack. */
function minimax(context: SearchContext, depth: number, ply: number, at: number): number {
  const { position, observer } = context;
  if (depth === 0 || position.outcome() !== ONGOING) return context.leafValue(ply);
  context.pv.clear(ply);

  let best = -INFINITE;
  const end = context.stack.generate(position, at);
  for (let i = at; i < end; i++) {
    const move = context.stack.moves[i]!;
    context.budget.count();
    position.makeMove(move);
    observer?.enter(ply + 1, move, -INFINITE, INFINITE);
    const value = opposite(minimax(context, depth - 1, ply + 1, end));
    position.undoMove();
    if (value > best) {
      best = value;
      context.pv.extend(ply, move);
    }
  }
  best = nearer(best);
  observer?.leave(ply, best, 'inner');
  return best;
}

/**
 * Greedy play: every move is made once and the position after it is judged; the first best move
 * wins. It is minimax of depth 1 (Němec's first program, Starý's "Greedy").
 */
export function greedySearch(request: TextbookRequest): SearchResult {
  return minimaxSearch({ ...request, limits: { ...request.limits, depth: 1 } });
}
