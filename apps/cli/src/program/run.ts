import { type Language, cliTexts, clockText, formatNumber } from '@tahoun/i18n';
import { CommanderError } from 'commander';
import type { Surroundings } from '../commands/context.js';
import type { Failure } from '../input/errors.js';
import type { GlobalOptions } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import type { PaceText, ProgressDisplay } from '../output/progress.js';
import { languageOf } from './language.js';
import { createProgram } from './program.js';

/** What a command line is run with; its language counts where the line names none. */
interface CommandLine extends Pick<Surroundings, 'language' | 'interactive' | 'openProgress' | 'batch'> {
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
  /** Help or the version, ready to print; nothing after a command that has printed by itself. */
  | { readonly kind: 'text'; readonly text: string; readonly language: Language }
  | ({ readonly kind: 'failure'; readonly json: boolean } & Failure);

/** Runs one command line to its end. Never throws. @param args without the program's name. */
export async function runCommand(args: readonly string[], surroundings: CommandLine): Promise<Completed> {
  const { interactive, batch, progress, openProgress } = surroundings;
  const language = languageOf(args, surroundings.language);
  let answer: Answer | undefined;
  let printed = '';
  const program = createProgram({
    language,
    interactive,
    batch,
    openProgress,
    showsHelp: asksForHelp(args),
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
    if (!isDone) {
      const { failureOf } = await import('../input/errors.js');
      return { kind: 'failure', json: args.includes('--json'), ...failureOf(error, language) };
    }
  }
  if (answer === undefined) return { kind: 'text', text: printed, language };
  const { json, color } = program.opts<GlobalOptions>();
  return { kind: 'answer', answer, language, json: json === true, color };
}

function asksForHelp(args: readonly string[]): boolean {
  return args.some((arg) => ['-h', '--help', 'help'].includes(arg));
}
