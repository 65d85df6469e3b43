import { type Move, ONGOING, type Position } from '../game.js';
import { Budget } from '../limits.js';
import { legalMoves } from '../moves.js';
import type { SearchResult } from '../result.js';
import type { MonteCarloOptions, MonteCarloRequest } from './request.js';
import { finishedGame, keepWalking } from './search.js';
import type { SharedTree } from './shared-tree.js';
import { ROOT } from './tree.js';
import { Walker } from './walk.js';

/** Where a thread works. */
export interface MonteCarloTeam {
  /** Fresh for each search: all threads walk it, and nothing is kept for the next. */
  readonly tree: SharedTree;
  /** Which of the threads it is, from 0: each has random numbers of its own. */
  readonly thread: number;
}

/** Far apart, so that no thread's seed is another's of a neighbouring search. */
const SEED_STEP = 0x9e3779b9;

/**
 * One thread's part of a Monte-Carlo search that several make on one tree (tree parallelisation with
 * virtual loss, Chaslot, Winands and van den Herik 2008). All are asked the same; whoever ends first may
 * answer for all, since the tree is everybody's. Limits of nodes and playouts are each thread's own, and
 * so are the nodes of the answer; `maxNodes` means nothing here. Answers differ from run to run.
 * @throws RangeError when `moves` has no legal move of an unfinished game.
 */
export function monteCarloTeamSearch(
  request: MonteCarloRequest & MonteCarloOptions,
  { tree, thread }: MonteCarloTeam,
): SearchResult {
  const position = request.position.clone();
  const budget = new Budget(request.limits);
  if (position.outcome() !== ONGOING) return finishedGame(position, budget);
  const seed = ((request.seed ?? 1) + thread * SEED_STEP) | 0;
  const walker = new Walker(tree, { ...request, seed });
  openRoot(walker, tree, position, request.moves);
  return keepWalking(walker, tree, position, request, budget);
}

/** The first thread to come opens the root; the others wait for it. */
function openRoot(
  walker: Walker,
  tree: SharedTree,
  position: Position,
  moves: readonly Move[] | undefined,
): void {
  if (moves !== undefined && !legalMoves(position).some((move) => moves.includes(move)))
    throw new RangeError('none of the moves to search is legal');
  if (!walker.expansion.expand(position, ROOT, moves)) tree.awaitRoot();
}
