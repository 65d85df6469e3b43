import { type Move, NO_MOVE } from '../game.js';
import { INFINITE, WIN, further, isDecided, nearer, opposite } from '../score.js';
import type { StrongObserver } from './observer.js';
import { quiesce } from './quiescence.js';
import { firstPruned, lateReduction } from './reductions.js';
import { GOES_ON, valueByRules } from './rules.js';
import { MAX_DEPTH, type SearchState } from './state.js';
import { type Bound, EXACT, LOWER, NO_EVALUATION, UPPER } from './table.js';
import { isCutByTable, probe, store } from './transposition.js';

/** Shallowest depth with an internal reduction. */
const INTERNAL_REDUCTION_DEPTH = 4;
/** Deepest depths at which futility gives up nodes, moves, and losing exchanges. */
const FUTILE_NODE_DEPTH = 6;
const FUTILE_MOVE_DEPTH = 6;
const FUTILE_EXCHANGE_DEPTH = 6;
/**
 * Shallowest depth of a null move, of its verification, and by how much it looks less far: a ply more for so many
 * swings that the position is better than need be, up to a limit.
 */
const NULL_MOVE_DEPTH = 3;
const VERIFIED_DEPTH = 12;
const NULL_MOVE_REDUCTION = 3;
const SURPLUS_A_PLY = 1.5;
const SURPLUS_PLIES = 3;
/** So much learnt history is worth one ply of reduction. */
const HISTORY_A_PLY = 12_000;
/** Deepest depths at which quiet moves are left out for their history, a ply for so much, and for what they put at risk. */
const BAD_HISTORY_DEPTH = 5;
const BAD_HISTORY_A_PLY = 3_000;
const RISKY_DEPTH = 7;
/** Centi-units that a quiet move may lose by exchange, times the square of the depth. */
const RISK = 20;

/**
 * Fail-soft value of the position for its side to move: a lower bound when it is `beta` or more, an
 * upper bound when it is `alpha` or less, else exact for this depth. `state.proven` then tells whether
 * that holds whatever the evaluation says, and the state's line table has the line.
 */
export function searchNode(
  state: SearchState,
  wantedDepth: number,
  ply: number,
  at: number,
  alpha: number,
  beta: number,
): number {
  const { position, use, observer } = state;
  state.lines.clear(ply);
  if (ply > state.counter.selectiveDepth) state.counter.selectiveDepth = ply;
  const ended = valueByRules(state, ply);
  if (ended !== GOES_ON) return ended;
  if (ply >= MAX_DEPTH) return horizon(state, ply);

  const isForced = state.hasForced && position.isForced();
  const mayExtend = use.extension && ply < 2 * state.rootDepth;
  const depth = isForced && mayExtend ? wantedDepth + 1 : wantedDepth;
  if (depth <= 0) {
    return use.quiescence ? quiesce(state, ply, at, alpha, beta) : horizon(state, ply);
  }

  const isPv = beta - alpha > 1;
  if (use['win-distance']) {
    // The game is not over: a win takes a move at least, and so does a loss.
    if (alpha >= WIN - 1) return closed(state, ply, WIN - 1);
    if (beta <= 1 - WIN) return closed(state, ply, 1 - WIN);
  }

  if (use['winning-move']) {
    const move = position.winningMove();
    if (move !== NO_MOVE) {
      state.lines.set(ply, move);
      return closed(state, ply, WIN - 1, 'winning-move');
    }
    // What is not won at once is won in three plies at the earliest.
    if (use['win-distance'] && alpha >= WIN - 3) return closed(state, ply, WIN - 3);
  }

  const { table } = state;
  let tableMove = NO_MOVE;
  let evaluation = NO_EVALUATION;
  let known = NO_EVALUATION;
  let knownBound: Bound = EXACT;
  if (use.table) {
    const found = probe(state, ply);
    if (found && isCutByTable(state, depth, alpha, beta, isPv)) {
      tableMove = table.move;
      if (tableMove !== NO_MOVE) state.lines.set(ply, tableMove);
      observer?.leave(ply, table.score, 'table');
      return table.score;
    }
    if (found) {
      tableMove = table.move;
      evaluation = table.evaluation;
      if (!isDecided(table.score)) {
        known = table.score;
        knownBound = table.bound;
      }
    }
  }

  let isImproving = false;
  if (state.judgesNodes) {
    if (isForced) evaluation = NO_EVALUATION;
    else if (evaluation === NO_EVALUATION) evaluation = state.evaluate();
    state.evaluations[ply] = evaluation;
    isImproving = !isForced && ply >= 2 && evaluation > (state.evaluations[ply - 2] as number);
    if (!isPv && !isForced && !isDecided(beta)) {
      const judged = known === NO_EVALUATION ? evaluation : sharpened(evaluation, known, knownBound);
      const margin = state.swing * (isImproving ? depth - 1 : depth);
      if (use.futility && depth <= FUTILE_NODE_DEPTH && judged - margin >= beta) {
        state.proven = false;
        observer?.leave(ply, judged, 'futility');
        return judged;
      }
      if (use['null-move'] && depth >= NULL_MOVE_DEPTH && judged >= beta) {
        const value = searchPass(state, depth, ply, at, beta, judged - beta);
        if (value >= beta) return value;
      }
    }
  }

  return searchMoves(state, depth, ply, at, alpha, beta, tableMove, evaluation, isForced, isImproving);
}

