import {
  DRAW,
  LOSS,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  WON,
} from '../contract/game.js';
import type { Budget } from '../request/limits.js';
import { ChildStack, estimatesChildren } from './children.js';
import { INFINITE, LARGEST, type ProofTable } from './table.js';

/** The longest line searched, in plies. Unfinished positions there are cut. */
export const MAX_PLIES = 500;

/** Both about the side to move at the root. */
export type ProofQuestion = 'wins' | 'does-not-lose';

/**
 * df-pn: proof-number search as a depth-first search with two thresholds and a table
 * (A. Nagai, Df-pn algorithm for searching AND/OR trees and its applications, 2002), with the
 * thresholds of the 1 + epsilon trick (J. Pawlewicz and L. Lew, Improving depth-first PN-search:
 * 1 + epsilon trick, 2007).
 *
 * Unfinished positions at the greatest depth, and those that repeat one on the path, are *cut*: they
 * count as `cutsProve` says. With cuts counted as no, each yes is certain, because only finished
 * games support it; with cuts counted as yes, each no is. That holds whichever path a table entry
 * came by, so repetitions cost answers, never their truth.
 */
export class ProofSearch {
  readonly children = new ChildStack();
  /** Whether a cut counts as yes. */
  cutsProve = false;
  /** Whether any position was cut. */
  sawCut = false;
  /** Result of the last `search` for its node. */
  proof = 1;
  disproof = 1;
  plies = 0;
  /** Index after the root's children, which are listed from 0 on; 0 before they are listed. */
  rootEnd = 0;
  readonly #asking: Side;
  /** The least result for the asking side that means yes. */
  readonly #enough: Outcome;
  readonly #maxPlies: number;
  readonly #isEstimated: boolean;
  /** Keys of the positions above the current one, two int32 each. */
  readonly #path = new Int32Array(2 * (MAX_PLIES + 1));
  readonly #key = new Int32Array(2);

  /** @param maxPlies the greatest depth, 1 to `MAX_PLIES`. */
  constructor(
    readonly position: Position,
    question: ProofQuestion,
    readonly budget: Budget,
    readonly table: ProofTable,
    maxPlies: number,
  ) {
    this.#asking = position.turn;
    this.#enough = question === 'wins' ? WON : DRAW;
    this.#maxPlies = maxPlies;
    this.#isEstimated = estimatesChildren(position);
  }

  /** Whether the asking side is to move. */
  get isOr(): boolean {
    return this.position.turn === this.#asking;
  }

  /** The answer that a finished game gives. @param outcome of the position, not `ONGOING`. */
  isYes(outcome: Outcome): boolean {
    return (this.isOr ? outcome : 0 - outcome) >= this.#enough;
  }

  /**
   * Lists the position's children from `at` on with their numbers: from the result, from the table,
   * or an estimate. A child that decides for the side to move is listed last.
   * @returns the index after the last child.
   */
  expand(ply: number, at: number): number {
    this.#takeKey(ply);
    const estimated = this.#expandByEstimates(ply, at);
    return estimated >= 0 ? estimated : this.expandByMaking(ply, at);
  }

  /** The same for all legal moves, which are made to see where they lead. */
  expandByMaking(ply: number, at: number): number {
    const { position, children, table } = this;
    const isOr = this.isOr;
    const end = children.generate(position, at);
    for (let i = at; i < end; i++) {
      this.budget.count();
      position.makeMove(children.move(i));
      this.#readKey();
      const [hashLo = 0, hashHi = 0] = this.#key;
      const outcome = position.outcome();
      if (outcome !== ONGOING) this.#decide(i, this.isYes(outcome), 0);
      else if (table.probe(hashLo, hashHi)) children.set(i, table.proof, table.disproof, table.plies);
      else if (ply + 1 >= this.#maxPlies) this.#cut(i);
      else this.#estimate(i, ply + 1, end);
      position.undoMove();
      children.lo[i] = hashLo;
      children.hi[i] = hashHi;
      if ((isOr ? children.proof[i] : children.disproof[i]) === 0) return i + 1;
    }
    return end;
  }

  /** Looks the position up in the table; when true, the table's numbers are its entry's. */
  probe(): boolean {
    this.#readKey();
    return this.table.probe(this.#key[0]!, this.#key[1]!);
  }

  /** Keeps the position's key on the path, the one it has in the table. */
  #takeKey(ply: number): void {
    this.#readKey();
    this.#path[2 * ply] = this.#key[0]!;
    this.#path[2 * ply + 1] = this.#key[1]!;
  }

  #readKey(): void {
    const { position } = this;
    const key = this.#key;
    if (this.#isEstimated && position.symmetry !== undefined) {
      position.symmetry.symmetricKey(key);
    } else {
      key[0] = position.hashLo;
      key[1] = position.hashHi;
    }
  }

