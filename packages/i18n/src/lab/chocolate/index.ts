import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labChocolateCs } from './cs.js';
import { labChocolateEn } from './en.js';

/** The words of the Lab's page on chocolate. */
export function labChocolateTexts(language: Language): typeof labChocolateEn {
  return language === 'cs' ? czech(labChocolateCs) : labChocolateEn;
}
