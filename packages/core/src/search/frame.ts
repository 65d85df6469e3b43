import { type Move, NO_MOVE, type Side } from '../game.js';
import { further, opposite } from '../score.js';
import { MOST_PARTS } from './histories.js';
import { type Bound, EXACT, NO_EVALUATION, UPPER } from './table.js';

/**
 * What the search knows of the node at one ply. There is one frame a ply, made before the search begins and used
 * again by every node there. A parent fills in the first part and calls `searchNode`, which fills in the rest.
 */
export class Frame {
  /** The move that leads here; `NO_MOVE` at the root, after a pass and where a null move is verified. */
  move: Move = NO_MOVE;
  /** Where on the move stack the node's moves begin. */
  start = 0;
  /** Plies left to search. */
  depth = 0;
  /** The window; `alpha` rises with each better move. */
  alpha = 0;
  beta = 0;

  /** Whose turn it is. */
  side: Side = 0;
  /** Whether the window holds more than one value, so that the exact one is wanted. */
  isPv = false;
  /** Whether the side to move has to answer at once, such as a check. */
  mustRespond = false;
  /** The key under which the table knows the position, and what is settled in it. */
  readonly key = new Int32Array(2);
  settled = 0;
  /** What the table has: its move, and its score unless that is decided. */
  tableMove: Move = NO_MOVE;
  tableScore = NO_EVALUATION;
  tableBound: Bound = EXACT;
  /** The static evaluation as it is and as experience corrects it, or `NO_EVALUATION`. */
  uncorrected = NO_EVALUATION;
  evaluation = NO_EVALUATION;
  /** Which errors the correction is made of: where `MoveHistory.corrections` has them, and how many. */
  readonly errors = new Int32Array(MOST_PARTS + 1);
  parts = 0;
  /** Whether it is better than that of two plies before. */
  isImproving = false;

  /** Where on the move stack the node's moves end. */
  end = 0;
  /** Depth with which the moves are searched: `depth`, or one more where there is only one move. */
  moveDepth = 0;
  /** What the node is worth at most unless a quiet move surprises, and whether that is too little. */
  futilityValue = 0;
  isFutile = false;
  /** The first index on the move stack of the moves that count as late. */
  lateFrom = 0;
  /** Whether quiet moves are being left out, so that the rest needs no order. */
  isTail = false;
  /** Of the move picked last: whether it is quiet, and whether it loses by exchange. */
  isQuiet = false;
  isLosing = false;

  /** The best value so far, its move if it is above the first alpha, and what the value says. */
  best = 0;
  bestMove: Move = NO_MOVE;
  bound: Bound = UPPER;
  /** Whether all values so far hold whatever the evaluation says. */
  isProven = true;

  constructor(readonly ply: number) {}
}

/** Gives a child the whole window of its parent. */
export function openFullWindow(child: Frame, { alpha, beta }: Frame): void {
  child.alpha = opposite(further(beta));
  child.beta = opposite(further(alpha));
}

/** Gives a child a window that only tells whether its parent's alpha is exceeded. */
export function openNullWindow(child: Frame, { alpha }: Frame): void {
  child.beta = opposite(further(alpha));
  child.alpha = child.beta - 1;
}