  /**
   * Lists the children as the game estimates them, without making a move: only non-losing ones, so none where the
   * side to move loses at once. @returns the index after the last child, or -1 where it cannot.
   */
  #expandByEstimates(ply: number, at: number): number {
    const { position, children, table } = this;
    const wins = position.immediateWins;
    // Moves that all lead to the greatest depth are made, to see whether they end the game there.
    const isDeepest = ply + 1 >= this.#maxPlies;
    if (isDeepest || !this.#isEstimated || wins?.winningMove() !== NO_MOVE) return -1;
    const isOr = this.isOr;
    const end = children.generateNonLosing(wins, at);
    children.estimate(wins, at, end, isOr);
    for (let i = at; i < end; i++) {
      children.plies[i] = 0;
      if (table.probe(children.lo[i]!, children.hi[i]!)) {
        children.set(i, table.proof, table.disproof, table.plies);
      } else if ((isOr ? children.proof[i] : children.disproof[i]) === 0) {
        if (ply + 3 <= this.#maxPlies) this.#decide(i, isOr, 2);
        else children.set(i, 1, 1, 0);
      }
      if ((isOr ? children.proof[i] : children.disproof[i]) === 0) return i + 1;
    }
    return end;
  }

  /**
   * Works below the position until its proof number reaches `maxProof` or its disproof number
   * `maxDisproof` (both at least 1; with INFINITE for both, until it is decided). Leaves the numbers
   * in `proof` and `disproof`, and the children listed from `at` on.
   * @param ply distance from the root. @returns the index after the last child.
   * @throws SearchStopped, the position being somewhere below.
   */
  search(ply: number, at: number, maxProof: number, maxDisproof: number): number {
    const { position, children, budget } = this;
    const nodesBefore = budget.nodes;
    const isOr = this.isOr;
    const maxOne = isOr ? maxProof : maxDisproof;
    const maxAll = isOr ? maxDisproof : maxProof;
    const end = this.expand(ply, at);
    if (ply === 0) this.rootEnd = end;
    for (;;) {
      children.weigh(at, end, isOr, this.#isEstimated);
      const { best, least, second, all, others } = children;
      if (least >= maxOne || all >= maxAll) break;
      if (this.#repeats(best, ply)) {
        this.#cut(best);
        continue;
      }
      const forOne = Math.min(maxOne, slightlyAbove(second));
      const forAll = maxAll === INFINITE ? INFINITE : maxAll - others;
      budget.count();
      position.makeMove(children.move(best));
      this.search(ply + 1, end, isOr ? forOne : forAll, isOr ? forAll : forOne);
      position.undoMove();
      children.set(best, this.proof, this.disproof, this.plies);
    }
    const { best, least, all } = children;
    this.proof = isOr ? least : all;
    this.disproof = isOr ? all : least;
    this.plies = this.#pliesOf(at, end, best, least);
    const lo = this.#path[2 * ply]!;
    const hi = this.#path[2 * ply + 1]!;
    this.table.store(lo, hi, this.proof, this.disproof, budget.nodes - nodesBefore, this.plies);
    return end;
  }

  /**
   * Numbers of a position not searched yet: its side to move may need only one move to reach its goal, the
   * other side needs an answer to each move (Allis 1994). Wins in one ply and losses in two are seen
   * in games that know them. @param free the first free index of the move stack.
   */
  #estimate(i: number, ply: number, free: number): void {
    const { position } = this;
    if (hasWinningMove(position)) {
      this.#decide(i, this.isYes(WON), 1);
      return;
    }
    const moves = this.children.countNonLosing(position, free);
    if (moves === 0 && ply + 1 >= this.#maxPlies) this.#cut(i);
    else if (moves === 0) this.#decide(i, this.isYes(LOSS), 2);
    else if (this.isOr) this.children.set(i, 1, moves, 0);
    else this.children.set(i, moves, 1, 0);
  }

  /** Whether child i is the position at `ply` or one above it. */
  #repeats(i: number, ply: number): boolean {
    const path = this.#path;
    const lo = this.children.lo[i];
    const hi = this.children.hi[i];
    for (let above = 2 * ply; above >= 0; above -= 2) {
      if (path[above] === lo && path[above + 1] === hi) return true;
    }
    return false;
  }

  #decide(i: number, yes: boolean, plies: number): void {
    this.children.set(i, yes ? 0 : INFINITE, yes ? INFINITE : 0, plies);
  }

  #cut(i: number): void {
    this.sawCut = true;
    this.#decide(i, this.cutsProve, 0);
  }

  /** Plies to the end of a decided node: by the deciding move, or by the longest resistance. */
  #pliesOf(at: number, end: number, best: number, least: number): number {
    const { plies } = this.children;
    if (at === end) return 2;
    if (least === 0) return 1 + plies[best]!;
    if (least !== INFINITE) return 0;
    let most = 0;
    for (let i = at; i < end; i++) most = Math.max(most, plies[i]!);
    return 1 + most;
  }
}

/**
 * The threshold at which the best child is left for the second best, a quarter above its number:
 * with the plain second + 1 two children of large trees take turns and rebuild them each time.
 */
function slightlyAbove(second: number): number {
  const threshold = second + ((second + 3) >> 2);
  return threshold < LARGEST ? threshold : INFINITE;
}

/** Whether the side to move is seen to win at once. */
export function hasWinningMove({ immediateWins }: Position): boolean {
  return immediateWins !== undefined && immediateWins.winningMove() !== NO_MOVE;
}
