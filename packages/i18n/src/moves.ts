import type { Language } from './language.js';

type Letters = Readonly<Record<string, string>>;

/** The letters of pieces where a language has other ones than the game's notation, which is English. */
const LETTERS: Readonly<Partial<Record<Language, Readonly<Record<string, Letters>>>>> = {
  cs: { chess: { Q: 'D', R: 'V', B: 'S', N: 'J' } },
};

/** Moves of a game as people read them: `Jf3` in Czech for chess's `Nf3`. One move, or several in a row. */
export function moveWords(language: Language, gameId: string, moves: string): string {
  return exchange(moves, LETTERS[language]?.[gameId] ?? {});
}

/** A move that a person typed, in the game's notation: `Nf3` for `Jf3`. The notation itself stays as it is. */
export function moveFromWords(language: Language, gameId: string, typed: string): string {
  const letters = Object.entries(LETTERS[language]?.[gameId] ?? {});
  return exchange(typed, Object.fromEntries(letters.map(([letter, own]) => [own, letter])));
}

/** Only capitals name pieces; files are small letters. */
function exchange(text: string, letters: Letters): string {
  return text.replace(/[A-Z]/g, (letter) => letters[letter] ?? letter);
}
