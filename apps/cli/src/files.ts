import { readFileSync } from 'node:fs';
import { decodeText, parsePositionFile } from '@tahoun/match';
import { readText, reading } from '@tahoun/workshop/files';
import { CliError } from './errors.js';
import { gameById } from './games.js';

export { createFile, readText, writeFile, writing } from '@tahoun/workshop/files';

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
