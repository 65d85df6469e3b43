import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { PICTURES_PER_THREAD, Rasteriser, type Task } from './pictures.js';

const WAITING = 3;

/** A thread that draws on demand. */
class FakeThread extends EventEmitter {
  readonly asked: string[] = [];
  keepsAlive = true;
  isEnded = false;
  postMessage({ svg }: Task): void {
    this.asked.push(svg);
  }
  ref(): void {
    this.keepsAlive = true;
  }
  unref(): void {
    this.keepsAlive = false;
  }
  async terminate(): Promise<number> {
    this.isEnded = true;
    return 0;
  }
}

/** A rasteriser with such threads; its pictures are whatever a thread emits. */
function fakeRasteriser() {
  const threads: FakeThread[] = [];
  const start = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  };
  const rasteriser = new Rasteriser(WAITING, start);
  return { threads, draw: (svg: string, owner?: string) => rasteriser.draw(task(svg), owner) };
}

function task(svg: string, value = 1): Task {
  return { svg, fitTo: { mode: 'width', value }, as: 'png' };
}

describe('pictures', () => {
  const real = new Rasteriser(WAITING);
  afterAll(() => real.close());

  /** Half of it is red, with a text. */
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><rect width="10" height="10" fill="red"/><text y="19">a</text></svg>';

  it('are drawn on a thread, as wide or as high as they are to be', async () => {
    const [wide, high] = await Promise.all([
      real.draw(task(SVG, 64)),
      real.draw({ ...task(SVG, 64), fitTo: { mode: 'height', value: 64 } }),
    ]);
    for (const [picture, width, height] of [
      [wide, 64, 128],
      [high, 32, 64],
    ] as const) {
      expect(picture).toMatchObject({ width, height });
      const { buffer } = picture.data;
      expect([16, 20].map((at) => new DataView(buffer).getUint32(at))).toEqual([width, height]);
    }
  });

  it('are given as pixels too, with texts in a font of their own', async () => {
    const { data, width, height } = await real.draw({ ...task(SVG, 10), as: 'pixels' });
    expect([width, height, data.length]).toEqual([10, 20, 10 * 20 * 4]);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    expect(data.subarray(10 * 10 * 4).some((value) => value !== 0)).toBe(true);
  });

  it('that cannot be read are refused, and the next one is drawn', async () => {
    await expect(real.draw(task('<svg'))).rejects.toThrow();
    expect(await real.draw(task(SVG, 8))).toMatchObject({ width: 8 });
  });

  it('are drawn one after the other, each given to whoever asked for it', async () => {
    const { draw, threads } = fakeRasteriser();
    const pictures = [draw('a'), draw('b')];
    expect(threads[0]?.asked).toEqual(['a']);
    threads[0]?.emit('message', 'A');
    expect(await pictures[0]).toBe('A');
    expect(threads[0]?.asked).toEqual(['a', 'b']);
    threads[0]?.emit('message', 'B');
    expect(await pictures[1]).toBe('B');
    expect(threads).toHaveLength(1);
  });

  it('keep the process alive while they are drawn, and only then', async () => {
    const { draw, threads } = fakeRasteriser();
    for (let time = 0; time < 2; time++) {
      const picture = draw('a');
      expect(threads[0]?.keepsAlive).toBe(true);
      threads[0]?.emit('message', 'A');
      await picture;
      expect(threads[0]?.keepsAlive).toBe(false);
    }
  });

  it('are refused while too many wait', async () => {
    const { draw, threads } = fakeRasteriser();
    const owners = ['one', 'one', 'two', 'three'];
    const drawn = owners.map((owner) => draw('a', owner));
    await expect(draw('b', 'four')).rejects.toThrow('too-busy');
    await expect(draw('b', 'one')).rejects.toThrow('too-many');
    threads[0]?.emit('message', 'A');
    await drawn[0];
    const taken = draw('c', 'one');
    const rest = [...drawn.slice(1), taken];
    for (const _ of rest) {
      threads.at(-1)?.emit('message', 'A');
      await new Promise(setImmediate);
    }
    expect(await Promise.all(rest)).toEqual(rest.map(() => 'A'));
  });

  it('get a new thread before one holds much memory, and the old one ends', async () => {
    const { draw, threads } = fakeRasteriser();
    for (let count = 0; count < 2 * PICTURES_PER_THREAD + 1; count++) {
      const picture = draw('a');
      threads.at(-1)?.emit('message', 'A');
      expect(await picture).toBe('A');
    }
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
    expect(threads.map(({ asked }) => asked.length)).toEqual([PICTURES_PER_THREAD, PICTURES_PER_THREAD, 1]);
  });

  it('get a new thread when one has broken down', async () => {
    const { draw, threads } = fakeRasteriser();
    const broken = draw('a');
    threads[0]?.emit('error', new Error('broken'));
    await expect(broken).rejects.toThrow('broken');
    const next = draw('b');
    expect(threads).toHaveLength(2);
    threads[1]?.emit('message', 'B');
    expect(await next).toBe('B');
  });
});
