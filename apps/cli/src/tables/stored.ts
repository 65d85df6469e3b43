import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type EndgameClass,
  type EndgameStore,
  type Endgames,
  StoredEndgames,
  endgameName,
  readBundle,
} from '@tahoun/core';
import { nodeTableFiles, tableFile } from '@tahoun/engine/node-tables';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError, reasonOf } from '../errors.js';
import { writing } from '../files.js';

/**
 * The tables of a game as files in a folder. A file is written under another name first, so that a
 * program that is stopped leaves no half of one.
 */
export class TableFolder implements EndgameStore {
  constructor(
    readonly folder: string,
    readonly game: string,
  ) {}

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
    writeWhole(tableFile(this.folder, this.game, label), bytes);
  }
}

/** Writes a file whole or not at all, and the folders that it needs. @throws CliError */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.unfinished`;
  writing(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  });
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
  const write = inFolder.write.bind(inFolder);
  const stored = new StoredEndgames(endgames, { read, write });
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
