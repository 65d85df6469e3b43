import type { Language } from '../../language/language.js';
import { FAULTS_CS } from './cs.js';
import type { FaultTexts, Params } from './en.js';

/** A finding of `@tahoun/games/conformance`, as far as it is told. */
interface FindingLike extends FaultTexts {
  readonly code: string;
  readonly params: Params;
}

/** A finding in the language, where it has the words; else in English. */
export function faultTexts(language: Language, finding: FindingLike): FaultTexts {
  const told = language === 'cs' ? FAULTS_CS[finding.code] : undefined;
  return told?.(finding.params) ?? finding;
}
