import type { PositionRequest } from '@tahoun/engine';
import { type Amount, type CliHelpTexts, type Language, type Say, cliTexts } from '@tahoun/i18n';
import type { Command } from 'commander';
import { positionText, standardInput, takenInput } from '../input/files.js';
import type { GlobalOptions } from '../input/options.js';
import type { Answer } from '../output/answer.js';

/** Everything that commands get in addition to their arguments. */
export interface CommandContext {
  /** Descriptions of the commands and their options. */
  readonly help: CliHelpTexts;
  /** The language of the command line. */
  readonly language: Language;
  /** False in `batch`, whose lines are on the standard input, and which Ctrl-C ends. */
  readonly interactive: boolean;
  /** Whether it is described for its help. */
  readonly showsHelp?: boolean;
  /** Describes another command of the program, whose options are known only then. */
  readonly describe: (command: Command) => Promise<void>;
  /** Runs `batch`; left out inside of one. */
  readonly batch?: ((language: Language) => Promise<void>) | undefined;
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

/** What of it comes from outside of the program. */
export interface Surroundings
  extends Omit<CommandContext, 'help' | 'globals' | 'readInput' | 'request' | 'describe'> {
  /** Called before the first line about work in progress. */
  readonly openProgress?: (() => Promise<void>) | undefined;
}

/** Everything that a command of the program gets. @param describe describes another command */
export function contextOf(
  program: Command,
  surroundings: Surroundings,
  describe: CommandContext['describe'],
): CommandContext {
  const globals = () => program.opts<GlobalOptions>();
  const readInput = surroundings.interactive ? standardInput : takenInput;
  return {
    ...surroundings,
    describe,
    help: cliTexts(surroundings.language).help,
    globals,
    readInput,
    request: (game, position) => ({
      game,
      position: positionText(game, position, readInput),
      variants: globals().variant,
    }),
  };
}
