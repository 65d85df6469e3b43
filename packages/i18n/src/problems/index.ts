import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { problemsCs } from './cs.js';
import { type ProblemTexts, problemsEn } from './en.js';

export type { ProblemTexts } from './en.js';

/** Texts about problems, as a part of its own, because only pages with problems need it. */
export function problemTexts(language: Language): ProblemTexts {
  return language === 'cs' ? czech(problemsCs) : problemsEn;
}
