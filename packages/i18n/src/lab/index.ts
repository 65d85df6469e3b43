import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { labCs } from './cs.js';
import type { LabTexts } from './en.js';
import { labEn } from './en.js';

export type {
  LabExampleText,
  LabSide,
  LabTexts,
  LabView,
  Pseudocode,
  StepFacts,
} from './en.js';
export * from './evaluation.js';
export * from './graph/index.js';
export * from './times.js';

/** The words of the Lab. */
export function labTexts(language: Language): LabTexts {
  return language === 'cs' ? czech(labCs) : labEn;
}
