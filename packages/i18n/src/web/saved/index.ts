import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { savedCs } from './cs.js';
import { savedEn } from './en.js';

/** The words of the list of saved games, and of links to games. */
export function savedTexts(language: Language): typeof savedEn {
  return language === 'cs' ? czech(savedCs) : savedEn;
}
