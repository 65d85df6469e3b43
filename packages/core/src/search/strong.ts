import { type Move, NO_MOVE, ONGOING } from '../contract/game.js';
import { INFINITE, finalScore, isDecided, pliesToEnd } from '../contract/score.js';
import { type LimitedBy, SearchStopped } from '../request/limits.js';
import type { RankedMove, SearchResult } from '../request/request.js';
import { MAX_DEPTH } from './memory.js';
import type { StrongRequest } from './request.js';
import { searchRoot } from './root.js';
import { SearchState } from './state.js';
import { SELECTIVE_TECHNIQUES } from './techniques.js';
import { stretch } from './time.js';

/** Shallowest depth that is opened with an aspiration window; its half width, and how that grows. */
const ASPIRATION_DEPTH = 4;
const ASPIRATION_WIDTH = 40;
const ASPIRATION_GROWTH = 4;
/** A window wider than this is opened altogether. */
const WIDEST_WINDOW = 2000;
/** Depth 1 misses no immediate win, with any techniques: decided scores within these plies are exact. */
const SURE_PLIES = 3;

/**
 * The search that plays: alpha-beta with the techniques of `techniques.ts`. Without the selective
 * ones its values are those of minimax; results that no evaluation took part in are marked proved and
 * end the search. The same request with a node limit and one thread gives the same answer everywhere.
 *
 * The story in order: this file deepens, `root.ts` compares the root's moves, `node.ts` searches below,
 * `quiescence.ts` beyond the horizon; `ordering.ts` orders the moves, `transposition.ts` finds earlier
 * results.
 */
export function strongSearch(request: StrongRequest): SearchResult {
  const state = new SearchState(request);
  try {
    return search(state, request);
  } finally {
    state.close();
  }
}

function search(state: SearchState, request: StrongRequest): SearchResult {
  const { position } = state;
  const outcome = position.outcome();
  if (outcome !== ONGOING) {
    const ranked = [{ move: NO_MOVE, score: finalScore(position, outcome), pv: [] }];
    return answer(state, ranked, 0, true, null);
  }
  const legal = request.moves ?? state.stack.upTo(state.stack.generate(position, 0));
  return deepen(state, request, seenAtRoot(state, legal));
}

/** The root moves without those that a weak player misses; one at least. */
function seenAtRoot({ blunders, position, noisyMoves }: SearchState, moves: readonly Move[]): Move[] {
  if (blunders === undefined) return [...moves];
  const seen = moves.filter(
    (move) => !blunders.misses(position, move, 0, noisyMoves?.isNoisy(move) === true),
  );
  return seen.length > 0 ? seen : moves.slice(0, 1);
}

/** Result of an iteration at the root. */
interface Iteration {
  readonly ranked: RankedMove[];
  readonly exact: boolean;
  readonly limitedBy: LimitedBy;
}

/** Iterative deepening: depth after depth, the best line of the last one first. */
function deepen(state: SearchState, request: StrongRequest, legal: readonly Move[]): SearchResult {
  const { limits, thread = 0 } = request;
  const maxDepth = Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);
  const lines = Math.min(request.multiPv ?? 1, legal.length);
  let rootMoves = legal;
  const first = rootMoves[0]!;
  let ranked: RankedMove[] = [{ move: first, score: state.evaluate(), pv: [first] }];
  let exact = false;
  let depth = 0;
  let depthsStable = 0;
  while (depth < maxDepth && !exact) {
    // Other threads go ahead by a depth, every second one, so that they do not all do the same.
    const step = depth === 0 ? 1 + (thread % 2) : 1;
    const next = state.use['iterative-deepening'] ? Math.min(depth + step, maxDepth) : maxDepth;
    const before = (ranked[0] as RankedMove).move;
    const iteration = iterate(state, next, rootMoves, lines, (ranked[0] as RankedMove).score);
    if (iteration.ranked.length > 0) {
      // An unfinished depth still counts for the lines that it has finished.
      const done = new Set(iteration.ranked.map((line) => line.move));
      ranked = [...iteration.ranked, ...ranked.filter((line) => !done.has(line.move))].slice(0, lines);
      ranked.sort((a, b) => b.score - a.score);
      exact = iteration.exact;
    }
    if (iteration.limitedBy !== null) return answer(state, ranked, depth, exact, iteration.limitedBy);
    depth = next;
    state.counter.depths.push({ depth, nodes: state.budget.nodes, timeMs: state.budget.timeMs });
    // The best line is searched first at the next depth.
    const best = new Set(ranked.map((line) => line.move));
    rootMoves = [...best, ...rootMoves.filter((move) => !best.has(move))];
    depthsStable = (ranked[0] as RankedMove).move === before ? depthsStable + 1 : 0;
    request.onDepth?.(answer(state, ranked, depth, exact, null));
    if (isTimeUp(state, limits.softTimeMs, depthsStable) && depth < maxDepth && !exact) {
      return answer(state, ranked, depth, exact, 'time');
    }
  }
  return answer(state, ranked, depth, exact, null);
}

