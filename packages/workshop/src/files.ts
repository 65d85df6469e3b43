import { mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { quoteInput } from '@tahoun/core';
import { CliError } from '@tahoun/i18n';
import { decodeText } from '@tahoun/match';

/**
 * The reason why a file cannot be read or written: the code of the system's error, which the texts put into
 * words.
 */
export function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Runs work that reads a file or a folder. @throws CliError that names it when the system refuses. */
export function reading<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnreadable(quoteInput(path), reasonOf(error)));
  }
}

/** Runs work that writes a file. @throws CliError that names it when the system refuses. */
export function writing<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnwritable(file, reasonOf(error)));
  }
}

/** A whole file, unpacked where its name ends in `.gz`. @throws CliError when it cannot be read. */
export function readBytes(path: string): Buffer {
  const bytes = reading(path, () => readFileSync(path));
  // Every command reads this file, few a packed one.
  return path.endsWith('.gz')
    ? reading(path, () => process.getBuiltinModule('node:zlib').gunzipSync(bytes))
    : bytes;
}

/** A whole text file. @throws CliError when it cannot be read. */
export function readText(path: string): string {
  return decodeText(readBytes(path));
}

/** Opens an empty file for writing. @throws CliError when that is impossible. */
export function createFile(file: string): number {
  return writing(file, () => openSync(file, 'w'));
}

/** Writes a whole file. @throws CliError */
export function writeFile(file: string, content: string | Uint8Array): void {
  writing(file, () => writeFileSync(file, content));
}

/** Ends the name of a file that is being written. */
export const UNFINISHED = '.unfinished';

/** Writes a file whole or not at all. A program that is stopped meanwhile leaves the older file. @throws CliError */
export function replaceFile(file: string, content: Uint8Array): void {
  const unfinished = file + UNFINISHED;
  writing(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  });
}
