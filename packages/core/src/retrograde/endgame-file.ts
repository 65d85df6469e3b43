import { InputError, quoteInput } from '../contract/errors.js';
import type { EndgameClass, Endgames } from './endgames.js';
import { MAX_BLOCK_ENTRIES } from './storage/format.js';
import { TableReader } from './storage/reader.js';
import { DEFAULT_BLOCK_ENTRIES, writeTable } from './storage/writer.js';

/** Blocks of a larger table that stay unpacked: 8 MiB, so that searches seldom unpack one twice. */
const CACHED_BLOCKS = 512;

/** The name of a class in the header of its file. @param label of the class */
export function endgameName({ game }: Endgames, label: string): string {
  return `${game} ${label}`;
}

/** The file of a solved class. @param values as `solveSlice` gives them. */
export function writeEndgame(
  endgames: Endgames,
  endgame: EndgameClass,
  values: Int16Array,
  distances: boolean,
): Uint8Array {
  // A table that is unpacked whole compresses best as one block.
  const blockEntries = isUnpacked(endgame) ? MAX_BLOCK_ENTRIES : DEFAULT_BLOCK_ENTRIES;
  return writeTable(endgameName(endgames, endgame.label), values, { distances, blockEntries });
}

/** Whether the table of a class is unpacked whole when it is used, being one block; larger ones are block by block. */
export function isUnpacked({ size }: EndgameClass): boolean {
  return size <= MAX_BLOCK_ENTRIES;
}

/** Opens the file of a class. @throws InputError where it is damaged, or of something else. */
export function openEndgame(endgames: Endgames, endgame: EndgameClass, bytes: Uint8Array): TableReader {
  const reader = new TableReader(bytes, CACHED_BLOCKS);
  const { label, size } = reader.header;
  const expected = endgameName(endgames, endgame.label);
  if (label === expected && size === endgame.size) return reader;
  const found = `${quoteInput(label)}, ${size}`;
  throw new InputError(
    'table-other',
    `the endgame table is for ${found} entries; expected ${expected}, ${endgame.size}`,
    { found, expected: `${expected}, ${endgame.size}` },
  );
}
