import { DRAW, LOSS, WON } from '../../game.js';
import { NO_VALUE } from '../values.js';
import { BlockEncoder, sizeKinds } from './block.js';
import { MAX_BLOCK_ENTRIES, type TableHeader, crc32, writePreface } from './format.js';
import { MAX_SYMBOLS } from './huffman.js';

export interface TableWriteOptions {
  /** Whether distances are kept; by default only win, draw and loss. */
  readonly distances?: boolean;
  /** Entries a block, 2 to 65,536. Larger ones make the file smaller and one look-up slower. */
  readonly blockEntries?: number;
}

/** Half way between small files and quick look-ups: unpacking one takes about 0.1 ms. */
export const DEFAULT_BLOCK_ENTRIES = 8192;

/**
 * The compressed file of a table, see `format.ts`. Entries without a position are not kept: they read
 * as any value.
 * @param label names the material class, at most 255 bytes.
 * @param values by index, as `solveSlice` gives them.
 */
export function writeTable(label: string, values: Int16Array, options: TableWriteOptions = {}): Uint8Array {
  const { distances = false, blockEntries = DEFAULT_BLOCK_ENTRIES } = options;
  if (values.length === 0) throw new RangeError('a table has at least one entry');
  if (!(Number.isInteger(blockEntries) && blockEntries >= 2 && blockEntries <= MAX_BLOCK_ENTRIES)) {
    throw new RangeError(`blocks have 2 to ${MAX_BLOCK_ENTRIES} entries, not ${blockEntries}`);
  }
  const blocks = new SymbolBlocks(values, distances, blockEntries);
  const symbols = blocks.palette.length;
  if (symbols + sizeKinds(blockEntries) > MAX_SYMBOLS) {
    throw new RangeError(`a table has too many different values: ${symbols}`);
  }
  const encoder = new BlockEncoder(() => blocks.all(), symbols, blockEntries);
  const encoded = Array.from(blocks.all(), (block) => encoder.encode(block));
  const header: TableHeader = {
    label,
    hasDistances: distances,
    size: values.length,
    blockEntries,
    palette: blocks.palette,
    codes: encoder.codes,
  };
  const entries = encoded.map((block) => ({ bytes: block.length, checksum: crc32(block) }));
  return joined([writePreface(header, entries), ...encoded]);
}

/** A table cut into blocks of symbols: positions in the list of the values that occur. */
class SymbolBlocks {
  readonly palette: Int16Array;
  /** By value + 32,768; -1 for no value. */
  readonly #symbols = new Int32Array(1 << 16).fill(-1);

  constructor(
    readonly values: Int16Array,
    distances: boolean,
    readonly blockEntries: number,
  ) {
    const kept = (value: number) => (distances ? value : outcomeOf(value));
    const occurring = new Uint8Array(1 << 16);
    for (let i = 0; i < values.length; i++) occurring[values[i]! - NO_VALUE] = 1;
    occurring[0] = 0;
    const found = [...occurring.keys()].filter((at) => occurring[at] === 1).map((at) => at + NO_VALUE);
    // A table without any position still has a value to read.
    const symbols = [...new Set(found.length === 0 ? [DRAW] : found.map(kept))];
    const numbers = new Map(symbols.map((value, i) => [value, i]));
    for (const value of found) this.#symbols[value - NO_VALUE] = numbers.get(kept(value))!;
    this.palette = Int16Array.from(symbols);
  }

  *all(): Generator<Int32Array> {
    for (let start = 0; start < this.values.length; start += this.blockEntries) {
      yield this.#symbolsOf(this.values.subarray(start, start + this.blockEntries));
    }
  }

  /** Entries without a position take the symbol before them, which costs least. */
  #symbolsOf(values: Int16Array): Int32Array {
    const first = values.find((value) => value !== NO_VALUE);
    let last = first === undefined ? 0 : this.#symbols[first - NO_VALUE]!;
    return Int32Array.from(values, (value) => {
      if (value !== NO_VALUE) last = this.#symbols[value - NO_VALUE]!;
      return last;
    });
  }
}

function outcomeOf(value: number): number {
  if (value > 0) return WON;
  return value < 0 ? LOSS : DRAW;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
