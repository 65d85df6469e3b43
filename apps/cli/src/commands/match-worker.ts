import { fileURLToPath } from 'node:url';
import { type GameOrder, playOrder } from '@tahoun/engine/tournament';
import type { Command } from 'commander';
import { gameById, loadGames, registeredGames } from '../input/games.js';
import { redisUrl, wholeNumber } from '../input/options.js';
import { interruptible } from '../match/engines/process.js';
import { loadQueue } from '../redis/load.js';
import type { Skills } from '../redis/queue.js';
import type { CommandContext } from './context.js';

/** A thread without work is ended after this time. */
const IDLE_MS = 60_000;

/** `tahoun match-worker`: plays games and finds problems for others until it is interrupted, which ends the program. */
async function work(url: string, concurrency: number, ready: () => void): Promise<void> {
  const [{ playQueued }, { createEngine }, { Piscina }] = await Promise.all([
    loadQueue(),
    import('@tahoun/catalogue/node'),
    import('piscina'),
  ]);
  const host = createEngine({ games: registeredGames(), threads: concurrency });
  const filename = fileURLToPath(new URL('./games-worker.js', import.meta.url));
  const threads = new Piscina({ filename, minThreads: 0, maxThreads: concurrency, idleTimeout: IDLE_MS });
  const skills: Skills = {
    match: (order: GameOrder, signal) => playOrder(gameById(order.game), order, host, signal),
    'self-play': (order, signal) => threads.run(order, { name: 'playSelfPlayOrder', signal }),
    'problem-source': (order, signal) => threads.run(order, { name: 'searchSource', signal }),
  };
  try {
    await interruptible((signal) => playQueued(url, { skills, atOnce: concurrency, ready }, signal));
  } finally {
    await Promise.all([host.close(), threads.destroy()]);
  }
}

interface WorkerOptions {
  readonly redis: string;
  readonly concurrency: number;
}

export function describeMatchWorker(command: Command, { progress, help, language }: CommandContext): void {
  command
    .requiredOption('--redis <URL>', help.matchWorker.redis, redisUrl)
    .option('--concurrency <N>', help.match.concurrency, wholeNumber('--concurrency', 1, 64), 1)
    .action(async ({ redis, concurrency }: WorkerOptions) => {
      await loadGames(language);
      await work(redis, concurrency, () => progress((texts) => texts.workerReady(concurrency), true));
    });
}
