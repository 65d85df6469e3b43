import { gameErrorSentence } from '../games/index.js';
import { moveWords } from '../games/moves.js';
import type { ErrorLike, ErrorSentences } from '../games/types.js';
import type { Language, Notation } from '../language/language.js';
import { withHardSpaces } from '../language/typography.js';
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
