import { InputError } from '../errors.js';
import { openEndgame } from './endgame-file.js';
import type { EndgameClass, Endgames } from './endgames.js';
import type { TableReader } from './storage/reader.js';

/** Where the files of a game's classes are kept. */
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
      const reader = this.open(this.#classes.get(label) as EndgameClass);
      if (reader === undefined) {
        throw new InputError('table-missing', `there is no endgame table for ${label}`, { label });
      }
      values = reader.values();
      this.#unpacked.set(label, values);
    }
    return values;
  }

  /** Lets go of what was unpacked. */
  forget(): void {
    this.#unpacked.clear();
  }
}
