import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runStoppable } from './stoppable-run.js';
import { watch } from './testing/watched-hosts.js';

it('the thread of a task that does not stop is ended some time after it was told to, and another takes its place', async () => {
  const pool = new Piscina<{ obstinate: boolean }, string>({
    filename: fileURLToPath(new URL('./testing/obstinate-task.mjs', import.meta.url)),
    maxThreads: 1,
  });
  onTestFinished(() => pool.destroy());
  const stopper = new AbortController();
  const hanging = runStoppable(pool, { task: { obstinate: true }, stopped: stopper.signal, graceMs: 50 });
  stopper.abort();
  await expect(hanging).rejects.toThrow('did not stop within 50 ms');
  const stopped = new AbortController().signal;
  expect(await runStoppable(pool, { task: { obstinate: false }, stopped, graceMs: 50 })).toBe('done');
});

describe('a task in a thread', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const GRACE_MS = 1000;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  /** A task under way in a pool where the test answers. */
  function start(stopped: AbortSignal) {
    let resolve: (reply: string) => void = () => {};
    let reject: (error: Error) => void = () => {};
    const promise = new Promise<string>((resolved, rejected) => {
      resolve = resolved;
      reject = rejected;
    });
    const run = vi.fn((_task: string, options: { readonly signal: AbortSignal }) => {
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      return promise;
    });
    const pool = { run } as unknown as Piscina<string, string>;
    const seen = watch(runStoppable(pool, { task: 'task', stopped, graceMs: GRACE_MS }));
    return { run, seen, resolve, reject, isEnded: () => run.mock.calls[0]?.[1].signal.aborted };
  }

  it('has all the time that it wants while nobody tells it to stop', async () => {
    const { run, seen, resolve, isEnded } = start(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1000 * GRACE_MS);
    expect([isEnded(), seen, run.mock.calls.length]).toEqual([false, {}, 1]);
    resolve('done');
    await settle();
    expect(seen).toEqual({ value: 'done' });
  });

  it.each(['before it began', 'later'])(
    'has its grace, and no more, when it was told to stop %s',
    async (when) => {
      const stopper = new AbortController();
      if (when === 'before it began') stopper.abort();
      const { seen, isEnded } = start(stopper.signal);
      if (when === 'later') await vi.advanceTimersByTimeAsync(5 * GRACE_MS);
      stopper.abort();
      await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
      expect([isEnded(), seen]).toEqual([false, {}]);
      await vi.advanceTimersByTimeAsync(1);
      expect(isEnded()).toBe(true);
      expect(seen.error).toMatchObject({ message: expect.stringMatching(/did not stop within 1000 ms/) });
    },
  );

  it('may answer within its grace, and then nothing is left to end it', async () => {
    const stopper = new AbortController();
    const { seen, resolve, isEnded } = start(stopper.signal);
    stopper.abort();
    await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
    resolve('in time');
    await settle();
    expect(seen).toEqual({ value: 'in time' });
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(isEnded()).toBe(false);
  });

  it('is not ended by a signal that comes when it has answered', async () => {
    const stopper = new AbortController();
    const { resolve, isEnded } = start(stopper.signal);
    resolve('done');
    await settle();
    stopper.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(isEnded()).toBe(false);
  });

  it('fails as it does by itself, also while it is given grace', async () => {
    const stopper = new AbortController();
    const { seen, reject } = start(stopper.signal);
    stopper.abort();
    const error = new Error('out of memory');
    reject(error);
    await settle();
    expect(seen.error).toBe(error);
    expect(vi.getTimerCount()).toBe(0);
  });
});
