import { type Move, ONGOING } from '../game.js';
import type { SearchResult } from '../result.js';
import { INFINITE, nearer, opposite } from '../score.js';
import { type TextbookRequest, Walk, searchRoot } from './walk.js';

/**
 * Minimax in negamax form, exactly as in the sources (Němec 2006; Kühr, "Algoritmus Minimax"): every
 * line is searched to the full depth, and decided values step towards zero by one a ply, so that the
 * nearer win and the later loss are preferred. Among equal moves the first is kept.
 */
export function minimaxSearch(request: TextbookRequest): SearchResult {
  const walk = new Walk(request);
  return searchRoot(request, walk, (move) => {
    walk.observer?.enter(1, move, -INFINITE, INFINITE);
    return nearer(opposite(minimax(walk, request.depth - 1, 1, 0)));
  });
}

/** Value of the walk's position for its side to move. `at` is the free part of the move stack. */
function minimax(walk: Walk, depth: number, ply: number, at: number): number {
  const { position, observer } = walk;
  if (depth === 0 || position.outcome() !== ONGOING) return walk.leafValue(ply);
  walk.lines.clear(ply);

  let best = -INFINITE;
  const end = walk.stack.generate(position, at);
  for (let i = at; i < end; i++) {
    const move = walk.stack.moves[i] as Move;
    walk.budget.count();
    position.makeMove(move);
    observer?.enter(ply + 1, move, -INFINITE, INFINITE);
    const value = opposite(minimax(walk, depth - 1, ply + 1, end));
    position.undoMove();
    if (value > best) {
      best = value;
      walk.lines.extend(ply, move);
    }
  }
  best = nearer(best);
  observer?.leave(ply, best, 'inner');
  return best;
}
