/**
 * Numbers the ways to choose k of n places from 0 to C(n, k) - 1: the combinatorial number system,
 * in which places p1 < p2 < ... < pk have the rank C(p1, 1) + C(p2, 2) + ... + C(pk, k).
 */
export class Combinations {
  /** C(n, k). */
  readonly size: number;
  /** C(p, j) is element `p * (k + 1) + j`. */
  readonly #binomials: Float64Array;
  readonly #width: number;

  /** @param n places, @param k chosen ones, 0 to n. @throws RangeError where C(n, k) is not exact. */
  constructor(
    readonly n: number,
    readonly k: number,
  ) {
    const width = k + 1;
    const binomials = new Float64Array((n + 1) * width);
    for (let p = 0; p <= n; p++) {
      binomials[p * width] = 1;
      for (let j = 1; j <= Math.min(p, k); j++) {
        const above = (p - 1) * width + j;
        binomials[p * width + j] = binomials[above - 1]! + binomials[above]!;
      }
    }
    this.#binomials = binomials;
    this.#width = width;
    this.size = binomials[n * width + k]!;
    if (!Number.isSafeInteger(this.size)) throw new RangeError(`too many ways to choose ${k} of ${n}`);
  }

  /** @param places k of them from `at` on, ascending, each 0 to n - 1. */
  rank(places: Int32Array, at = 0): number {
    let rank = 0;
    for (let j = 1; j <= this.k; j++) {
      rank += this.#binomials[places[at + j - 1]! * this.#width + j]!;
    }
    return rank;
  }

  /** Writes the places of a rank to `out` from `at` on, ascending. @param rank below `size`. */
  unrank(rank: number, out: Int32Array, at = 0): void {
    let rest = rank;
    let place = this.n;
    for (let j = this.k; j >= 1; j--) {
      do place--;
      while (this.#binomials[place * this.#width + j]! > rest);
      out[at + j - 1] = place;
      rest -= this.#binomials[place * this.#width + j]!;
    }
  }
}

/** Like pieces: any two of them may change places and the position stays the same. */
export interface PieceGroup {
  readonly count: number;
  /** The squares on which they may stand. */
  readonly squares: readonly number[];
}

/**
 * Numbers the placements of one group of like pieces, when the groups before it are placed. Earlier
 * groups whose squares are all among this group's take their squares away, so nothing is wasted on
 * them; a square shared with another earlier group gives an index without a position, a gap.
 */
export class GroupIndex {
  readonly size: number;
  readonly count: number;
  readonly #combinations: Combinations;
  /** By place in this group's list of squares; and the place of a square, or -1. */
  readonly #squares: Int32Array;
  readonly #places: Int32Array;
  /** Pieces of earlier groups that take squares away: their positions in the list of all pieces. */
  readonly #takers: readonly number[];
  readonly #taken: Int32Array;
  readonly #chosen: Int32Array;

  /** @param at the position of the group's first piece in the list of all pieces. */
  constructor(
    group: PieceGroup,
    readonly at: number,
    earlier: readonly (PieceGroup & { readonly at: number })[],
    boardSize: number,
  ) {
    this.count = group.count;
    this.#squares = Int32Array.from(group.squares);
    this.#places = new Int32Array(boardSize).fill(-1);
    for (const [place, square] of group.squares.entries()) this.#places[square] = place;
    this.#takers = earlier
      .filter(({ squares }) => squares.every((square) => this.#places[square] !== -1))
      .flatMap((taking) => Array.from({ length: taking.count }, (_, i) => taking.at + i));
    this.#combinations = new Combinations(group.squares.length - this.#takers.length, group.count);
    this.size = this.#combinations.size;
    this.#taken = new Int32Array(this.#takers.length);
    this.#chosen = new Int32Array(group.count);
  }

  /** @param squares of all pieces, no square twice; this group's in any order. */
  rank(squares: Int32Array): number {
    const chosen = this.#chosen;
    this.#collectTaken(squares);
    for (let i = 0; i < chosen.length; i++) {
      const place = this.#places[squares[this.at + i]!]!;
      let free = place;
      for (let j = 0; j < this.#taken.length && this.#taken[j]! < place; j++) free--;
      insert(chosen, i, free);
    }
    return this.#combinations.rank(chosen);
  }

  /** Writes this group's squares, those of the earlier groups being there already. */
  unrank(rank: number, squares: Int32Array): void {
    const taken = this.#taken;
    this.#collectTaken(squares);
    this.#combinations.unrank(rank, squares, this.at);
    for (let i = this.at; i < this.at + this.count; i++) {
      let place = squares[i]!;
      for (let j = 0; j < taken.length && taken[j]! <= place; j++) place++;
      squares[i] = this.#squares[place]!;
    }
  }

  #collectTaken(squares: Int32Array): void {
    for (let i = 0; i < this.#takers.length; i++) {
      const square = squares[this.#takers[i]!]!;
      insert(this.#taken, i, this.#places[square]!);
    }
  }
}

/** Puts a number into its place among the first `count` of an ascending list. */
function insert(list: Int32Array, count: number, value: number): void {
  let at = count;
  for (; at > 0 && list[at - 1]! > value; at--) list[at] = list[at - 1]!;
  list[at] = value;
}
