import { gameErrorSentence } from '../games/index.js';
import type { Language } from '../language.js';
import { withHardSpaces } from '../typography.js';
import { ERRORS_CS } from './cs.js';

export { ERRORS_CS } from './cs.js';

/** Sentences by error code. */
export type ErrorSentences = Readonly<Record<string, (params: ErrorLike['params']) => string>>;

/** The fields of an `InputError` that matter here. */
export interface ErrorLike {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

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
  return sentence === undefined ? error.message : withHardSpaces(sentence(error.params));
}
