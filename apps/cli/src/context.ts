import type { CliTexts, Language } from '@tahoun/i18n';
import type { Answer } from './answer.js';

/** What the commands are given besides their arguments. */
export interface CommandContext {
  /** Takes the answer of the command that was called. */
  readonly deliver: (answer: Answer) => void;
  /** Takes a line about work under way. @param wanted true when the user asked for it by an option. */
  readonly progress: (say: (texts: CliTexts, language: Language) => string, wanted: boolean) => void;
}
