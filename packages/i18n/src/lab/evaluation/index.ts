import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labEvaluationCs } from './cs.js';
import type { LabEvaluationTexts } from './en.js';
import { labEvaluationEn } from './en.js';

export type { LabEvaluationTexts } from './en.js';

/** The words of the Lab's page on evaluations. */
export function labEvaluationTexts(language: Language): LabEvaluationTexts {
  return language === 'cs' ? czech(labEvaluationCs) : labEvaluationEn;
}
