import {
  type Evaluation,
  type Move,
  NO_MOVE,
  type NoisyMoves,
  ONGOING,
  type Position,
  type Threats,
} from '../contract/game.js';
import { MoveStack } from '../contract/moves.js';
import { INFINITE, finalScore, isDecided } from '../contract/score.js';
import { Budget, type LimitedBy, SearchStopped } from '../request/limits.js';
import { PvTable } from '../request/pv.js';
import type { DepthLimits, RootSearchRequest, SearchResult } from '../request/request.js';

/** Watches a textbook search step by step: the tree recorder is one. All values are negamax values. */
export interface SearchObserver {
  /** A node is entered by `move` (`NO_MOVE` at the root) with the window it was given. */
  enter(ply: number, move: Move, alpha: number, beta: number): void;
  /** The side to move at `ply` may stop an exchange there and take `value`; its moves follow. */
  stand?(ply: number, value: number): void;
  /** The moves `moves[from]` to `moves[to - 1]` of the node at `ply` are cut off, never to be made. */
  cut(ply: number, moves: Int32Array, from: number, to: number): void;
  /** The node at `ply` is left with its value, for the side to move there. */
  leave(ply: number, value: number, kind: NodeKind): void;
}

/** Why a node has its value: the game is over, the depth ran out, or its moves were searched. */
export type NodeKind = 'final' | 'horizon' | 'inner';

/** Request of a textbook search. */
export interface TextbookRequest<P extends Position = Position> extends RootSearchRequest<P> {
  readonly evaluation: Evaluation<P>;
  readonly observer?: SearchObserver | undefined;
  /** Called with the answer so far after each complete depth but the last, where the search deepens. */
  readonly onDepth?: ((result: SearchResult) => void) | undefined;
}

/** Request of one search to one depth. */
export interface DepthRequest<P extends Position = Position> extends TextbookRequest<P> {
  readonly limits: DepthLimits;
}

/** The state that the recursive functions of one search share. */
export class SearchContext {
  readonly position: Position;
  /* The position's capabilities, read once. */
  readonly noisyMoves: NoisyMoves | undefined;
  readonly threats: Threats | undefined;
  readonly evaluation: Evaluation;
  readonly budget: Budget;
  readonly observer: SearchObserver | undefined;
  readonly stack = new MoveStack();
  /** Set when an unfinished game was evaluated: the root value is then no proof. */
  sawHorizon = false;
  readonly pv: PvTable;

  /** @param plies how much deeper than its depth the search may look. */
  constructor(request: DepthRequest, plies: number) {
    const position = request.position.clone();
    this.position = position;
    this.noisyMoves = position.noisyMoves;
    this.threats = position.threats;
    this.evaluation = request.evaluation;
    this.budget = new Budget(request.limits);
    this.observer = request.observer;
    this.pv = new PvTable(request.limits.depth + plies);
  }

  /** Value of the position where a line ends: the game is over, or the depth has run out. */
  leafValue(ply: number): number {
    const { position, observer } = this;
    this.pv.clear(ply);
    const outcome = position.outcome();
    if (outcome !== ONGOING) {
      const value = finalScore(position, outcome);
      observer?.leave(ply, value, 'final');
      return value;
    }
    const value = this.evaluate();
    observer?.leave(ply, value, 'horizon');
    return value;
  }

  /** Evaluation of the position, in an unfinished game. */
  evaluate(): number {
    this.sawHorizon = true;
    return this.evaluation.evaluate(this.position);
  }
}

/**
 * The root loop that the textbook searches share: try the moves in order, keep the first best one,
 * answer with the best so far when the budget runs out. `searchMove` returns the root's value for
 * the move just made, given the best value so far, and leaves the move's line at ply 1.
 */
export function searchRoot(
  request: DepthRequest,
  context: SearchContext,
  searchMove: (move: Move, best: number) => number,
): SearchResult {
  const { position, observer, budget } = context;
  const outcome = position.outcome();
  if (outcome !== ONGOING) return answer(request, context, NO_MOVE, finalScore(position, outcome), [], null);

  const moves = request.moves ?? context.stack.upTo(context.stack.generate(position, 0));
  let best = -INFINITE;
  let bestMove = moves[0] ?? NO_MOVE;
  let pv: Move[] = bestMove === NO_MOVE ? [] : [bestMove];
  let limitedBy: LimitedBy = null;
  observer?.enter(0, NO_MOVE, -INFINITE, INFINITE);
  try {
    for (const move of moves) {
      budget.count();
      position.makeMove(move);
      const value = searchMove(move, best);
      position.undoMove();
      if (value > best) {
        best = value;
        bestMove = move;
        context.pv.extend(0, move);
        pv = context.pv.read(0);
      }
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    limitedBy = error.by;
  }
  if (best === -INFINITE) {
    best = request.evaluation.evaluate(request.position);
    context.sawHorizon = true;
  }
  observer?.leave(0, best, 'inner');
  return answer(request, context, bestMove, best, pv, limitedBy);
}

function answer(
  request: DepthRequest,
  context: SearchContext,
  move: Move,
  score: number,
  pv: Move[],
  limitedBy: LimitedBy,
): SearchResult {
  const complete = limitedBy === null;
  // A win that was found is certain, even where other moves were not searched.
  const exact = complete ? !context.sawHorizon || isDecided(score) : score > 0 && isDecided(score);
  const { nodes, timeMs } = context.budget;
  return { move, score, exact, pv, depth: complete ? request.limits.depth : 0, nodes, timeMs, limitedBy };
}
