import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { webCs } from './cs.js';
import { webEn } from './en.js';
import type { WebTexts } from './types.js';

export type { WebTexts } from './types.js';

/** The words of the web page. */
export function webTexts(language: Language): WebTexts {
  return language === 'cs' ? czech(webCs) : webEn;
}
