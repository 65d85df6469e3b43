import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EndgameStore } from '@tahoun/core';
import { tableFile } from '@tahoun/engine/node-tables';
import { CliError, reasonOf } from '../errors.js';

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
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnwritable(file, reasonOf(error)));
  }
}
