import { InputError, quoteInput } from '../errors.js';
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

/** Storage of the files of a game's classes. */
export interface EndgameStore {
  /** undefined where there is no file. */
  read(label: string): Uint8Array | undefined;
  /** Writes a file whole, or not at all. */
  write(label: string, bytes: Uint8Array): void;
}

/** The tables in a store, unpacked as they are needed. */
export class StoredEndgames {
  readonly #classes: ReadonlyMap<string, EndgameClass>;
  readonly #unpacked = new Map<string, Int16Array>();

  constructor(
    readonly endgames: Endgames,
    readonly store: EndgameStore,
  ) {
    this.#classes = new Map(endgames.classes(endgames.maxPieces).map((each) => [each.label, each]));
  }

  /** The file of a class; undefined where there is none. @throws InputError for one that cannot be used. */
  open(endgame: EndgameClass): TableReader | undefined {
    const bytes = this.store.read(endgame.label);
    return bytes === undefined ? undefined : openEndgame(this.endgames, endgame, bytes);
  }

  /** Every value of a class; kept until `forget`. @throws InputError where there is no file that can be used. */
  valuesOf(label: string): Int16Array {
    let values = this.#unpacked.get(label);
    if (values === undefined) {
      const reader = this.open(this.#classes.get(label)!);
      if (reader === undefined) {
        throw new InputError('table-missing', `there is no endgame table for ${label}`, { label });
      }
      values = reader.values();
      this.#unpacked.set(label, values);
    }
    return values;
  }

  /** Frees the unpacked tables. */
  forget(): void {
    this.#unpacked.clear();
  }
}
