import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { TablesOf } from './request.js';
import { type TableFiles, createTables } from './tables.js';

/**
 * The folder of the tables that were built on this machine, `GAME/CLASS.tegt` each: TAHOUN_TABLES, or else
 * `tables` in the user's folder for the data of programs.
 */
export function tablesFolder(): string {
  return process.env.TAHOUN_TABLES || join(envPaths('tahoun', { suffix: '' }).data, 'tables');
}

/** The file of a class in such a folder. */
export function tableFile(folder: string, game: string, label: string): string {
  return join(folder, game, `${label}.tegt`);
}

/** The tables that come with the program and those of a folder. */
export function nodeTableFiles(game: string, folder = tablesFolder()): TableFiles {
  return {
    bundle: () => readIfThere(shippedFile(game)),
    file: (label) => readIfThere(tableFile(folder, game, label)),
  };
}

/** The tables of this machine; standard error reports those that are missing or cannot be used. */
export const nodeTables: TablesOf = createTables(
  (game) => {
    if (shippedFile(game) === undefined && !existsSync(join(tablesFolder(), game))) {
      say(
        `${game} is searched without its endgame tables, which is slow: @tahoun/eval is not installed whole`,
      );
    }
    return nodeTableFiles(game);
  },
  (name, error) => say(`the endgame tables ${name} are not used: ${error.message}`),
);

function say(line: string): void {
  process.stderr.write(`tahoun: ${line}\n`);
}

function shippedFile(game: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@tahoun/eval/tables/${game}.tegb`);
  } catch {
    // Most games come without tables.
    return undefined;
  }
}

/** undefined where there is no such file, or it cannot be read. */
function readIfThere(file: string | undefined): Uint8Array | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
