import { type Move, NO_MOVE } from '../contract/game.js';
import { INFINITE, WIN, isDecided, nearer, opposite } from '../contract/score.js';
import { Frame, openFullWindow, openNullWindow } from './frame.js';
import { MAX_DEPTH } from './memory.js';
import {
  firstPruned,
  givesCheck,
  hasBadHistory,
  isFutileForQuietMoves,
  isFutileNode,
  losesTooMuch,
  mayCutByEvaluation,
  mayPass,
  mayPruneMoves,
  nullMoveDepth,
  reductionOf,
  risksTooMuch,
  sharpenedEvaluation,
} from './pruning.js';
import { quiesce } from './quiescence.js';
import type { Pass, Skip, StrongNodeKind } from './request.js';
import { UNKNOWN, valueByRules } from './rules.js';
import type { SearchState } from './state.js';
import { EXACT, LOWER, UPPER } from './table.js';
import { isCutByTable, probe, store } from './transposition.js';

/** Shallowest depth with an internal iterative reduction. */
const INTERNAL_REDUCTION_DEPTH = 4;
/** Shallowest depth at which a null move is verified. */
const VERIFIED_DEPTH = 12;

/**
 * Fail-soft value of the position for its side to move: a lower bound when it is `beta` or more, an
 * upper bound when it is `alpha` or less, else exact for this depth. Then `state.proven` is whether
 * that holds independently of the evaluation, and the state's table of variations has the line.
 * @param node the frame of the position's ply, with its move, start, depth and window filled in.
 */
export function searchNode(state: SearchState, node: Frame): number {
  const { use, pv } = state;
  const { ply, alpha, beta } = node;

  // Step 1. Begin with an empty line.
  pv.clear(ply);
  if (ply > state.counter.selectiveDepth) state.counter.selectiveDepth = ply;
  node.side = state.position.turn;
  node.isPv = beta - alpha > 1;

  // Step 2. The rules: the game is over, the position repeats, or an endgame table knows it.
  const ruled = valueByRules(state, ply);
  if (ruled !== UNKNOWN) return ruled;
  if (ply >= MAX_DEPTH) return horizon(state, ply);

  // Step 3. Check extension: one ply more where the side to move must respond.
  node.mustRespond = state.threats?.mustRespond() === true;
  if (node.mustRespond && mayExtend(state, ply)) node.depth++;

  // Step 4. At the horizon play out the noisy moves.
  if (node.depth <= 0) return use.quiescence ? quiesce(state, node) : horizon(state, ply);

  // Step 5. Mate-distance pruning: a win takes a move at least, and so does a loss.
  if (use['mate-distance']) {
    if (alpha >= WIN - 1) return closed(state, ply, WIN - 1);
    if (beta <= 1 - WIN) return closed(state, ply, 1 - WIN);
  }

  // Step 6. A move that wins at once. Without one, three plies are the least that a win takes.
  if (use['winning-move']) {
    const move = state.immediateWins!.winningMove();
    if (move !== NO_MOVE) {
      pv.set(ply, move);
      return closed(state, ply, WIN - 1, 'winning-move');
    }
    if (use['mate-distance'] && alpha >= WIN - 3) return closed(state, ply, WIN - 3);
  }

  // Step 7. Transposition table.
  if (probe(state, node) && isCutByTable(state, node)) {
    // Beside an upper bound the table has but some move from before.
    if (state.table.bound !== UPPER && node.tableMove !== NO_MOVE) pv.set(ply, node.tableMove);
    state.observer?.leave(ply, state.table.score, 'table');
    return state.table.score;
  }

  // Steps 8 to 10. Pruning by the static evaluation.
  const judged = state.usesStaticEval ? cutByEvaluation(state, node) : UNKNOWN;
  if (judged !== UNKNOWN) return judged;

  return searchMoves(state, node);
}

/** @returns a value of at least `beta`, or `UNKNOWN`. */
function cutByEvaluation(state: SearchState, node: Frame): number {
  const { ply, beta } = node;

  // Step 8. Static evaluation, and whether it improves on that of two plies before.
  if (!node.mustRespond) state.judge(node);
  node.isImproving = !node.mustRespond && ply >= 2 && node.evaluation > state.frames[ply - 2]!.evaluation;
  if (!mayCutByEvaluation(node)) return UNKNOWN;
  const evaluation = sharpenedEvaluation(node);

  // Step 9. Futility of the node: it is so good that so few plies cannot spoil it.
  if (isFutileNode(state, node, evaluation)) {
    state.proven = false;
    state.observer?.leave(ply, evaluation, 'futility');
    return evaluation;
  }

  // Step 10. Null move: it is so good that even passing holds.
  return mayPass(state, node, evaluation) ? searchNullMove(state, node, evaluation - beta) : UNKNOWN;
}

/**
 * Null move (Donninger 1993): if the side to move holds `beta` even by passing, it is taken to hold it
 * by a move. Deep ones are verified by a search in which it may not pass, against zugzwang.
 * @param surplus by how much the position exceeds `beta`. @returns a value of at least `beta`, or `UNKNOWN`.
 */
