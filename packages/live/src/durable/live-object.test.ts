import '@tahoun/catalogue/all';
import { readFileSync } from 'node:fs';
import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveAction } from '../game/live-actions.js';
import type { LiveService } from '../server/live-games.js';
import { migrationsOf } from '../store/migrations.js';
import { MemoryStorage } from '../testing/object-storage.js';
import { durableLive } from './durable-live.js';
import { LiveObject } from './live-object.js';
import type { GamesNamespace } from './messages.js';

/** Objects with clocks of the test; `tests/src/live-workerd.test.ts` has them in the real runtime. */

const read = (name: string) => readFileSync(`${migrationsOf('sqlite')}/${name}`, 'utf8');
const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] };
const migrations = entries.map(({ tag }) => read(`${tag}.sql`).split('--> statement-breakpoint'));

const DAY_MS = 86_400_000;

let now: number;
let storages: Map<string, MemoryStorage>;
let objects: Map<string, LiveObject>;
let live: LiveService;

/** The computer plays the first free square. */
const engine = {
  async bestMove({ played = [] }: BestMoveRequest) {
    return { move: ['a1', 'b1', 'c1'].find((square) => !played.includes(square)) } as BestMoveAnswer;
  },
};

const namespace: GamesNamespace = {
  idFromName: (name) => name,
  get: (name: string) => ({
    fetch: (url: string, init: RequestInit) => objectNamed(name).fetch(new Request(url, init)),
  }),
};

function objectNamed(name: string): LiveObject {
  const storage = storages.get(name) ?? new MemoryStorage();
  storages.set(name, storage);
  const log = (said: string, error: unknown) => {
    throw new Error(said, { cause: error });
  };
  const parts = { storage, migrations, engine, objects: namespace, clientGames: 3, log, now: () => now };
  const object = objects.get(name) ?? new LiveObject(parts);
  objects.set(name, object);
  return object;
}

/** Sets off the alarm of an object at its time. Then none is set. */
async function wake(name: string): Promise<void> {
  const storage = storages.get(name) as MemoryStorage;
  now = Math.max(now, storage.alarm as number);
  storage.alarm = null;
  await objectNamed(name).alarm();
}

beforeEach(() => {
  now = 1_000_000;
  storages = new Map();
  objects = new Map();
  live = durableLive(namespace);
});

const move = (text: string, ply: number): LiveAction => ({ kind: 'move', move: text, ply });

async function playing(wanted: object = {}) {
  const { id, keys } = await live.begin({ game: 'chess', side: 0, name: 'Anna', language: 'en', ...wanted });
  const [anna, bruno] = keys as [string, string];
  if (bruno !== undefined) await live.act(id, bruno, { kind: 'join', name: 'Bruno' });
  const name = id.slice(0, 19);
  return { id, anna, bruno, name, storage: storages.get(name) as MemoryStorage };
}

