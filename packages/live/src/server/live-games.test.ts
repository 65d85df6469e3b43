import '@tahoun/catalogue/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, move, playing, refused } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';

describe.each(DATABASES)('live games in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  it('begin when the other one sits down, and only they move', async () => {
    const { id, keys } = await games.begin(CHESS);
    const [anna, bruno] = keys as [string, string];
    const waiting = await games.state(id);
    expect(waiting).toMatchObject({ status: 'waiting', you: null, moves: [] });
    expect(waiting.seats.map(({ name, seated }) => [name, seated])).toEqual([
      ['Anna', true],
      ['', false],
    ]);
    expect(await refused(games.act(id, anna, move('e4', 0)))).toBe('not-begun');
    const begun = await games.act(id, bruno, { kind: 'join', name: 'Bruno' });
    expect(begun).toMatchObject({ status: 'active', you: 'b', turn: 'w' });
    expect(await refused(games.act(id, bruno, move('e5', 0)))).toBe('not-your-turn');
    expect((await games.act(id, anna, move('e4', 0))).moves).toEqual(['e4']);
    expect((await games.state(id, bruno)).turn).toBe('b');
  });

  it('let nobody move without the key of the seat', async () => {
    const { id, anna } = await playing(games, CHESS);
    const other = await playing(games, CHESS);
    const wrong = [undefined, '', 'x'.repeat(22), anna.toUpperCase(), `${anna} `, other.anna, other.bruno];
    for (const key of wrong) expect(await refused(games.act(id, key, move('e4', 0)))).toBe('not-player');
    expect(await refused(games.act('nothing', anna, move('e4', 0)))).toBe('no-such-game');
    expect(await refused(games.state('nothing'))).toBe('no-such-game');
    const seen = JSON.stringify(await games.state(id));
    expect(seen).not.toContain(anna);
    expect((await games.state(id)).moves).toEqual([]);
  });

  it('play a move once, however often it comes', async () => {
    const { id, anna } = await playing(games, CHESS, 'e4', 'e5');
    const moves = await Promise.all(
      Array.from({ length: 8 }, () => refused(games.act(id, anna, move('Nf3', 2)))),
    );
    expect(moves.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(moves)).toEqual(new Set(['done', 'stale']));
    expect((await games.state(id)).moves).toEqual(['e4', 'e5', 'Nf3']);
    expect(await refused(games.act(id, anna, move('e4', 3)))).toBe('not-your-turn');
    expect(await refused(games.act(id, anna, move('d4', 1)))).toBe('stale');
  });

  it('end by agreement, giving up and aborting, and are played again with sides swapped', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4', 'e5');
    expect((await games.act(id, anna, { kind: 'offer-draw' })).drawOffer).toBe('w');
    expect((await games.act(id, bruno, { kind: 'decline-draw' })).drawOffer).toBeNull();
    expect((await games.act(id, bruno, { kind: 'ask-undo' })).undoAsked).toBe('b');
    expect((await games.act(id, anna, { kind: 'accept-undo' })).moves).toEqual(['e4']);
    const over = await games.act(id, bruno, { kind: 'resign' });
    expect(over.result).toEqual({ winner: 'w', reason: 'resigned' });
    expect(await refused(games.act(id, anna, { kind: 'resign' }))).toBe('game-over');

    const asked = await games.act(id, anna, { kind: 'rematch' });
    expect(asked.rematch?.asked).toBe('w');
    const again = await games.act(id, bruno, { kind: 'rematch' });
    expect(again.rematch?.asked).toBeNull();
    const next = await games.state(again.rematch?.id as string, bruno);
    expect(next).toMatchObject({ status: 'active', you: 'w', moves: [] });
    expect((await games.act(next.id, anna, { kind: 'abort' })).status).toBe('aborted');
  });

  it('are played again after they were aborted, as after any end, and both are told where', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4');
    await games.act(id, bruno, { kind: 'abort' });
    expect((await games.act(id, bruno, { kind: 'rematch' })).rematch?.asked).toBe('b');
    const agreed = await games.act(id, anna, { kind: 'rematch' });
    expect(agreed.rematch).toEqual({ id: expect.any(String), asked: null });
    expect((await games.state(id, bruno)).rematch).toEqual(agreed.rematch);
    const next = await games.state(agreed.rematch?.id as string, bruno);
    expect(next).toMatchObject({ status: 'active', you: 'w', moves: [] });
    await games.act(next.id, anna, { kind: 'abort' });
    expect(await refused(games.act(id, anna, { kind: 'rematch' }))).toBe('challenge-over');
  });

  it('are not played again when the question has run out, which is said', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    await games.act(id, anna, { kind: 'resign' });
    await games.act(id, anna, { kind: 'rematch' });
    live.now += 3_600_001;
    await games.work();
    expect(await refused(games.act(id, bruno, { kind: 'rematch' }))).toBe('challenge-over');
  });

  it('refuse a rematch before the end, and what is not legal, and go on', async () => {
    const { id, anna } = await playing(games, CHESS);
    expect(await refused(games.act(id, anna, { kind: 'rematch' }))).toBe('not-over');
    expect(await refused(games.act(id, anna, move('e5', 0)))).toMatch(/^move-/);
    expect((await games.act(id, anna, move('d4', 0))).moves).toEqual(['d4']);
  });

  it('are so many of one client at a time, rematches counted, and ended ones not', async () => {
    const few = await live.open({ clientGames: 2 });
    const begin = (client: string) => few.begin({ ...CHESS, client });
    const { id, keys } = await begin('one');
    const [anna, bruno] = keys;
    await begin('one');
    expect(await refused(begin('one'))).toBe('too-many-games');
    expect(await refused(begin('other'))).toBe('done');
    await few.act(id, bruno, { kind: 'join', name: 'Bruno' });
    await few.act(id, anna, { kind: 'resign' });
    // Of a game that is over nobody has to know whose it was.
    expect((await live.first.store.games.find(id))?.client).toBeNull();
    await few.act(id, anna, { kind: 'rematch' }, 'one');
    expect(await refused(begin('one'))).toBe('too-many-games');
    live.now += 24 * 3_600_000;
    expect(await refused(begin('one'))).toBe('done');
  });

  it('begin one game for a request that is sent again, with the same keys, and none for another of its name', async () => {
    const named = { name: 'client and key', request: 'chess' };
    const [first, second] = await Promise.all([games.begin(CHESS, named), games.begin(CHESS, named)]);
    expect([first.by, second.by].toSorted()).toEqual(['again', 'new']);
    expect([second.id, second.keys]).toEqual([first.id, first.keys]);
    const [anna, bruno] = first.keys as [string, string];
    await games.act(first.id, bruno, { kind: 'join', name: 'Bruno' });
    await games.act(first.id, anna, move('e4', 0));
    expect(await games.begin(CHESS, named)).toEqual({ id: first.id, keys: first.keys, by: 'again' });
    expect(await games.state(first.id, anna)).toMatchObject({ you: 'w', moves: ['e4'] });
    expect(await games.begin(CHESS, { ...named, request: 'chess, but other' })).toEqual({
      id: first.id,
      keys: [],
      by: 'other',
    });
    const other = await games.begin(CHESS, { ...named, name: 'another client' });
    expect(other.by).toBe('new');
    expect(new Set([first.id, ...first.keys, other.id, ...other.keys]).size).toBe(6);
  });
});
