import { type Language, cliTexts, clockText, formatNumber } from '@tahoun/i18n';
import { CommanderError } from 'commander';
import type { Answer } from './answer.js';
import { languageOf } from './answer.js';
import { type Failure, failureOf } from './errors.js';
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
  /** Runs `batch` on the standard streams; left out where they are taken. */
  readonly batch?: (language: Language) => Promise<void>;
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
  /** Help or the version, ready to print; nothing after a command that has printed by itself. */
  | { readonly kind: 'text'; readonly text: string; readonly language: Language }
  | ({ readonly kind: 'failure'; readonly json: boolean } & Failure);

/** Runs one command line to its end. Never throws. @param args without the program's name. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<Completed> {
  const { interactive, batch, progress } = surroundings;
  const language = languageOf(args, surroundings.language);
  let answer: Answer | undefined;
  let printed = '';
  const program = createProgram({
    language,
    interactive,
    batch,
    deliver: (delivered) => {
      answer = delivered;
    },
    print: (text) => {
      printed += text;
    },
    progress: (say, wanted, amount) => {
      const texts = cliTexts(language);
      const pace: PaceText = (rate, msLeft) => {
        const written = formatNumber(language, rate < 10 ? rate : Math.round(rate));
        return texts.pace(written, clockText(language, msLeft, false));
      };
      progress(say(texts, language), wanted, amount, pace);
    },
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isDone = error instanceof CommanderError && error.exitCode === 0;
    // Looks into `args`, because the error may be that commander could not read everything.
    if (!isDone) return { kind: 'failure', json: args.includes('--json'), ...failureOf(error, language) };
  }
  if (answer === undefined) return { kind: 'text', text: printed, language };
  const { json, color } = program.opts<GlobalOptions>();
  return { kind: 'answer', answer, language, json: json === true, color };
}
