import { type Move, NO_MOVE, type Position } from '../game.js';
import type { MoveStack } from '../moves.js';

const KILLERS = 2;
const HISTORY_SIZE = 4096;
const HISTORY_LIMIT = 1 << 20;

/* Ranks, best first: the table's move, killers, then hint and history together. */
const RANK_TABLE = 0x7fffffff;
const RANK_KILLER = 1 << 29;
/** One step of a game's hint weighs as much as this much history. */
const HINT_SHIFT = 10;

/** Comparisons spent on picking a node's moves best first; then the rest keep the game's order. */
const PICKING_EFFORT = 1 << 14;

export interface OrderingOptions {
  readonly hint: boolean;
  readonly killers: boolean;
  readonly history: boolean;
}

/** Decides in which order a node's moves are searched, and learns from the cut-offs. */
export class MoveOrdering {
  readonly #stack: MoveStack;
  readonly #hint: ((move: Move) => number) | undefined;
  readonly #useKillers: boolean;
  readonly #useHistory: boolean;
  readonly #isIdle: boolean;
  #ranks = new Int32Array(1024);
  readonly #killers: Int32Array;
  readonly #history = new Int32Array(2 * HISTORY_SIZE);

  /** @param plies the deepest ply there will be. */
  constructor(position: Position, stack: MoveStack, plies: number, options: OrderingOptions) {
    this.#stack = stack;
    this.#hint = options.hint ? position.moveHint?.bind(position) : undefined;
    this.#useKillers = options.killers;
    this.#useHistory = options.history;
    this.#isIdle = this.#hint === undefined && !options.killers && !options.history;
    this.#killers = new Int32Array(KILLERS * (plies + 2)).fill(NO_MOVE);
  }

  /** Gives the moves from `at` to before `end` of the stack their ranks. */
  rank(at: number, end: number, ply: number, side: number, tableMove: Move): void {
    if (this.#isIdle && tableMove === NO_MOVE) return;
    if (end > this.#ranks.length) {
      const larger = new Int32Array(2 * end);
      larger.set(this.#ranks);
      this.#ranks = larger;
    }
    const ranks = this.#ranks;
    const moves = this.#stack.moves;
    const history = side * HISTORY_SIZE;
    const killer1 = this.#killers[KILLERS * ply] as number;
    const killer2 = this.#killers[KILLERS * ply + 1] as number;
    for (let i = at; i < end; i++) {
      const move = moves[i] as Move;
      if (move === tableMove) {
        ranks[i] = RANK_TABLE;
        continue;
      }
      let rank = this.#history[history + historySlot(move)] as number;
      if (this.#hint !== undefined) rank += this.#hint(move) << HINT_SHIFT;
      if (move === killer1) rank += RANK_KILLER + 1;
      else if (move === killer2) rank += RANK_KILLER;
      ranks[i] = rank;
    }
  }

  /**
   * Brings the best of the moves from `i` on to `i`: selection sort, one step at a time, because most
   * nodes are cut off after a few moves. Ties keep the game's order. @param at where the list begins.
   */
  pick(i: number, at: number, end: number, tableMove: Move): void {
    if (this.#isIdle && (tableMove === NO_MOVE || i > at)) return;
    if ((i - at) * (end - at) >= PICKING_EFFORT) return;
    const ranks = this.#ranks;
    const moves = this.#stack.moves;
    let best = i;
    for (let j = i + 1; j < end; j++) {
      if ((ranks[j] as number) > (ranks[best] as number)) best = j;
    }
    if (best === i) return;
    const move = moves[best] as number;
    const rank = ranks[best] as number;
    for (let j = best; j > i; j--) {
      moves[j] = moves[j - 1] as number;
      ranks[j] = ranks[j - 1] as number;
    }
    moves[i] = move;
    ranks[i] = rank;
  }

  /** Learns from a cut-off: killer moves (Akl and Newborn 1977), history heuristic (Schaeffer 1983). */
  reward(move: Move, ply: number, side: number, depth: number): void {
    if (this.#useKillers) {
      const at = KILLERS * ply;
      if (this.#killers[at] !== move) {
        this.#killers[at + 1] = this.#killers[at] as number;
        this.#killers[at] = move;
      }
    }
    if (this.#useHistory) {
      const slot = side * HISTORY_SIZE + historySlot(move);
      this.#history[slot] = Math.min((this.#history[slot] as number) + depth * depth, HISTORY_LIMIT);
    }
  }
}

/** Moves share the history's slots by a multiplicative hash. */
function historySlot(move: Move): number {
  return Math.imul(move + 1, 0x9e3779b1) >>> 20;
}
