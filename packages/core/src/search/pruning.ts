import { type Move, NO_MOVE } from '../game.js';
import { WIN, isDecided } from '../score.js';
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
/** Deepest depth at which quiet moves are left out for what they put at risk. */
const RISKY_DEPTH = 7;
/** Centi-units that a quiet move may lose by exchange, times the square of the depth. */
const RISK = 20;

/** The evaluation, or what a search has shown of the position, where that says more. */
export function sharpenedEvaluation({ evaluation, tableScore, tableBound }: Frame): number {
  if (tableScore === NO_EVALUATION) return evaluation;
  if (tableBound === EXACT) return tableScore;
  return tableBound === LOWER ? Math.max(evaluation, tableScore) : Math.min(evaluation, tableScore);
}

/** Whether a node may be cut off by what its position looks like, without a search of its moves. */
export function mayCutByEvaluation({ isPv, mustRespond, beta }: Frame): boolean {
  return !isPv && !mustRespond && !isDecided(beta);
}

/** Whether the other side cannot make up for so much so near to the horizon. */
export function isFutileNode(state: SearchState, node: Frame, evaluation: number): boolean {
  if (!state.use.futility || node.depth > FUTILE_NODE_DEPTH) return false;
  const plies = node.isImproving ? node.depth - 1 : node.depth;
  return evaluation - state.futilityMargin * plies >= node.beta;
}

/** Whether a null move is worth a try: the side to move seems to hold beta, and nobody has just passed. */
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
  return node.isLosing && isNear && noisyMoves!.exchangeValue!(move) < -futilityMargin * node.moveDepth;
}

/** Whether a quiet move has failed so often elsewhere that it is not worth a look so near to the horizon. */
export function hasBadHistory({ use, ordering }: SearchState, node: Frame, move: Move): boolean {
  if (!use['late-move-pruning'] || node.moveDepth > BAD_HISTORY_DEPTH) return false;
  return ordering.historyScore(node, move) < -BAD_HISTORY_A_PLY * node.moveDepth;
}

/** Whether a quiet move puts its piece where too much is lost by exchange. */
export function risksTooMuch({ use, noisyMoves }: SearchState, { moveDepth }: Frame, move: Move): boolean {
  if (!use.exchange || !use.futility || moveDepth > RISKY_DEPTH) return false;
  return noisyMoves!.exchangeValue!(move) < -RISK * moveDepth * moveDepth;
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
