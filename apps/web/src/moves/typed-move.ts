import type { InputError } from '@tahoun/core';
import { moveFromWords } from '@tahoun/i18n';
import { problemIn } from '../match/page-match.js';

/**
 * Readings of a typed move, the likeliest first: `nf3` is no move of a pawn, so it is `Nf3`, and `o-o` is
 * `O-O`. Letters of every language are read: `jf3` is `Nf3` too, and `e8=v` a rook.
 */
function readings(game: string, typed: string): readonly string[] {
  const text = typed.trim();
  const small = text.toLowerCase();
  const written = [text, withCapital(text), small, withCapital(small), text.toUpperCase()];
  const promoting = small.replace(/[a-z](?=[+#]?$)/, (letter) => letter.toUpperCase());
  return [...new Set([...written, promoting].map((each) => moveFromWords(game, each)))];
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Plays the first legal reading of a typed move.
 * @returns the error of the first reading; null when one was played.
 */
export function playTyped(play: (text: string) => void, game: string, typed: string): InputError | null {
  let first: InputError | null = null;
  for (const text of readings(game, typed)) {
    const problem = problemIn(() => play(text));
    if (problem === null) return null;
    first ??= problem;
  }
  return first;
}