/** The evaluation, or what a search has shown of the position, where that says more. */
function sharpened(evaluation: number, known: number, bound: Bound): number {
  if (bound === EXACT) return known;
  return bound === LOWER ? Math.max(evaluation, known) : Math.min(evaluation, known);
}

/** The moves of a node, best first as far as known. */
function searchMoves(
  state: SearchState,
  depthBelow: number,
  ply: number,
  at: number,
  alpha: number,
  beta: number,
  tableMove: Move,
  evaluation: number,
  isForced: boolean,
  isImproving: boolean,
): number {
  const { position, use, ordering, observer } = state;
  const { histories } = ordering;
  const isPv = beta - alpha > 1;
  const side = position.turn;
  // With a single ply left minimax would not see the answer either.
  const isSafeOnly = use['safe-moves'] && depthBelow > 1;
  const end = isSafeOnly ? state.stack.generateSafe(position, at) : state.stack.generate(position, at);
  if (isSafeOnly) {
    if (end === at) return closed(state, ply, 2 - WIN, 'no-safe-move');
    if (observer !== undefined) tellUnsafe(state, observer, ply, at, end);
  }

  // Where no best move is known, a shallower search finds one for the next time.
  const isBlind = tableMove === NO_MOVE && depthBelow >= INTERNAL_REDUCTION_DEPTH;
  const stored = use['internal-reduction'] && isBlind ? depthBelow - 1 : depthBelow;
  const isOnly = end - at === 1 && !isForced && use.extension && ply < 2 * state.rootDepth;
  const depth = isOnly ? stored + 1 : stored;
  // What the node is worth at most if no quiet move surprises.
  const hope = evaluation + state.swing * (depth + 1);
  const isHopeless =
    use.futility && !isForced && depth <= FUTILE_MOVE_DEPTH && hope <= alpha && !isDecided(alpha);

  const lateFrom = use['late-move-pruning'] ? at + firstPruned(depth, isImproving) : end;

  ordering.rank(at, end, ply, side, tableMove);
  const { moves } = state.stack;
  let best = -INFINITE;
  let bestMove = NO_MOVE;
  let bound: Bound = UPPER;
  let allProven = true;
  let low = alpha;
  // Set once quiet moves are being left out: what is left then needs no order any more.
  let isTail = false;
  for (let i = at; i < end; i++) {
    if (!isTail) ordering.pick(i, at, end, tableMove);
    const move = moves[i] as Move;
    const isLosing = ordering.isLosing(i);
    const isQuiet = !state.tellsNoise || !position.isNoisy(move);
    // One move at least is seen.
    const mayMiss = best > -INFINITE || i + 1 < end;
    if (mayMiss && state.oversight?.misses(position, move, ply, !isQuiet)) {
      allProven = false;
      continue;
    }
    const mayPrune = i > at && best > -WIN / 2 && !isForced && !isPv;
    if (
      mayPrune &&
      isLosing &&
      use.futility &&
      depth <= FUTILE_EXCHANGE_DEPTH &&
      position.exchangeValue(move) < -state.swing * depth
    ) {
      allProven = false;
      observer?.cut(ply, moves, i, i + 1, 'exchange');
      continue;
    }
    // A move that has to be answered at once is neither hopeless nor late.
    if (mayPrune && isQuiet && (isHopeless || i >= lateFrom) && !threatens(state, move)) {
      if (isHopeless && hope > best) best = hope;
      allProven = false;
      isTail = true;
      observer?.cut(ply, moves, i, i + 1, isHopeless ? 'futility' : 'late');
      continue;
    }
    if (mayPrune && isQuiet) {
      const why = whyPoor(state, move, depth, ply, side);
      if (why !== null) {
        allProven = false;
        observer?.cut(ply, moves, i, i + 1, why);
        continue;
      }
    }
    histories.enter(ply, move);
    state.budget.count();
    position.makeMove(move);
    const isThreat = state.hasForced && position.isForced();
    let reduction = 0;
    if (use['late-move-reduction'] && !isForced && !isThreat && (isQuiet || isLosing)) {
      reduction = lateReduction(depth, i - at);
      if (reduction > 0 && state.tellsNoise) {
        // Less where the game is on the way up or the move has done well, more where it has not.
        if (isPv) reduction--;
        if (state.judgesNodes && !isImproving) reduction++;
        if (isQuiet) reduction -= Math.trunc(ordering.learnt(move, ply, side) / HISTORY_A_PLY);
        reduction = Math.max(0, Math.min(reduction, depth - 2));
      }
    }
    const value = searchMove(state, move, depth, reduction, i === at, ply, end, low, beta, isPv);
    position.undoMove();
    const childProven = state.proven;
    allProven &&= childProven;
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    bestMove = move;
    bound = EXACT;
    state.lines.extend(ply, move);
    if (value >= beta) {
      ordering.reward(i, at, ply, side, depth);
      state.counter.cutOffs++;
      if (i === at) state.counter.firstMoveCutOffs++;
      observer?.cut(ply, moves, i + 1, end, 'cut');
      // One proved move suffices for a lower bound, whatever the others are worth.
      allProven = childProven;
      bound = LOWER;
      break;
    }
  }
  state.proven = allProven;
  if (use.table) store(state, ply, bestMove, best, stored, bound, evaluation);
  observer?.leave(ply, best, 'inner');
  return best;
}

