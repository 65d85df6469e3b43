import { type Move, NO_MOVE } from '../contract/game.js';
import { WIN, isDecided } from '../contract/score.js';
import type { Frame } from './frame.js';
import type { SearchState } from './state.js';
import { EXACT, LOWER, NO_EVALUATION } from './table.js';

/** Deepest depths at which futility gives up nodes, quiet moves, and losing exchanges. */
const FUTILE_NODE_DEPTH = 6;
const FUTILE_MOVE_DEPTH = 6;
const FUTILE_EXCHANGE_DEPTH = 6;
/** Shallowest depth of a null move. */
const NULL_MOVE_DEPTH = 3;
/** Deepest depth at which quiet moves are left out for their history, and how bad that is, a ply. */
const BAD_HISTORY_DEPTH = 5;
const BAD_HISTORY_A_PLY = 3_000;
/** Deepest depth at which quiet moves are pruned because they put material at risk. */
const RISKY_DEPTH = 7;
/** Centi-units that a quiet move may lose by exchange, times the square of the depth. */
const RISK = 20;

/** The evaluation, or the table's score where that is a better bound. */
export function sharpenedEvaluation({ evaluation, tableScore, tableBound }: Frame): number {
  if (tableScore === NO_EVALUATION) return evaluation;
  if (tableBound === EXACT) return tableScore;
  return tableBound === LOWER ? Math.max(evaluation, tableScore) : Math.min(evaluation, tableScore);
}

/** Whether a node may be cut off by its static evaluation, without a search of its moves. */
export function mayCutByEvaluation({ isPv, mustRespond, beta }: Frame): boolean {
  return !isPv && !mustRespond && !isDecided(beta);
}

/** Whether the evaluation exceeds beta by too much for the other side to make up so near to the horizon. */
export function isFutileNode(state: SearchState, node: Frame, evaluation: number): boolean {
  if (!state.use.futility || node.depth > FUTILE_NODE_DEPTH) return false;
  const plies = node.isImproving ? node.depth - 1 : node.depth;
  return evaluation - state.futilityMargin * plies >= node.beta;
}

/** Whether a null move is worth a try: the side to move seems to hold beta, and the last move was no pass. */
export function mayPass(state: SearchState, node: Frame, evaluation: number): boolean {
  if (!state.use['null-move'] || node.depth < NULL_MOVE_DEPTH || evaluation < node.beta) return false;
  return node.ply >= state.passesFrom && node.move !== NO_MOVE;
}

/** Whether no quiet move is likely to reach alpha. */
export function isFutileForQuietMoves({ use }: SearchState, node: Frame): boolean {
  if (!use.futility || node.mustRespond || node.moveDepth > FUTILE_MOVE_DEPTH) return false;
  return node.futilityValue <= node.alpha && !isDecided(node.alpha);
}

/** Whether moves after the first may be left out: a loss is not yet to be feared, and nothing exact is wanted. */
export function mayPruneMoves({ best, mustRespond, isPv }: Frame): boolean {
  return best > -WIN / 2 && !mustRespond && !isPv;
}

/** Whether a noisy move loses more by exchange than can come back so near to the horizon. */
export function losesTooMuch(
  { use, noisyMoves, futilityMargin }: SearchState,
  node: Frame,
  move: Move,
): boolean {
  const isNear = use.futility && node.moveDepth <= FUTILE_EXCHANGE_DEPTH;
  const least = -futilityMargin * node.moveDepth;
  return node.isLosing && isNear && noisyMoves!.exchangeValue!(move, least) < least;
}

/** Whether a quiet move has failed so often elsewhere that it is not worth a look so near to the horizon. */
export function hasBadHistory({ use, ordering }: SearchState, node: Frame, move: Move): boolean {
  if (!use['late-move-pruning'] || node.moveDepth > BAD_HISTORY_DEPTH) return false;
  return ordering.historyScore(node, move) < -BAD_HISTORY_A_PLY * node.moveDepth;
}

