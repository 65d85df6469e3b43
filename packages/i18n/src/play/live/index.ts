import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { liveCs } from './cs.js';
import { liveEn } from './en.js';

/** The words of games by link. */
export function liveTexts(language: Language): typeof liveEn {
  return language === 'cs' ? czech(liveCs) : liveEn;
}