describe('the object of a game', () => {
  it('wakes when a time has run out, and ends the game', async () => {
    const { id, anna, bruno, name, storage } = await playing({ clock: { minutes: 1, increment: 0 } });
    for (const [ply, text] of ['e4', 'e5', 'Nf3'].entries())
      await live.act(id, ply % 2 === 0 ? anna : bruno, move(text, ply));
    expect(storage.alarm).toBeGreaterThan(now);
    // It has slept meanwhile, and all that it had in its memory is gone.
    objects.clear();
    while ((await live.state(id)).status === 'active' && now < 10 * DAY_MS) await wake(name);
    expect((await live.state(id)).result).toEqual({ winner: 'w', reason: 'out-of-time' });
    expect(now).toBeLessThan(1_000_000 + 120_000);
  });

  it('gives a request that is sent again the same game and keys, also after it has slept', async () => {
    const wanted = { game: 'chess', side: 0, name: 'Anna', language: 'en', client: 'a' } as const;
    const named = { name: 'a and key', request: 'r' };
    const first = await live.begin(wanted, named);
    objects.clear();
    expect(await live.begin(wanted, named)).toEqual({ ...first, by: 'again' });
    expect(await live.begin(wanted, { ...named, request: 's' })).toMatchObject({ by: 'other', keys: [] });
    // It counts as one of the three games that a client may have here.
    await live.begin(wanted);
    await live.begin(wanted);
    await expect(live.begin(wanted)).rejects.toMatchObject({ code: 'too-many-games' });
  });

  it('wakes in time, however often somebody asks meanwhile', async () => {
    const { id, anna, bruno, name, storage } = await playing({ clock: { minutes: 1, increment: 0 } });
    for (const [ply, text] of ['e4', 'e5'].entries())
      await live.act(id, ply === 0 ? anna : bruno, move(text, ply));
    for (const until = now + 120_000; now < until; now += 900) {
      if ((storage.alarm as number) <= now) await wake(name);
      await expect(live.act(id, undefined, { kind: 'resign' })).rejects.toMatchObject({ code: 'not-player' });
      await live.act(id, anna, { kind: 'say', phrase: 'good-luck' });
    }
    expect((await live.state(id)).result).toEqual({ winner: 'b', reason: 'out-of-time' });
  });

  it('wakes for the move that the computer did not come to', async () => {
    const { id, anna, name, storage } = await playing({ game: 'tic-tac-toe', computer: 'level:1' });
    await live.act(id, anna, move('b2', 0));
    expect(storage.alarm).toBe(now + 1000);
    await wake(name);
    expect((await live.state(id)).moves).toHaveLength(2);
  });

  it('forgets games in which nothing has happened for a month, and not before', async () => {
    const { id, anna, bruno, name, storage } = await playing();
    await live.act(id, anna, move('e4', 0));
    await live.act(id, bruno, { kind: 'resign' });
    const ended = now;
    while (now < ended + 29 * DAY_MS) {
      expect((await live.state(id)).status).toBe('finished');
      await wake(name);
    }
    expect(now).toBe(ended + 30 * DAY_MS);
    expect(storage.isEmpty).toBe(true);
    await expect(live.state(id)).rejects.toMatchObject({ code: 'no-such-game' });
  });

  it('keeps the games of an object that came by the former ten steps', async () => {
    const { id, anna, storage } = await playing();
    // Undoes the changes since then.
    storage.sql.exec('ALTER TABLE settings DROP COLUMN quiet');
    storage.sql.exec('DROP INDEX keys_webhook_at');
    for (const column of ['webhook', 'webhook_at', 'webhook_tries'])
      storage.sql.exec(`ALTER TABLE keys DROP COLUMN ${column}`);
    for (const column of ['plies', 'turn', 'outcome'])
      storage.sql.exec(`ALTER TABLE games DROP COLUMN ${column}`);
    await storage.put('steps', undefined);
    await storage.put('migrations', 10);
    objects.clear();
    expect((await live.act(id, anna, move('e4', 0))).moves).toEqual(['e4']);
  });

  it('keeps nothing for ids that people make up', async () => {
    for (const id of ['', 'x', `${'a'.repeat(19)}1`, 'A'.repeat(20), `${'a'.repeat(19)}1/../x`])
      await expect(live.state(id)).rejects.toMatchObject({ code: 'no-such-game' });
    for (const storage of storages.values()) expect(storage.isEmpty).toBe(true);
  });

  it('has all games of one table, whose ids lead to it', async () => {
    const { id, anna, bruno } = await playing();
    await live.act(id, anna, move('e4', 0));
    await live.act(id, bruno, { kind: 'resign' });
    await live.act(id, anna, { kind: 'rematch' });
    const { rematch } = await live.act(id, bruno, { kind: 'rematch' });
    const next = await live.act(rematch?.id as string, bruno, move('d4', 0));
    expect(next.moves).toEqual(['d4']);
    expect(storages.size).toBe(1);
  });

  it('knows who has gone when a stream is closed', async () => {
    const { id, anna } = await playing();
    const end = new AbortController();
    const states = live.watch(id, anna, end.signal);
    await states.next();
    expect((await live.state(id)).seats[0].present).toBe(true);
    end.abort();
    await states.return(undefined);
    await expect.poll(async () => (await live.state(id)).seats[0].present).toBe(false);
  });

  it('knows who has gone also when they have not read the last states', async () => {
    const { id, anna, bruno } = await playing();
    const end = new AbortController();
    const states = live.watch(id, anna, end.signal);
    await states.next();
    for (const [ply, text] of ['e4', 'e5', 'Nf3', 'Nc6'].entries()) {
      await live.act(id, ply % 2 === 0 ? anna : bruno, move(text, ply));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    end.abort();
    await states.return(undefined);
    await expect.poll(async () => (await live.state(id)).seats[0].present).toBe(false);
  });

  it('bounds the open games of a client, rematches too, until one of them is over or a day has passed', async () => {
    const client = 'address:203.0.113.7';
    const tooMany = { code: 'too-many-games', params: { max: 3 } };
    const begun = [await playing({ client }), await playing({ client }), await playing({ client })];
    await expect(playing({ client })).rejects.toMatchObject(tooMany);
    await playing({ client: 'another' });

    const [first, second] = begun as [(typeof begun)[0], (typeof begun)[0]];
    await live.act(first.id, first.bruno, { kind: 'resign' });
    await live.act(first.id, first.anna, { kind: 'rematch' }, client);
    await expect(playing({ client })).rejects.toMatchObject(tooMany);
    // The one who accepts it begins no game.
    await live.act(first.id, first.bruno, { kind: 'rematch' }, 'another');
    await live.act(second.id, second.bruno, { kind: 'resign' });
    await expect(live.act(second.id, 'none', { kind: 'rematch' }, client)).rejects.toThrow();
    await playing({ client });
    await expect(playing({ client })).rejects.toMatchObject(tooMany);
    now += DAY_MS;
    await playing({ client });
  });

  it('lets a client accept a rematch that has as many games as it may', async () => {
    const { id, anna, bruno } = await playing();
    await live.act(id, bruno, { kind: 'resign' });
    for (let game = 0; game < 3; game++) await playing({ client: 'full' });
    await expect(live.act(id, anna, { kind: 'rematch' }, 'full')).rejects.toMatchObject({
      code: 'too-many-games',
    });
    await live.act(id, anna, { kind: 'rematch' }, 'another');
    const { rematch } = await live.act(id, bruno, { kind: 'rematch' }, 'full');
    expect((await live.state(rematch?.id as string)).status).toBe('active');
  });

  it('counts a rematch once, however often it is asked for', async () => {
    const { id, anna, bruno, storage } = await playing();
    await live.act(id, bruno, { kind: 'resign' });
    const ask = (key: string) => live.act(id, key, { kind: 'rematch' }, 'some').catch(() => undefined);
    await Promise.all([anna, anna, 'none', anna].map(ask));
    await ask(anna);
    await ask(bruno);
    expect(await storage.get('counted')).toHaveLength(1);
  });

  it('keeps nothing of a client whose last game ends long after it began', async () => {
    const { id, bruno } = await playing({ client: 'slow' });
    await wake('client:slow');
    expect(storages.get('client:slow')?.isEmpty).toBe(true);
    await live.act(id, bruno, { kind: 'resign' });
    expect(storages.get('client:slow')?.isEmpty).toBe(true);
  });

  it('keeps nothing of a game that could not be begun', async () => {
    await expect(playing({ client: 'some', position: 'nonsense' })).rejects.toThrow();
    for (const name of storages.keys()) await wake(name);
    for (const storage of storages.values()) expect(storage.isEmpty).toBe(true);
  });

  it('undoes what it wrote of a change that fails', async () => {
    const { id, anna, bruno } = await playing();
    const before = await live.state(id);
    const tries = [live.act(id, bruno, move('e5', 0)), live.act(id, anna, move('e5', 0))];
    for (const each of tries) await expect(each).rejects.toMatchObject({ code: expect.stringMatching(/./) });
    expect((await live.state(id)).version).toBe(before.version);
    expect((await live.act(id, anna, move('e4', 0))).moves).toEqual(['e4']);
  });
});
