import { DRAW, type Move, NO_MOVE, ONGOING } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { INFINITE, finalScore, isDecided, nearer, opposite } from '../contract/score.js';
import { type LimitedBy, SearchStopped } from '../request/limits.js';
import type { RankedMove, SearchResult } from '../request/request.js';
import { alphaBeta } from './alpha-beta.js';
import type { DepthRequest, SearchContext, TextbookRequest } from './context.js';
import { type DepthSearch, deepen } from './deepening.js';

export interface SecondSearchRequest extends TextbookRequest {
  /** Plies of the second search, at least 1 (N of the thesis). */
  readonly verifyDepth: number;
}

/** A root move with its results so far. */
interface Candidate {
  move: Move;
  score: number;
  pv: Move[];
  verified: boolean;
}

/**
 * Secondary search (Čáp 2010, 2.6, "technika druhotného prohledávání"): after a search to depth M
 * the line of the best move is searched N plies deeper from where it ends. If that turns out worse,
 * the move takes the new value and the next best line is searched in the same way, until the best
 * move is one whose line has been verified. Far cheaper than a full search of M + N plies.
 */
export function secondSearch(request: SecondSearchRequest): SearchResult {
  return searchTwice(request, verifyBest);
}

/**
 * Searches each root move to the depth in full, and then again in some way.
 * @param again changes the candidates; the first of those with the best score is the move.
 */
function searchTwice(
  request: SecondSearchRequest,
  again: (context: SearchContext, candidates: Candidate[], depth: number) => void,
): SearchResult {
  const { verifyDepth } = request;
  const toDepth: DepthSearch = (left, context) => {
    const { depth } = left.limits;
    // While the depth grows the second search grows with it, so that each depth is cheaper than the next.
    const plies = depth === request.limits.depth ? verifyDepth : Math.min(verifyDepth, depth - 1);
    return searchOnce(left, context, (candidates) => plies > 0 && again(context, candidates, plies));
  };
  return deepen(request, toDepth, verifyDepth);
}

function searchOnce(
  request: DepthRequest,
  context: SearchContext,
  again: (candidates: Candidate[]) => unknown,
): SearchResult {
  const { position, budget } = context;
  const outcome = position.outcome();
  const candidates: Candidate[] = [];
  let limitedBy: LimitedBy = null;
  let isProved = false;
  if (outcome === ONGOING) {
    context.observer?.enter(0, NO_MOVE, -INFINITE, INFINITE);
    try {
      for (const move of request.moves ?? legalMoves(position)) {
        candidates.push(searchMove(context, move, request.limits.depth));
      }
      // A win or loss at the end of a single line, where the second search finds it, is not forced.
      isProved = !context.sawHorizon || isDecided(Math.max(...candidates.map(({ score }) => score)));
      again(candidates);
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      limitedBy = error.by;
    }
  }
  const ranked: RankedMove[] = candidates.map(({ move, score, pv }) => ({ move, score, pv }));
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const fallback = request.moves?.[0] ?? legalMoves(request.position)[0] ?? NO_MOVE;
  const score =
    best?.score ??
    (outcome === ONGOING ? request.evaluation.evaluate(request.position) : finalScore(position, outcome));
  const complete = limitedBy === null;
  context.observer?.leave(0, score, 'inner');
  return {
    move: best?.move ?? fallback,
    score,
    exact: complete && (isProved || outcome !== ONGOING),
    pv: best?.pv ?? (fallback === NO_MOVE ? [] : [fallback]),
    depth: complete ? request.limits.depth : 0,
    nodes: budget.nodes,
    timeMs: budget.timeMs,
    limitedBy,
    ranked,
  };
}

/** Exact value and line of one root move to a depth: a full window, so that both can be trusted. */
function searchMove(context: SearchContext, move: Move, depth: number): Candidate {
  context.budget.count();
  context.position.makeMove(move);
  context.observer?.enter(1, move, -INFINITE, INFINITE);
  const score = nearer(opposite(alphaBeta(context, depth - 1, 1, 0, -INFINITE, INFINITE)));
  context.position.undoMove();
  return { move, score, pv: [move, ...context.pv.read(1)], verified: false };
}

/** Verifies the leader until the leader is a verified one. */
function verifyBest(context: SearchContext, candidates: Candidate[], verifyDepth: number): void {
  for (;;) {
    const leader = candidates.reduce((best, other) => (other.score > best.score ? other : best));
    if (leader.verified) return;
    leader.verified = true;
    const { position, observer } = context;
    const line = leader.pv;
    for (const [index, move] of line.entries()) {
      context.budget.count();
      position.makeMove(move);
      observer?.enter(index + 1, move, -INFINITE, INFINITE);
    }
    let value = alphaBeta(context, verifyDepth, line.length, 0, -INFINITE, INFINITE);
    leader.pv = [...line, ...context.pv.read(line.length)];
    for (let ply = line.length - 1; ply >= 0; ply--) {
      position.undoMove();
      value = nearer(opposite(value));
      if (ply > 0) observer?.leave(ply, value, 'inner');
    }
    leader.score = value;
  }
}

/**
 * Němec's remedy for a weakness of perfect minimax play (2006): among moves that all draw it takes any,
 * and spares the opponent chances to go wrong. Where the best value is a draw, a second look, `verifyDepth`
 * plies deep, therefore chooses among the moves that draw.
 */
export function secondLook(request: SecondSearchRequest): SearchResult {
  return searchTwice(request, preferAmongDrawn);
}

/** Puts the drawing moves first, the most promising one at the head, where the best value is a draw. */
function preferAmongDrawn(context: SearchContext, candidates: Candidate[], lookDepth: number): void {
  if (Math.max(...candidates.map(({ score }) => score)) !== DRAW) return;
  const drawn = candidates.filter(({ score }) => score === DRAW);
  const others = candidates.filter(({ score }) => score !== DRAW);
  if (drawn.length === 1) return;
  const promise = new Map(drawn.map((each) => [each, searchMove(context, each.move, lookDepth).score]));
  drawn.sort((a, b) => promise.get(b)! - promise.get(a)!);
  candidates.splice(0, candidates.length, ...drawn, ...others);
}
