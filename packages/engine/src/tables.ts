import {
  EndgameTables,
  type Endgames,
  InputError,
  type TableFaultReport,
  type TableSource,
  endgameName,
  readBundle,
} from '@tahoun/core';
import type { TablesOf } from './request.js';

/** The files of a game's endgame tables, as far as a host has them. */
export interface TableFiles {
  /** The tables that come with the program, all in one file. */
  bundle(): Uint8Array | undefined;
  /** The file of one class; called for classes that are not in the bundle. */
  file(label: string): Uint8Array | undefined;
}

/**
 * The tables of all games, opened when a search first comes to them and kept open.
 * @param report called once for each file that cannot be used; searches do without it.
 */
export function createTables(filesOf: (game: string) => TableFiles, report: TableFaultReport): TablesOf {
  const opened = new Map<string, EndgameTables>();
  return (endgames) => {
    const { game } = endgames;
    let tables = opened.get(game);
    if (tables === undefined) {
      tables = new EndgameTables(endgames, sourceOf(endgames, filesOf(game), report), report);
      opened.set(game, tables);
    }
    return tables;
  };
}

function sourceOf(endgames: Endgames, files: TableFiles, report: TableFaultReport): TableSource {
  let bundle: ReadonlyMap<string, Uint8Array> | undefined;
  return (label) => {
    bundle ??= openBundle(endgames, files, report);
    return bundle.get(endgameName(endgames, label)) ?? files.file(label);
  };
}

/** The tables of the bundle by name; none where it cannot be used. */
function openBundle(
  { game }: Endgames,
  files: TableFiles,
  report: TableFaultReport,
): ReadonlyMap<string, Uint8Array> {
  const bytes = files.bundle();
  try {
    return bytes === undefined ? new Map() : readBundle(bytes);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    report(game, error);
    return new Map();
  }
}
