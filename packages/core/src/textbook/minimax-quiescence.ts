import { ONGOING } from '../contract/game.js';
import { INFINITE, nearer, opposite } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { type SearchContext, type TextbookRequest, searchRoot } from './context.js';
import { type DepthSearch, deepen } from './deepening.js';

/** Plies beyond the depth after which an exchange is broken off all the same. */
export const MAX_EXCHANGE = 64;

/**
 * Minimax that finishes exchanges, which Kühr describes in a sentence (2.2, after his example of the horizon):
 * where the depth has run out while captures are pending, it goes on. How far, and whether a side may decline,
 * he leaves open. Here the noisy moves of the game are tried until there are none; a side that must respond tries
 * all its moves, any other may also stop and take the evaluation. In games without noisy moves it is plain minimax.
 */
export function minimaxQuiescenceSearch(request: TextbookRequest): SearchResult {
  const toDepth: DepthSearch = (request, context) =>
    searchRoot(request, context, (move) => {
      context.observer?.enter(1, move, -INFINITE, INFINITE);
      return nearer(opposite(minimax(context, request.limits.depth - 1, 1, 0)));
    });
  return deepen(request, toDepth, MAX_EXCHANGE);
}

/** Value of the context's position for its side to move. @param depth plies left; from 0 down only exchanges go on. */
function minimax(context: SearchContext, depth: number, ply: number, at: number): number {
  const { position, noisyMoves, threats, observer, stack } = context;
  if (position.outcome() !== ONGOING || depth === -MAX_EXCHANGE) return context.leafValue(ply);
  const isBeyond = depth <= 0;
  if (isBeyond && noisyMoves === undefined) return context.leafValue(ply);
  const mayStop = isBeyond && noisyMoves !== undefined && threats?.mustRespond() !== true;
  const end = mayStop ? stack.generateNoisy(noisyMoves, at) : stack.generate(position, at);
  if (end === at) return context.leafValue(ply);
  context.pv.clear(ply);
  let best = -INFINITE;
  if (mayStop) {
    best = context.evaluate();
    observer?.stand?.(ply, best);
  }
  for (let i = at; i < end; i++) {
    const move = stack.moves[i]!;
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
