import { type Move, NO_MOVE } from '../game.js';
import { INFINITE, further, nearer, opposite } from '../score.js';
import { GOES_ON, valueByRules } from './rules.js';
import { MAX_DEPTH, type SearchState } from './state.js';
import { type Bound, EXACT, LOWER, NO_EVALUATION, UPPER } from './table.js';
import { isCutByTable, probe, store } from './transposition.js';

/** Swings that a noisy move may gain beyond its exchange before it is hopeless. */
const HOPE_SWINGS = 2;

/**
 * Value of a position at the horizon when noisy moves are played out first (Kühr's examples show what
 * goes wrong otherwise): the side to move may stand pat on the evaluation or make a noisy move; one that
 * is forced has to answer. Same contract as `searchNode`.
 */
export function quiesce(state: SearchState, ply: number, at: number, alpha: number, beta: number): number {
  const { position, observer, use } = state;
  if (ply > state.counter.selectiveDepth) state.counter.selectiveDepth = ply;
  if (ply >= MAX_DEPTH) return stand(state, ply, state.evaluate());
  const isForced = state.hasForced && position.isForced();
  const { table } = state;
  let tableMove = NO_MOVE;
  let evaluation = NO_EVALUATION;
  if (use.table && probe(state, ply)) {
    if (isCutByTable(state, 0, alpha, beta, beta - alpha > 1)) {
      observer?.leave(ply, table.score, 'table');
      return table.score;
    }
    tableMove = table.move;
    evaluation = table.evaluation;
  }

  let best = -INFINITE;
  let low = alpha;
  if (!isForced) {
    if (evaluation === NO_EVALUATION) evaluation = state.evaluate();
    best = evaluation;
    if (best >= beta) return stand(state, ply, best);
    if (best > low) low = best;
  }

  const side = position.turn;
  const { ordering } = state;
  const end = isForced ? state.stack.generate(position, at) : state.stack.generateNoisy(position, at);
  ordering.rank(at, end, ply, side, tableMove);
  const { moves } = state.stack;
  // Standing pat is an opinion; only a forced answer can be proved in all its moves.
  let allProven = isForced;
  let bestMove = NO_MOVE;
  let bound: Bound = best > alpha ? EXACT : UPPER;
  for (let i = at; i < end; i++) {
    ordering.pick(i, at, end, tableMove);
    const move = moves[i] as Move;
    if ((!isForced || i + 1 < end) && state.oversight?.misses(position, move, ply, true)) {
      allProven = false;
      continue;
    }
    if (!isForced && use.exchange) {
      const gain = position.exchangeValue(move);
      const hope = evaluation + gain + HOPE_SWINGS * state.swing;
      const isHopeless = use.futility && hope <= alpha;
      if (gain < 0 || isHopeless) {
        if (isHopeless && hope > best) best = hope;
        observer?.cut(ply, moves, i, i + 1, gain < 0 ? 'exchange' : 'futility');
        continue;
      }
    }
    ordering.histories.enter(ply, move);
    state.budget.count();
    position.makeMove(move);
    const childAlpha = opposite(further(beta));
    const childBeta = opposite(further(low));
    observer?.approach(0, 'full');
    observer?.enter(ply + 1, move, childAlpha, childBeta);
    const value = nearer(opposite(searchLeaf(state, ply + 1, end, childAlpha, childBeta)));
    position.undoMove();
    allProven &&= state.proven;
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    bestMove = move;
    bound = EXACT;
    state.lines.extend(ply, move);
    if (value >= beta) {
      observer?.cut(ply, moves, i + 1, end, 'cut');
      allProven = state.proven;
      bound = LOWER;
      break;
    }
  }
  state.proven = allProven;
  if (use.table) store(state, ply, bestMove, best, 0, bound, evaluation);
  observer?.leave(ply, best, 'quiescence');
  return best;
}

/** The side to move is content with the position as it is. */
function stand(state: SearchState, ply: number, value: number): number {
  state.proven = false;
  state.observer?.leave(ply, value, 'quiescence');
  return value;
}

/** What every node of the quiescence begins with. */
function searchLeaf(state: SearchState, ply: number, at: number, alpha: number, beta: number): number {
  state.lines.clear(ply);
  const ended = valueByRules(state, ply);
  return ended === GOES_ON ? quiesce(state, ply, at, alpha, beta) : ended;
}
