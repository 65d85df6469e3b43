import { type Move, NO_MOVE } from '../game.js';
import type { SearchState } from './state.js';
import { type Bound, EXACT, LOWER } from './table.js';

/** Images of a position are looked for down to this ply: further down they meet in the table anyway. */
const SYMMETRY_PLIES = 6;

export function isWithinSymmetry(state: SearchState, ply: number): boolean {
  return state.use.symmetry && ply <= SYMMETRY_PLIES;
}

/** Looks the state's position up in the table, or else an image of it, whose move says nothing here. */
export function probe(state: SearchState, ply: number): boolean {
  const { table, position, counter } = state;
  const lo = position.hashLo;
  const hi = position.hashHi;
  counter.tableProbes++;
  let found = table.probe(lo, hi);
  if (!found && isWithinSymmetry(state, ply)) {
    const key = state.imageKey;
    position.symmetricKey(key);
    if (key[0] !== lo || key[1] !== hi) found = table.probe(key[0] as number, key[1] as number);
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
 * Keeps a result, proved or not as `state.proven` says, for the position of this key and, near the root,
 * for its images. The move stays out of those: theirs is an image of it.
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
  const { table, position, proven } = state;
  const lo = position.hashLo;
  const hi = position.hashHi;
  table.store(lo, hi, move, score, depth, bound, proven, evaluation);
  if (!isWithinSymmetry(state, ply)) return;
  const key = state.imageKey;
  position.symmetricKey(key);
  if (key[0] === lo && key[1] === hi) return;
  table.store(key[0] as number, key[1] as number, NO_MOVE, score, depth, bound, proven);
}
