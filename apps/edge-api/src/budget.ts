import {
  type BestMoveRequest,
  DEFAULT_NODES,
  FIELDS,
  type Loaded,
  type SolveRequest,
  type TreeRequest,
  defaultSolveNodes,
  isUnlimited,
  levelNodes,
} from '@tahoun/engine';
import { aiOf, isGameId } from './games.js';
import type { Ceilings } from './platform.js';

/**
 * Requests that always have a node limit, and no limit above the ceiling. A limit that the client leaves
 * out is the engine's own default, or too high to change an answer that ends in time, so the answer is
 * that of the command line; `limitedBy` shows when the search met the ceiling.
 */

type Bounded<Request> = Request & { readonly nodes: number };

export function boundedBestMove(request: BestMoveRequest, ceilings: Ceilings): Bounded<BestMoveRequest> {
  const { threads, timeMs } = request;
  return {
    ...request,
    nodes: Math.min(request.nodes ?? Number.POSITIVE_INFINITY, ownNodes(request), ceilings.nodes),
    timeMs: boundedTime(timeMs, ceilings),
    threads:
      threads === undefined || ceilings.threads === 1 ? undefined : Math.min(threads, ceilings.threads),
  };
}

/** The node limit that the engine itself would give the request. */
function ownNodes(request: BestMoveRequest): number {
  const { game, level } = request;
  if (isUnlimited(request)) return DEFAULT_NODES;
  return level === undefined || !isGameId(game) ? Number.POSITIVE_INFINITY : levelNodes(aiOf(game), level);
}

/** @param loaded the position that is asked about. */
export function boundedSolve(
  request: SolveRequest,
  loaded: Loaded,
  ceilings: Ceilings,
): Bounded<SolveRequest> {
  return {
    ...request,
    nodes: Math.min(request.nodes ?? defaultSolveNodes(loaded), ceilings.nodes),
    timeMs: boundedTime(request.timeMs, ceilings),
  };
}

export function boundedTree(request: TreeRequest, ceilings: Ceilings): Bounded<TreeRequest> {
  return {
    ...request,
    nodes: Math.min(request.nodes ?? ceilings.nodes, ceilings.nodes),
    limit: Math.min(request.limit ?? FIELDS.limit.usual, ceilings.treeNodes),
  };
}

/** Undefined also where the clock does not advance during a search: no time limit would ever be reached. */
function boundedTime(asked: number | undefined, { timeMs }: Ceilings): number | undefined {
  return asked === undefined || timeMs === undefined ? undefined : Math.min(asked, timeMs);
}
