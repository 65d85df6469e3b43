import { setTimeout as delay } from 'node:timers/promises';
import { startLoopbackDiscord } from '@tahoun/loopback-discord';
import { BotProcess, Table, exportedMoves, startPostgres } from '@tahoun/tests/discord';

/**
 * Kills the built Discord bot while the computer thinks about its move, starts it again, and prints how long
 * the game waited for that move, which includes the start of the process, and whether a move was lost or came
 * twice.
 *
 *     npx node bench/src/discord-kills.ts [sqlite (default) or postgres] [kills, default 50]
 */
const kind = process.argv[2] ?? 'sqlite';
const kills = Number(process.argv[3] ?? 50);
/** The move is thought about for so long. */
const THINK_MS = 2000;

const postgres = kind === 'postgres' ? await startPostgres() : undefined;
const discord = await startLoopbackDiscord();
const bot = new BotProcess(discord, {
  TAHOUN_THINK_MS: String(THINK_MS),
  ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
});
const waits: number[] = [];
const starts: number[] = [];
let wrong = 0;
try {
  await bot.start();
  for (let kill = 0; kill < kills; kill++) {
    const user = discord.user(`Otto${kill}`);
    const table = new Table(discord, user.place, [user, undefined]);
    await user.command('play', { game: 'chess', level: 8 });
    await table.board(0);
    await user.command('move', { move: 'e4' });
    // The board is shown without the computer's move when that takes a while.
    await table.board(1);
    await delay(Math.random() * (THINK_MS / 4));
    const killed = performance.now();
    await bot.kill();
    const begun = performance.now();
    await bot.start();
    starts.push(performance.now() - begun);
    await table.board(2);
    waits.push(performance.now() - killed);
    const moves = await exportedMoves(user);
    if (moves.length !== 2 || moves[0] !== 'e4') wrong++;
    const [waited, started] = [waits.at(-1) as number, starts.at(-1) as number];
    console.error(
      `${kill + 1} of ${kills}: ${Math.round(waited)} ms, start ${Math.round(started)} ms, ${wrong} wrong`,
    );
  }
} finally {
  await bot.dispose();
  await discord.close();
  await postgres?.close();
}

function figures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const shown = (value: number | undefined) => Math.round(value ?? Number.NaN);
  return `median ${shown(sorted[Math.floor(sorted.length / 2)])}, longest ${shown(sorted.at(-1))} ms`;
}

console.log(
  `${kind}, ${waits.length} kills: ${wrong} games with a move lost or twice; from the kill to the computer's ` +
    `move ${figures(waits)}, of which the start of the process ${figures(starts)}`,
);
process.exitCode = wrong === 0 ? 0 : 1;