function searchNullMove(state: SearchState, node: Frame, surplus: number): number {
  const { position } = state;
  const { ply, beta } = node;
  if (!state.nullMove!.makePass()) return UNKNOWN;
  const depth = nullMoveDepth(state, node, surplus);
  const child = enterChild(state, node, NO_MOVE);
  child.start = node.start;
  child.alpha = opposite(beta);
  child.beta = child.alpha + 1;
  state.budget.count();
  const value = searchChild(state, child, depth, 'pass');
  position.undoMove();
  if (value < beta) return UNKNOWN;
  if (node.depth >= VERIFIED_DEPTH && state.passesFrom === 0 && !isVerified(state, node, depth))
    return UNKNOWN;
  state.proven = false;
  // A win that needs a pass is no win.
  const held = isDecided(value) ? beta : value;
  state.observer?.leave(ply, held, 'null-move');
  return held;
}

/** Whether the side to move holds beta also where it may not pass in the next plies. */
function isVerified(state: SearchState, { ply, start, beta }: Frame, depth: number): boolean {
  // The node's own frame is still needed.
  const again = new Frame(ply);
  again.start = start;
  again.depth = depth;
  again.alpha = beta - 1;
  again.beta = beta;
  state.passesFrom = ply + depth;
  state.observer?.approach(depth, 'verification');
  state.observer?.enter(ply, NO_MOVE, again.alpha, beta);
  const value = searchNode(state, again);
  state.passesFrom = 0;
  return value >= beta;
}

/** The moves of a node, best first as far as known. */
export function searchMoves(state: SearchState, node: Frame): number {
  const { use, ordering, observer } = state;
  const { ply, start } = node;

  // Step 11. Generate the moves. With a single ply left minimax would not see the answer to a losing one either.
  const isNonLosingOnly = use['non-losing-moves'] && node.depth > 1;
  node.end = isNonLosingOnly
    ? state.stack.generateNonLosing(state.immediateWins!, start)
    : state.stack.generate(state.position, start);
  if (isNonLosingOnly) {
    if (node.end === start) return closed(state, ply, 2 - WIN, 'no-safe-move');
    if (observer !== undefined) tellLosingMoves(state, node);
  }

  // Step 12. Internal iterative reduction: where no best move is known, a shallower search finds one for the next time.
  const isBlind = node.tableMove === NO_MOVE && node.depth >= INTERNAL_REDUCTION_DEPTH;
  if (use['iterative-reduction'] && isBlind) node.depth--;

  // Step 13. One ply more where there is only one move.
  const isOnly = node.end - start === 1 && !node.mustRespond && mayExtend(state, ply);
  node.moveDepth = isOnly ? node.depth + 1 : node.depth;

  // Step 14. The node's value if no quiet move surprises, and the number of moves to search.
  node.futilityValue = node.evaluation + state.futilityMargin * (node.moveDepth + 1);
  node.isFutile = isFutileForQuietMoves(state, node);
  const seen = use['late-move-pruning'] ? firstPruned(node.moveDepth, node.isImproving) : node.end;
  node.lateFrom = Math.min(node.end, start + seen);

  node.best = -INFINITE;
  node.bestMove = NO_MOVE;
  node.isProven = true;
  node.isTail = false;
  ordering.rank(node);
  for (let i = start; i < node.end; i++) {
    // Step 15. The next best move.
    if (!node.isTail) ordering.pick(node, i);
    // Steps 16 to 18. Prune moves that are not worth a search.
    if (isSkipped(state, node, i)) {
      node.isProven = false;
      ordering.skip(i);
      continue;
    }
    // Steps 19 and 20. Search it, with less depth at first where it comes late.
    const value = searchMove(state, node, i);
    // Step 21. Keep the best, and stop where the other side would not let the game come here.
    if (takeValue(state, node, i, value)) break;
  }

  // Step 22. Store the result.
  state.proven = node.isProven;
  node.bound = node.best >= node.beta ? LOWER : node.bestMove === NO_MOVE ? UPPER : EXACT;
  state.corrections?.learn(node, state.noisyMoves);
  store(state, node);
  observer?.leave(ply, node.best, 'inner');
  return node.best;
}

/** Whether the move picked to `i` is left out. */
function isSkipped(state: SearchState, node: Frame, i: number): boolean {
  const { position, ordering, observer } = state;
  const move = state.stack.moves[i]!;
  node.isQuiet = !state.noisyMoves?.isNoisy(move);
  node.isLosing = ordering.isLosing(i);

  // Step 16. Moves that a weak player overlooks; one move at least is seen.
  const mayMiss = node.best > -INFINITE || i + 1 < node.end;
  if (mayMiss && state.blunders?.misses(position, move, node.ply, !node.isQuiet)) return true;

  if (!state.prunesMoves || i === node.start || !mayPruneMoves(node)) return false;
  const why = whyPruned(state, node, i);
  if (why === null) return false;
  observer?.cut(node.ply, state.stack.moves, i, i + 1, why);
  return true;
}

