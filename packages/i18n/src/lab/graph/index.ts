import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labGraphCs } from './cs.js';
import type { LabGraphTexts } from './en.js';
import { labGraphEn } from './en.js';

export type { LabGraphTexts, LabSpaceAlgorithm, SpaceStepFacts } from './en.js';

/** The words of the Lab's page on state spaces. */
export function labGraphTexts(language: Language): LabGraphTexts {
  return language === 'cs' ? czech(labGraphCs) : labGraphEn;
}
