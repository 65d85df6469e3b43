import { type CliTexts, LANGUAGES, type Language, cliTexts } from '@tahoun/i18n';
import { Command, type HelpConfiguration, type Option } from 'commander';
import { version } from '../package.json';
import type { CommandContext } from './answer.js';
import { addBook } from './commands/book.js';
import { addCheck } from './commands/check.js';
import { addCompletion } from './commands/completion.js';
import { addBench, addPerft } from './commands/count.js';
import { addExternalEngine } from './commands/external-engine.js';
import { addGames } from './commands/games.js';
import { addLearn } from './commands/learning.js';
import { addMatch, addMatchWorker } from './commands/match.js';
import { addPlay } from './commands/play.js';
import { addPositionCommands } from './commands/position.js';
import { addProblem } from './commands/problem.js';
import { addProblems } from './commands/problems.js';
import { addGtp, addUci } from './commands/protocols.js';
import { addReview } from './commands/review.js';
import { addBestMove } from './commands/search.js';
import { addSolve } from './commands/solve.js';
import { addTables } from './commands/tables.js';
import { addTree } from './commands/tree.js';
import { CliError } from './errors.js';
import { EXAMPLES } from './examples.js';
import { positionText, standardInput, takenInput } from './files.js';
import { addGamesFrom } from './games.js';
import { type GlobalOptions, several, variant, wordOption } from './options.js';

/** Everything that the whole program gets. */
interface ProgramContext extends Pick<CommandContext, 'language' | 'interactive' | 'deliver' | 'progress'> {
  /** Runs `batch`; left out inside of one. */
  readonly batch?: ((language: Language) => Promise<void>) | undefined;
  readonly print: (text: string) => void;
}

/** The whole command line as commander sees it. It neither exits nor prints by itself. */
export function createProgram({ print, batch, ...surroundings }: ProgramContext): Command {
  const { interactive, language } = surroundings;
  const texts = cliTexts(language);
  const { help } = texts;
  const program = new Command('tahoun')
    .description(help.program)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: ignore, outputError: ignore })
    .option('--json', help.global.json)
    .option('--variant <NAME=VALUE>', help.global.variant, variant)
    .option('--game <PLACE>', help.global.game, several)
    .addOption(wordOption('--lang <LANGUAGE>', help.global.lang, LANGUAGES))
    .option('--no-color', help.global.noColor)
    .hook('preAction', (command) => addGamesFrom(command.opts<GlobalOptions>().game));
  const globals = () => program.opts<GlobalOptions>();
  const readInput = interactive ? standardInput : takenInput;
  const context: CommandContext = {
    ...surroundings,
    help,
    globals,
    readInput,
    request: (game, position) => ({
      game,
      position: positionText(game, position, readInput),
      variants: globals().variant,
    }),
  };
  if (interactive) {
    program.version(version, '-V, --version', help.frame.version);
    translateHelp(program, texts);
  } else {
    program.helpOption(false).helpCommand(false);
  }

  addGames(program, context);
  addPositionCommands(program, context);
  addPlay(program, context);
  addPerft(program, context);
  addCheck(program, context);
  addBestMove(program, context);
  addSolve(program, context);
  addReview(program, context);
  addTree(program, context);
  addMatch(program, context);
  addBench(program, context);
  addLearn(program, context);
  addTables(program, context);
  addBook(program, context);
  addProblem(program, context);
  addProblems(program, context);
  program
    .command('batch')
    .description(help.batch)
    .action(() => {
      if (batch === undefined) throw new CliError(({ errors }) => errors.batchInBatch);
      return batch(language);
    });
  if (interactive) {
    addUci(program, context);
    addGtp(program, context);
    addExternalEngine(program, context);
    addMatchWorker(program, context);
    addCompletion(program, context);
    addExamples(program, help.frame.titles['Example:']);
    program.addHelpText('after', help.after);
  }
  return program;
}

/** Ends the help of each command with an example. @param path the words that call the command */
function addExamples(command: Command, title: string, path: readonly string[] = []): void {
  const example = EXAMPLES[path.join(' ')];
  if (example !== undefined) command.addHelpText('after', `\n${title}\n  ${example}`);
  for (const each of command.commands) addExamples(each, title, [...path, each.name()]);
}

/** Errors are thrown to the caller, who prints them in one line. */
function ignore(): void {
  // Commander would print its own wording of the error here.
}

/** Makes commander write its help in the reader's language. Commands inherit it from the program. */
function translateHelp(program: Command, { help, placeholders }: CliTexts): void {
  const { frame } = help;
  const term = (text: string): string => placeholders(text.replace(/\[(options|command)\]/g, usageWord));
  const usageWord = (word: string): string => frame.usage[word as keyof typeof frame.usage] ?? word;
  const configuration: HelpConfiguration = {
    showGlobalOptions: true,
    styleTitle: (title) => frame.titles[title as keyof typeof frame.titles] ?? title,
    styleUsage: term,
    styleSubcommandTerm: term,
    styleOptionTerm: term,
    styleArgumentTerm: term,
    optionDescription: ({ description, defaultValue, required, mandatory }: Option) => {
      if (mandatory) return `${description} (${frame.required})`;
      const isTold = required && defaultValue !== undefined;
      return isTold ? `${description} (${frame.defaultValue(String(defaultValue))})` : description;
    },
  };
  program
    .configureHelp(configuration)
    .helpOption('-h, --help', frame.helpOption)
    .helpCommand(term('help [command]'), frame.helpCommand);
}
