import { InputError } from '../../contract/errors.js';
import { damaged, readPreface } from './format.js';

/**
 * Several table files in one, little-endian: `TEGB`, u32 number of files, u32 length in bytes of each,
 * then the files, one after the other. Each file's own checksums detect its damage.
 */
const MAGIC = 0x42474554;
const COUNT_AT = 4;
const LENGTHS_AT = 8;

/** @param files as `writeTable` gives them. */
export function writeBundle(files: readonly Uint8Array[]): Uint8Array {
  const start = LENGTHS_AT + 4 * files.length;
  const bytes = new Uint8Array(files.reduce((sum, { length }) => sum + length, start));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(COUNT_AT, files.length, true);
  let at = start;
  for (const [i, file] of files.entries()) {
    view.setUint32(LENGTHS_AT + 4 * i, file.length, true);
    bytes.set(file, at);
    at += file.length;
  }
  return bytes;
}

/**
 * The files of a bundle by the label in each, not copied.
 * @throws InputError for anything else, and for one that is cut short or damaged in a file's header.
 */
export function readBundle(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < LENGTHS_AT || view.getUint32(0, true) !== MAGIC) {
    throw new InputError(
      'table-no-bundle',
      `the file of ${bytes.length} bytes is not a bundle of endgame tables; expected TEGB and a list of lengths`,
      { found: bytes.length },
    );
  }
  const count = view.getUint32(COUNT_AT, true);
  let at = LENGTHS_AT + 4 * count;
  if (at > bytes.length) throw damaged(bytes, bytes.length, 'it ends in its list of lengths');
  const files = new Map<string, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(LENGTHS_AT + 4 * i, true);
    if (at + length > bytes.length)
      throw damaged(bytes, bytes.length, `table ${i + 1} of ${count} is cut short`);
    const file = bytes.subarray(at, at + length);
    files.set(readPreface(file).header.label, file);
    at += length;
  }
  if (at !== bytes.length) throw damaged(bytes, at, 'something follows the last table');
  return files;
}
