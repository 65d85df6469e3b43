import { DRAW } from '../../contract/game.js';
import { fnv1a } from '../../contract/hash.js';
import { NO_VALUE } from '../values.js';
import { encodeBlock } from './block.js';
import { MAX_BLOCK_ENTRIES, writePreface } from './format.js';

export interface TableWriteOptions {
  /** Whether distances are kept; by default only win, draw and loss. */
  readonly distances?: boolean;
  /** Entries a block, 1 to 2^20. Larger ones make the file smaller and one look-up slower. */
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
  if (!(Number.isInteger(blockEntries) && blockEntries >= 1 && blockEntries <= MAX_BLOCK_ENTRIES)) {
    throw new RangeError(`blocks have 1 to ${MAX_BLOCK_ENTRIES} entries, not ${blockEntries}`);
  }
  const kept = (value: number) => (distances ? value : Math.sign(value));
  const found = new Set<number>();
  for (const value of values) if (value !== NO_VALUE) found.add(kept(value));
  // A table without any position still has a value to read.
  const palette = Int16Array.from(found.size === 0 ? [DRAW] : found).sort();
  const symbolOf = new Map(Array.from(palette, (value, symbol) => [value, symbol]));

  // Entries without a position take the symbol before them, which costs least.
  let last = symbolOf.get(kept(values.find((value) => value !== NO_VALUE) ?? DRAW))!;
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < values.length; start += blockEntries) {
    const symbols = Uint16Array.from(values.subarray(start, start + blockEntries), (value) => {
      if (value !== NO_VALUE) last = symbolOf.get(kept(value))!;
      return last;
    });
    blocks.push(encodeBlock(symbols, palette));
  }
  const header = { label, hasDistances: distances, size: values.length, blockEntries, palette };
  const entries = blocks.map((block) => ({ bytes: block.length, checksum: fnv1a(block) }));
  return joined([writePreface(header, entries), ...blocks]);
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
