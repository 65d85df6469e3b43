import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labExperimentsCs } from './cs.js';
import { type LabExperimentsTexts, labExperimentsEn } from './en.js';

export function labExperimentsTexts(language: Language): LabExperimentsTexts {
  return language === 'cs' ? czech(labExperimentsCs) : labExperimentsEn;
}
