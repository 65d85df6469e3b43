import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labChocolateCs } from './cs.js';
import type { LabChocolateTexts } from './en.js';
import { labChocolateEn } from './en.js';

/** The words of the Lab's page on chocolate. */
export function labChocolateTexts(language: Language): LabChocolateTexts {
  return language === 'cs' ? czech(labChocolateCs) : labChocolateEn;
}
