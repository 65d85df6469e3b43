import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { labCs } from './cs.js';
import { type LabTexts, labEn } from './en.js';

/** The words of the Lab. */
export function labTexts(language: Language): LabTexts {
  return language === 'cs' ? czech(labCs) : labEn;
}
