import { InputError } from '@tahoun/core';
import { moveFromWords } from '@tahoun/i18n';

/**
 * Reads a typed move with the letters of any language: `Jf3` for `Nf3`.
 * @param read takes it in the game's notation. @throws the error of `read`, about the typed letters.
 */
export function readTyped<T>(gameId: string, typed: string, read: (move: string) => T): T {
  const move = moveFromWords(gameId, typed);
  try {
    return read(move);
  } catch (error) {
    if (!(error instanceof InputError) || error.params.found !== move) throw error;
    const message = error.message.replace(move, () => typed);
    throw new InputError(error.code, message, { ...error.params, found: typed });
  }
}
