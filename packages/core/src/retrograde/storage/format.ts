import { InputError } from '../../contract/errors.js';
import { fnv1a } from '../../contract/hash.js';

/**
 * The file of a compressed endgame table, little-endian throughout:
 *
 *     byte 0   "TEGT"
 *          4   u32 FNV-1a of the following bytes, up to the blocks
 *          8   u16 version, 2
 *         10   u16 1 where values have distances, 0 for win, draw and loss only
 *         12   u32 number of entries
 *         16   u32 entries a block
 *         20   u16 bytes of the label
 *         22   u16 number of different values
 *         24   label, UTF-8
 *              i16 each value, ascending
 *              u32 length in bytes and u32 FNV-1a of each block
 *              the blocks (see block.ts), one after the other
 */
const MAGIC = 0x54474554;
const VERSION = 2;
const HEADER_BYTES = 24;
const CHECKED_FROM = 8;
const MAX_LABEL_BYTES = 255;
export const MAX_BLOCK_ENTRIES = 1 << 20;

/** Content of a file before its blocks. */
export interface TableHeader {
  /** Subject of the table: a name of the material class, chosen by its writer. */
  readonly label: string;
  readonly hasDistances: boolean;
  /** Entries in all, 1 to 2^31 - 1. */
  readonly size: number;
  /** Entries a block, the last one perhaps being shorter. */
  readonly blockEntries: number;
  /** The values that occur, ascending. */
  readonly palette: Int16Array;
}

interface BlockEntry {
  readonly bytes: number;
  readonly checksum: number;
}

/** Bytes before the blocks. */
function prefaceBytes(
  labelBytes: number,
  header: Pick<TableHeader, 'size' | 'blockEntries'>,
  symbols: number,
) {
  return HEADER_BYTES + labelBytes + 2 * symbols + 8 * blockCount(header);
}

export function blockCount({ size, blockEntries }: Pick<TableHeader, 'size' | 'blockEntries'>): number {
  return Math.ceil(size / blockEntries);
}

/** Everything before the blocks, as bytes. @throws RangeError for a label that is too long. */
export function writePreface(header: TableHeader, blocks: readonly BlockEntry[]): Uint8Array {
  const label = new TextEncoder().encode(header.label);
  if (label.length > MAX_LABEL_BYTES) throw new RangeError(`a label has at most ${MAX_LABEL_BYTES} bytes`);
  const bytes = new Uint8Array(prefaceBytes(label.length, header, header.palette.length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(8, VERSION, true);
  view.setUint16(10, header.hasDistances ? 1 : 0, true);
  view.setUint32(12, header.size, true);
  view.setUint32(16, header.blockEntries, true);
  view.setUint16(20, label.length, true);
  view.setUint16(22, header.palette.length, true);
  bytes.set(label, HEADER_BYTES);
  let at = HEADER_BYTES + label.length;
  for (const value of header.palette) {
    view.setInt16(at, value, true);
    at += 2;
  }
  for (const block of blocks) {
    view.setUint32(at, block.bytes, true);
    view.setUint32(at + 4, block.checksum, true);
    at += 8;
  }
  view.setUint32(4, fnv1a(bytes.subarray(CHECKED_FROM)), true);
  return bytes;
}

/** The header, and the list of blocks. @throws InputError for anything other than such a file. */
export function readPreface(bytes: Uint8Array): { header: TableHeader; directory: DataView } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new InputError(
      'table-foreign',
      `the file of ${bytes.length} bytes is not an endgame table; expected TEGT and a header of 24 bytes`,
      { found: bytes.length },
    );
  }
  const version = view.getUint16(8, true);
  if (version !== VERSION) {
    throw new InputError(
      'table-version',
      `the endgame table has version ${version} of the format; expected version ${VERSION}`,
      { found: version, expected: VERSION },
    );
  }
  const size = view.getUint32(12, true);
  const blockEntries = view.getUint32(16, true);
  const labelBytes = view.getUint16(20, true);
  const symbols = view.getUint16(22, true);
  if (size < 1 || size >= 2 ** 31) throw damaged(bytes, 12, `${size} entries`);
  if (blockEntries < 1 || blockEntries > MAX_BLOCK_ENTRIES) {
    throw damaged(bytes, 16, `${blockEntries} entries a block`);
  }
  if (symbols < 1) throw damaged(bytes, 22, 'it has no values');
  const end = prefaceBytes(labelBytes, { size, blockEntries }, symbols);
  if (bytes.length < end) throw damaged(bytes, bytes.length, 'it ends before its first block');
  if (fnv1a(bytes.subarray(CHECKED_FROM, end)) !== view.getUint32(4, true)) {
    throw damaged(bytes, 4, 'the checksum of the header is wrong');
  }
  const values = HEADER_BYTES + labelBytes;
  const directory = values + 2 * symbols;
  const header: TableHeader = {
    label: new TextDecoder().decode(bytes.subarray(HEADER_BYTES, values)),
    hasDistances: view.getUint16(10, true) === 1,
    size,
    blockEntries,
    palette: Int16Array.from({ length: symbols }, (_, i) => view.getInt16(values + 2 * i, true)),
  };
  return { header, directory: new DataView(bytes.buffer, bytes.byteOffset + directory, end - directory) };
}

/** The error for a damaged table file. @param at the byte where the damage shows. */
export function damaged(bytes: Uint8Array, at: number, fault: string): InputError {
  return new InputError(
    'table-damaged',
    `the endgame table is damaged at byte ${at} of ${bytes.length}: ${fault}`,
    { at, length: bytes.length },
  );
}
