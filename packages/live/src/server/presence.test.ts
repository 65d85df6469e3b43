import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { Presence } from './presence.js';

/** What is written of one key: for how many milliseconds its holder is present from then on. */
let marked: number[];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  marked = [];
  const store = {
    now: () => Date.now(),
    keys: {
      markPresent: async (keys: readonly string[], ms: number) => void marked.push(...keys.map(() => ms)),
    },
    games: { touch: async () => undefined },
  };
  presence = new Presence(store as unknown as Store, () => undefined);
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('ends eight seconds after the last sign of life, and begins with the next', async () => {
  await presence.come('game', 'key');
  for (let beats = 0; beats < 5; beats++) {
    await presence.hear('key');
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(marked).toEqual([45_000]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(marked).toEqual([45_000, 0]);
  // What is renewed from time to time is the presence of those who are there.
  presence.beat();
  await presence.hear('key');
  expect(marked).toEqual([45_000, 0, 45_000]);
  await presence.go('game', 'key');
  expect(marked).toEqual([45_000, 0, 45_000, 0]);
});

it('of a page that never gives a sign lasts as long as it is open', async () => {
  await presence.come('game', 'key');
  await vi.advanceTimersByTimeAsync(60_000);
  presence.beat();
  expect(marked).toEqual([45_000, 45_000]);
  await presence.go('game', 'key');
});

it('of several pages with one key is that of the last one', async () => {
  await presence.come('game', 'key');
  await presence.come('game', 'key');
  await presence.go('game', 'key');
  expect(marked).toEqual([45_000]);
  // A sign of a page whose stream comes from another process.
  await presence.hear('another key');
  await presence.go('game', 'key');
  expect(marked).toEqual([45_000, 0]);
});
