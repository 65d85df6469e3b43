import { closeSync, openSync, writeSync } from 'node:fs';
import { CliError, reasonOf } from './errors.js';

/** Opens an empty file for writing. @throws CliError when that is impossible. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnwritable(file, reasonOf(error)));
  }
}

/** Writes a whole file. @throws CliError */
export function writeFile(file: string, content: string | Uint8Array): void {
  const descriptor = createFile(file);
  writeSync(descriptor, typeof content === 'string' ? Buffer.from(content) : content);
  closeSync(descriptor);
}
