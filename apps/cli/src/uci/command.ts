import { type Command, CommanderError } from 'commander';
import type { CommandContext } from '../context.js';
import { languageOfLocale } from '../language.js';
import type { GlobalOptions } from '../options.js';
import { UciSession } from './session.js';

/** `tahoun uci` has the standard streams for itself until it ends: not for `batch`. */
export function addUci(program: Command, { help }: CommandContext): void {
  program
    .command('uci')
    .description(help.uci)
    .action(async (_options: object, command: Command) => {
      const { lang = languageOfLocale(process.env) } = command.optsWithGlobals<GlobalOptions>();
      const session = new UciSession((line) => process.stdout.write(`${line}\n`), lang);
      await session.run(process.stdin.setEncoding('utf8'));
      // All has been said: this ends the command line well and prints nothing more.
      throw new CommanderError(0, 'tahoun.uci', '');
    });
}
