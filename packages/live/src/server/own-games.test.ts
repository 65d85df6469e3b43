import '@tahoun/catalogue/all';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveState } from '../game/live-state.js';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, TIC_TAC_TOE, move, playing } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';

describe.each(DATABASES)('the live games of somebody in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  it('are listed with what their rows say, and those from before alike', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4', 'e5', 'Nf3');
    await games.act(id, bruno, { kind: 'resign' });
    const other = await playing(games, { ...TIC_TAC_TOE, side: 1 }, 'a1');
    const third = await games.begin(CHESS);
    const keys = [anna, other.anna, third.keys[1] as string];
    const listed = await games.own(keys);
    expect(listed.toSorted((one, two) => two.plies - one.plies)).toMatchObject([
      {
        id,
        game: 'chess',
        status: 'finished',
        turn: 'b',
        you: 'w',
        plies: 3,
        players: ['Anna', 'Bruno'],
        result: { winner: 'w', reason: 'resigned' },
      },
      {
        id: other.id,
        status: 'active',
        turn: 'o',
        you: 'o',
        plies: 1,
        result: null,
        players: ['Bruno', 'Anna'],
      },
      { id: third.id, status: 'waiting', turn: 'w', you: 'b', plies: 0, players: ['Anna', ''] },
    ]);
    const { database, store } = live.first;
    const { games: rows } = database.tables;
    const unfilled = { plies: null, turn: null, outcome: null };
    await database.transact(async (queries) => void (await queries.update(rows).set(unfilled)));
    expect((await games.state(id)).result).toEqual({ winner: 'w', reason: 'resigned' });
    expect(await games.own(keys)).toEqual(listed);
    expect(await store.games.fillOld()).toBe(0);
  });

  it('list one page of the games of somebody after another, also of those that were touched at once', async () => {
    const begun = [];
    for (let nth = 0; nth < 5; nth++) {
      if (nth === 3) live.now += 1000;
      begun.push(await games.begin(CHESS));
    }
    const keys = begun.map(({ keys }) => keys[0] as string);
    const all = await games.own(keys);
    expect(all).toHaveLength(5);
    const paged = [];
    for (let after = all.slice(0, 0).at(-1); paged.length < 5; after = paged.at(-1)) {
      const page = await games.own(keys, { most: 2, after });
      expect(page.length).toBeGreaterThan(0);
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect(await games.own(keys, { most: 2, after: all.at(-1) })).toEqual([]);
  });

  it('show all games of somebody at once, the newest state of each, and rematches', async () => {
    const chess = await playing(games, CHESS);
    const toe = await playing(games, TIC_TAC_TOE);
    const end = new AbortController();
    const states = games.watchOwn([chess.bruno, toe.anna, 'another'], end.signal);
    const next = async () => (await states.next()).value as LiveState;
    const first = [await next(), await next()];
    expect(first.map(({ id, you }) => [id, you]).toSorted()).toEqual(
      [
        [chess.id, 'b'],
        [toe.id, 'x'],
      ].toSorted(),
    );
    const seen = next();
    await games.act(chess.id, chess.anna, move('e4', 0));
    expect(await seen).toMatchObject({ id: chess.id, moves: ['e4'] });
    await games.act(toe.id, toe.anna, move('a1', 0));
    await games.act(toe.id, toe.bruno, { kind: 'resign' });
    await expect.poll(async () => (await next()).status).toBe('finished');
    await games.act(toe.id, toe.bruno, { kind: 'rematch' });
    const ids = new Set<string>();
    await expect
      .poll(async () => {
        ids.add((await next()).id);
        return ids.size;
      })
      .toBe(2);
    expect(games.watching().games).toBe(3);
    end.abort();
    expect(await states.next()).toEqual({ value: undefined, done: true });
    await expect.poll(() => games.watching()).toEqual({ streams: 0, games: 0 });
  });
});
