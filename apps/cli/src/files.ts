import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { quoteInput } from '@tahoun/core';
import { parsePositionFile } from '@tahoun/match';
import { CliError, reasonOf } from './errors.js';
import { gameById } from './games.js';

/**
 * The POSITION argument as text. `@path` reads a file instead: rows may stand on lines of their own
 * and the side to move may be left out, as in a Zabor map.
 * @throws CliError when the file cannot be read, InputError when it holds no position of the game.
 */
export function positionText(game: string, argument: string | undefined): string | undefined {
  if (argument === undefined || !argument.startsWith('@')) return argument;
  const rules = gameById(game);
  return rules.formatPosition(parsePositionFile(rules, readText(argument.slice(1))));
}

/** A whole text file. @throws CliError when it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnreadable(quoteInput(path), reasonOf(error)));
  }
}

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

/** One line of a stream; `tooLong` stands for a line that was dropped for its length. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/** Splits a stream of text into lines as they arrive, holding no more than `maxLength` characters of one. */
export async function* readLines(stream: AsyncIterable<string>, maxLength: number): AsyncGenerator<Line> {
  let begun = '';
  let dropping = false;
  for await (const chunk of stream) {
    const pieces = chunk.split('\n');
    for (const [index, piece] of pieces.entries()) {
      if (!dropping) begun += piece;
      if (begun.length > maxLength) dropping = true;
      if (index === pieces.length - 1) break;
      yield dropping ? { tooLong: true } : { text: begun };
      begun = '';
      dropping = false;
    }
  }
  if (dropping) yield { tooLong: true };
  else if (begun !== '') yield { text: begun };
}
