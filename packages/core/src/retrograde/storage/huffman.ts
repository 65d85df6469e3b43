import type { BitReader } from './bits.js';

/** The longest code, in bits: a table of all codes that are read then has 2^15 entries at most. */
export const MAX_CODE_LENGTH = 15;
export const MAX_SYMBOLS = 1 << MAX_CODE_LENGTH;

/**
 * Lengths of an optimal prefix code (D. Huffman, 1952), 0 for symbols that do not occur. Where a
 * code would be longer than `MAX_CODE_LENGTH` the rare symbols are taken to be less rare.
 */
export function codeLengths(frequencies: readonly number[]): Uint8Array {
  for (let weights = [...frequencies]; ; weights = weights.map((weight) => Math.ceil(weight / 2))) {
    const lengths = optimalLengths(weights);
    if (lengths.every((length) => length <= MAX_CODE_LENGTH)) return lengths;
  }
}

/** Joins the two lightest trees until one is left; both queues stay sorted, so it takes no heap. */
function optimalLengths(weights: readonly number[]): Uint8Array {
  const lengths = new Uint8Array(weights.length);
  const leaves = [...weights.keys()].filter((symbol) => weights[symbol]! > 0);
  leaves.sort((a, b) => weights[a]! - weights[b]! || a - b);
  if (leaves.length === 1) lengths[leaves[0]!] = 1;
  if (leaves.length < 2) return lengths;

  // Nodes 0 to n - 1 are the leaves by weight, the others are joined in the order of their weight.
  const weight = leaves.map((symbol) => weights[symbol]!);
  const parent: number[] = [];
  let nextLeaf = 0;
  let nextJoined = leaves.length;
  const lightest = () => {
    const isLeaf =
      nextLeaf < leaves.length && (nextJoined >= weight.length || weight[nextLeaf]! <= weight[nextJoined]!);
    return isLeaf ? nextLeaf++ : nextJoined++;
  };
  while (weight.length < 2 * leaves.length - 1) {
    const [a, b] = [lightest(), lightest()];
    parent[a] = weight.length;
    parent[b] = weight.length;
    weight.push(weight[a]! + weight[b]!);
  }
  const depth = new Array<number>(weight.length).fill(0);
  for (let node = weight.length - 2; node >= 0; node--) {
    depth[node] = depth[parent[node]!]! + 1;
    if (node < leaves.length) lengths[leaves[node]!] = Math.min(depth[node]!, 255);
  }
  return lengths;
}

/** Canonical codes: ascending by length, then by symbol. @returns by symbol. */
export function canonicalCodes(lengths: Uint8Array): Int32Array {
  const codes = new Int32Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = code++;
    }
    code <<= 1;
  }
  return codes;
}

/** Reads symbols that were written with canonical codes. */
export class HuffmanDecoder {
  /** How many bits `#entries` is indexed by: the longest code. */
  readonly #width: number;
  /** By the next bits: the symbol times 16, plus the length of its code; 0 for no code. */
  readonly #entries: Int32Array;

  /** @throws RangeError when no prefix code has these lengths. */
  constructor(lengths: Uint8Array) {
    const width = lengths.reduce((longest, length) => Math.max(longest, length), 0);
    if (width > MAX_CODE_LENGTH) throw new RangeError(`a code of ${width} bits`);
    const room = lengths.reduce((sum, length) => sum - (length && 2 ** -length), 1);
    if (room < 0) throw new RangeError('codes that are prefixes of others');
    this.#width = width;
    this.#entries = new Int32Array(1 << width);
    const codes = canonicalCodes(lengths);
    for (const [symbol, length] of lengths.entries()) {
      if (length === 0) continue;
      const first = codes[symbol]! << (width - length);
      this.#entries.fill(16 * symbol + length, first, first + (1 << (width - length)));
    }
  }

  /** The next symbol, or -1 where the bits are no code or have ended. */
  read(bits: BitReader): number {
    const entry = this.#entries[bits.peek(this.#width)]!;
    bits.skip(entry % 16);
    return entry === 0 || bits.isOverrun ? -1 : entry >> 4;
  }
}
