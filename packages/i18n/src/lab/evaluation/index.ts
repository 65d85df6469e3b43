import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labEvaluationCs } from './cs.js';
import { labEvaluationEn } from './en.js';
import type { LabEvaluationTexts } from './types.js';

export type { LabEvaluationTexts } from './types.js';

/** The words of the Lab's page on evaluations. */
export function labEvaluationTexts(language: Language): LabEvaluationTexts {
  return language === 'cs' ? czech(labEvaluationCs) : labEvaluationEn;
}
