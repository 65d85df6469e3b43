import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { createCs } from './cs.js';
import { createEn } from './en.js';

/** What `npm create tahoun-game` prints. */
export function createTexts(language: Language): typeof createEn {
  return language === 'cs' ? czech(createCs) : createEn;
}
