import type { Language } from '../language.js';
import { withHardSpaces } from '../typography.js';
import { ERRORS_CS, type ErrorSentences } from './cs.js';

export { acceptsText } from './accepts.js';
export { ERRORS_CS, type ErrorSentences } from './cs.js';

/** The fields of an `InputError` that matter here. */
export interface ErrorLike {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What was wrong and what is accepted, as one sentence. */
export function errorText(language: Language, error: ErrorLike): string {
  return errorSentence(error, language === 'cs' ? ERRORS_CS : undefined);
}

/** The same by sentences that were fetched apart (`@tahoun/i18n/errors/cs`); in English without any. */
export function errorSentence(error: ErrorLike, sentences: ErrorSentences | undefined): string {
  const sentence = sentences?.[error.code]?.(error.params);
  return sentence === undefined ? error.message : withHardSpaces(sentence);
}
