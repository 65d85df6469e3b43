import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { setUpCs } from './cs.js';
import { setUpEn } from './en.js';

/** The words of setting a position up, whatever the game. */
export function setUpTexts(language: Language): typeof setUpEn {
  return language === 'cs' ? czech(setUpCs) : setUpEn;
}
