import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { gameIds } from '@tahoun/catalogue/all';
import { Random } from '@tahoun/core';
import { startLoopbackDiscord } from '@tahoun/loopback-discord';
import {
  BotProcess,
  MANNERS,
  type WholeGame,
  exportedMoves,
  sitAlone,
  sitDown,
  wholeGame,
} from '@tahoun/tests/discord';
import { processTimes, residentMib } from './measuring.ts';

/**
 * Many games at once with the built Discord bot, on a Discord of our own: every fourth against the computer,
 * the others between people; by commands, by touch and typed. Prints how soon clicks and commands are
 * acknowledged and how much memory the bot takes, and checks every game's moves against those that were
 * played.
 *
 * People think about each move, from half to one and a half times the given seconds; without thought (0) they
 * press on as fast as the bot lets them.
 *
 *     npx node bench/src/discord-load.ts [games, default 200] [seconds of thought, default 5] [level of the computer, default 3]
 */
const count = Number(process.argv[2] ?? 200);
const thoughtMs = 1_000 * Number(process.argv[3] ?? 5);
const level = Number(process.argv[4] ?? 3);
const TURNS_AGAINST_COMPUTER = 10;
/** Different games of each kind. */
const PLANS = 5;

// Made before anything is measured: it takes the processor that the loopback needs.
const plans = gameIds().map((id) => Array.from({ length: PLANS }, (_, seed) => wholeGame(id, seed)));

const discord = await startLoopbackDiscord();
const server = discord.guild('Club');
const bot = new BotProcess(discord, { TAHOUN_READ_MESSAGES: '1' });
try {
  await bot.start();
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await bot.dispose();
  await discord.close();
}

/** Plays all games at once and prints the figures. @returns whether all went well. */
async function measure(): Promise<boolean> {
  const pid = bot.pid as number;
  const idleMib = residentMib(pid, 'VmRSS');
  const before = processTimes(pid);
  const own = monitorEventLoopDelay();
  own.enable();
  const began = performance.now();
  const ended = await Promise.allSettled(Array.from({ length: count }, (_, nth) => playOne(nth)));
  const seconds = (performance.now() - began) / 1_000;
  const after = processTimes(pid);
  const [busyMs, mainMs] = [after.all - before.all, after.main - before.main];
  const busyMib = residentMib(pid, 'VmHWM');

  const played = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const broken = ended.flatMap((one) => (one.status === 'rejected' ? String(one.reason).split('\n')[0] : []));
  const wrong = played.filter(({ moves, exported }) => moves.join() !== exported.join());
  const moves = played.reduce((sum, game) => sum + game.moves.length, 0);
  const times = discord.interactions.acknowledgements.toSorted((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(
    [
      `${count} games at once, ${thoughtMs / 1_000} s of thought, ${moves} moves, in ${seconds.toFixed(1)} s: ${(moves / seconds).toFixed(1)} moves a second`,
      `${times.length} interactions acknowledged: median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, slowest ${times.at(-1)} ms`,
      `not acknowledged within 3 s: ${discord.late.length}; rules of Discord broken: ${discord.violations.length}`,
      `memory of the bot: ${idleMib} MiB idle, at most ${busyMib} MiB`,
      `processor time of the bot and its threads: ${(busyMs / 1_000).toFixed(0)} s, ${(busyMs / moves).toFixed(0)} ms a move, ${(mainMs / moves).toFixed(1)} of them in its main thread`,
      `games whose moves differ from those played: ${wrong.length}; that did not come to their end: ${broken.length}`,
      `this measurement's own delays (it shares the processors): p99 ${(own.percentile(99) / 1e6).toFixed(0)} ms`,
      ...broken.slice(0, 5).map((why) => `  ${why}`),
    ].join('\n'),
  );
  for (const { game, moves: said, exported } of wrong)
    console.log(`${game}: played ${said.join(' ')}, kept ${exported.join(' ')}`);
  for (const violation of discord.violations) console.log(JSON.stringify(violation));
  return broken.length + wrong.length + discord.late.length + discord.violations.length === 0;
}

/** One game, and the bot's record of it. */
async function playOne(nth: number) {
  const game = gameIds()[nth % gameIds().length] as string;
  const manner = MANNERS[nth % MANNERS.length] as (typeof MANNERS)[number];
  const channel = server.channel(`room-${nth}`);
  const anna = server.user(`Anna${nth}`, channel);
  const chance = new Random(nth);
  const think = () => delay(thoughtMs * (0.5 + chance.below(1_000) / 1_000));
  await think();
  if (nth % 4 === 0) {
    const table = await sitAlone(discord, anna, { game, level });
    const said = await table.playComputer(game, chance, TURNS_AGAINST_COMPUTER, manner, think);
    return { game, moves: said, exported: await exportedMoves(anna) };
  }
  const plan = plans[nth % gameIds().length]?.[nth % PLANS] as WholeGame;
  const table = await sitDown(discord, [anna, server.user(`Bob${nth}`, channel)], { game });
  await table.playAll(plan, manner, think);
  return { game, moves: plan.moves.map(({ text }) => text), exported: await exportedMoves(anna) };
}
