import type { CliTexts } from '@tahoun/i18n';
import { Command } from 'commander';
import { version } from '../package.json';
import { addBench } from './commands/bench.js';
import { addBook } from './commands/book.js';
import { addGames } from './commands/games.js';
import { addLearn } from './commands/learn.js';
import { addMatch } from './commands/match.js';
import { addPerft } from './commands/perft.js';
import { addPositionCommands } from './commands/position.js';
import { addSearchCommands } from './commands/search.js';
import { addTables } from './commands/tables.js';
import { addTree } from './commands/tree.js';
import { addTune } from './commands/tune.js';
import type { CommandContext } from './context.js';
import { addGamesFrom } from './games.js';
import { addGtp } from './gtp/command.js';
import { translateHelp } from './help.js';
import { type GlobalOptions, language, several, variant } from './options.js';
import { addUci } from './uci/command.js';

/** What the whole program gets. */
export interface ProgramContext extends Omit<CommandContext, 'help'> {
  /** In the language of the command line. */
  readonly texts: CliTexts;
  /** Called instead of `deliver` for `batch`. */
  readonly startBatch: () => void;
  /** Whether `--help`, `--version` and the protocols exist, which take over the standard streams. */
  readonly interactive: boolean;
  readonly print: (text: string) => void;
}

/** The whole command line as commander sees it. It neither exits nor prints by itself. */
export function createProgram({ texts, ...surroundings }: ProgramContext): Command {
  const { help } = texts;
  const context: CommandContext = { ...surroundings, help };
  const program = new Command('tahoun')
    .description(help.program)
    .exitOverride()
    .configureOutput({ writeOut: surroundings.print, writeErr: ignore, outputError: ignore })
    .option('--json', help.global.json)
    .option('--variant <NAME=VALUE>', help.global.variant, variant)
    .option('--game <PLACE>', help.global.game, several)
    .option('--lang <LANGUAGE>', help.global.lang, language)
    .option('--no-color', help.global.noColor)
    .hook('preAction', (command) => addGamesFrom(command.opts<GlobalOptions>().game));
  if (surroundings.interactive) {
    program.version(version, '-V, --version', help.frame.version);
    program.addHelpText('after', help.after);
    translateHelp(program, texts);
  } else {
    program.helpOption(false).helpCommand(false);
  }

  addGames(program, context);
  addPositionCommands(program, context);
  addPerft(program, context);
  addSearchCommands(program, context);
  addTree(program, context);
  addMatch(program, context);
  addBench(program, context);
  addTune(program, context);
  addLearn(program, context);
  addTables(program, context);
  addBook(program, context);
  program.command('batch').description(help.batch).action(surroundings.startBatch);
  if (surroundings.interactive) {
    addUci(program, context);
    addGtp(program, context);
  }
  return program;
}

/** Errors are thrown to the caller, who prints them in one line. */
function ignore(): void {
  // Commander would print its own wording of the error here.
}
