import { type Move, type MoveHints, NO_MOVE, type NoisyMoves, type Position } from '../contract/game.js';
import type { MoveStack } from '../contract/moves.js';
import type { Frame } from './frame.js';
import { Histories } from './histories.js';
import type { MoveHistory } from './move-history.js';
import type { Technique } from './techniques.js';

/* Ranks, best first: the table's move, winning noisy moves, killers and the counter move, quiet moves
   by hint and history, losing noisy moves. */
const RANK_TABLE = 0x7fffffff;
const RANK_NOISY = 1 << 29;
const RANK_KILLER = 1 << 28;
const RANK_LOSING = -(1 << 29);
/** Anything below is a noisy move that loses by exchange. */
const LOSING = -(1 << 28);
/** The move was left out. */
const SKIPPED = -0x80000000;
/** One step of a game's hint weighs as much as this much history: among quiet and among noisy moves. */
const HINT_SHIFT = 10;
const NOISY_HINT_SHIFT = 15;

/** Comparisons spent on picking a node's moves best first; then the rest keep the game's order. */
const PICKING_EFFORT = 1 << 14;

/** The bonus of a cut-off grows with the depth below it, up to a limit. */
const BONUS_STEP = 32;
const BONUS_LIMIT = 1600;

/** Decides in which order a node's moves are searched, and learns from the cut-offs. */
export class MoveOrdering {
  readonly histories: Histories;
  readonly #hints: MoveHints | undefined;
  readonly #noisyMoves: NoisyMoves | undefined;
  readonly #stack: MoveStack;
  readonly #useHint: boolean;
  readonly #useKillers: boolean;
  readonly #useCounters: boolean;
  readonly #useHistory: boolean;
  readonly #useContinuation: boolean;
  readonly #useExchange: boolean;
  readonly #learns: boolean;
  readonly #isIdle: boolean;
  #ranks = new Int32Array(1024);

  /** @param plies the deepest ply there will be. */
  constructor(
    position: Position,
    stack: MoveStack,
    plies: number,
    use: Readonly<Record<Technique, boolean>>,
    history: MoveHistory,
  ) {
    this.#hints = position.moveHints;
    this.#noisyMoves = position.noisyMoves;
    this.#stack = stack;
    this.histories = new Histories(position, plies, history);
    this.#useHint = use.hint;
    this.#useKillers = use.killers;
    this.#useCounters = use['counter-moves'];
    this.#useHistory = use.history;
    this.#useContinuation = use['continuation-history'];
    this.#useExchange = use.exchange;
    this.#learns = this.#useHistory || this.#useContinuation;
    this.#isIdle = !this.#useHint && !use.killers && !this.#useCounters && !this.#learns;
  }

