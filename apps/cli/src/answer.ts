import type { PositionRequest } from '@tahoun/engine';
import {
  type Amount,
  type CliHelpTexts,
  type CliTexts,
  LANGUAGES,
  type Language,
  type Say,
} from '@tahoun/i18n';
import type { createColors } from 'picocolors';
import type { GlobalOptions } from './options.js';

export type { Progress } from '@tahoun/i18n';

/** The form in which a person reads an answer. */
export interface View {
  readonly language: Language;
  readonly texts: CliTexts;
  readonly colors: ReturnType<typeof createColors>;
}

/** The result of a command. Commands compute; `main.ts` and `batch.ts` print. */
export interface Answer {
  /** The value that `--json` prints. */
  readonly document: unknown;
  /** The answer as text for people, without the last line end. */
  readonly print: (view: View) => string;
  /** Present when the answer is "no": the reason, in one line. The exit code is then 1. */
  readonly refusal?: (texts: CliTexts) => string;
}

/** Everything that commands get in addition to their arguments. */
export interface CommandContext {
  /** Descriptions of the commands and their options. */
  readonly help: CliHelpTexts;
  /** The language of the command line. */
  readonly language: Language;
  /** False in `batch`, whose lines are on the standard input, and which Ctrl-C ends. */
  readonly interactive: boolean;
  /** The options that every command takes, once the command line has been read. */
  readonly globals: () => GlobalOptions;
  /** The standard input as text. @throws CliError */
  readonly readInput: () => string;
  /** The POSITION argument of a command, with the options of its game. @throws CliError, InputError */
  readonly request: (game: string, position: string | undefined) => PositionRequest;
  /** Takes the answer of the command that was called. A command that delivers none has printed by itself. */
  readonly deliver: (answer: Answer) => void;
  /**
   * Takes a line about work in progress.
   * @param wanted true when the user asked for it by an option. @param amount the progress, where it is known
   */
  readonly progress: (say: Say, wanted: boolean, amount?: Amount) => void;
}

/**
 * The language to answer in: a valid `--lang` wins, else the locale decides. It is found before the command
 * line is parsed, so that parsing errors are in it too.
 */
export function languageOf(args: readonly string[], fallback: Language): Language {
  let language = fallback;
  for (const [index, arg] of args.entries()) {
    if (arg === '--lang' && isLanguage(args[index + 1])) language = args[index + 1] as Language;
    if (arg.startsWith('--lang=') && isLanguage(arg.slice(7))) language = arg.slice(7) as Language;
  }
  return language;
}

function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(text);
}
