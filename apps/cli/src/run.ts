import { type Language, cliTexts } from '@tahoun/i18n';
import { CommanderError } from 'commander';
import type { Answer } from './answer.js';
import { languageOf } from './answer.js';
import { type Failure, failureOf } from './errors.js';
import type { GlobalOptions } from './options.js';
import { createProgram } from './program.js';

/** Where a command line comes from. */
interface Surroundings {
  /** The language when the command line does not say. */
  readonly language: Language;
  /** Whether `--help`, `--version` and the protocols exist. */
  readonly interactive: boolean;
  /** Takes lines about work in progress. */
  readonly progress: (line: string, wanted: boolean) => void;
}

/** What came of a command line. */
export type Completed =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      readonly language: Language;
      readonly json: boolean;
      readonly color: boolean;
    }
  /** `batch` was called: the caller has the streams. */
  | { readonly kind: 'batch'; readonly language: Language }
  /** Help or the version, ready to print. */
  | { readonly kind: 'help'; readonly text: string }
  | ({ readonly kind: 'failure' } & Failure);

/** Runs one command line to its end. Never throws. @param args without the program's name. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<Completed> {
  const language = languageOf(args, surroundings.language);
  let answer: Answer | undefined;
  let batch = false;
  let printed = '';
  const program = createProgram({
    texts: cliTexts(language),
    deliver: (delivered) => {
      answer = delivered;
    },
    startBatch: () => {
      batch = true;
    },
    print: (text) => {
      printed += text;
    },
    progress: (say, wanted) => surroundings.progress(say(cliTexts(language), language), wanted),
    interactive: surroundings.interactive,
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { kind: 'help', text: printed };
    return { kind: 'failure', ...failureOf(error, language) };
  }
  if (batch) return { kind: 'batch', language };
  if (answer === undefined) return { kind: 'failure', ...failureOf(new Error('no answer'), language) };
  const { json, color } = program.opts<GlobalOptions>();
  return { kind: 'answer', answer, language, json: json === true, color };
}
