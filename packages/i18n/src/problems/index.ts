import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { problemsCs } from './cs.js';
import { type ProblemTexts, problemsEn } from './en.js';

export type { ProblemTexts } from './en.js';

/** What is wrong with a move, and the moves after it that show it, which may be none; empty where nothing is known. */
export function faultText(
  language: Language,
  { kind, moves }: { readonly kind: keyof ProblemTexts['faults']; readonly moves: number },
  line: string,
): string {
  if (kind === 'open' && line === '') return '';
  return `${[problemTexts(language).faults[kind](moves), line].filter(Boolean).join(': ')}.`;
}

/** Texts about problems, as a part of its own, because only pages with problems need it. */
export function problemTexts(language: Language): ProblemTexts {
  return language === 'cs' ? czech(problemsCs) : problemsEn;
}
