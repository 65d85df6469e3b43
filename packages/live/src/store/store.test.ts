import '@tahoun/catalogue/all';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Side } from '@tahoun/core';
import { acceptDraw, offerDraw, playMove, resign } from '@tahoun/match';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginGame } from '../game/new-game.js';
import { passTime, settled } from '../game/play.js';
import { computerSeat } from '../game/seats.js';
import type { GameRecord } from '../record/record.js';
import type { TournamentRecord } from '../record/tournament-record.js';
import { DATABASES, useDatabasePlace } from '../testing/database-place.js';
import { AlreadyHandled } from './handled.js';
import { type OpenDatabase, openDatabase } from './open.js';
import { NO_SETTINGS } from './people.js';
import { Store } from './store.js';

let database: OpenDatabase;
let store: Store;
let now: number;

let interactions = 10n ** 18n;

function newGame(level = 3): GameRecord {
  return beginGame({
    id: String(++interactions),
    game: 'tic-tac-toe',
    seats: [{ player: '42', name: 'Anna' }, computerSeat(`level:${level}`)],
    ownerId: '42',
    language: 'cs',
    guildId: null,
    channelId: '7',
    token: null,
    now,
    challengeMs: 1000,
  });
}

function played(game: GameRecord, ...moves: string[]): GameRecord {
  const match = moves.reduce(playMove, game.match);
  return settled({ ...game, match }, now);
}

const SEAT = { player: '42', name: 'Anna' };

/** Given up by a side. */
function resigned(game: GameRecord, side: Side): GameRecord {
  return settled({ ...game, match: resign(game.match, side) }, now);
}

async function leaders(guildId: string | null): Promise<string[]> {
  return (await store.ratings.leaders('tic-tac-toe', guildId, 5)).map(({ player }) => player);
}

