import type { CliHelpTexts, CliTexts, Language } from '@tahoun/i18n';
import type { Answer } from './answer.js';

/** What the commands get in addition to their arguments. */
export interface CommandContext {
  /** Descriptions of the commands and their options. */
  readonly help: CliHelpTexts;
  /** Takes the answer of the command that was called. */
  readonly deliver: (answer: Answer) => void;
  /** Takes a line about work in progress. @param wanted true when the user asked for it by an option. */
  readonly progress: (say: (texts: CliTexts, language: Language) => string, wanted: boolean) => void;
}
