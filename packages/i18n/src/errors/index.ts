import { gameErrorSentence } from '../games/index.js';
import type { ErrorLike, ErrorSentences } from '../games/types.js';
import type { Language } from '../language.js';
import { withHardSpaces } from '../typography.js';
import { ERRORS_CS } from './cs.js';

export type { ErrorLike, ErrorSentences } from '../games/types.js';
export { ERRORS_CS } from './cs.js';

/** What was wrong and what is accepted, as one sentence. */
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