/** Why a quiet move is not worth a look so near to the horizon; null when it is. */
function whyPoor(
  { use, ordering, position }: SearchState,
  move: Move,
  depth: number,
  ply: number,
  side: number,
): 'late' | 'exchange' | null {
  if (
    use['late-move-pruning'] &&
    depth <= BAD_HISTORY_DEPTH &&
    ordering.learnt(move, ply, side) < -BAD_HISTORY_A_PLY * depth
  )
    return 'late';
  const mayLose = use.exchange && use.futility && depth <= RISKY_DEPTH;
  return mayLose && position.exchangeValue(move) < -RISK * depth * depth ? 'exchange' : null;
}

/** Whether the other side has to answer the move at once. */
function threatens(state: SearchState, move: Move): boolean {
  if (!state.hasForced) return false;
  const { position } = state;
  if (state.tellsThreats) return position.isThreat(move);
  state.budget.count();
  position.makeMove(move);
  const isForced = position.isForced();
  position.undoMove();
  return isForced;
}

/** Tells an observer which moves are missing among the safe ones from `at` to before `end` of the stack. */
function tellUnsafe(
  state: SearchState,
  observer: StrongObserver,
  ply: number,
  at: number,
  end: number,
): void {
  const { stack, position } = state;
  const all = stack.generate(position, end);
  const safe = stack.moves.subarray(at, end);
  const unsafe = stack.moves.slice(end, all).filter((move) => !safe.includes(move));
  observer.cut(ply, unsafe, 0, unsafe.length, 'unsafe');
}

