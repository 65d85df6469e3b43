import { NO_MOVE, type Position } from '../game.js';
import { type Budget, type LimitedBy, type SearchLimits, SearchStopped } from '../limits.js';
import type { RankedMove, RootSearchRequest, SearchResult } from '../request.js';
import { finalScore, isDecided } from '../score.js';
import { isSolved } from './bounds.js';
import { rankMoves } from './ranking.js';
import { ROOT, type SearchTree } from './tree.js';
import type { Walker } from './walk.js';

/** What a Monte-Carlo search is asked. A `depth` means nothing here: a playout goes to the end. */
export interface MonteCarloRequest<P extends Position = Position> extends RootSearchRequest<P> {
  /** Playouts to make at most; 10,000 by default when nothing but a proof would end the search. */
  readonly playouts?: number;
  /** Called after 256 playouts and each time that their number has doubled. */
  readonly onProgress?: (result: SearchResult) => void;
}

const DEFAULT_PLAYOUTS = 10_000;
const FIRST_PROGRESS = 256;

/** Walks down a tree whose root is expanded until the root is solved or a limit is reached. */
export function keepWalking(
  walker: Walker,
  tree: SearchTree,
  position: Position,
  request: MonteCarloRequest,
  budget: Budget,
): SearchResult {
  const playouts =
    request.playouts ?? (hasLimit(request.limits) ? Number.POSITIVE_INFINITY : DEFAULT_PLAYOUTS);
  let progress = FIRST_PROGRESS;
  let limitedBy: LimitedBy = null;
  try {
    for (let made = 0; made < playouts; made++) {
      if (isSolved(tree.lower[ROOT]!, tree.upper[ROOT]!)) break;
      if (made === progress) {
        request.onProgress?.(report(tree, budget, null));
        progress *= 2;
      }
      walker.walk(position, budget);
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    limitedBy = error.by;
  }
  return report(tree, budget, limitedBy);
}

/** The answer where no move is left. */
export function finishedGame(position: Position, budget: Budget): SearchResult {
  const final = finalScore(position, position.outcome());
  return answer([{ move: NO_MOVE, score: final, pv: [] }], final, final, budget, null);
}

/** Whether anything but a proof would end the search. */
function hasLimit({ nodes, timeMs, signal, stopFlag }: SearchLimits): boolean {
  return nodes !== undefined || timeMs !== undefined || signal !== undefined || stopFlag !== undefined;
}

/** What the tree says at this moment. */
function report(tree: SearchTree, budget: Budget, limitedBy: LimitedBy): SearchResult {
  return answer(rankMoves(tree, ROOT), tree.lower[ROOT]!, tree.upper[ROOT]!, budget, limitedBy);
}

/** @param lower, upper the proved bounds of the root. */
function answer(
  ranked: RankedMove[],
  lower: number,
  upper: number,
  budget: Budget,
  limitedBy: LimitedBy,
): SearchResult {
  const { move, score, pv } = ranked[0] as RankedMove;
  const { nodes, timeMs } = budget;
  return {
    move,
    score,
    exact: isSolved(lower, upper),
    pv,
    depth: pv.length,
    nodes,
    timeMs,
    limitedBy,
    distanceIsBound: isDecided(score) && lower !== upper,
    ranked,
  };
}
