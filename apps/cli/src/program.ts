import { Command } from 'commander';
import { version } from '../package.json';
import { addBench } from './commands/bench.js';
import { addBook } from './commands/book.js';
import { addGames } from './commands/games.js';
import { addMatch } from './commands/match.js';
import { addPerft } from './commands/perft.js';
import { addPositionCommands } from './commands/position.js';
import { addSearchCommands } from './commands/search.js';
import { addTables } from './commands/tables.js';
import { addTree } from './commands/tree.js';
import { addTune } from './commands/tune.js';
import type { CommandContext } from './context.js';
import { addGtp } from './gtp/command.js';
import { language, variant } from './options.js';
import { addUci } from './uci/command.js';

/** What the whole program is given. */
export interface ProgramContext extends CommandContext {
  /** Called instead of `deliver` for `batch`. */
  readonly startBatch: () => void;
  /** Whether `--help` and `--version` exist, and the protocols, which take the standard streams over. */
  readonly help: boolean;
  readonly print: (text: string) => void;
}

/** The whole command line as commander sees it. It neither exits nor prints by itself. */
export function createProgram(context: ProgramContext): Command {
  const program = new Command('tahoun')
    .description('One engine for two-player board games.')
    .exitOverride()
    .configureOutput({ writeOut: context.print, writeErr: ignore, outputError: ignore })
    .configureHelp({ showGlobalOptions: true })
    .option('--json', 'print one JSON document and nothing else')
    .option('--variant <NAME=VALUE>', "set a game's option, e.g. the size of the board (repeatable)", variant)
    .option('--lang <LANGUAGE>', 'en or cs; by default what the locale says', language)
    .option('--no-color', 'print without colours');
  if (context.help) {
    program.version(version, '-V, --version', 'print the version');
    program.addHelpText('after', AFTER_HELP);
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
  addTables(program, context);
  addBook(program, context);
  program
    .command('batch')
    .description(
      'run commands from standard input: each line a JSON array of arguments, each answered by one line',
    )
    .action(context.startBatch);
  if (context.help) {
    addUci(program);
    addGtp(program);
  }
  return program;
}

const AFTER_HELP = `
A position is one quoted argument, or @FILE to read it from a text file; without it a command looks at the
initial position.
Exit codes: 0 done, 1 the answer is "no", 2 bad usage or bad input.`;

/** Errors are thrown to the caller, who prints them in one line. */
function ignore(): void {
  // Commander would print its own wording of the error here.
}
