import { readFileSync } from 'node:fs';
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
