import type { Language } from '../language.js';
import { cliCs } from './cs.js';
import { cliEn } from './en.js';
import type { CliTexts } from './types.js';

export type { CliGtpTexts } from './gtp.js';
export type { CliHelpTexts } from './help/types.js';
export type { CliLearningTexts, LearningLabel } from './learning.js';
export type { CliTreeTexts, TreeWord } from './tree.js';
export type { CliEngineTexts, CliErrorTexts, CliLabels, CliTexts } from './types.js';
export type { CliUciTexts } from './uci.js';

const TEXTS: Readonly<Record<Language, CliTexts>> = { en: cliEn, cs: cliCs };

/** The texts of the command line. */
export function cliTexts(language: Language): CliTexts {
  return TEXTS[language];
}
