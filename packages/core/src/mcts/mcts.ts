import { NO_MOVE, ONGOING, type Position } from '../contract/game.js';
import { Random } from '../contract/random.js';
import { finalScore, isDecided } from '../contract/score.js';
import { Budget, type LimitedBy, type SearchLimits, SearchStopped } from '../request/limits.js';
import type { RankedMove, RootSearchRequest, SearchResult } from '../request/request.js';
import { isSolved } from './bounds.js';
import { rankMoves } from './ranking.js';
import { ROOT, SearchTree } from './tree.js';
import { Walker } from './walk.js';

/** Request of a Monte-Carlo search. It ignores `depth`, because a playout goes to the end. */
export interface MonteCarloRequest<P extends Position = Position> extends RootSearchRequest<P> {
  /** The same seed and the same request, limited by nodes, give the same answer; 1 by default. */
  readonly seed?: number;
  /** Called after 256 playouts and each time that their number has doubled. */
  readonly onProgress?: ((result: SearchResult) => void) | undefined;
}

/** Playouts at most when nothing but a proof would end the search. */
const MOST_UNLIMITED = 10_000;
const FIRST_PROGRESS = 256;

/**
 * Monte-Carlo tree search, for games without an evaluation: UCT with progressive bias
 * (`walk.ts`), random playouts (`playout.ts`) and proved bounds (`bounds.ts`), which end the
 * search once the root is solved. `depth` is the length of the line; `ranked` has every root move.
 *
 * Scores: a proved win is `WIN` minus the plies of the proved line, a proved loss the negative, both
 * perhaps further than need be (`distanceIsBound`); a proved draw is 0, a proved margin the margin.
 * A score that is not proved is the average of its playouts: in games won by a margin the margin, else 100
 * times the result, where 100 means that all were won, 0 that as many were won as lost. Moves are
 * chosen for the result, not for the margin, until a margin is proved.
 *
 * @throws RangeError when `moves` has no legal move of an unfinished game.
 */
export function monteCarloSearch(request: MonteCarloRequest): SearchResult {
  const position = request.position.clone();
  const budget = new Budget(request.limits);
  const outcome = position.outcome();
  if (outcome !== ONGOING) {
    const final = finalScore(position, outcome);
    return answer([{ move: NO_MOVE, score: final, pv: [] }], final, final, budget, null);
  }
  const tree = new SearchTree();
  const walker = new Walker(tree, position, new Random(request.seed ?? 1));
  if (request.moves !== undefined) tree.restrict(request.moves);
  if (!tree.isExpanded(ROOT)) throw new RangeError('none of the moves to search is legal');

  const playouts = hasLimit(request.limits) ? Number.POSITIVE_INFINITY : MOST_UNLIMITED;
  let progress = FIRST_PROGRESS;
  let limitedBy: LimitedBy = null;
  try {
    for (let made = 0; made < playouts; made++) {
      if (isSolved(tree.lower[ROOT]!, tree.upper[ROOT]!)) break;
      if (made === progress) {
        request.onProgress?.(report(tree, budget, null));
        progress *= 2;
      }
      walker.walk(budget);
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    limitedBy = error.by;
  }
  return report(tree, budget, limitedBy);
}

/** Whether anything but a proof would end the search. */
function hasLimit({ nodes, timeMs, signal, stopFlag }: SearchLimits): boolean {
  return nodes !== undefined || timeMs !== undefined || signal !== undefined || stopFlag !== undefined;
}

/** Result of the search from the tree in its present state. */
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