  /** Gives the node's moves their ranks. */
  rank(node: Frame): void {
    const { start, end, ply, side, tableMove } = node;
    if (this.#isIdle && tableMove === NO_MOVE) return;
    if (end > this.#ranks.length) {
      const larger = new Int32Array(2 * end);
      larger.set(this.#ranks);
      this.#ranks = larger;
    }
    const ranks = this.#ranks;
    const moves = this.#stack.moves;
    const { histories } = this;
    const hints = this.#hints;
    const noisyMoves = this.#noisyMoves;
    const killer1 = this.#useKillers ? histories.killer(ply, 0) : NO_MOVE;
    const killer2 = this.#useKillers ? histories.killer(ply, 1) : NO_MOVE;
    const counter = this.#useCounters ? histories.counter(ply, side) : NO_MOVE;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (move === tableMove) {
        ranks[i] = RANK_TABLE;
        continue;
      }
      const hint = this.#useHint ? hints!.moveHint(move) : 0;
      if (this.#useHint && noisyMoves?.isNoisy(move)) {
        const history = this.#useHistory ? histories.noisy(histories.slot(move), side) : 0;
        ranks[i] = RANK_NOISY + (hint << NOISY_HINT_SHIFT) + history;
        continue;
      }
      let rank = hint << HINT_SHIFT;
      if (this.#learns) {
        const slot = histories.slot(move);
        if (this.#useHistory) rank += histories.quiet(slot, side);
        if (this.#useContinuation) rank += histories.continuation(slot, ply);
      }
      if (move === killer1) rank += RANK_KILLER + (1 << 20);
      else if (move === killer2) rank += RANK_KILLER;
      else if (move === counter) rank += RANK_KILLER - (1 << 20);
      ranks[i] = rank;
    }
  }

  /**
   * Brings the best of the node's moves from `i` on to `i`: selection sort, one step at a time, because most
   * nodes are cut off after a few moves. Ties keep the game's order.
   */
  pick({ start, end, tableMove }: Frame, i: number): void {
    if (this.#isIdle && (tableMove === NO_MOVE || i > start)) return;
    if ((i - start) * (end - start) >= PICKING_EFFORT) return;
    const ranks = this.#ranks;
    const moves = this.#stack.moves;
    let best = this.#best(i, end);
    while (this.#losesExchange(best)) {
      ranks[best] = ranks[best]! - RANK_NOISY + RANK_LOSING;
      best = this.#best(i, end);
    }
    if (best === i) return;
    const move = moves[best]!;
    const rank = ranks[best]!;
    for (let j = best; j > i; j--) {
      moves[j] = moves[j - 1]!;
      ranks[j] = ranks[j - 1]!;
    }
    moves[i] = move;
    ranks[i] = rank;
  }

  #best(from: number, end: number): number {
    const ranks = this.#ranks;
    let best = from;
    for (let j = from + 1; j < end; j++) {
      if (ranks[j]! > ranks[best]!) best = j;
    }
    return best;
  }

  /** Whether the move at `i` is noisy, not yet known to lose, and loses: called late, because it is slow. */
  #losesExchange(i: number): boolean {
    if (!this.#useExchange) return false;
    const rank = this.#ranks[i]!;
    if (rank < RANK_NOISY - (1 << 20) || rank === RANK_TABLE) return false;
    return this.#noisyMoves!.exchangeValue!(this.#stack.moves[i]!, 0) < 0;
  }

  /** Whether the move picked to `i` is a noisy one that loses by exchange. */
  isLosing(i: number): boolean {
    return this.#useExchange && this.#ranks[i]! < LOSING;
  }

  /** History score of a quiet move, about -3 to 3 of `HISTORY_LIMIT`. */
  historyScore({ ply, side }: Frame, move: Move): number {
    if (!this.#learns) return 0;
    const { histories } = this;
    const slot = histories.slot(move);
    const quiet = this.#useHistory ? histories.quiet(slot, side) : 0;
    return this.#useContinuation ? quiet + histories.continuation(slot, ply) : quiet;
  }

  /** To be called when the move picked to `i` is left out. */
  skip(i: number): void {
    this.#ranks[i] = SKIPPED;
  }

  /** Learns from a cut-off by the node's move at `i`, and from the moves searched in vain before it. */
  reward({ start, ply, side, moveDepth }: Frame, i: number): void {
    const moves = this.#stack.moves;
    const { histories } = this;
    const move = moves[i]!;
    const bonus = Math.min(BONUS_STEP * moveDepth * moveDepth, BONUS_LIMIT);
    const wasNoisy = this.#isNoisy(move);
    if (wasNoisy) histories.learnNoisy(move, side, bonus);
    else {
      histories.remember(move, ply, side);
      if (this.#learns) histories.learnQuiet(move, ply, side, bonus);
    }
    if (!this.#learns) return;
    for (let j = start; j < i; j++) {
      if (this.#ranks[j] === SKIPPED) continue;
      const vain = moves[j]!;
      if (this.#isNoisy(vain)) histories.learnNoisy(vain, side, -bonus);
      else if (!wasNoisy) histories.learnQuiet(vain, ply, side, -bonus);
    }
  }

  #isNoisy(move: Move): boolean {
    return this.#noisyMoves?.isNoisy(move) === true;
  }
}
