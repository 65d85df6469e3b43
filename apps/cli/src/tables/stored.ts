import { type EndgameClass, type Endgames, StoredEndgames, endgameName, readBundle } from '@tahoun/core';
import { nodeTableFiles } from '@tahoun/engine/node-tables';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError } from '../errors.js';
import { TableFolder } from './table-folder.js';

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
