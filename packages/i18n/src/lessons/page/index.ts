import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { learnCs } from './cs.js';
import { type LearnTexts, learnEn } from './en.js';

export function learnTexts(language: Language): LearnTexts {
  return language === 'cs' ? czech(learnCs) : learnEn;
}
