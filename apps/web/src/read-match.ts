import { InputError } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { type Match, loadMatch } from '@tahoun/match';

/** Reads a saved match. @throws InputError as `loadMatch` and `parsePlayer` do. */
export function readMatch(text: string): Match {
  const loaded = loadMatch(text);
  for (const player of loaded.players) parsePlayer(player);
  return loaded;
}

/** The match of that game that was saved; undefined where none was, or by another version. */
export function rememberedMatch(game: string, saved: string): Match | undefined {
  try {
    const remembered = readMatch(saved);
    if (remembered.game === game) return remembered;
  } catch {
    // Start afresh.
  }
  return undefined;
}

/** @throws the error itself when it is not about input. */
export function asInputError(error: unknown): InputError {
  if (error instanceof InputError) return error;
  throw error;
}
