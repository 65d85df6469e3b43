import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { webCs } from './cs.js';
import { type WebTexts, webEn } from './en.js';

/** The words of the web page. */
export function webTexts(language: Language): WebTexts {
  return language === 'cs' ? czech(webCs) : webEn;
}
