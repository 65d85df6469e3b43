import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labGraphCs } from './cs.js';
import { type LabGraphTexts, labGraphEn } from './en.js';

export type { LabGraphTexts, SpaceStepFacts } from './en.js';

/** The words of the Lab's page on state spaces. */
export function labGraphTexts(language: Language): LabGraphTexts {
  return language === 'cs' ? czech(labGraphCs) : labGraphEn;
}
