import { Refusal as LiveRefusal } from '@tahoun/live';
import { DatabaseFault } from '@tahoun/live/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardOf } from '../cards/card.js';
import { problemOf, testApp } from '../testing/test-app.js';
import { type ServedLive, guardedLive } from './guarded-live.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Games whose database answers with this. */
function gamesThat(answer: () => Promise<never>) {
  const asked = vi.fn(answer);
  const live = {
    state: asked,
    act: asked,
    begin: asked,
    async *watch() {
      yield await asked();
    },
  } as unknown as ServedLive;
  return { asked, live: guardedLive(() => live, { log: () => undefined }) };
}

const frozen = () => new Promise<never>(() => undefined);

it('a database that is silent is waited for once, then left alone, and tried again', async () => {
  const { asked, live } = gamesThat(frozen);
  const app = testApp({ live });
  const first = app.request('/v1/live/g');
  const stream = app.request('/v1/live/g/stream');
  await vi.advanceTimersByTimeAsync(2000);
  for (const response of [await first, await stream, await app.request('/v1/live/g')]) {
    expect(await problemOf(response)).toMatchObject({ status: 503, code: 'live-away' });
    expect(response.headers.get('retry-after')).toBe('2');
  }
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect((await app.request('/v1/live/g')).status).toBe(503);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  void app.request('/v1/live/g');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('leaves a game whose first state comes when nobody waits for it any more', async () => {
  let hasLeft = false;
  async function* watch() {
    try {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      yield {};
    } finally {
      hasLeft = true;
    }
  }
  const app = testApp({
    live: guardedLive(() => ({ watch }) as unknown as ServedLive, { log: () => undefined }),
  });
  const stream = app.request('/v1/live/g/stream');
  await vi.advanceTimersByTimeAsync(2000);
  expect((await stream).status).toBe(503);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hasLeft).toBe(true);
});

it('the page of a game is served without its card meanwhile', async () => {
  const { live } = gamesThat(() => Promise.reject(new DatabaseFault('connection refused')));
  const around = { live, problems: () => [], language: 'en', pause: () => undefined } as const;
  expect(await cardOf(new URL('http://localhost/live/g'), around)).toBeNull();
});

it('reading goes on where nothing can be written', async () => {
  const live = {
    act: () => Promise.reject(new DatabaseFault('database is locked')),
    state: () => Promise.reject(new LiveRefusal('no-such-game')),
  } as unknown as ServedLive;
  const app = testApp({ live: guardedLive(() => live, { log: () => undefined }) });
  const move = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Seat-Key': 'k' },
    body: JSON.stringify({ move: 'e4', ply: 0 }),
  };
  expect((await app.request('/v1/live/g/moves', move)).status).toBe(503);
  expect((await app.request('/v1/live/g')).status).toBe(404);
});

it('a fault of the program is none of the database: it fails one request', async () => {
  const { asked, live } = gamesThat(() => Promise.reject(new TypeError('undefined is not a function')));
  const app = testApp({ live, log: () => undefined });
  for (let time = 0; time < 2; time++) expect((await app.request('/v1/live/g')).status).toBe(500);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('what the games themselves refuse is no fault of the database', async () => {
  const { asked, live } = gamesThat(() => Promise.reject(new LiveRefusal('no-such-game')));
  const app = testApp({ live });
  for (let time = 0; time < 2; time++) expect((await app.request('/v1/live/g')).status).toBe(404);
  expect(asked).toHaveBeenCalledTimes(2);
});
