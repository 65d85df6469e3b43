import type { Language } from '../language/language.js';
import { cliCs } from './cs.js';
import { type CliTexts, cliEn } from './en.js';

/** The texts of the command line. */
export function cliTexts(language: Language): CliTexts {
  return language === 'cs' ? cliCs : cliEn;
}
