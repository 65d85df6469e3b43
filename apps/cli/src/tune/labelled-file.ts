import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type Game, InputError, type Position, quoteInput } from '@tahoun/core';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError } from '../errors.js';
import type { LabelledPosition } from './self-play.js';

/*
 * A file of labelled positions: a position's text form, a semicolon, and the result for the first side,
 * 0, 0.5 or 1, a line; blank lines and lines that begin with # do not count.
 */

/** Opens a file to be written anew. @throws CliError when that is impossible. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnwritable(file, reasonOf(error)));
  }
}

export function writeLabelled(descriptor: number, positions: readonly LabelledPosition[]): void {
  writeSync(descriptor, positions.map(({ position, result }) => `${position};${result}\n`).join(''));
}

/** Writes a whole file. @throws CliError */
export function writeFile(file: string, text: string): void {
  const descriptor = createFile(file);
  writeSync(descriptor, text);
  closeSync(descriptor);
}

/** Calls `each` with every position and its result. @throws CliError naming the file and the line that is wrong. */
export function readLabelled(
  file: string,
  game: Game,
  each: (position: Position, result: number) => void,
): void {
  for (const [index, line] of readText(file).split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const semicolon = text.lastIndexOf(';');
    try {
      const result = readResult(semicolon < 0 ? '' : text.slice(semicolon + 1));
      each(game.parsePosition(text.slice(0, semicolon)), result);
    } catch (error) {
      if (!isInputError(error)) throw error;
      throw new CliError((texts, language) =>
        texts.errors.fileLine(file, index + 1, errorText(language, error)),
      );
    }
  }
}

function readResult(text: string): number {
  if (text === '0' || text === '0.5' || text === '1') return Number(text);
  const found = quoteInput(text);
  throw new InputError(
    'tune-bad-result',
    `the result is "${found}"; expected POSITION;RESULT with 0, 0.5 or 1 for the first side`,
    { found },
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnreadable(file, reasonOf(error)));
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
