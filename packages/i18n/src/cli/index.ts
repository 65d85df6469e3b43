import type { Language } from '../language.js';
import { cliCs } from './cs.js';
import type { CliTexts } from './en.js';
import { cliEn } from './en.js';

export type { CliTexts } from './en.js';
export type { CliHelpTexts } from './help/en.js';
export type { LearningLabel } from './learning.js';

const TEXTS: Readonly<Record<Language, CliTexts>> = { en: cliEn, cs: cliCs };

/** The texts of the command line. */
export function cliTexts(language: Language): CliTexts {
  return TEXTS[language];
}
