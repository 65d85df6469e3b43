import { gameErrorSentence, lettersOf } from '../games/index.js';
import type { ErrorLike, ErrorSentences } from '../games/types.js';
import type { Language, Notation } from '../language.js';
import { withHardSpaces } from '../typography.js';
import { ERRORS_CS } from './cs.js';

export type { ErrorLike, ErrorSentences } from '../games/types.js';
export { ERRORS_CS } from './cs.js';

/** The fault and the accepted input, as one sentence. */
export function errorText(language: Language, error: ErrorLike): string {
  return errorSentence(language, error, language === 'cs' ? ERRORS_CS : {});
}

/**
 * The same where the sentences that all games share were fetched apart (`@tahoun/i18n/errors/cs`); in English where
 * there is none.
 */
export function errorSentence(language: Language, error: ErrorLike, shared: ErrorSentences): string {
  const sentence = gameErrorSentence(language, error.code) ?? shared[error.code];
  if (sentence === undefined) return error.message;
  const text = sentence(error.params);
  return language === 'cs' ? withHardSpaces(text) : text;
}

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

/** The facts of an error that are moves. */
const MOVES = ['found', 'example', 'moves'];

/** An error about a typed move, its moves as people read them. */
export function withMoveWords(notation: Notation, gameId: string, error: ErrorLike): ErrorLike {
  const { code, message, params } = error;
  const written = Object.entries(params).map(([name, fact]) => [
    name,
    MOVES.includes(name) ? moveWords(notation, gameId, String(fact)) : fact,
  ]);
  return { code, message, params: Object.fromEntries(written) };
}

/** Only capitals and pictures name pieces; files are small letters. */
function exchange(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[A-Z♔-♙]/g, (letter) => letters[letter] ?? letter);
}
