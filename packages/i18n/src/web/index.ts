import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { webCs } from './cs.js';
import type { WebTexts } from './en.js';
import { webEn } from './en.js';

export type { WebTexts } from './en.js';

/** The words of the web page. */
export function webTexts(language: Language): WebTexts {
  return language === 'cs' ? czech(webCs) : webEn;
}
