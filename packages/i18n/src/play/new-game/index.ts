import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { newGameCs } from './cs.js';
import { newGameEn } from './en.js';

/** The words of the form that starts a game. */
export function newGameTexts(language: Language): typeof newGameEn {
  return language === 'cs' ? czech(newGameCs) : newGameEn;
}
