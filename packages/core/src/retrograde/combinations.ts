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
