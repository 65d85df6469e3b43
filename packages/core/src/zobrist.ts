import { Random } from './random.js';

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
