import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { labAtariGoCs } from './cs.js';
import { type LabAtariGoTexts, labAtariGoEn } from './en.js';

export type { LabAtariGoTexts, ProofPlaceFacts, QuadKindName, ScanName, WindowFacts } from './en.js';

/** The words of the Lab's page on Atari Go. */
export function labAtariGoTexts(language: Language): LabAtariGoTexts {
  return language === 'cs' ? czech(labAtariGoCs) : labAtariGoEn;
}
