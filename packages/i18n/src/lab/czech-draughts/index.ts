import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labCzechDraughtsCs } from './cs.js';
import type { LabCzechDraughtsTexts } from './en.js';
import { labCzechDraughtsEn } from './en.js';

export type { DraughtsValueFacts, LabCzechDraughtsTexts } from './en.js';

/** The words of the Lab's page on Czech draughts. */
export function labCzechDraughtsTexts(language: Language): LabCzechDraughtsTexts {
  return language === 'cs' ? czech(labCzechDraughtsCs) : labCzechDraughtsEn;
}
