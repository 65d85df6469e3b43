import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labTimesCs } from './cs.js';
import { type LabTimesTexts, labTimesEn } from './en.js';

export function labTimesTexts(language: Language): LabTimesTexts {
  return language === 'cs' ? czech(labTimesCs) : labTimesEn;
}
