import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { homeCs } from './cs.js';
import { homeEn } from './en.js';

/** The words of the front page. */
export function homeTexts(language: Language): typeof homeEn {
  return language === 'cs' ? czech(homeCs) : homeEn;
}
