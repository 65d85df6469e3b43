import {
  type BestMoveRequest,
  FIELDS,
  type Loaded,
  type SolveRequest,
  type TreeRequest,
  defaultSolveNodes,
  levelNodes,
  withLimit,
} from '@tahoun/engine';
import { aiOf, isGameId } from '../engine/games.js';
import type { Ceilings } from '../limits/tiers.js';

/**
 * Requests that always have a node limit, and no limit above the ceiling. A limit that the client leaves
 * out is the engine's own default, or too high to change an answer that ends in time, so the answer is
 * that of the command line; `limitedBy` shows when the search met the ceiling.
 */

type Bounded<Request> = Request & { readonly nodes: number };

export function boundedBestMove(asked: BestMoveRequest, ceilings: Ceilings): Bounded<BestMoveRequest> {
  const ai = isGameId(asked.game) ? aiOf(asked.game) : undefined;
  const request = withLimit(asked, ai ?? {});
  const { threads, timeMs, level } = request;
  const ofLevel = level === undefined || ai === undefined ? Number.POSITIVE_INFINITY : levelNodes(ai, level);
  return {
    ...request,
    nodes: Math.min(request.nodes ?? Number.POSITIVE_INFINITY, ofLevel, ceilings.nodes),
    timeMs: boundedTime(timeMs, ceilings),
    threads:
      threads === undefined || ceilings.threads === 1 ? undefined : Math.min(threads, ceilings.threads),
  };
}

/** @param loaded the position that is asked about; undefined for one that is known without a search. */
export function boundedSolve(
  request: SolveRequest,
  loaded: Loaded | undefined,
  ceilings: Ceilings,
): Bounded<SolveRequest> {
  const own = request.nodes ?? (loaded === undefined ? 1 : defaultSolveNodes(loaded));
  return {
    ...request,
    nodes: Math.min(own, ceilings.nodes),
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