/** Both databases, or the one that can be had here. Each test begins with nothing in it. */
describe.each(DATABASES)('the store in %s', (kind) => {
  const place = useDatabasePlace(kind);

  const open = async () => {
    database = await openDatabase(place);
    store = new Store(database, 'a secret', () => now);
  };

  beforeEach(async () => {
    now = 1000;
    await open();
    const { games, handled, ratings, settings, tournaments, entrants, pairings } = database.tables;
    const all = [games, handled, ratings, settings, tournaments, entrants, pairings];
    await database.transact(async (queries) => {
      for (const table of all) await queries.delete(table);
    });
  });

  afterEach(() => database?.close());

  it('keeps a game as it was, also for the next process', async () => {
    const game = played(newGame(), 'b2');
    expect(await store.games.add(game)).toBe(true);
    await database.close();
    await open();
    expect(await store.games.find(game.id)).toEqual(game);
    expect(await store.games.find('unheard-of')).toBeNull();
  });

  it('numbers those who join a tournament at once, and lets one process give it its next round', async () => {
    const { tournaments } = store;
    const tournament: TournamentRecord = {
      id: 't',
      version: 0,
      status: 'open',
      game: 'tic-tac-toe',
      guildId: '9',
      channelId: '7',
      messageId: null,
      messageRound: null,
      ownerId: '42',
      language: 'cs',
      moveMs: 3_600_000,
      round: 0,
      createdAt: now,
      entrants: [],
      pairings: [],
    };
    expect([await tournaments.add(tournament), await tournaments.add(tournament)]).toEqual([true, false]);
    await Promise.all(['1', '2', '3'].map((player) => tournaments.join('t', player, `P${player}`)));
    expect((await tournaments.find('t'))?.entrants.map(({ number }) => number)).toEqual([0, 1, 2]);
    await tournaments.start('t');
    const gameOf = (_of: TournamentRecord, { gameId }: { gameId: string | null }): GameRecord => ({
      ...newGame(),
      id: gameId as string,
      tournamentId: 't',
    });
    const advance = () => tournaments.advance('t', gameOf, () => []);
    const advanced = (await Promise.all([advance(), advance()])).filter((each) => each !== null);
    expect(advanced).toHaveLength(1);
    const [running] = advanced as [TournamentRecord];
    const game = running.pairings.find(({ gameId }) => gameId !== null)?.gameId as string;
    // It ends before the round is shown: the next one is due all the same.
    await store.games.change(game, (before) => resigned(before, 0));
    await tournaments.settle(running);
    expect((await tournaments.find('t'))?.pairings.find(({ gameId }) => gameId === game)?.halves).toEqual([
      0, 2,
    ]);
    expect(await tournaments.due(9)).toEqual(['t']);
    expect((await advance())?.round).toBe(2);
  });

  it('keeps one game for an interaction delivered twice', async () => {
    const game = newGame();
    expect([await store.games.add(game), await store.games.add(game)]).toEqual([true, false]);
  });

  it('makes changes one after the other, each on what the one before has left', async () => {
    const game = newGame();
    await store.games.add(game);
    const cells = ['a1', 'b1', 'c1', 'a2'];
    await Promise.all(
      cells.map((cell) =>
        store.games.change(game.id, (before) => ({ ...before, match: playMove(before.match, cell) })),
      ),
    );
    const after = await store.games.find(game.id);
    expect([after?.match.moves.toSorted(), after?.version]).toEqual([cells.toSorted(), cells.length]);
  });

  it('leaves everything as it was when a change is refused', async () => {
    const game = newGame();
    await store.games.add(game);
    const refuse = () => {
      throw new Error('no');
    };
    await expect(store.games.change(game.id, refuse, 'click-1')).rejects.toThrow('no');
    expect(await store.games.find(game.id)).toEqual(game);
    // The click did not count, so it may come again.
    await store.games.change(game.id, (before) => played(before, 'b2'), 'click-1');
    await expect(store.games.change(game.id, (before) => played(before, 'a1'), 'click-1')).rejects.toThrow(
      AlreadyHandled,
    );
  });

  it('gives a due game to one process until its lease runs out', async () => {
    const game = played(newGame(), 'b2');
    await store.games.add(game);
    expect(await store.leases.due(10)).toEqual([game.id]);
    const claims = await Promise.all([store.leases.claim(game.id, 500), store.leases.claim(game.id, 500)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await store.leases.due(10)).toEqual([]);
    now += 500;
    expect(await store.leases.due(10)).toEqual([game.id]);
  });

  it('rates both sides of a finished game, once', async () => {
    const game = newGame();
    await store.games.add(game);
    await store.games.change(game.id, (before) => played(before, 'b2', 'a1', 'c3', 'a3', 'a2'));
    await store.games.change(game.id, (before) =>
      settled({ ...before, match: resign(before.match, 1) }, now),
    );
    await store.games.change(game.id, (before) => ({ ...before, messageId: '9' }));
    const [own] = await store.ratings.of('42');
    const [level] = await store.ratings.of('level:3');
    // Glickman's formulas for two newcomers: 1500 ± 162.3.
    expect(own).toMatchObject({ wins: 1, losses: 0, rating: expect.closeTo(1662.3, 1) });
    expect(level).toMatchObject({ wins: 0, losses: 1, rating: expect.closeTo(1337.7, 1) });
    expect(await leaders(null)).toEqual(['42', 'level:3']);
  });

  it('lists those who have finished a rated game in a server; without one, everybody', async () => {
    const club = { ...newGame(3), guildId: 'club' };
    const elsewhere = {
      ...newGame(4),
      guildId: 'elsewhere',
      seats: [{ player: '43', name: 'Bob' }, computerSeat('level:4')],
    };
    const going = { ...newGame(5), guildId: 'club' };
    for (const game of [club, elsewhere, going] as GameRecord[]) {
      await store.games.add(game);
      await store.games.change(game.id, (before) => played(before, 'b2', 'a1', 'c3', 'a3'));
      if (game === going) continue;
      await store.games.change(game.id, (before) =>
        settled({ ...before, match: resign(before.match, 1) }, now),
      );
    }
    expect(await leaders('club')).toEqual(['42', 'level:3']);
    expect(await leaders('elsewhere')).toEqual(['43', 'level:4']);
    expect(await leaders('nowhere')).toEqual([]);
    expect(await leaders(null)).toHaveLength(4);
  });

  it('forgets interactions after an hour', async () => {
    const game = newGame();
    await store.games.add(game);
    await store.games.change(game.id, (before) => played(before, 'b2'), 'click-2');
    now += 3_599_999;
    await store.handled.forgetOld();
    const again = () => store.games.change(game.id, (before) => played(before, 'a1'), 'click-2');
    await expect(again()).rejects.toThrow(AlreadyHandled);
    now += 2;
    await store.handled.forgetOld();
    await store.games.change(game.id, (before) => played(before, 'a1'), 'click-2');
    expect((await store.games.find(game.id))?.match.moves).toEqual(['b2', 'a1']);
  });

  it('tells one who asks that they are the first, and the next when the time since then is over', async () => {
    const first = () => store.handled.isFirst('phrase', 300_000);
    const asked = await Promise.all([first(), first(), first()]);
    expect(asked.filter((isFirst) => isFirst)).toHaveLength(1);
    now += 299_999;
    expect(await first()).toBe(false);
    now += 1;
    expect(await first()).toBe(true);
  });

  it('keeps what a person has chosen', async () => {
    expect(await store.people.settingsOf('42')).toMatchObject({ language: null, confirm: false });
    await store.people.changeSettings('42', { theme: 'dark' });
    await store.people.changeSettings('42', { confirm: true });
    expect(await store.people.settingsOf('42')).toMatchObject({
      theme: 'dark',
      confirm: true,
      language: null,
    });
  });

  it('rates each of many games that end at the same moment', async () => {
    const games = [1, 2, 3, 4, 5, 6].map((level) => newGame(level));
    for (const game of games) {
      await store.games.add(game);
      await store.games.change(game.id, (before) => played(before, 'b2', 'a1', 'c3', 'a3'));
    }
    await Promise.all(
      games.map((game, i) => store.games.change(game.id, (before) => resigned(before, i % 2 ? 1 : 0))),
    );
    expect(await store.ratings.of('42')).toMatchObject([{ wins: 3, losses: 3, draws: 0 }]);
    for (const [i] of games.entries())
      expect(await store.ratings.of(`level:${i + 1}`)).toMatchObject([{ wins: 1 - (i % 2), losses: i % 2 }]);
  });

  it('rates nothing that says nothing of its players', async () => {
    const games: GameRecord[] = [
      // Too short, played with help, and against oneself.
      played(newGame(), 'b2', 'a1', 'c3'),
      { ...played(newGame(), 'b2', 'a1', 'c3', 'a3'), rated: false },
      { ...played(newGame(), 'b2', 'a1', 'c3', 'a3'), seats: [SEAT, SEAT] },
    ];
    for (const game of games) {
      await store.games.add(game);
      await store.games.change(game.id, (before) => resigned(before, 1));
    }
    // And one that nobody finished.
    const stopped = played(newGame(), 'b2', 'a1', 'c3', 'a3');
    await store.games.add(stopped);
    await store.games.change(stopped.id, (before) => ({ ...before, status: 'stopped' }));
    for (const player of ['42', 'level:3']) expect(await store.ratings.of(player)).toEqual([]);
  });

  it('rates a draw, for each side in its own game', async () => {
    const game = played(newGame(), 'b2', 'a1', 'c3', 'a3');
    await store.games.add(game);
    const match = acceptDraw(offerDraw(game.match, 0), 1);
    await store.games.change(game.id, (before) => settled({ ...before, match }, now));
    expect(await store.ratings.of('42')).toMatchObject([
      { game: 'tic-tac-toe', name: 'Anna', draws: 1, wins: 0 },
    ]);
    expect((await store.ratings.of('level:3'))[0]).toMatchObject({ draws: 1, losses: 0, rating: 1500 });
    expect(await store.ratings.leaders('chess', null, 5)).toEqual([]);
    // A person with a new name is listed under it from the next game on.
    const next: GameRecord = { ...played(newGame(4), 'b2', 'a1', 'c3', 'a3') };
    await store.games.add({ ...next, seats: [{ player: '42', name: 'Anna B.' }, next.seats[1]] });
    await store.games.change(next.id, (before) => resigned(before, 1));
    expect(await store.ratings.of('42')).toMatchObject([{ name: 'Anna B.', draws: 1, wins: 1 }]);
  });

  it('leaves a game alone that a change gives back as it was', async () => {
    const game = newGame();
    await store.games.add(game);
    now += 500;
    await store.games.change(game.id, (before) => before);
    expect(await store.games.find(game.id)).toEqual(game);
    expect(await store.games.change('unheard-of', (before) => before)).toBeNull();
  });

  it('lists the open games of a person: what goes on, and what they asked for', async () => {
    const games = {
      own: newGame(),
      asked: { ...newGame(), status: 'challenge' },
      challenged: {
        ...newGame(),
        status: 'challenge',
        ownerId: '43',
        seats: [{ ...SEAT, player: '43' }, SEAT],
      },
      accepted: { ...newGame(), ownerId: '43', seats: [{ ...SEAT, player: '43' }, SEAT] },
      watched: { ...newGame(), seats: [computerSeat('level:1'), computerSeat('level:2')] },
      over: { ...newGame(), status: 'finished' },
      declined: { ...newGame(), status: 'declined' },
      others: { ...newGame(), ownerId: '43', seats: [{ ...SEAT, player: '43' }, computerSeat('level:1')] },
    } as unknown as Record<string, GameRecord>;
    const named = new Map(Object.entries(games).map(([name, { id }]) => [id, name]));
    for (const game of Object.values(games)) await store.games.add({ ...game, updatedAt: now++ });
    const names = (list: readonly GameRecord[]) => list.map(({ id }) => named.get(id));
    expect(names(await store.lists.openGamesOf('42'))).toEqual(['watched', 'accepted', 'asked', 'own']);
    expect(names(await store.lists.openGamesOf('42', 2))).toEqual(['watched', 'accepted']);
    const last = ['over', 'watched', 'accepted', 'challenged', 'asked', 'own'];
    expect(names(await store.lists.lastGamesOf('42'))).toEqual(last);
    expect(names(await store.lists.gamesIn('7', 3))).toEqual(['others', 'over', 'watched']);
    expect(await store.lists.gamesIn('8')).toEqual([]);
  });

  it('lists the other games of somebody whose one game cannot be read, and logs that one', async () => {
    const [first, broken, last] = [newGame(), newGame(), newGame()];
    for (const game of [first, broken, last]) await store.games.add(game);
    const { games } = database.tables;
    await database.transact(async (queries) => {
      await queries.update(games).set({ match: '{"moves": []}' }).where(eq(games.id, broken.id));
    });
    const logged: string[] = [];
    const { lists } = new Store(
      database,
      'a secret',
      () => now,
      (message) => logged.push(message),
    );
    const ids = (await lists.openGamesOf('42')).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([first.id, last.id]);
    expect(logged).toEqual([`game ${broken.id} cannot be read`]);
  });

  it('lists the results of two people with each other, whoever began', async () => {
    const between = (...players: string[]) => {
      const seats = players.map((player) => ({ player, name: player }));
      return { ...newGame(), seats } as unknown as GameRecord;
    };
    const over = [resigned(between('42', '43'), 0), resigned(between('43', '42'), 0)];
    for (const game of [...over, resigned(between('42', '44'), 0), between('42', '43')])
      await store.games.add(game);
    const listed = await store.lists.gamesBetween('42', '43');
    expect(listed.map(({ id }) => id).toSorted()).toEqual(over.map(({ id }) => id));
    for (const { outcome } of listed) expect(JSON.parse(outcome ?? '')).toMatchObject({ winner: 1 });
  });

  it('takes up what is due, the longest waiting first, and nothing else', async () => {
    const at = async (wakeAt: number | null) => {
      const game = { ...newGame(), wakeAt };
      await store.games.add(game);
      return game.id;
    };
    const [later, sooner] = [await at(900), await at(800)];
    await at(1001);
    await at(null);
    expect(await store.leases.due(10)).toEqual([sooner, later]);
    expect(await store.leases.due(1)).toEqual([sooner]);
    expect(await store.leases.claim('unheard-of', 500)).toBeNull();
  });

  it('ends what was leased by a process that is gone, and wakes nothing before its time', async () => {
    const leased = played(newGame(), 'b2');
    const asleep = newGame();
    const challenge = { ...newGame(), status: 'challenge', wakeAt: now + 60_000 } as const;
    const timed = { ...newGame(), wakeAt: now + 60_000, deadline: now + 80_000 };
    for (const game of [leased, asleep, challenge, timed]) await store.games.add(game);
    await store.leases.claim(leased.id, 500);
    expect(await store.leases.due(10)).toEqual([]);
    await store.leases.endAll();
    expect(await store.leases.due(10)).toEqual([leased.id]);
  });

  it('lets a process keep what it works on, and nobody else’s', async () => {
    const game = played(newGame(), 'b2');
    await store.games.add(game);
    const other = new Store(database, 'a secret', () => now);
    await store.leases.claim(game.id, 500);
    now += 400;
    await other.leases.extend([game.id], 10_000);
    await store.leases.extend([game.id], 500);
    now += 400;
    expect(await other.leases.claim(game.id, 500)).toBeNull();
    now += 100;
    expect(await other.leases.claim(game.id, 500)).toMatchObject({ id: game.id });
    await store.leases.extend([game.id], 10_000);
    now += 500;
    expect(await store.leases.claim(game.id, 500)).toMatchObject({ id: game.id });
  });

  it('gives a game to anybody again as soon as something new is due in it', async () => {
    const game = played(newGame(), 'b2');
    await store.games.add(game);
    await store.leases.claim(game.id, 500);
    await store.games.change(game.id, (before) => ({ ...before, undo: { by: 0, to: 0 } }));
    expect(await store.leases.due(10)).toEqual([]);
    await store.games.change(game.id, (before) => ({ ...before, wakeAt: now - 1 }));
    expect(await store.leases.due(10)).toEqual([game.id]);
  });

  it('ends a game on time once, though two processes find it due', async () => {
    const seats = [SEAT, { player: '43', name: 'Bob' }] as const;
    const game = played({ ...newGame(), seats, moveMs: 400 }, 'b2', 'a1', 'c3', 'a3');
    await store.games.add({ ...game, wakeAt: game.deadline });
    now += 400;
    const others = [store, new Store(database, 'a secret', () => now)];
    await Promise.all(others.map((each) => each.games.change(game.id, (before) => passTime(before, now))));
    expect(await store.games.find(game.id)).toMatchObject({ status: 'finished', deadline: null, version: 1 });
    expect(await store.ratings.of('43')).toMatchObject([{ wins: 1, losses: 0 }]);
    expect(await store.ratings.of('42')).toMatchObject([{ wins: 0, losses: 1 }]);
  });

  it('tells which shown games changed last, before the process ended', async () => {
    const shown = async (updatedAt: number, messageId: string | null = '9') => {
      const game = { ...newGame(), updatedAt, messageId };
      await store.games.add(game);
      return game.id;
    };
    expect(await store.lists.changedLast(100)).toEqual([]);
    await shown(500);
    await shown(900, null);
    const [first, last] = [await shown(850), await shown(950)];
    expect((await store.lists.changedLast(100)).sort()).toEqual([first, last].sort());
  });

  it('tells which games in channels have no message a while after they began', async () => {
    const begun = async (createdAt: number, more: Partial<GameRecord> = {}) => {
      const game = { ...newGame(), channelId: '5', messageId: null, createdAt, ...more };
      await store.games.add(game);
      return game.id;
    };
    const now = store.now();
    const lost = await begun(now - 50);
    await begun(now);
    await begun(now - 500);
    await begun(now - 50, { messageId: '9' });
    await begun(now - 50, { channelId: null });
    expect(await store.lists.unshown(now - 100, now - 10)).toEqual([lost]);
  });

  it('counts a new place as a change, so that none that was under way undoes it', async () => {
    const game = newGame();
    await store.games.add(game);
    now += 5;
    await store.games.setLocation(game.id, { channelId: '8', messageId: '9' });
    expect(await store.games.find(game.id)).toMatchObject({
      channelId: '8',
      messageId: '9',
      token: null,
      version: game.version + 1,
      updatedAt: now,
    });
  });

  it('moves a game from the place named, and from no other', async () => {
    const game = newGame();
    await store.games.add(game);
    const { channelId } = game;
    const move = (messageId: string, from: string | null) =>
      store.games.setLocation(game.id, { messageId }, { channelId, messageId: from });
    expect(await move('9', '1')).toBe(false);
    expect(await move('9', null)).toBe(true);
    expect(await move('10', null)).toBe(false);
    expect(await move('10', '9')).toBe(true);
    await store.games.setLocation(game.id, { channelId: 'thread', messageId: null });
    expect(await move('11', null)).toBe(false);
    expect(await store.games.find(game.id)).toMatchObject({ channelId: 'thread', messageId: null });
  });

  it('keeps a token sealed: it is not in the database, and a bot with another secret has none', async () => {
    const token = { text: 'aW50ZXJhY3Rpb24', until: 5000, follows: true };
    const game = { ...newGame(), token };
    await store.games.add(game);
    const { games } = database.tables;
    const seen = async () => JSON.stringify(await database.db.select().from(games));
    expect(await seen()).not.toContain(token.text);
    expect((await store.games.find(game.id))?.token).toMatchObject(token);
    await store.games.setLocation(game.id, { token: { ...token, until: 6000 } });
    expect(await seen()).not.toContain(token.text);
    expect((await store.games.find(game.id))?.token).toMatchObject({ ...token, until: 6000 });
    const other = new Store(database, 'another secret', () => now);
    expect((await other.games.find(game.id))?.token).toMatchObject({ text: '', follows: true });
    // Changes that such a process makes to the game leave the token as it is.
    await other.games.change(game.id, (each) => ({ ...each }));
    expect((await store.games.find(game.id))?.token).toMatchObject({ ...token, until: 6000 });
    await store.games.setLocation(game.id, { token: null });
    expect((await store.games.find(game.id))?.token).toBeNull();
  });

  it('keeps what two people, or one with two hands, choose at the same time', async () => {
    await Promise.all([
      store.people.changeSettings('42', { theme: 'dark' }),
      store.people.changeSettings('42', { language: 'cs' }),
      store.people.changeSettings('42', { confirm: true }),
      store.people.changeSettings('43', { orientation: 'rotating' }),
    ]);
    expect(await store.people.settingsOf('42')).toEqual({
      ...NO_SETTINGS,
      userId: '42',
      theme: 'dark',
      language: 'cs',
      confirm: true,
    });
    expect(await store.people.changeSettings('42', { language: null })).toMatchObject({
      language: null,
      theme: 'dark',
    });
    expect(await store.people.changeSettings('42', {})).toMatchObject({ theme: 'dark', confirm: true });
    expect(await store.people.changeSettings('42', { confirm: false })).toMatchObject({ confirm: false });
    expect(await store.people.settingsOf('43')).toMatchObject({ orientation: 'rotating', theme: null });
  });

  it('tells of a change once it is written, and of none that is undone', async () => {
    const heard: [string, number, Promise<number | undefined>][] = [];
    const stop = store.changes.listen((id, version) =>
      heard.push([id, version, store.games.find(id).then((game) => game?.version)]),
    );
    const [first, game, other] = [newGame(), newGame(), newGame()];
    for (const each of [first, game, other]) await store.games.add(each);
    const fail = () => {
      throw new Error('on purpose');
    };
    const change = (id: string, tells?: () => never) =>
      store.games.change(id, (found) => ({ ...found, rated: !found.rated }), undefined, tells);
    // Postgres takes a moment to notify.
    await expect.poll(() => change(first.id).then(() => heard.length)).toBeGreaterThan(0);
    const news = () => heard.filter(([id]) => id !== first.id);
    await expect(change(game.id, fail)).rejects.toThrow('on purpose');
    await expect(
      database.transact(async (_queries, announce) => {
        announce(game);
        fail();
      }),
    ).rejects.toThrow('on purpose');
    await change(other.id);
    await expect.poll(() => news().length).toBeGreaterThan(0);
    stop();
    expect(news().map(([id, version]) => [id, version])).toEqual([[other.id, 1]]);
    expect(await news()[0]?.[2]).toBe(1);
  });

  it('counts an interaction once also when it comes twice at the same moment', async () => {
    const game = newGame();
    await store.games.add(game);
    const offer = (before: GameRecord) => ({ ...before, match: playMove(before.match, 'b2') });
    const both = await Promise.allSettled([1, 2].map(() => store.games.change(game.id, offer, 'click-3')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.games.find(game.id))?.match.moves).toEqual(['b2']);
  });
});

describe('two processes at one file', () => {
  it('hear of each change of the other, also where their own comes right behind it', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'tahoun-changes-'));
    const chat = await openDatabase({ folder: shared });
    const page = await openDatabase({ folder: shared, client: 'page' });
    const heard: boolean[] = [];
    const stop = chat.changes.listen((_id, _version, isOwn) => heard.push(isOwn));
    try {
      now = Date.now();
      const [bot, server] = [chat, page].map((each) => new Store(each, '', () => now)) as [Store, Store];
      const game = newGame();
      await bot.games.add(game);
      await bot.games.change(game.id, (found) => ({ ...found, rated: false }));
      await server.games.change(game.id, (found) => ({ ...found, rated: true }));
      await bot.games.setLocation(game.id, { messageId: '9' });
      await expect.poll(() => heard).toContain(false);
    } finally {
      stop();
      await Promise.all([chat.close(), page.close()]);
      rmSync(shared, { recursive: true, force: true });
    }
  });
});
