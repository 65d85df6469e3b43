/**
 * A small seeded generator (sfc32, Chris Doty-Humphrey, PractRand): the same seed gives the same
 * numbers on every host. Not for secrets.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param seed any integer; its low 32 bits count. */
  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = 0x9e3779b9 | 0;
    this.#c = 0x243f6a88 | 0;
    for (let i = 0; i < 12; i++) this.nextInt32();
  }

  /** The next 32 random bits as a signed integer. */
  nextInt32(): number {
    const result = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result;
  }

  /** A real number in [0, 1). */
  next(): number {
    return (this.nextInt32() >>> 0) / 4_294_967_296;
  }

  /** An integer in [0, bound). @param bound at least 1. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }
}

/** A seed of its own for each of many things that share one. @returns 0 to 2^32 - 1. */
export function seedOf(seed: number, index: number): number {
  return new Random(Math.imul(seed + 1, 0x9e3779b1) + index).nextInt32() >>> 0;
}

/**
 * Keys for Zobrist hashing (A. L. Zobrist, 1970): `count` 64-bit keys as 2 * count int32, halves of
 * key i at 2i and 2i + 1. Equal arguments give equal keys, so hashes may be stored and compared.
 */
export function zobristKeys(count: number, seed: number): Int32Array {
  const random = new Random(seed);
  const keys = new Int32Array(2 * count);
  for (let i = 0; i < keys.length; i++) keys[i] = random.nextInt32();
  return keys;
}