/** Why the move picked to `i` is not worth a search so near to the horizon; null when it is. */
function whyPruned(state: SearchState, node: Frame, i: number): Skip | null {
  const move = state.stack.moves[i]!;

  // Step 17. Exchanges that lose too much.
  if (losesTooMuch(state, node, move)) return 'exchange';
  if (!node.isQuiet) return null;

  // Step 18. Quiet moves that are futile or late, unless they give check; that have failed elsewhere; or that lose
  // their piece.
  if ((node.isFutile || i >= node.lateFrom) && !givesCheck(state, move)) {
    node.isTail = true;
    if (!node.isFutile) return 'late';
    if (node.futilityValue > node.best) node.best = node.futilityValue;
    return 'futility';
  }
  if (hasBadHistory(state, node, move)) return 'late';
  return risksTooMuch(state, node, move) ? 'exchange' : null;
}

/** Makes the move picked to `i`. @returns the node's value by it. */
function searchMove(state: SearchState, node: Frame, i: number): number {
  enterChild(state, node, state.stack.moves[i]!);
  state.budget.count();
  state.position.makeMove(state.stack.moves[i]!);
  const reduction = state.use['late-move-reduction'] ? reductionOf(state, node, i) : 0;
  const value = searchMade(state, node, reduction, i === node.start);
  state.position.undoMove();
  return value;
}

/**
 * Value of the node by the move just made: in full for the first, else first with a null window and
 * less depth, and again in full when that surprises (principal variation search).
 */
export function searchMade(state: SearchState, node: Frame, reduction: number, isFirst: boolean): number {
  const child = state.frames[node.ply + 1]!;
  const depth = node.moveDepth - 1;
  if (isFirst || !state.use['principal-variation']) {
    openFullWindow(child, node);
    return searchChild(state, child, depth, 'full');
  }
  openNullWindow(child, node);
  let value = searchChild(state, child, depth - reduction, reduction > 0 ? 'reduced' : 'null-window');
  if (value > node.alpha && reduction > 0) {
    openNullWindow(child, node);
    value = searchChild(state, child, depth, 're-search');
  }
  if (value > node.alpha && value < node.beta && node.isPv) {
    openFullWindow(child, node);
    value = searchChild(state, child, depth, 're-search');
  }
  return value;
}

/** Prepares the frame below a node for a move, `NO_MOVE` for a pass. */
export function enterChild(state: SearchState, node: Frame, move: Move): Frame {
  state.ordering.histories.enter(node.ply, move);
  const child = state.frames[node.ply + 1]!;
  child.move = move;
  child.start = node.end;
  return child;
}

/** Searches a child whose window is set. @returns its value for its parent. */
function searchChild(state: SearchState, child: Frame, depth: number, pass: Pass): number {
  child.depth = depth;
  state.observer?.approach(Math.max(0, depth), pass);
  state.observer?.enter(child.ply, child.move, child.alpha, child.beta);
  return nearer(opposite(searchNode(state, child)));
}

/** Takes note of the value of the move at `i`. @returns whether the node is cut off. */
function takeValue(state: SearchState, node: Frame, i: number, value: number): boolean {
  const { stack, counter } = state;
  const isChildProven = state.proven;
  node.isProven &&= isChildProven;
  if (value <= node.best) return false;
  node.best = value;
  if (value <= node.alpha) return false;
  node.alpha = value;
  node.bestMove = stack.moves[i]!;
  state.pv.extend(node.ply, node.bestMove);
  if (value < node.beta) return false;
  state.ordering.reward(node, i);
  counter.cutOffs++;
  if (i === node.start) counter.firstMoveCutOffs++;
  state.observer?.cut(node.ply, stack.moves, i + 1, node.end, 'cut');
  // One proved move suffices for a lower bound, independently of the others.
  node.isProven = isChildProven;
  return true;
}

/** Tells an observer which moves are missing among a node's non-losing ones. */
function tellLosingMoves({ stack, position, observer }: SearchState, { ply, start, end }: Frame): void {
  const all = stack.generate(position, end);
  const nonLosing = stack.moves.subarray(start, end);
  const losing = stack.moves.slice(end, all).filter((move) => !nonLosing.includes(move));
  observer?.cut(ply, losing, 0, losing.length, 'unsafe');
}

/** Whether lines may still be made longer. */
function mayExtend({ use, rootDepth }: SearchState, ply: number): boolean {
  return use.extension && ply < 2 * rootDepth;
}

/** Nothing is left to search: no win or loss is near enough to matter, or one side wins at once. */
function closed(
  state: SearchState,
  ply: number,
  value: number,
  kind: StrongNodeKind = 'mate-distance',
): number {
  state.proven = true;
  state.observer?.leave(ply, value, kind);
  return value;
}

function horizon(state: SearchState, ply: number): number {
  state.proven = false;
  const value = state.evaluate();
  state.observer?.leave(ply, value, 'horizon');
  return value;
}
