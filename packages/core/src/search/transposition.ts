import { NO_MOVE } from '../contract/game.js';
import { isDecided } from '../contract/score.js';
import type { Frame } from './frame.js';
import type { SearchState } from './state.js';
import { EXACT, LOWER, NO_EVALUATION } from './table.js';

/** Images of a position are looked for down to this ply: further down they meet in the table anyway. */
const SYMMETRY_PLIES = 3;

function isWithinSymmetry(state: SearchState, ply: number): boolean {
  return state.use.symmetry && ply <= SYMMETRY_PLIES;
}

/**
 * Looks the node up in the table, or else an image of it, whose move is not usable here. When found, the
 * table's fields are its entry's, and the node's frame has the parts that it needs.
 */
export function probe(state: SearchState, node: Frame): boolean {
  const { table } = state;
  const found = state.use.table && findEntry(state, node);
  node.tableMove = found ? table.move : NO_MOVE;
  node.uncorrected = found ? table.evaluation : NO_EVALUATION;
  node.evaluation = NO_EVALUATION;
  node.tableScore = found && !isDecided(table.score) ? table.score : NO_EVALUATION;
  node.tableBound = found ? table.bound : EXACT;
  return found;
}

/** Finds the node's entry. Its score and evaluation include the settled score of the position. */
function findEntry(state: SearchState, node: Frame): boolean {
  const { table, position, counter, imageKey } = state;
  const { key } = node;
  if (state.use.settled) {
    node.settled = state.marginScore!.reducedKey!(key);
  } else {
    key[0] = position.hashLo;
    key[1] = position.hashHi;
  }
  counter.tableProbes++;
  let found = table.probe(key[0]!, key[1]!);
  if (found) {
    table.score += node.settled;
    if (table.evaluation !== NO_EVALUATION) table.evaluation += node.settled;
  } else if (isWithinSymmetry(state, node.ply)) {
    state.symmetry!.symmetricKey(imageKey);
    found = table.probe(imageKey[0]!, imageKey[1]!);
    table.move = NO_MOVE;
  }
  if (found) counter.tableHits++;
  return found;
}

/** Whether the entry just probed settles the node; `state.proven` then says how well. */
export function isCutByTable(state: SearchState, node: Frame): boolean {
  const { score, depth, bound, proven } = state.table;
  const isDeepEnough = proven || (depth >= node.depth && !node.isPv);
  if (!isDeepEnough) return false;
  const isCut = bound === EXACT || (bound === LOWER ? score >= node.beta : score <= node.alpha);
  if (isCut) state.proven = proven;
  return isCut;
}

/**
 * Keeps the node's best value, proved or not as `state.proven` says, and near the root for its images too.
 * The move stays out of those: theirs is an image of it.
 */
export function store(state: SearchState, node: Frame): void {
  if (!state.use.table) return;
  const { table, proven, imageKey } = state;
  const { best, bound, depth, settled } = node;
  const evaluation = node.uncorrected === NO_EVALUATION ? NO_EVALUATION : node.uncorrected - settled;
  const lo = node.key[0]!;
  const hi = node.key[1]!;
  table.store(lo, hi, node.bestMove, best - settled, depth, bound, proven, evaluation);
  if (!isWithinSymmetry(state, node.ply)) return;
  state.symmetry!.symmetricKey(imageKey);
  if (imageKey[0] === lo && imageKey[1] === hi) return;
  table.store(imageKey[0]!, imageKey[1]!, NO_MOVE, best, depth, bound, proven);
}
