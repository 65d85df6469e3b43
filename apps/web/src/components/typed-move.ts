import type { InputError } from '@tahoun/core';
import { moveFromWords } from '@tahoun/i18n';
import { asInputError } from '../page-match.js';

/**
 * How a typed move may be meant, the likeliest first: `nf3` is no move of a pawn, so it is `Nf3`, and `o-o` is `O-O`.
 * Letters of every language are read: `jf3` is `Nf3` too, and `e8=v` a rook.
 */
export function readings(game: string, typed: string): readonly string[] {
  const text = typed.trim();
  const small = text.toLowerCase();
  const written = [text, withCapital(text), small, withCapital(small), text.toUpperCase()];
  const promoting = small.replace(/[a-z](?=[+#]?$)/, (letter) => letter.toUpperCase());
  return [...new Set([...written, promoting].map((each) => moveFromWords(game, each)))];
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Plays a typed move as it may be meant. @returns what is wrong with it as it was typed; null when it was played. */
export function playTyped(play: (text: string) => void, game: string, typed: string): InputError | null {
  let first: InputError | null = null;
  for (const text of readings(game, typed)) {
    try {
      play(text);
      return null;
    } catch (error) {
      first ??= asInputError(error);
    }
  }
  return first;
}
