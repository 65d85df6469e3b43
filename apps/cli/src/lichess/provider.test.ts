import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Analyst } from './analyst.js';
import { Lichess } from './lichess.js';
import { provide } from './provider.js';
import { FakeLichess, TOKEN } from './testing/broker.js';
import type { Job } from './work.js';

const JOB = { id: 'one', work: {} } as Job;

it('hands in what was found after seconds, though the broker has closed the silent connection', async () => {
  const broker = await FakeLichess.start();
  const lichess = new Lichess({ lichess: broker.url, broker: broker.url });
  await lichess.register(TOKEN, 'Tahoun', { threads: 1, hashMib: 16, depth: 20 });
  let find: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    find = resolve;
  });
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      await begun;
      controller.enqueue(new TextEncoder().encode('info depth 1\n'));
      controller.close();
    },
  });
  const analyse = vi.fn(() => ({ lines, begun, stop: () => undefined, ended: begun }));
  const stopper = new AbortController();
  const reports = { away: vi.fn(), refused: vi.fn() };
  const analyst = { analyse } as unknown as Analyst;
  const providing = provide({ lichess, analyst, signal: stopper.signal, pause, ...reports });

  broker.ask(JOB);
  await vi.waitUntil(() => analyse.mock.calls.length > 0 && broker.isWaitedAt, { timeout: 60_000 });
  broker.closeIdle();
  await pause(50);
  find();
  await vi.waitFor(() => expect(broker.sent.get('one')).toBe('info depth 1\n'), { timeout: 60_000 });

  stopper.abort();
  await providing;
  expect([reports.away.mock.calls, reports.refused.mock.calls]).toEqual([[], []]);
  broker.stop();
});
