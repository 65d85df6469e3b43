import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { quoteInput } from '@tahoun/core';
import { decodeText, parsePositionFile } from '@tahoun/match';
import { CliError, reasonOf } from './errors.js';
import { gameById } from './games.js';

/** The word for the initial position. */
export const START = 'start';

/**
 * The POSITION argument as text; undefined for the initial position, which is also called `start`. `@path` reads a
 * file instead and `-` the standard input: rows may stand on lines of their own and the side to move may be left out,
 * as in a Zabor map.
 * @throws CliError when the file cannot be read, InputError when it holds no position of the game.
 */
export function positionText(
  game: string,
  argument: string | undefined,
  readInput: () => string,
): string | undefined {
  if (argument === undefined || argument === START) return undefined;
  if (argument === '-') return positionIn(game, readInput());
  return argument.startsWith('@') ? positionIn(game, readText(argument.slice(1))) : argument;
}

function positionIn(game: string, text: string): string {
  const rules = gameById(game);
  return rules.formatPosition(parsePositionFile(rules, text));
}

/** The whole standard input. @throws CliError when it cannot be read. */
export function standardInput(): string {
  return decodeText(reading('-', () => readFileSync(0)));
}

/** Stands for it where its lines are commands or moves. @throws CliError always. */
export function takenInput(): never {
  throw new CliError((texts) => texts.errors.positionFromLines, { field: 'position' });
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

/** A whole text file. @throws CliError when it cannot be read. */
export function readText(path: string): string {
  return decodeText(reading(path, () => readFileSync(path)));
}

/** Opens an empty file for writing. @throws CliError when that is impossible. */
export function createFile(file: string): number {
  return writing(file, () => openSync(file, 'w'));
}

/** Writes a whole file. @throws CliError */
export function writeFile(file: string, content: string | Uint8Array): void {
  writing(file, () => writeFileSync(file, content));
}

/** Characters of a command in a line of its own; a UCI game of 100,000 moves fits. */
export const MAX_LINE = 1_000_000;

/** One line of a stream; `tooLong` stands for a line that was dropped for its length. */
export type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Splits a stream of text into lines as they arrive, holding no more than `maxLength` characters of one. The byte order
 * mark that some programs begin with is no part of the first.
 */
export async function* readLines(stream: AsyncIterable<string>, maxLength: number): AsyncGenerator<Line> {
  let begun = '';
  let dropping = false;
  let isFirst = true;
  for await (const chunk of stream) {
    const pieces = (isFirst ? chunk.replace(/^\uFEFF/, '') : chunk).split('\n');
    isFirst = false;
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
