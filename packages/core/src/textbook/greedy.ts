import type { SearchResult } from '../result.js';
import type { TextbookRequest } from './context.js';
import { minimaxSearch } from './minimax.js';

/**
 * Greedy play: every move is made once and the position after it is judged; the first best move
 * wins. It is minimax of depth 1 (Němec's first program, Starý's "Greedy").
 */
export function greedySearch(request: Omit<TextbookRequest, 'depth'>): SearchResult {
  return minimaxSearch({ ...request, depth: 1 });
}
