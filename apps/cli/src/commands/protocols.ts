import { quoteInput } from '@tahoun/core';
import { MAX_LEVEL } from '@tahoun/engine';
import type { Command } from 'commander';
import type { CommandContext } from '../answer.js';
import { CliError, failureOf } from '../errors.js';
import { gameById, gamesWith } from '../games.js';
import { GtpBoard } from '../gtp/board.js';
import { GtpPlayer, type GtpStrength } from '../gtp/player.js';
import { GtpSession } from '../gtp/session.js';
import { searchOption } from '../options.js';
import { UciSession } from '../uci/session.js';

/** `tahoun uci` has the standard streams for itself until it ends: not for `batch`. */
export function addUci(program: Command, { help, language }: CommandContext): void {
  program
    .command('uci')
    .description(help.uci)
    .action(() => {
      const session = new UciSession((line) => process.stdout.write(`${line}\n`), language);
      return session.run(process.stdin.setEncoding('utf8'));
    });
}

/** `tahoun gtp` has the standard streams for itself until it ends: not for `batch`. */
export function addGtp(program: Command, { globals, help, language }: CommandContext): void {
  program
    .command('gtp')
    .description(help.gtp.about)
    .argument('[GAME]', help.shared.oneOf(gamesWith('gtp').join(', ')))
    .addOption(searchOption('level', help.shared.level(MAX_LEVEL)))
    .addOption(searchOption('nodes', help.gtp.nodes))
    .addOption(searchOption('timeMs', help.gtp.time))
    .addOption(searchOption('threads', help.gtp.threads))
    .action((game: string | undefined, strength: GtpStrength) => {
      const board = new GtpBoard(spokenGame(game), globals().variant ?? {});
      const player = new GtpPlayer(strength, (error) => {
        process.stderr.write(`tahoun: ${failureOf(error, language).error}\n`);
      });
      const session = new GtpSession((text) => process.stdout.write(text), language, board, player);
      return session.run(process.stdin.setEncoding('utf8'));
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
