import { type Move, NO_MOVE, ONGOING, type Position, noEvaluation } from '../contract/game.js';
import { WIN, finalScore, isDecided } from '../contract/score.js';
import { type LimitedBy, SearchStopped } from '../request/limits.js';
import type { SearchRequest, SearchResult } from '../request/request.js';
import { playOut } from './lines.js';
import { MAX_DEPTH } from './memory.js';
import { searchRoot } from './root.js';
import { SearchState } from './state.js';
import type { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, type Technique } from './techniques.js';

/** Request of the exact solver, for games that are won, lost or drawn, not won by a margin. */
export interface DistanceRequest<P extends Position = Position> extends SearchRequest<P> {
  readonly table?: TranspositionTable;
  /** Receives the state of knowledge after each question: the score lies from `low` to `high`. */
  readonly onAnswer?: (known: { low: number; high: number; nodes: number; timeMs: number }) => void;
}

/** Request of `refineDistance`. */
export interface RefineRequest<P extends Position = Position> extends DistanceRequest<P> {
  /** The score of a forced win or loss. */
  readonly known: number;
}

/**
 * The exact distance of a result that is known: no win is shorter, no loss sooner, than those found
 * here by asking for one ply more each time.
 */
export function refineDistance({ known, ...request }: RefineRequest): SearchResult {
  const state = stateFor(request);
  const moves = rootMovesOf(state);
  const plies = WIN - Math.abs(known);
  const refined = (score: number, pv: readonly Move[], limitedBy: LimitedBy): SearchResult => {
    const { nodes, timeMs } = state.budget;
    const exact = limitedBy === null;
    return { move: pv[0] ?? NO_MOVE, score, exact, pv, depth: plies, nodes, timeMs, limitedBy };
  };
  try {
    for (let within = 1; within < plies; within++) {
      // Asks for a win within so many plies; or, for the losing side, for a game that lasts longer than that.
      const asked = known > 0 ? WIN - within : within + 1 - WIN;
      const depth = known > 0 ? within : within + 1;
      const { score, pv } = searchRoot(state, Math.min(depth, MAX_DEPTH), moves, asked - 1, asked);
      if (known > 0 && score >= asked) return refined(asked, pv, null);
      if (known < 0 && score < asked) return refined(within - WIN, pv, null);
    }
    return refined(known, [], null);
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return refined(known, [], error.by);
  }
}

function stateFor({ position, limits, table }: DistanceRequest): SearchState {
  return new SearchState({
    position,
    evaluation: noEvaluation,
    limits,
    without:
      position.moveHints === undefined
        ? SELECTIVE_TECHNIQUES
        : [...SELECTIVE_TECHNIQUES, ...HISTORY_TECHNIQUES],
    table,
  });
}

function rootMovesOf(state: SearchState): Move[] {
  return state.stack.upTo(state.stack.generate(state.position, 0));
}

/**
 * Far from the end of the game, where these searches begin, moves that did well elsewhere mislead: a game's
 * own hints alone solve Connect Four in a twentieth of the nodes.
 */
const HISTORY_TECHNIQUES: readonly Technique[] = [
  'killers',
  'counter-moves',
  'history',
  'continuation-history',
];

/**
 * The winner, and the plies to the win with best play, by questions that a search with a null window
 * answers yes or no: does the side to move win, does it lose, and then, by halving the interval, within
 * how many plies (as in P. Pons's solver of Connect Four). Such a search goes to the end of the game
 * at once, and is much cheaper than deepening ply by ply where the end is far away.
 */
export function solveDistance(request: DistanceRequest): SearchResult {
  const { position } = request;
  const state = stateFor(request);
  const answer = (low: number, high: number, pv: readonly Move[], limitedBy: LimitedBy): SearchResult => {
    const { nodes, timeMs } = state.budget;
    const score = low === high ? low : 0;
    const exact = low === high;
    const isShort = exact && isDecided(score) && pv.length < WIN - Math.abs(score);
    return {
      move: pv[0] ?? NO_MOVE,
      score,
      exact,
      ...(isShort ? { distanceIsBound: true } : {}),
      pv,
      depth: exact ? MAX_DEPTH : 0,
      nodes,
      timeMs,
      limitedBy,
    };
  };
  const outcome = position.outcome();
  if (outcome !== ONGOING) {
    const score = finalScore(position, outcome);
    return answer(score, score, [], null);
  }

  let moves = rootMovesOf(state);
  let pv: readonly Move[] = moves.slice(0, 1);
  let low = 1 - WIN;
  let high = WIN - 1;
  try {
    while (low < high) {
      // First: does it win (is it at least 1)? Does it lose? Then by halves.
      const isFirst = low <= 0 && high >= 0;
      const asked = isFirst ? (high > 0 ? 1 : 0) : low + Math.ceil((high - low) / 2);
      // A search of n plies is enough to find a win within n plies, or a loss not before n.
      const depth = isFirst ? MAX_DEPTH : WIN - Math.abs(asked);
      const found = searchRoot(state, Math.min(depth, MAX_DEPTH), moves, asked - 1, asked);
      const isYes = found.score >= asked;
      if (isFirst && !state.proven && !(isYes && isDecided(found.score))) {
        return answer(low, high, pv, null);
      }
      if (isYes) {
        low = state.proven ? found.score : asked;
        pv = found.pv;
        moves = [found.move, ...moves.filter((move) => move !== found.move)];
      } else {
        high = state.proven ? found.score : asked - 1;
      }
      // Longer games than the search can follow are not decided here.
      if (low > 0) low = Math.max(low, WIN - MAX_DEPTH);
      if (high < 0) high = Math.min(high, MAX_DEPTH - WIN);
      const { nodes, timeMs } = state.budget;
      request.onAnswer?.({ low, high, nodes, timeMs });
    }
    if (isDecided(low)) pv = playOut(state, { move: pv[0]!, score: low, pv: pv.slice(0, 1) }).pv;
    return answer(low, high, pv, null);
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return answer(low, high, pv, error.by);
  }
}