function isTimeUp(state: SearchState, softTimeMs: number | undefined, depthsStable: number): boolean {
  if (softTimeMs === undefined || state.budget.isPondering) return false;
  return state.budget.timeMs >= softTimeMs * stretch(depthsStable);
}

function answer(
  state: SearchState,
  ranked: RankedMove[],
  depth: number,
  exact: boolean,
  limitedBy: LimitedBy,
): SearchResult {
  const lines = ranked.map((line) => (isBound(state, line) ? { ...line, distanceIsBound: true } : line));
  const best = lines[0] as RankedMove;
  // A win is certain, independently of the lines after it.
  const isWon = best.score > 0 && isDecided(best.score) && state.blunders === undefined;
  const { nodes, timeMs } = state.budget;
  const statistics = state.counter.report(state.table.fullness());
  return { ...best, exact: exact || isWon, depth, nodes, timeMs, limitedBy, ranked: lines, statistics };
}

/**
 * Whether a shorter way to a decided score may have been pruned, or lie behind an extended line, or the line does not
 * show it.
 */
function isBound({ use, certainPlies }: SearchState, { score, pv }: RankedMove): boolean {
  const plies = pliesToEnd(score);
  if (plies === null) return false;
  if (plies !== pv.length) return true;
  if (plies <= SURE_PLIES || plies === certainPlies) return false;
  return SELECTIVE_TECHNIQUES.some((technique) => use[technique]);
}

/**
 * One depth at the root, `lines` times, each time without the moves already ranked. When every
 * move is to be ranked, each is searched alone, which needs one full window a move.
 */
function iterate(
  state: SearchState,
  depth: number,
  rootMoves: readonly Move[],
  lines: number,
  lastScore: number,
): Iteration {
  const ranked: RankedMove[] = [];
  // A search that overlooks moves proves nothing.
  let exact = state.blunders === undefined;
  state.rootDepth = depth;
  try {
    const all = lines === rootMoves.length;
    const taken = new Set<Move>();
    for (let line = 0; line < lines; line++) {
      const candidates = all ? [rootMoves[line]!] : rootMoves.filter((move) => !taken.has(move));
      const found =
        lines === 1
          ? searchAround(state, lastScore, depth, candidates)
          : searchRoot(state, depth, candidates, -INFINITE, INFINITE);
      ranked.push(found);
      taken.add(found.move);
      if (!state.proven && !isDecided(found.score)) exact = false;
    }
    ranked.sort((a, b) => b.score - a.score);
    return { ranked, exact, limitedBy: null };
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    const { partial } = state;
    if (partial !== null) ranked.push(partial);
    ranked.sort((a, b) => b.score - a.score);
    const isWon = partial !== null && ranked.length === 1 && partial.score > 0 && isDecided(partial.score);
    return { ranked, exact: isWon && state.blunders === undefined, limitedBy: error.by };
  }
}

/** The root searched with a window round the last score, opened step by step on the side that fails. */
function searchAround(
  state: SearchState,
  lastScore: number,
  depth: number,
  moves: readonly Move[],
): RankedMove {
  if (!state.use.aspiration || depth < ASPIRATION_DEPTH || isDecided(lastScore)) {
    return searchRoot(state, depth, moves, -INFINITE, INFINITE);
  }
  let width = ASPIRATION_WIDTH;
  let alpha = lastScore - width;
  let beta = lastScore + width;
  for (;;) {
    const found = searchRoot(state, depth, moves, alpha, beta);
    if (found.score > alpha && found.score < beta) return found;
    width *= ASPIRATION_GROWTH;
    if (found.score <= alpha) alpha = width > WIDEST_WINDOW ? -INFINITE : found.score - width;
    else beta = width > WIDEST_WINDOW ? INFINITE : found.score + width;
  }
}
