import { readFileSync } from 'node:fs';
import { InputError, quoteInput } from '@tahoun/core';
import { gameById } from '@tahoun/games';
import { parsePositionFile } from '@tahoun/match';

/**
 * The POSITION argument as text. `@path` reads a file instead: rows may stand on lines of their own
 * and the side to move may be left out, as in a Zabor map.
 * @throws InputError when the file cannot be read or holds no position of the game.
 */
export function positionText(game: string, argument: string | undefined): string | undefined {
  if (argument === undefined || !argument.startsWith('@')) return argument;
  const rules = gameById(game);
  return rules.formatPosition(parsePositionFile(rules, readText(argument.slice(1))));
}

/** @throws InputError */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const found = quoteInput(path);
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new InputError('file-unreadable', `the file "${found}" cannot be read: ${reason}`, {
      found,
      reason,
    });
  }
}
