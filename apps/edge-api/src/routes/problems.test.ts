import { problemOfDay } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { expect, it, vi } from 'vitest';
import { testApp } from '../testing/test-app.js';

const GAME = 'zabor';
const all = shippedProblems(GAME);
const ask = async (path: string) => {
  const response = await testApp({ problems: shippedProblems }).request(`/v1/problems${path}`);
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  return { status: response.status, body: (await response.json()) as any };
};

it('gives problems by theme and rating, and goes on after the last one of a list', async () => {
  const { body } = await ask(`?game=${GAME}&theme=raid&minRating=900&maxRating=1300&count=3`);
  expect(body.problems).toHaveLength(3);
  const fits = all.filter(({ themes, rating }) => themes.includes('raid') && rating >= 900 && rating <= 1300);
  expect(body.total).toBe(fits.length);
  expect(body.problems).toEqual(fits.slice(0, 3));
  const next = await ask(
    `?game=${GAME}&theme=raid&minRating=900&maxRating=1300&count=2&after=${body.problems[2].id}`,
  );
  expect(next.body.problems).toEqual(fits.slice(3, 5));
});

it('gives one problem by its identity, and none for another', async () => {
  const [first] = all;
  expect((await ask(`?game=${GAME}&id=${first!.id}`)).body.problems).toEqual([first]);
  expect((await ask(`?game=${GAME}&id=nothing`)).body.problems).toEqual([]);
});

it('gives the problem of a day, which is the same for everyone', async () => {
  const { body } = await ask(`/daily?game=${GAME}&date=2026-11-23`);
  expect(body).toEqual({ game: GAME, date: '2026-11-23', problem: problemOfDay(all, '2026-11-23') });
});

it('gives another problem of the day after midnight, to those who ask in the same words', async () => {
  const app = testApp({ problems: shippedProblems });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T23:59:30Z') });
  try {
    const today = async () => {
      const response = await app.request(`/v1/problems/daily?game=${GAME}`);
      const { date } = (await response.json()) as { date: string };
      return [date, response.headers.get('cache-control')];
    };
    expect(await today()).toEqual(['2026-11-23', 'public, max-age=30']);
    vi.setSystemTime(Date.parse('2026-11-24T00:00:00Z'));
    expect(await today()).toEqual(['2026-11-24', 'public, max-age=3600']);
  } finally {
    vi.useRealTimers();
  }
});

it('says where there are no problems, and refuses a date that is none', async () => {
  expect(await ask('?game=tic-tac-toe')).toMatchObject({ status: 404, body: { code: 'no-problems' } });
  expect(await ask('?game=halma')).toMatchObject({ status: 404, body: { code: 'game-unknown' } });
  for (const date of ['23.11.2026', '2026-02-31', '2026-13-01', '9999-99-99', '2026-11-3']) {
    expect((await ask(`/daily?game=${GAME}&date=${date}`)).status, date).toBe(400);
  }
});
