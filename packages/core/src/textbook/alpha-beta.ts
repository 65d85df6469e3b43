import { type Move, ONGOING } from '../game.js';
import type { SearchResult } from '../result.js';
import { INFINITE, further, nearer, opposite } from '../score.js';
import { type TextbookRequest, Walk, searchRoot } from './walk.js';

/**
 * Alpha-beta exactly as in Kühr's text (functions `alfabeta`, `dal`, `bliz` and `nej_tah`): minimax
 * that stops looking at a node as soon as its value reaches `beta`, fail-hard, moves in the game's
 * own order. It returns the same move and value as `minimaxSearch` from far fewer moves.
 */
export function alphaBetaSearch(request: TextbookRequest): SearchResult {
  const walk = new Walk(request);
  return searchRoot(request, walk, (move, best) => {
    const alpha = -INFINITE;
    const beta = opposite(further(best));
    walk.observer?.enter(1, move, alpha, beta);
    return nearer(opposite(alphaBeta(walk, request.depth - 1, 1, 0, alpha, beta)));
  });
}

/**
 * Value of the walk's position for its side to move when it lies between `alpha` and `beta`;
 * else the bound on its side of the window.
 */
export function alphaBeta(
  walk: Walk,
  depth: number,
  ply: number,
  at: number,
  alpha: number,
  beta: number,
): number {
  const { position, observer } = walk;
  if (depth === 0 || position.outcome() !== ONGOING) return walk.leafValue(ply);
  walk.lines.clear(ply);

  let best = alpha;
  const childAlpha = opposite(further(beta));
  const end = walk.stack.generate(position, at);
  for (let i = at; i < end; i++) {
    const move = walk.stack.moves[i] as Move;
    const childBeta = opposite(further(best));
    walk.budget.count();
    position.makeMove(move);
    observer?.enter(ply + 1, move, childAlpha, childBeta);
    // Most nodes are leaves: they are spared a call.
    const below =
      depth === 1 ? walk.leafValue(ply + 1) : alphaBeta(walk, depth - 1, ply + 1, end, childAlpha, childBeta);
    const value = nearer(opposite(below));
    position.undoMove();
    if (value > best) {
      best = value;
      walk.lines.extend(ply, move);
      if (best >= beta) {
        observer?.cut(ply, walk.stack.moves, i + 1, end);
        observer?.leave(ply, beta, 'inner');
        return beta;
      }
    }
  }
  observer?.leave(ply, best, 'inner');
  return best;
}
