import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { reviewCs } from './cs.js';
import type { ReviewTexts } from './en.js';
import { reviewEn } from './en.js';

export { MISTAKE_KINDS, type MistakeKind, type ReviewTexts } from './en.js';

/** The words of the evaluation and the review of a game. */
export function reviewTexts(language: Language): ReviewTexts {
  return language === 'cs' ? czech(reviewCs) : reviewEn;
}