/** Whether a quiet move puts its piece where too much is lost by exchange. */
export function risksTooMuch({ use, noisyMoves }: SearchState, { moveDepth }: Frame, move: Move): boolean {
  if (!use.exchange || !use.futility || moveDepth > RISKY_DEPTH) return false;
  const least = -RISK * moveDepth * moveDepth;
  return noisyMoves!.exchangeValue!(move, least) < least;
}

/** Whether the other side has to answer a move at once. */
export function givesCheck(state: SearchState, move: Move): boolean {
  const { position, threats } = state;
  if (threats === undefined) return false;
  if (state.hasCheckTest) return threats.givesCheck!(move);
  state.budget.count();
  position.makeMove(move);
  const isCheck = threats.mustRespond();
  position.undoMove();
  return isCheck;
}

/** Shallowest depth with late-move reductions, and the first move that counts as late, from 0. */
const LATE_DEPTH = 3;
const FIRST_LATE_MOVE = 4;
const LARGEST = 63;

/** `REDUCTIONS[64 * depth + index]`: more the deeper and the later, both up to 63. */
const REDUCTIONS = Int8Array.from({ length: (LARGEST + 1) ** 2 }, (_, i) => {
  const [depth, index] = [i >> 6, i & LARGEST];
  if (depth < LATE_DEPTH || index < FIRST_LATE_MOVE) return 0;
  return Math.min(depth - 2, Math.trunc(0.4 + (Math.log(depth) * Math.log(index)) / 2.4));
});

/** So much history is worth one ply of reduction. */
const HISTORY_A_PLY = 12_000;

/** Reduction of a null move: one ply more per `SURPLUS_A_PLY` margins above beta, up to `SURPLUS_PLIES`. */
const NULL_MOVE_REDUCTION = 3;
const SURPLUS_A_PLY = 1.5;
const SURPLUS_PLIES = 3;

/** Deepest depth at which late quiet moves are pruned, and the number of those searched at depth 1. */
const PRUNING_DEPTH = 8;
const FIRST_PRUNED = 4;

/**
 * The first index, from 0, of the quiet moves that are not worth a look so near to the horizon: the number grows
 * with the square of the depth, and is halved where the side to move is not on the way up.
 */
export function firstPruned(depth: number, isImproving: boolean): number {
  if (depth > PRUNING_DEPTH) return Number.MAX_SAFE_INTEGER;
  const count = FIRST_PRUNED + depth * depth - 1;
  return isImproving ? count : count >> 1;
}

/** Reduction in plies, 0 or more, for the move picked as number `index` (Levy, Broughton and Taylor 1989). */
export function lateReduction(depth: number, index: number): number {
  return REDUCTIONS[64 * Math.min(depth, LARGEST) + Math.min(index, LARGEST)]!;
}

/**
 * Plies by which the move at `i`, which has just been made, is searched less deep at first: less where the game is on
 * the way up or the move has done well, more where it has not.
 */
export function reductionOf(state: SearchState, node: Frame, i: number): number {
  let reduction = lateReduction(node.moveDepth, i - node.start);
  if (reduction === 0 || node.mustRespond || !(node.isQuiet || node.isLosing)) return 0;
  if (state.threats?.mustRespond()) return 0;
  if (state.noisyMoves === undefined) return reduction;
  if (node.isPv) reduction--;
  if (state.usesStaticEval && !node.isImproving) reduction++;
  if (node.isQuiet) {
    const history = state.ordering.historyScore(node, state.stack.moves[i]!);
    reduction -= (history / HISTORY_A_PLY) | 0;
  }
  return Math.max(0, Math.min(reduction, node.moveDepth - 2));
}

/** Plies left to search after a null move. @param surplus by how much the evaluation is better than beta. */
export function nullMoveDepth({ futilityMargin }: SearchState, { depth }: Frame, surplus: number): number {
  const extra = (surplus / (SURPLUS_A_PLY * Math.max(1, futilityMargin))) | 0;
  return depth - 1 - NULL_MOVE_REDUCTION - (depth >> 2) - Math.min(SURPLUS_PLIES, extra);
}
