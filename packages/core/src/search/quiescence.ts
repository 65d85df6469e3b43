import { type Move, NO_MOVE } from '../contract/game.js';
import { INFINITE, nearer, opposite } from '../contract/score.js';
import { type Frame, openFullWindow } from './frame.js';
import { MAX_DEPTH } from './memory.js';
import type { Skip } from './request.js';
import { UNKNOWN, valueByRules } from './rules.js';
import type { SearchState } from './state.js';
import { EXACT, LOWER, UPPER } from './table.js';
import { isCutByTable, probe, store } from './transposition.js';

/** Margins that a noisy move may gain beyond its exchange before it is futile. */
const FUTILE_MARGINS = 2;

/**
 * Value of a position at the horizon when noisy moves are played out first (Kühr's examples show the faults
 * of a search without this): the side to move may stand pat on the evaluation or make a noisy move; a side
 * that must respond has to answer. Same contract as `searchNode`.
 */
export function quiesce(state: SearchState, node: Frame): number {
  const { position, stack } = state;
  const { ply, start, alpha, beta } = node;
  if (ply > state.counter.selectiveDepth) state.counter.selectiveDepth = ply;
  if (ply >= MAX_DEPTH) return standPat(state, ply, state.evaluate());
  node.depth = 0;
  node.side = position.turn;
  node.isPv = beta - alpha > 1;
  node.mustRespond = state.threats?.mustRespond() === true;

  // Step 1. Transposition table.
  if (probe(state, node) && isCutByTable(state, node)) {
    state.observer?.leave(ply, state.table.score, 'table');
    return state.table.score;
  }

  // Step 2. Stand pat: the side to move may be content with the position as it is.
  node.best = -INFINITE;
  if (!node.mustRespond) {
    state.judge(node);
    node.best = node.evaluation;
    if (node.best >= beta) return standPat(state, ply, node.best);
    if (node.best > alpha) node.alpha = node.best;
  }

  // Step 3. The noisy moves, or all answers.
  node.end = node.mustRespond
    ? stack.generate(position, start)
    : stack.generateNoisy(state.noisyMoves!, start);
  node.bestMove = NO_MOVE;
  // Standing pat is an opinion; only where all answers are searched can the value be proved.
  node.isProven = node.mustRespond;
  searchNoisyMoves(state, node, alpha);

  // Step 6. Store the result.
  state.proven = node.isProven;
  node.bound = node.best >= beta ? LOWER : node.alpha > alpha ? EXACT : UPPER;
  store(state, node);
  state.observer?.leave(ply, node.best, 'quiescence');
  return node.best;
}

/** @param alpha of the node before it stood pat. */
function searchNoisyMoves(state: SearchState, node: Frame, alpha: number): void {
  const { position, stack, ordering, observer } = state;
  ordering.rank(node);
  for (let i = node.start; i < node.end; i++) {
    ordering.pick(node, i);
    const move = stack.moves[i]!;
    const mayMiss = !node.mustRespond || i + 1 < node.end;
    if (mayMiss && state.blunders?.misses(position, move, node.ply, true)) {
      node.isProven = false;
      continue;
    }
    // Step 4. Exchanges that lose, or gain too little.
    const why = whyPruned(state, node, move, alpha);
    if (why !== null) {
      observer?.cut(node.ply, stack.moves, i, i + 1, why);
      continue;
    }
    // Step 5. Search the move.
    const value = searchMove(state, node, move);
    node.isProven &&= state.proven;
    if (value <= node.best) continue;
    node.best = value;
    if (value <= node.alpha) continue;
    node.alpha = value;
    node.bestMove = move;
    state.pv.extend(node.ply, move);
    if (value < node.beta) continue;
    observer?.cut(node.ply, stack.moves, i + 1, node.end, 'cut');
    node.isProven = state.proven;
    return;
  }
}

/** Why a noisy move is not worth a search; null when it is. */
function whyPruned(state: SearchState, node: Frame, move: Move, alpha: number): Skip | null {
  const { use } = state;
  if (node.mustRespond || !use.exchange) return null;
  const withoutGain = node.evaluation + FUTILE_MARGINS * state.futilityMargin;
  const enough = use.futility ? Math.max(0, alpha - withoutGain + 1) : 0;
  const gain = state.noisyMoves!.exchangeValue!(move, enough);
  if (gain >= enough) return null;
  const futilityValue = withoutGain + gain;
  const isFutile = use.futility && futilityValue <= alpha;
  if (isFutile && futilityValue > node.best) node.best = futilityValue;
  if (gain < 0) return 'exchange';
  return isFutile ? 'futility' : null;
}

/** Makes the move. @returns the node's value by it. */
function searchMove(state: SearchState, node: Frame, move: Move): number {
  const { position, observer } = state;
  const child = state.frames[node.ply + 1]!;
  child.move = move;
  child.start = node.end;
  openFullWindow(child, node);
  state.ordering.histories.enter(node.ply, move);
  state.budget.count();
  position.makeMove(move);
  observer?.approach(0, 'full');
  observer?.enter(child.ply, move, child.alpha, child.beta);
  state.pv.clear(child.ply);
  const ruled = valueByRules(state, child.ply);
  const value = nearer(opposite(ruled === UNKNOWN ? quiesce(state, child) : ruled));
  position.undoMove();
  return value;
}

/** The side to move is content with the position as it is. */
function standPat(state: SearchState, ply: number, value: number): number {
  state.proven = false;
  state.observer?.leave(ply, value, 'quiescence');
  return value;
}
