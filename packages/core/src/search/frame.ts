import { type Move, NO_MOVE, type Side } from '../contract/game.js';
import { further, opposite } from '../contract/score.js';
import { MOST_PARTS } from './move-history.js';
import { type Bound, EXACT, NO_EVALUATION, UPPER } from './table.js';

/**
 * State of the search at the node of one ply. There is one frame per ply, made before the search begins and
 * used again by every node there. A parent fills in the first part and calls `searchNode`, which fills in the
 * rest.
 */
export class Frame {
  /** The move that leads here; `NO_MOVE` at the root, after a pass and where a null move is verified. */
  move: Move = NO_MOVE;
  /** Index of the node's first move on the move stack. */
  start = 0;
  /** Plies left to search. */
  depth = 0;
  /** The window; `alpha` rises with each better move. */
  alpha = 0;
  beta = 0;

  /** The side to move. */
  side: Side = 0;
  /** Whether the window holds more than one value, so that the exact one is wanted. */
  isPv = false;
  /** Whether the side to move has to answer at once, such as a check. */
  mustRespond = false;
  /** The table's key for the position, and the settled score in it. */
  readonly key = new Int32Array(2);
  settled = 0;
  /** The table's move, and its score unless that is decided. */
  tableMove: Move = NO_MOVE;
  tableScore = NO_EVALUATION;
  tableBound: Bound = EXACT;
  /** The static evaluation as it is and as experience corrects it, or `NO_EVALUATION`. */
  uncorrected = NO_EVALUATION;
  evaluation = NO_EVALUATION;
  /** Indexes in `MoveHistory.errors` of the errors that correct the evaluation, and their number. */
  readonly errors = new Int32Array(MOST_PARTS + 1);
  parts = 0;
  /** Whether it is better than that of two plies before. */
  isImproving = false;

  /** Index after the node's last move on the move stack. */
  end = 0;
  /** Depth with which the moves are searched: `depth`, or one more where there is only one move. */
  moveDepth = 0;
  /** Highest value that a quiet move is expected to reach, and whether that is too little. */
  futilityValue = 0;
  isFutile = false;
  /** The first index on the move stack of the moves that count as late. */
  lateFrom = 0;
  /** Whether quiet moves are being left out, so that the rest needs no order. */
  isTail = false;
  /** Of the move picked last: whether it is quiet, and whether it loses by exchange. */
  isQuiet = false;
  isLosing = false;

  /** The best value so far, its move if it is above the first alpha, and the bound that the value is. */
  best = 0;
  bestMove: Move = NO_MOVE;
  bound: Bound = UPPER;
  /** Whether all values so far are proved independently of the evaluation. */
  isProven = true;

  constructor(readonly ply: number) {}
}

/** Gives a child the whole window of its parent. */
export function openFullWindow(child: Frame, { alpha, beta }: Frame): void {
  child.alpha = opposite(further(beta));
  child.beta = opposite(further(alpha));
}

/** Gives a child a null window, which only decides whether its parent's alpha is exceeded. */
export function openNullWindow(child: Frame, { alpha }: Frame): void {
  child.beta = opposite(further(alpha));
  child.alpha = child.beta - 1;
}
