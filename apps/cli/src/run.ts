import { type Language, cliTexts, clockText, formatNumber } from '@tahoun/i18n';
import { CommanderError } from 'commander';
import type { Answer } from './answer.js';
import { languageOf } from './answer.js';
import { type Failure, failureOf } from './errors.js';
import { positionText, standardInput, takenInput } from './files.js';
import type { GlobalOptions } from './options.js';
import type { PaceText, ProgressDisplay } from './output/progress.js';
import { createProgram } from './program.js';

/** The surroundings of a command line. */
interface Surroundings {
  /** The language when the command line names none. */
  readonly language: Language;
  /** Whether `--help`, `--version` and the protocols exist. */
  readonly interactive: boolean;
  /** Takes lines about work in progress. */
  readonly progress: ProgressDisplay['show'];
}

/** The result of a command line. */
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
  | ({ readonly kind: 'failure'; readonly json: boolean } & Failure);

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
    positionText: (game, argument) =>
      positionText(game, argument, surroundings.interactive ? standardInput : takenInput),
    print: (text) => {
      printed += text;
    },
    progress: (say, wanted, amount) => {
      const texts = cliTexts(language);
      const pace: PaceText = (rate, msLeft) => {
        const written = formatNumber(language, rate < 10 ? rate : Math.round(rate));
        return texts.pace(written, clockText(language, msLeft, false));
      };
      surroundings.progress(say(texts, language), wanted, amount, pace);
    },
    interactive: surroundings.interactive,
  });
  // Looks into `args`, because the error may be that commander could not read everything.
  const failed = (error: unknown): Completed => {
    return { kind: 'failure', json: args.includes('--json'), ...failureOf(error, language) };
  };
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { kind: 'help', text: printed };
    return failed(error);
  }
  if (batch) return { kind: 'batch', language };
  if (answer === undefined) return failed(new Error('no answer'));
  const { json, color } = program.opts<GlobalOptions>();
  return { kind: 'answer', answer, language, json: json === true, color };
}
