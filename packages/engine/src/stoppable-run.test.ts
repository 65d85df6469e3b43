import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { afterAll, describe, expect, it } from 'vitest';
import { runStoppable } from './stoppable-run.js';

describe('a thread that does not stop', () => {
  const pool = new Piscina<{ obstinate: boolean }, string>({
    filename: fileURLToPath(new URL('./testing/obstinate-task.mjs', import.meta.url)),
    maxThreads: 1,
  });
  afterAll(() => pool.destroy());

  it('is ended some time after it was told to, and its place taken by another', async () => {
    const stopper = new AbortController();
    const hanging = runStoppable(pool, {
      task: { obstinate: true },
      stopped: stopper.signal,
      graceMs: 50,
    });
    stopper.abort();
    await expect(hanging).rejects.toThrow('did not stop within 50 ms');
    const after = runStoppable(pool, {
      task: { obstinate: false },
      stopped: new AbortController().signal,
      graceMs: 50,
    });
    expect(await after).toBe('done');
  });

  it('is left alone as long as nobody tells it to stop', async () => {
    const stopped = new AbortController().signal;
    expect(await runStoppable(pool, { task: { obstinate: false }, stopped, graceMs: 0 })).toBe('done');
  });
});
