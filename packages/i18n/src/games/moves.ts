import type { Notation } from '../language/language.js';
import { lettersOf } from './index.js';

/** Moves of a game as people read them: `Jf3` in Czech for chess's `Nf3`, or `♘f3`. One move, or several in a row. */
export function moveWords(notation: Notation, gameId: string, moves: string): string {
  return exchange(moves, lettersOf(gameId)[notation] ?? {});
}

/**
 * A typed move in the game's notation: `Nf3` for `Jf3`. Letters of every language are read, whatever the
 * language of the program: none of them means another piece in another language, and the notation itself
 * stays as it is.
 */
export function moveFromWords(gameId: string, typed: string): string {
  const letters = Object.values(lettersOf(gameId)).flatMap((each) => Object.entries(each));
  return exchange(typed, Object.fromEntries(letters.map(([letter, own]) => [own, letter])));
}

/** Only capitals and pictures name pieces; files are small letters. */
function exchange(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[A-Z♔-♙]/g, (letter) => letters[letter] ?? letter);
}
