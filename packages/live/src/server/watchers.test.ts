import '@tahoun/catalogue/all';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveState } from '../game/live-state.js';
import { openDatabase } from '../store/open.js';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, move, playing, refused } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';

/** A database of a process that ends after each change, before it can notify anybody. */
const openSilent: typeof openDatabase = async (options) => {
  const database = await openDatabase(options);
  return {
    ...database,
    transact: (work) => database.transact((queries) => work(queries, () => undefined)),
  };
};

describe.each(DATABASES)('live games that are watched in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  it('tell everybody who looks of each change, whichever process it comes through', async () => {
    const other = await live.open();
    const { id, anna, bruno } = await playing(games, CHESS);
    const end = new AbortController();
    const watching = [games.watch(id, bruno, end.signal), other.watch(id, undefined, end.signal)];
    const moves = async (states: AsyncGenerator<LiveState>, count: number) => {
      for (;;) {
        const { value } = await states.next();
        if ((value as LiveState).moves.length >= count) return (value as LiveState).moves;
      }
    };
    expect(await Promise.all(watching.map((states) => moves(states, 0)))).toEqual([[], []]);
    await games.act(id, anna, move('e4', 0));
    expect(await Promise.all(watching.map((states) => moves(states, 1)))).toEqual([['e4'], ['e4']]);
    await other.act(id, bruno, move('e5', 1));
    expect(await Promise.all(watching.map((states) => moves(states, 2)))).toEqual([
      ['e4', 'e5'],
      ['e4', 'e5'],
    ]);
    end.abort();
  });

  it('show a change of which nobody was told, after a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const looking = await live.open();
      const silent = await live.open({ opening: openSilent });
      const { id, anna } = await playing(games, CHESS);
      const end = new AbortController();
      const states = looking.watch(id, undefined, end.signal);
      await states.next();
      const next = states.next();
      await silent.act(id, anna, move('e4', 0));
      vi.advanceTimersByTime(20_000);
      expect((await next).value).toMatchObject({ moves: ['e4'] });
      end.abort();
    } finally {
      vi.useRealTimers();
    }
  });

  it('work out what all who watch see once for each change', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const end = new AbortController();
    const watching = Array.from({ length: 20 }, () => games.watch(id, undefined, end.signal));
    await Promise.all(watching.map((states) => states.next()));
    const nexts = [...watching, games.watch(id, bruno, end.signal)].map((states) => states.next());
    await nexts.at(-1);
    await games.act(id, anna, move('e4', 0));
    const seen = await Promise.all(
      watching.map(async (states, at) => {
        let { value } = (await nexts[at]) as IteratorYieldResult<LiveState>;
        while (value.moves.length === 0)
          ({ value } = (await states.next()) as IteratorYieldResult<LiveState>);
        return value;
      }),
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]?.you).toBeNull();
    end.abort();
  });

  it('show who is there, as long as a page of theirs is open', async () => {
    const { id, anna } = await playing(games, CHESS);
    const present = async () => (await games.state(id)).seats.map((seat) => seat.present);
    const ends = [new AbortController(), new AbortController()] as const;
    const pages = ends.map((end) => games.watch(id, anna, end.signal));
    for (const page of pages) await page.next();
    expect(await present()).toEqual([true, false]);
    const gone = async (page: number) => {
      ends[page]?.abort();
      for await (const _state of pages[page] as AsyncGenerator<LiveState>);
      return present();
    };
    expect(await gone(0)).toEqual([true, false]);
    expect(await gone(1)).toEqual([false, false]);
  });

  it('count no page that could not be opened', async () => {
    const { id, anna } = await playing(games, CHESS);
    vi.spyOn(live.first.store.keys, 'markPresent').mockRejectedValueOnce(new Error('the database is away'));
    const end = new AbortController();
    await expect(games.watch(id, anna, end.signal).next()).rejects.toThrow('away');
    const states = games.watch(id, anna, end.signal);
    await states.next();
    expect((await games.state(id)).seats[0].present).toBe(true);
    await states.return(undefined);
    expect((await games.state(id)).seats[0].present).toBe(false);
  });

  it('carry set phrases to all who look, for a moment, from people at the board and not too many', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const said = async () => (await games.state(id)).seats.map((seat) => seat.said?.phrase ?? null);
    const end = new AbortController();
    const states = games.watch(id, undefined, end.signal);
    await states.next();
    await games.act(id, anna, { kind: 'say', phrase: 'good-luck' });
    expect(((await states.next()).value as LiveState).seats[0].said).toEqual({
      phrase: 'good-luck',
      at: live.now,
    });
    live.now += 2999;
    await games.act(id, anna, { kind: 'say', phrase: 'sorry' });
    await games.act(id, bruno, { kind: 'say', phrase: 'thanks' });
    expect(await said()).toEqual(['good-luck', 'thanks']);
    live.now += 2;
    await games.act(id, anna, { kind: 'say', phrase: 'sorry' });
    expect(await said()).toEqual(['sorry', 'thanks']);
    live.now += 14_999;
    expect(await said()).toEqual(['sorry', null]);
    expect(await refused(games.act(id, undefined, { kind: 'say', phrase: 'thanks' }))).toBe('not-player');
    expect((await games.state(id)).version).toBe(1);
    end.abort();
  });
});
