import { DRAW } from '../game.js';
import type { SearchResult } from '../result.js';
import type { SearchContext } from './context.js';
import { type Candidate, type SecondSearchRequest, searchMove, searchTwice } from './second-search.js';

/**
 * Němec's cure for what even perfect play by minimax lacks (2006): among moves that all draw it takes any,
 * and gives away for nothing what the opponent might still have stumbled over. So where the best value is a draw,
 * a second look, `verifyDepth` plies deep, chooses among the moves that draw.
 */
export function secondLook(request: SecondSearchRequest): SearchResult {
  return searchTwice(request, preferAmongDrawn);
}

/** Puts the drawing moves first, the most promising one at the head, where the best value is a draw. */
function preferAmongDrawn(context: SearchContext, candidates: Candidate[], lookDepth: number): void {
  if (Math.max(...candidates.map(({ score }) => score)) !== DRAW) return;
  const drawn = candidates.filter(({ score }) => score === DRAW);
  const others = candidates.filter(({ score }) => score !== DRAW);
  if (drawn.length === 1) return;
  const promise = new Map(drawn.map((each) => [each, searchMove(context, each.move, lookDepth).score]));
  drawn.sort((a, b) => (promise.get(b) as number) - (promise.get(a) as number));
  candidates.splice(0, candidates.length, ...drawn, ...others);
}
