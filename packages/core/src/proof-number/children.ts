import type { ChildEstimates, ImmediateWins, Move, Position } from '../contract/game.js';
import { MoveStack } from '../contract/moves.js';
import { INFINITE, addNumbers } from './table.js';

const NONE = new Int32Array(0);
const NOTHING: ChildEstimates = { moves: NONE, lo: NONE, hi: NONE, effort: NONE, resistance: NONE };

/** Whether a position estimates its children: some games do so only under some of their rules. */
export function estimatesChildren({ immediateWins }: Position): boolean {
  return immediateWins?.estimateChildren?.(NOTHING, 0, 0) ?? false;
}

/** The same for a position and all its images, in games that know those. */
export function imageKey(position: Position): string {
  const key = new Int32Array([position.hashLo, position.hashHi]);
  position.symmetry?.symmetricKey(key);
  return key.join();
}

/** Found by the nodes that known boards of Atari Go take: with all of the sum they take twice as many. */
const OTHERS_SHARE = 0.6;

/**
 * The children of every node on the path, as a struct of arrays beside one `MoveStack`: a node's
 * children lie from its `at` to its `end`, those of the node below it from that `end` on. Numbers
 * stay here while the node is open, so a table that has lost them costs no progress above it.
 *
 * For a yes an OR node (the asking side moves) needs one child and an AND node (the other side
 * moves) all of them; for a no the reverse. The number for one child is the least of the children's
 * numbers. The number for all would be their sum (Allis 1994), but where lines meet again
 * that counts shared work many times, so it is the largest plus one for each other open child (T.
 * Ueda, T. Hashimoto, J. Hashimoto and H. Iida, Weak proof-number search, 2008). Where the game estimates
 * the children, an increase of one is too small for the others: a share of their numbers is added.
 */
export class ChildStack {
  readonly #stack = new MoveStack();
  lo = new Int32Array(0);
  hi = new Int32Array(0);
  proof = new Int32Array(0);
  disproof = new Int32Array(0);
  plies = new Int32Array(0);

  /** Index of the child to work on, set by `weigh`. */
  best = 0;
  /** Its number, which is also the node's number for one child, and the next child's. */
  least = 0;
  second = 0;
  /** The node's number for all children, and the part of it that counts the others. */
  all = 0;
  others = 0;

  /** The stack as a game writes its estimates to it, where the asking side is to move and where the other is. */
  #estimates: readonly [ChildEstimates, ChildEstimates] = this.#makeEstimates();

  /** Generates a node's moves from `at` on, their numbers yet unset. @returns the index after the last. */
  generate(position: Position, at: number): number {
    const end = this.#stack.generate(position, at);
    if (this.lo.length < this.#stack.moves.length) this.#grow(this.#stack.moves.length);
    return end;
  }

  /** The same without the moves that lose at once. */
  generateNonLosing(wins: ImmediateWins, at: number): number {
    const end = this.#stack.generateNonLosing(wins, at);
    if (this.lo.length < this.#stack.moves.length) this.#grow(this.#stack.moves.length);
    return end;
  }

  /** Lets a position that can do so write the keys and numbers of its children. */
  estimate(wins: ImmediateWins, at: number, end: number, isOr: boolean): void {
    wins.estimateChildren?.(this.#estimates[isOr ? 0 : 1], at, end);
  }

  /**
   * Number of a position's moves that do not lose at once, where the game knows them; else of all its moves.
   */
  countNonLosing(position: Position, free: number): number {
    const wins = position.immediateWins;
    const end =
      wins === undefined ? this.#stack.generate(position, free) : this.#stack.generateNonLosing(wins, free);
    return end - free;
  }

  move(i: number): Move {
    return this.#stack.moves[i]!;
  }

  set(i: number, proof: number, disproof: number, plies: number): void {
    this.proof[i] = proof;
    this.disproof[i] = disproof;
    this.plies[i] = plies;
  }

  /** Fills `best` to `others` from the children; of equal ones the game's first is best. */
  weigh(at: number, end: number, isOr: boolean, isEstimated: boolean): void {
    const one = isOr ? this.proof : this.disproof;
    const every = isOr ? this.disproof : this.proof;
    let best = at;
    let least = INFINITE;
    let second = INFINITE;
    let largest = 0;
    let sum = 0;
    let open = 0;
    for (let i = at; i < end; i++) {
      const number = one[i]!;
      if (number < least) {
        second = least;
        least = number;
        best = i;
      } else if (number < second) {
        second = number;
      }
      const share = every[i]!;
      if (share > 0) open++;
      if (share > largest) largest = share;
      sum = addNumbers(sum, share);
    }
    this.best = best;
    this.least = least;
    this.second = second;
    this.others = isEstimated ? Math.ceil(OTHERS_SHARE * (sum - largest)) : Math.max(0, open - 1);
    this.all = addNumbers(largest, this.others);
  }

  /** The child decided as `yes` whose line is the longest, or -1 where none is; of equal ones the game's first. */
  decided(at: number, end: number, yes: boolean): number {
    const number = yes ? this.proof : this.disproof;
    let found = -1;
    for (let i = at; i < end; i++) {
      if (number[i] !== 0) continue;
      if (found < 0 || this.plies[i]! > this.plies[found]!) found = i;
    }
    return found;
  }

  #grow(size: number): void {
    const enlarged = (old: Int32Array) => {
      const larger = new Int32Array(size);
      larger.set(old);
      return larger;
    };
    this.lo = enlarged(this.lo);
    this.hi = enlarged(this.hi);
    this.proof = enlarged(this.proof);
    this.disproof = enlarged(this.disproof);
    this.plies = enlarged(this.plies);
    this.#estimates = this.#makeEstimates();
  }

  #makeEstimates(): readonly [ChildEstimates, ChildEstimates] {
    const { lo, hi, proof, disproof } = this;
    const { moves } = this.#stack;
    return [
      { moves, lo, hi, effort: proof, resistance: disproof },
      { moves, lo, hi, effort: disproof, resistance: proof },
    ];
  }
}
