import '@tahoun/catalogue/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, move, playing } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';

describe.each(DATABASES)('the clocks of live games in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  it('count the time of a clock from the third move on, and give back what messages take', async () => {
    const clock = { minutes: 1, increment: 2 };
    const { id, anna, bruno } = await playing(games, { ...CHESS, clock }, 'e4', 'e5');
    expect((await games.state(id)).clock).toEqual({
      base: 60_000,
      increment: 2000,
      left: [60_000, 60_000],
      running: 'w',
    });
    live.now += 10_000;
    expect((await games.state(id)).clock?.left).toEqual([50_000, 60_000]);
    expect((await games.act(id, anna, move('Nf3', 2, 9700))).clock?.left).toEqual([52_300, 60_000]);
    live.now += 10_000;
    // Nobody is given back more than half a second.
    expect((await games.act(id, bruno, move('Nc6', 3, 0))).clock?.left).toEqual([52_300, 52_500]);
    live.now += 53_000;
    const late = await games.act(id, anna, move('Bb5', 4));
    expect(late).toMatchObject({ status: 'finished', moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
    expect(late.result).toEqual({ winner: 'b', reason: 'out-of-time' });
    expect(late.clock).toMatchObject({ left: [0, 52_500], running: null });
    await games.act(id, anna, { kind: 'rematch' });
    const { rematch } = await games.act(id, bruno, { kind: 'rematch' });
    expect((await games.state(rematch?.id as string)).clock?.left).toEqual([60_000, 60_000]);
  });

  it('believe for a whole game only so much of what messages are said to take', async () => {
    const { id, anna, bruno } = await playing(
      games,
      { ...CHESS, clock: { minutes: 1, increment: 0 } },
      'e4',
      'e5',
    );
    const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nc3', 'Nc6', 'Nb1', 'Nb8', 'Nf3', 'Nf6', 'Ng1', 'Ng8'];
    for (const [index, text] of knights.entries()) {
      live.now += 480;
      await games.act(id, index % 2 === 0 ? anna : bruno, move(text, index + 2, 0));
    }
    // Of 2880 ms, two seconds are given back, and the quota that five further moves add.
    expect((await games.state(id)).clock?.left).toEqual([59_620, 59_620]);
  });

  it('do not count the time in which the database does not answer', async () => {
    const { store } = live.first;
    const clock = { minutes: 1, increment: 0 };
    const { id, anna } = await playing(games, { ...CHESS, clock }, 'e4', 'e5');
    live.now += 10_000;
    store.outages.asked(live.now);
    live.now += 70_000;
    expect((await games.state(id)).clock?.left).toEqual([50_000, 60_000]);
    store.outages.answered(live.now);
    live.now += 5000;
    await games.work();
    expect(await games.state(id)).toMatchObject({ status: 'active', deadline: live.now + 45_000 });
    expect((await games.act(id, anna, move('Nf3', 2))).clock?.left).toEqual([45_000, 60_000]);
  });
});
