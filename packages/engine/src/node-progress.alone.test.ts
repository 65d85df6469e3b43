import { expect, it, vi } from 'vitest';
import { type BestMoveAnswer, bestMove } from './index.js';
import type { ThreadTask } from './node-thread.js';
import { games } from './testing/all-games.js';
import { watchedNodeHost } from './testing/watched-hosts.js';

vi.mock('piscina', async () => {
  const { IdlePool: Piscina } = await import('./testing/idle-pool.js');
  return { Piscina };
});

it('a search in Node tells its answers so far to whoever listens, and to nobody else', async () => {
  const answer = bestMove(games, { game: 'zabor', nodes: 1 });
  const { host, sent } = watchedNodeHost(2);
  const progressOf = (at: number) => (sent[at]?.work as ThreadTask | undefined)?.progress;
  let listened: Promise<BestMoveAnswer> | undefined;
  const told = new Promise<BestMoveAnswer>((onProgress) => {
    listened = host.bestMove({ game: 'zabor' }, { onProgress });
  });
  const unheard = host.bestMove({ game: 'zabor' });
  expect(progressOf(0)).toBeDefined();
  expect(progressOf(1)).toBeUndefined();
  progressOf(0)?.postMessage(answer);
  // The reply overtakes it: it comes by another port.
  for (const each of sent) each.reply({ ok: true, answer });
  expect(await Promise.race([told, listened?.then(() => 'unheard')])).toEqual(answer);
  expect(await Promise.all([listened, unheard])).toEqual([answer, answer]);
});
