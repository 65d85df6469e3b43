import { readFileSync } from 'node:fs';
import {
  type EndgameClass,
  type Endgames,
  InputError,
  type TableReader,
  type TableSource,
  endgameName,
  isInputError,
  openEndgame,
  readBundle,
} from '@tahoun/core';
import { nodeTableFiles, tableFile } from '@tahoun/engine/node-tables';
import { CliError, errorText } from '@tahoun/i18n';
import { reasonOf, replaceFile } from '../files.js';

/** Tables, unpacked as they are needed. */
export class StoredEndgames {
  readonly #classes: ReadonlyMap<string, EndgameClass>;
  readonly #unpacked = new Map<string, Int16Array>();

  constructor(
    readonly endgames: Endgames,
    /** Gives the file of a class. */
    readonly read: TableSource,
  ) {
    this.#classes = new Map(endgames.classes(endgames.maxPieces).map((each) => [each.label, each]));
  }

  /** The file of a class; undefined where there is none. @throws InputError for one that cannot be used. */
  open(endgame: EndgameClass): TableReader | undefined {
    const bytes = this.read(endgame.label);
    return bytes && openEndgame(this.endgames, endgame, bytes);
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

/** The tables of a game as files in a folder. A program that is stopped leaves no half of one. */
export class TableFolder {
  constructor(
    readonly folder: string,
    readonly game: string,
  ) {}

  /** @throws CliError for a file that cannot be read; undefined where there is none. */
  read(label: string): Uint8Array | undefined {
    const file = tableFile(this.folder, this.game, label);
    try {
      return readFileSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new CliError((texts) => texts.errors.fileUnreadable(file, reasonOf(error)));
    }
  }

  /** @throws CliError when that is impossible. */
  write(label: string, bytes: Uint8Array): void {
    replaceFile(tableFile(this.folder, this.game, label), bytes);
  }
}

/** Tables that are there, and the classes that they are of. */
export interface FoundTables {
  readonly stored: StoredEndgames;
  readonly classes: readonly EndgameClass[];
}

/**
 * The tables of a folder, or those that searches use: the ones that come with the program and those of
 * the usual folder. @throws CliError where there are none, or the bundle cannot be used.
 */
export function findTables(
  endgames: Endgames,
  pieces: number,
  folder: string,
  isFolderOnly: boolean,
): FoundTables {
  const inFolder = new TableFolder(folder, endgames.game);
  const bundle = isFolderOnly ? new Map<string, Uint8Array>() : shippedTables(endgames);
  const read = (label: string) => bundle.get(endgameName(endgames, label)) ?? inFolder.read(label);
  const stored = new StoredEndgames(endgames, read);
  const classes = endgames.classes(pieces).filter(({ label }) => read(label) !== undefined);
  if (classes.length === 0) throw new CliError(({ tables }) => tables.noTables(endgames.game, folder));
  return { stored, classes };
}

function shippedTables({ game }: Endgames): Map<string, Uint8Array> {
  const bytes = nodeTableFiles(game).bundle();
  return naming(game, () => (bytes === undefined ? new Map() : readBundle(bytes)));
}

/** Does work with a table. @throws CliError that names the table which cannot be used. */
export function naming<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new CliError(({ tables }, language) => tables.badTable(name, errorText(language, error)));
  }
}
