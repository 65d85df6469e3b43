import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { type SetUpTexts, setUpCs, setUpEn } from './page.js';

/** The words of setting a position up, whatever the game. */
export function setUpTexts(language: Language): SetUpTexts {
  return language === 'cs' ? czech(setUpCs) : setUpEn;
}
