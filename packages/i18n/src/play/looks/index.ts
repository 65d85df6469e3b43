import type { Language } from '../../language/language.js';
import { looksCs } from './cs.js';
import { looksEn } from './en.js';

/** The words of the menu of looks: a theme for the page, a look for its boards, a style for the pieces, letters for the moves. */
export function lookTexts(language: Language): typeof looksEn {
  return language === 'cs' ? looksCs : looksEn;
}
