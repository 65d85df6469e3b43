import { fnv1a } from '../../contract/hash.js';
import { decodeBlock } from './block.js';
import { type TableHeader, blockCount, damaged, readPreface } from './format.js';

/** Blocks that a reader keeps unpacked by default: 1 MiB of the usual size. */
const DEFAULT_CACHED_BLOCKS = 64;

/**
 * Looks up values in a compressed table. Everything is synchronous and needs nothing from its host,
 * so it works in browsers and Workers. Opening reads the header and the list of blocks only; a
 * block is checked and unpacked when it is first asked for, and the last ones used stay unpacked.
 */
export class TableReader {
  readonly header: TableHeader;
  readonly #bytes: Uint8Array;
  readonly #directory: DataView;
  /** First byte of each block; one more for the end of the last. */
  readonly #starts: Float64Array;
  /** Unpacked blocks by number, the least recently used first. */
  readonly #cache = new Map<number, Int16Array>();
  readonly #cachedBlocks: number;

  /**
   * @param bytes the whole file; kept, not copied.
   * @param cachedBlocks the number of unpacked blocks to keep, at 2 bytes per entry; at least 1.
   * @throws InputError for a file that is damaged or none of ours.
   */
  constructor(bytes: Uint8Array, cachedBlocks = DEFAULT_CACHED_BLOCKS) {
    const { header, directory } = readPreface(bytes);
    this.header = header;
    this.#bytes = bytes;
    this.#directory = directory;
    this.#cachedBlocks = cachedBlocks;
    const count = blockCount(header);
    this.#starts = new Float64Array(count + 1);
    let at = directory.byteOffset + directory.byteLength - bytes.byteOffset;
    for (let i = 0; i <= count; i++) {
      this.#starts[i] = at;
      if (i < count) at += directory.getUint32(8 * i, true);
    }
    if (at !== bytes.length) throw damaged(bytes, Math.min(at, bytes.length), `its blocks end at byte ${at}`);
  }

  /**
   * The value of a position, as `values.ts` says; in a table without distances -1, 0 or 1 for a loss,
   * a draw or a win of the side to move. Indexes without a position give any of the table's values.
   * @throws RangeError for an index outside of the table. @throws InputError for a damaged block.
   */
  value(index: number): number {
    const { size, blockEntries } = this.header;
    if (!(Number.isInteger(index) && index >= 0 && index < size)) {
      throw new RangeError(`index ${index} of a table of ${size}`);
    }
    const block = Math.floor(index / blockEntries);
    return this.#block(block)[index % blockEntries]!;
  }

  /** Every entry, for tables small enough to keep unpacked. @throws InputError for a damaged block. */
  values(): Int16Array {
    const { size, blockEntries } = this.header;
    const values = new Int16Array(size);
    for (let i = 0; i < this.#starts.length - 1; i++) {
      this.#unpack(i, values.subarray(i * blockEntries, (i + 1) * blockEntries));
    }
    return values;
  }

  #block(number: number): Int16Array {
    let block = this.#cache.get(number);
    if (block === undefined) {
      const { size, blockEntries } = this.header;
      block = new Int16Array(Math.min(blockEntries, size - number * blockEntries));
      this.#unpack(number, block);
    }
    // Put last again: a Map keeps the order in which its entries came.
    this.#cache.delete(number);
    if (this.#cache.size >= this.#cachedBlocks) this.#cache.delete(this.#cache.keys().next().value as number);
    this.#cache.set(number, block);
    return block;
  }

  #unpack(number: number, out: Int16Array): void {
    const bytes = this.#bytes.subarray(this.#starts[number], this.#starts[number + 1]);
    const isIntact =
      fnv1a(bytes) === this.#directory.getUint32(8 * number + 4, true) &&
      decodeBlock(bytes, this.header.palette, out);
    if (!isIntact) throw damaged(this.#bytes, this.#starts[number]!, `its block ${number} is wrong`);
  }
}
