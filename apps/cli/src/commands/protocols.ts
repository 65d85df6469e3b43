import { quoteInput } from '@tahoun/core';
import { MAX_LEVEL } from '@tahoun/engine';
import { languageOfLocale } from '@tahoun/i18n';
import { type Command, CommanderError } from 'commander';
import type { CommandContext } from '../answer.js';
import { CliError, failureOf } from '../errors.js';
import { gameById, gamesWith } from '../games.js';
import { GtpBoard } from '../gtp/board.js';
import { GtpPlayer } from '../gtp/player.js';
import { GtpSession } from '../gtp/session.js';
import { type GlobalOptions, searchOption } from '../options.js';
import { UciSession } from '../uci/session.js';

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

interface GtpOptions {
  readonly level?: number;
  readonly nodes?: number;
  readonly time?: number;
  readonly threads?: number;
}

/** `tahoun gtp` has the standard streams for itself until it ends: not for `batch`. */
export function addGtp(program: Command, { help }: CommandContext): void {
  program
    .command('gtp')
    .description(help.gtp.about)
    .argument('[GAME]', help.shared.oneOf(gamesWith('gtp').join(', ')))
    .addOption(searchOption('level', help.shared.level(MAX_LEVEL)))
    .addOption(searchOption('nodes', help.gtp.nodes))
    .addOption(searchOption('timeMs', help.gtp.time))
    .addOption(searchOption('threads', help.gtp.threads))
    .action(async (game: string | undefined, options: GtpOptions, command: Command) => {
      const { lang = languageOfLocale(process.env), variant = {} } = command.optsWithGlobals<GlobalOptions>();
      const { level, nodes, time, threads = 1 } = options;
      const strength = {
        threads,
        ...(level === undefined ? {} : { level }),
        ...(nodes === undefined ? {} : { nodes }),
        ...(time === undefined ? {} : { timeMs: time }),
      };
      const board = new GtpBoard(spokenGame(game), variant);
      const player = new GtpPlayer(strength, (error) => {
        process.stderr.write(`tahoun: ${failureOf(error, lang).error}\n`);
      });
      const session = new GtpSession((text) => process.stdout.write(text), lang, board, player);
      await session.run(process.stdin.setEncoding('utf8'));
      // All has been said: this ends the command line well and prints nothing more.
      throw new CommanderError(0, 'tahoun.gtp', '');
    });
}

/** @throws InputError for an unknown game, CliError for one that the protocol does not fit. */
function spokenGame(name: string | undefined): string {
  if (name === undefined) return gamesWith('gtp')[0] as string;
  const { id } = gameById(name);
  const spoken = gamesWith('gtp').find((game) => game === id);
  if (spoken !== undefined) return spoken;
  throw new CliError((texts) => texts.gtp.otherGame(quoteInput(name), gamesWith('gtp').join(', ')));
}
