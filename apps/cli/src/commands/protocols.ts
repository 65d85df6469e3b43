import { quoteInput } from '@tahoun/core';
import { MAX_LEVEL } from '@tahoun/engine';
import type { Command } from 'commander';
import type { GtpStrength } from '../gtp/player.js';
import { CliError, failureOf } from '../input/errors.js';
import { gameById, gameIds, gamesWith, loadGames } from '../input/games.js';
import { searchOption } from '../search/options.js';
import type { CommandContext } from './context.js';

/** `tahoun uci` has the standard streams for itself until it ends: not for `batch`. */
export function describeUci(command: Command, { language }: CommandContext): void {
  command.action(async () => {
    // The others are loaded when they are chosen.
    await loadGames(language, gameIds().slice(0, 1));
    const { UciSession } = await import('../uci/session.js');
    const session = new UciSession((line) => process.stdout.write(`${line}\n`), language);
    return session.run(process.stdin.setEncoding('utf8'));
  });
}

/** `tahoun gtp` has the standard streams for itself until it ends: not for `batch`. */
export function describeGtp(command: Command, { globals, help, language }: CommandContext): void {
  command
    .argument('[GAME]', help.shared.oneOf(gamesWith('gtp').join(', ')))
    .addOption(searchOption('level', help.shared.level(MAX_LEVEL)))
    .addOption(searchOption('nodes', help.gtp.nodes))
    .addOption(searchOption('timeMs', help.gtp.time))
    .addOption(searchOption('threads', help.gtp.threads))
    .action(async (name: string | undefined, strength: GtpStrength) => {
      const game = spokenGame(name);
      await loadGames(language, [game], ['ai', 'file', 'gtp']);
      const [{ GtpBoard }, { GtpPlayer }, { GtpSession }] = await Promise.all([
        import('../gtp/board.js'),
        import('../gtp/player.js'),
        import('../gtp/session.js'),
      ]);
      const board = new GtpBoard(game, globals().variant ?? {});
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
