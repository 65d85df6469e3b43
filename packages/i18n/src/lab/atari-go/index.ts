import type { Language } from '../../language.js';
import { czech } from '../../typography.js';
import { labAtariGoCs } from './cs.js';
import type { LabAtariGoTexts } from './en.js';
import { labAtariGoEn } from './en.js';

export type { LabAtariGoTexts, ProofPlaceFacts, QuadKindName, ScanName, WindowFacts } from './en.js';

/** The words of the Lab's page on Atari Go. */
export function labAtariGoTexts(language: Language): LabAtariGoTexts {
  return language === 'cs' ? czech(labAtariGoCs) : labAtariGoEn;
}
