import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMove, resign } from '@tahoun/match';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginGame } from '../game/begin.js';
import { settled } from '../game/play.js';
import { computerSeat } from '../game/seats.js';
import { type OpenDatabase, openDatabase } from './open.js';
import type { GameRecord } from './records.js';
import { AlreadyHandled, Store } from './store.js';

let folder: string;
let database: OpenDatabase;
let store: Store;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-store-'));
  now = 1000;
  await open();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  database = await openDatabase({ folder });
  store = new Store(database, () => now);
}

let interactions = 10n ** 18n;

function newGame(level = 3): GameRecord {
  return beginGame({
    interactionId: String(++interactions),
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

async function leaders(guildId: string | null): Promise<string[]> {
  return (await store.leaders('tic-tac-toe', guildId, 5)).map(({ player }) => player);
}

describe('the store', () => {
  it('keeps a game as it was, also for the next process', async () => {
    const game = played(newGame(), 'b2');
    expect(await store.add(game)).toBe(true);
    await database.close();
    await open();
    expect(await store.find(game.id)).toEqual(game);
    expect(await store.find('unheard-of')).toBeNull();
  });

  it('keeps one game for an interaction delivered twice', async () => {
    const game = newGame();
    expect([await store.add(game), await store.add(game)]).toEqual([true, false]);
  });

  it('makes changes one after the other, each on what the one before has left', async () => {
    const game = newGame();
    await store.add(game);
    const cells = ['a1', 'b1', 'c1', 'a2'];
    await Promise.all(
      cells.map((cell) =>
        store.change(game.id, (before) => ({ ...before, match: playMove(before.match, cell) })),
      ),
    );
    const after = await store.find(game.id);
    expect([after?.match.moves, after?.version]).toEqual([cells, cells.length]);
  });

  it('leaves everything as it was when a change is refused', async () => {
    const game = newGame();
    await store.add(game);
    const refuse = () => {
      throw new Error('no');
    };
    await expect(store.change(game.id, refuse, 'click-1')).rejects.toThrow('no');
    expect(await store.find(game.id)).toEqual(game);
    // The click did not count, so it may come again.
    await store.change(game.id, (before) => played(before, 'b2'), 'click-1');
    await expect(store.change(game.id, (before) => played(before, 'a1'), 'click-1')).rejects.toThrow(
      AlreadyHandled,
    );
  });

  it('gives a due game to one process until its lease runs out', async () => {
    const game = played(newGame(), 'b2');
    await store.add(game);
    expect(await store.due(10)).toEqual([game.id]);
    const claims = await Promise.all([store.claim(game.id, 500), store.claim(game.id, 500)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await store.due(10)).toEqual([]);
    now += 500;
    expect(await store.due(10)).toEqual([game.id]);
  });

  it('rates both sides of a finished game, once', async () => {
    const game = newGame();
    await store.add(game);
    await store.change(game.id, (before) => played(before, 'b2', 'a1', 'c3', 'a3', 'a2'));
    await store.change(game.id, (before) => settled({ ...before, match: resign(before.match, 1) }, now));
    await store.change(game.id, (before) => ({ ...before, messageId: '9' }));
    const [own] = await store.ratingsOf('42');
    const [level] = await store.ratingsOf('level:3');
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
      await store.add(game);
      await store.change(game.id, (before) => played(before, 'b2', 'a1', 'c3', 'a3'));
      if (game === going) continue;
      await store.change(game.id, (before) => settled({ ...before, match: resign(before.match, 1) }, now));
    }
    expect(await leaders('club')).toEqual(['42', 'level:3']);
    expect(await leaders('elsewhere')).toEqual(['43', 'level:4']);
    expect(await leaders('nowhere')).toEqual([]);
    expect(await leaders(null)).toHaveLength(4);
  });

  it('forgets interactions after an hour', async () => {
    const game = newGame();
    await store.add(game);
    await store.change(game.id, (before) => played(before, 'b2'), 'click-2');
    now += 3_600_001;
    await store.forgetHandled();
    await store.change(game.id, (before) => played(before, 'a1'), 'click-2');
    expect((await store.find(game.id))?.match.moves).toEqual(['b2', 'a1']);
  });

  it('keeps what a person has chosen', async () => {
    expect(await store.settingsOf('42')).toMatchObject({ language: null, confirm: false });
    await store.changeSettings('42', { theme: 'dark' });
    await store.changeSettings('42', { confirm: true });
    expect(await store.settingsOf('42')).toMatchObject({ theme: 'dark', confirm: true, language: null });
  });
});
