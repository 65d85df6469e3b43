import { type BestMoveRequest, DEFAULT_NODES, isUnlimited } from '@tahoun/engine';

/** What one request may cost on a platform. */
export interface Ceiling {
  /** Moves made by a search. */
  readonly nodes: number;
  readonly timeMs: number;
}

/**
 * The request with a node limit in any case, and no limit above the ceiling. A limit that was not
 * asked for is the engine's own default or too high to change an answer that ends in time, so the
 * answer is that of the command line; `limitedBy` tells when the ceiling was met.
 */
export function withinCeiling(request: BestMoveRequest, ceiling: Ceiling): BestMoveRequest {
  const { nodes = isUnlimited(request) ? DEFAULT_NODES : ceiling.nodes, timeMs } = request;
  return {
    ...request,
    nodes: Math.min(nodes, ceiling.nodes),
    timeMs: timeMs === undefined ? undefined : Math.min(timeMs, ceiling.timeMs),
  };
}
