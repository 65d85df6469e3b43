import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { workTableCs } from './cs.js';
import { workTableEn } from './en.js';

/** The words of the table of what each of the computer's moves took. */
export function workTableTexts(language: Language): typeof workTableEn {
  return language === 'cs' ? czech(workTableCs) : workTableEn;
}
