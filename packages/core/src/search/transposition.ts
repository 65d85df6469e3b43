import { type Move, NO_MOVE } from '../game.js';
import type { SearchState } from './state.js';
import { type Bound, EXACT, LOWER, NO_EVALUATION } from './table.js';

/** Images of a position are looked for down to this ply: further down they meet in the table anyway. */
const SYMMETRY_PLIES = 6;

function isWithinSymmetry(state: SearchState, ply: number): boolean {
  return state.use.symmetry && ply <= SYMMETRY_PLIES;
}

/**
 * Looks the state's position up in the table, or else an image of it, whose move says nothing here.
 * Its score is then the table's `score` and what is settled at this ply.
 */
export function probe(state: SearchState, ply: number): boolean {
  const { table, position, counter, key } = state;
  let lo = position.hashLo;
  let hi = position.hashHi;
  let settled = 0;
  if (state.use.settled) {
    settled = position.openKey(key);
    lo = key[0] as number;
    hi = key[1] as number;
  }
  state.keysLo[ply] = lo;
  state.keysHi[ply] = hi;
  state.settled[ply] = settled;
  counter.tableProbes++;
  let found = table.probe(lo, hi);
  if (found) {
    table.score += settled;
    if (table.evaluation !== NO_EVALUATION) table.evaluation += settled;
  } else if (isWithinSymmetry(state, ply)) {
    position.symmetricKey(key);
    found = table.probe(key[0] as number, key[1] as number);
    table.move = NO_MOVE;
  }
  if (found) counter.tableHits++;
  return found;
}

/** Whether the entry just probed settles the node; `state.proven` then says how well. */
export function isCutByTable(
  state: SearchState,
  depth: number,
  alpha: number,
  beta: number,
  isPv: boolean,
): boolean {
  const { score, bound, proven } = state.table;
  const isDeepEnough = proven || (state.table.depth >= depth && !isPv);
  if (!isDeepEnough) return false;
  const isCut = bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha);
  if (isCut) state.proven = proven;
  return isCut;
}

/**
 * Keeps a result of the node at `ply`, proved or not as `state.proven` says, and near the root for its
 * images too. The move stays out of those: theirs is an image of it.
 */
export function store(
  state: SearchState,
  ply: number,
  move: Move,
  score: number,
  depth: number,
  bound: Bound,
  evaluation: number,
): void {
  const { table, position, proven, key } = state;
  const settled = state.settled[ply] as number;
  const judged = evaluation === NO_EVALUATION ? evaluation : evaluation - settled;
  const lo = state.keysLo[ply] as number;
  const hi = state.keysHi[ply] as number;
  table.store(lo, hi, move, score - settled, depth, bound, proven, judged);
  if (!isWithinSymmetry(state, ply)) return;
  position.symmetricKey(key);
  if (key[0] === lo && key[1] === hi) return;
  table.store(key[0] as number, key[1] as number, NO_MOVE, score, depth, bound, proven);
}
