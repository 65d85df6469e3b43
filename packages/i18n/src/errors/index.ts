import type { Language } from '../language.js';
import { ERRORS_CS } from './cs.js';

export { ERRORS_CS } from './cs.js';

/** The fields of an `InputError` that matter here. */
export interface ErrorLike {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What was wrong and what is accepted, as one sentence. */
export function errorText(language: Language, error: ErrorLike): string {
  return language === 'cs' ? (ERRORS_CS[error.code]?.(error.params) ?? error.message) : error.message;
}
