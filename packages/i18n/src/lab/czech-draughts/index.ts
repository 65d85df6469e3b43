import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labCzechDraughtsCs } from './cs.js';
import { labCzechDraughtsEn } from './en.js';

/** The words of the Lab's page on Czech draughts. */
export function labCzechDraughtsTexts(language: Language): typeof labCzechDraughtsEn {
  return language === 'cs' ? czech(labCzechDraughtsCs) : labCzechDraughtsEn;
}
