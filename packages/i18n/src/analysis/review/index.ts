import { evaluationTexts } from '../../games/index.js';
import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { reviewCs } from './cs.js';
import { reviewEn } from './en.js';
import { MISTAKE_KINDS, type MistakeCounts } from './mistakes.js';

/** The words of the evaluation and the review of a game. */
export function reviewTexts(language: Language): typeof reviewEn {
  return language === 'cs' ? czech(reviewCs) : reviewEn;
}

/**
 * `, mainly material`: the main cost of a mistake. Empty for no term; the game's details have to be loaded.
 */
export function mainTermText(language: Language, game: string, term: string | null): string {
  if (term === null) return '';
  const named = Object.values(evaluationTexts(language, game)).find(({ terms }) => terms[term] !== undefined);
  return named === undefined ? '' : reviewTexts(language).mainly(named.terms[term]?.name ?? term);
}

/** The mistakes of a side, a text for each kind that it made: `2 blunders`. */
export function mistakeTexts(language: Language, made: MistakeCounts): string[] {
  const counts = [made.inaccuracies, made.mistakes, made.blunders];
  return MISTAKE_KINDS.flatMap((kind, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [reviewTexts(language).count(kind, count)];
  });
}
