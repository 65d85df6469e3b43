import { isDecided } from '../contract/score.js';
import { workClock } from '../request/limits.js';
import type { SearchResult } from '../request/request.js';
import { type DepthRequest, SearchContext, type TextbookRequest } from './context.js';

/** Where deepening without a depth ends at the latest, in plies. */
export const DEEPEST = 200;

/** One search to the depth of its request. */
export type DepthSearch = (request: DepthRequest, context: SearchContext) => SearchResult;

/**
 * Iterative deepening, as Němec and Čáp describe it for play against the clock: where nodes or time are limited,
 * the depths 1, 2, 3 ... are searched in turn, and the last complete one answers. Without such a limit, or
 * watched by an observer, the search goes to its depth at once. All depths share the limits. A search without a
 * depth deepens until its result is proved.
 * @param plies how much deeper than its depth the search may look, for its lines.
 * @throws RangeError for a depth below 1, or where neither depth, nodes nor time are limited.
 */
export function deepen(request: TextbookRequest, search: DepthSearch, plies = 0): SearchResult {
  const { limits, observer, onDepth } = request;
  const { nodes = Number.POSITIVE_INFINITY, timeMs = Number.POSITIVE_INFINITY, now = workClock } = limits;
  const isLimited = Math.min(nodes, timeMs) < Number.POSITIVE_INFINITY;
  const last = limits.depth ?? (isLimited ? DEEPEST : Number.NaN);
  if (!(last >= 1)) throw new RangeError(`a search of depth ${limits.depth}; it has to be at least 1`);

  const start = now();
  let made = 0;
  let best: SearchResult | undefined;
  for (let depth = isLimited && observer === undefined ? 1 : last; depth <= last; depth++) {
    const before = made;
    const left: DepthRequest = {
      ...request,
      limits: {
        ...limits,
        depth,
        nodes: nodes - made,
        timeMs: timeMs - (now() - start),
        onNodes: limits.onNodes && ((count) => limits.onNodes?.(before + count)),
      },
    };
    const context = new SearchContext(left, plies);
    const result = search(left, context);
    made += result.nodes;
    const all = { timeMs: now() - start, limitedBy: result.limitedBy };
    if (result.limitedBy !== null) {
      // A win that was found is certain, even where other moves were not searched.
      const found = best === undefined || (result.exact && isDecided(result.score)) ? result : best;
      const { earlierNodes: _, ...answer } = found;
      return { ...answer, ...all, depth: best?.depth ?? 0, nodes: made };
    }
    const earlier = before === 0 ? {} : { earlierNodes: before };
    best = { ...result, ...all, ...earlier };
    // The whole tree was seen: a greater depth finds nothing else.
    if (!context.sawHorizon) return { ...best, depth: limits.depth ?? depth };
    if (limits.depth === undefined && result.exact) return best;
    if (depth < last) onDepth?.(best);
  }
  return best as SearchResult;
}
