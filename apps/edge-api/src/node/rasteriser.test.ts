import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { LEDGER } from '../limits/ledger.js';
import { Refusal } from '../problem.js';
import { PICTURES_PER_THREAD, Rasteriser } from './rasteriser.js';

/** A thread that draws on demand. */
class FakeThread extends EventEmitter {
  readonly asked: { svg: string; width: number }[] = [];
  postMessage(task: { svg: string; width: number }): void {
    this.asked.push(task);
  }
  unref(): void {}
  isEnded = false;
  async terminate(): Promise<number> {
    this.isEnded = true;
    return 0;
  }
}

function fakeRasteriser() {
  const threads: FakeThread[] = [];
  const rasteriser = new Rasteriser(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  return { rasteriser, threads };
}

describe('pictures', () => {
  let real: Rasteriser | undefined;
  afterEach(() => real?.close());

  it('are drawn in pixels on a thread', async () => {
    real = new Rasteriser();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><text y="9">a</text></svg>';
    const [one, other] = await Promise.all([real.draw(svg, 64), real.draw(svg, 65)]);
    const sizeOf = ({ buffer }: Uint8Array) => [16, 20].map((at) => new DataView(buffer).getUint32(at));
    expect([sizeOf(one), sizeOf(other)]).toEqual([
      [64, 128],
      [65, 130],
    ]);
  });

  it('are drawn one after the other, each given to whoever asked for it', async () => {
    const { rasteriser, threads } = fakeRasteriser();
    const pictures = [rasteriser.draw('a', 1), rasteriser.draw('b', 2)];
    expect(threads[0]?.asked).toEqual([{ svg: 'a', width: 1 }]);
    threads[0]?.emit('message', 'A');
    expect(await pictures[0]).toBe('A');
    expect(threads[0]?.asked[1]).toEqual({ svg: 'b', width: 2 });
    threads[0]?.emit('message', 'B');
    expect(await pictures[1]).toBe('B');
    expect(threads).toHaveLength(1);
  });

  it('are refused while too many wait', async () => {
    const { rasteriser, threads } = fakeRasteriser();
    const drawn = Array.from({ length: LEDGER.pixel.inAll + 1 }, () => rasteriser.draw('a', 1));
    const refused = await rasteriser.draw('b', 1).catch((error: Refusal) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({
      status: 503,
      code: 'too-busy',
      context: { retryAfter: 2 },
    });
    threads[0]?.emit('message', 'A');
    await drawn[0];
    const taken = rasteriser.draw('c', 1);
    for (const picture of [...drawn.slice(1), taken]) {
      threads.at(-1)?.emit('message', 'A');
      expect(await picture).toBe('A');
    }
  });

  it('get a new thread before one holds much memory, and the old one ends', async () => {
    const { rasteriser, threads } = fakeRasteriser();
    for (let count = 0; count < 2 * PICTURES_PER_THREAD + 1; count++) {
      const picture = rasteriser.draw('a', 1);
      threads.at(-1)?.emit('message', 'A');
      expect(await picture).toBe('A');
    }
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
    expect(threads.map(({ asked }) => asked.length)).toEqual([PICTURES_PER_THREAD, PICTURES_PER_THREAD, 1]);
  });

  it('get a new thread when one has broken down', async () => {
    const { rasteriser, threads } = fakeRasteriser();
    const broken = rasteriser.draw('a', 1);
    threads[0]?.emit('error', new Error('broken'));
    await expect(broken).rejects.toThrow('broken');
    const next = rasteriser.draw('b', 1);
    expect(threads).toHaveLength(2);
    threads[1]?.emit('message', 'B');
    expect(await next).toBe('B');
  });
});
