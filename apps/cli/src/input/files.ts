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
