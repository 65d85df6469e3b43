import type { SearchRequest } from '../request.js';
import type { SearchResult } from '../result.js';
import type { TextbookRequest } from './context.js';
import { minimaxSearch } from './minimax.js';

/** A request whose depth makes no difference. */
export type GreedyRequest = Omit<TextbookRequest, 'limits'> & SearchRequest;

/**
 * Greedy play: every move is made once and the position after it is judged; the first best move
 * wins. It is minimax of depth 1 (Němec's first program, Starý's "Greedy").
 */
export function greedySearch(request: GreedyRequest): SearchResult {
  return minimaxSearch({ ...request, limits: { ...request.limits, depth: 1 } });
}
