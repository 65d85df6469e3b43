import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labEvaluationCs } from './cs.js';
import { labEvaluationEn } from './en.js';

/** The words of the Lab's page on evaluations. */
export function labEvaluationTexts(language: Language): typeof labEvaluationEn {
  return language === 'cs' ? czech(labEvaluationCs) : labEvaluationEn;
}