/**
 * Value of the node for the move just made: in full for the first, else first with a null window and
 * less depth, and again in full when that surprises (principal variation search).
 */
function searchMove(
  state: SearchState,
  move: Move,
  depth: number,
  reduction: number,
  isFirst: boolean,
  ply: number,
  at: number,
  low: number,
  beta: number,
  isPv: boolean,
): number {
  const { observer } = state;
  const childBeta = opposite(further(low));
  const childAlpha = opposite(further(beta));
  if (isFirst || !state.use['principal-variation']) {
    observer?.approach(depth - 1, 'full');
    observer?.enter(ply + 1, move, childAlpha, childBeta);
    return nearer(opposite(searchNode(state, depth - 1, ply + 1, at, childAlpha, childBeta)));
  }
  observer?.approach(depth - 1 - reduction, reduction > 0 ? 'reduced' : 'null-window');
  observer?.enter(ply + 1, move, childBeta - 1, childBeta);
  let value = nearer(
    opposite(searchNode(state, depth - 1 - reduction, ply + 1, at, childBeta - 1, childBeta)),
  );
  if (value > low && reduction > 0) {
    observer?.approach(depth - 1, 're-search');
    observer?.enter(ply + 1, move, childBeta - 1, childBeta);
    value = nearer(opposite(searchNode(state, depth - 1, ply + 1, at, childBeta - 1, childBeta)));
  }
  if (value > low && value < beta && isPv) {
    observer?.approach(depth - 1, 're-search');
    observer?.enter(ply + 1, move, childAlpha, childBeta);
    value = nearer(opposite(searchNode(state, depth - 1, ply + 1, at, childAlpha, childBeta)));
  }
  return value;
}

/**
 * Null move (Donninger 1993): if the side to move holds `beta` even by passing, it is taken to hold it
 * by a move. Deep ones are verified by a search in which it may not pass, against zugzwang. Returns
 * less than `beta` when nothing is shown.
 */
function searchPass(
  state: SearchState,
  depth: number,
  ply: number,
  at: number,
  beta: number,
  surplus: number,
): number {
  const { position, observer } = state;
  if (ply < state.passesFrom || state.passed[ply - 1] === 1) return beta - 1;
  if (!position.makePass()) return beta - 1;
  const more = Math.min(SURPLUS_PLIES, Math.trunc(surplus / (SURPLUS_A_PLY * Math.max(1, state.swing))));
  const reduced = depth - 1 - NULL_MOVE_REDUCTION - Math.trunc(depth / 4) - more;
  state.ordering.histories.enter(ply, NO_MOVE);
  state.passed[ply] = 1;
  state.budget.count();
  observer?.approach(Math.max(0, reduced), 'pass');
  observer?.enter(ply + 1, NO_MOVE, opposite(beta), opposite(beta) + 1);
  const value = opposite(searchNode(state, reduced, ply + 1, at, opposite(beta), opposite(beta) + 1));
  position.undoMove();
  state.passed[ply] = 0;
  if (value < beta) return value;
  // A win that needs a pass is no win.
  const held = isDecided(value) ? beta : value;
  if (depth >= VERIFIED_DEPTH && state.passesFrom === 0) {
    state.passesFrom = ply + reduced;
    observer?.approach(reduced, 'verification');
    observer?.enter(ply, NO_MOVE, beta - 1, beta);
    const verified = searchNode(state, reduced, ply, at, beta - 1, beta);
    state.passesFrom = 0;
    if (verified < beta) return beta - 1;
  }
  state.proven = false;
  observer?.leave(ply, held, 'null-move');
  return held;
}

/** Nothing is left to search: no win or loss is near enough to matter, or one side wins at once. */
function closed(
  state: SearchState,
  ply: number,
  value: number,
  kind: 'win-distance' | 'winning-move' | 'no-safe-move' = 'win-distance',
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
