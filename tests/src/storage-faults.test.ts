// @module-tag rest
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import '@tahoun/catalogue/all';
import { LiveGames, Store, openDatabase } from '@tahoun/live/store';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '@tahoun/live/testing/postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';
import { LivePlayers, MINUTES } from './support/live-players.ts';
import { SmallDisk, lockIn } from './support/storage.ts';

/**
 * What a database stands on fails under a server on which people play. Nothing is lost and nothing wrong afterwards,
 * nobody gets a 500, the main loop goes on, and the server heals by itself.
 */

/** Milliseconds that `/healthz` may take on a busy machine; a blocked main loop takes as long as the fault. */
const LOOP_MS = 1500;
const HOUR_MS = 3_600_000;
/** Milliseconds after the end of a fault in which moves are made again, on a busy machine. */
const HEALED_MS = 10_000;
/** Moves before a fault and after it. */
const MOVES = 10;

let server: Server;
let players: LivePlayers;

async function start(env: Record<string, string>): Promise<string> {
  server = new Server({ TAHOUN_THREADS: '1', ...env });
  return server.url();
}

async function play(env: Record<string, string>): Promise<void> {
  players = new LivePlayers(await start(env));
  await players.more(MOVES);
}

/** Kills the server in the middle of moves, and starts another one. */
async function killAndStart(env: Record<string, string>): Promise<void> {
  await server.stop();
  players.url = await start(env);
}

/** The game goes on: each game is what was acknowledged. */
async function checkAll(): Promise<void> {
  const from = performance.now();
  await players.ready();
  await players.more(1);
  expect(performance.now() - from).toBeLessThan(HEALED_MS);
  await players.more(MOVES);
  await players.leave();
  expect(players.wrong).toEqual([]);
  for (const { id, moves } of players.games) expect((await players.state(id)).moves).toEqual(moves);
  expect(players.longestMs).toBeLessThan(LOOP_MS);
}

const lastGame = () => players.games.at(-1)?.id as string;

describe('on SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tahoun-faults-'));
  });
  afterEach(async () => {
    await players.leave();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([400, 3000])('a lock of %i ms is waited for', async (ms) => {
    await play({ TAHOUN_DATA: folder });
    const { looks } = players;
    const lock = await lockIn(folder);
    await players.state(lastGame());
    await pause(ms);
    expect(players.looks - looks).toBeGreaterThan(ms / 400);
    await lock.release();
    await checkAll();
    expect(players.refused).toBe(0);
  });

  it.each(['held', 'held by a process that stands still'])(
    'a lock that is %s for 8 s refuses moves, which are then not made, and ends with its holder',
    async (how) => {
      await play({ TAHOUN_DATA: folder });
      const { looks } = players;
      const id = lastGame();
      const lock = await lockIn(folder);
      lock.freeze(how !== 'held');
      await pause(8000);
      await players.state(lastGame());
      expect(players.looks - looks).toBeGreaterThan(20);
      expect(players.refused).toBeGreaterThan(0);
      expect(players.unready).toBeGreaterThan(0);
      lock.freeze(false);
      await lock.release();
      await checkAll();
      expect(players.doubtful).toBe(0);
      // The lock counts on nobody’s clock; the look that noticed it may have come a second later.
      const { clock } = await players.state(id);
      expect(Math.min(...(clock?.left ?? []))).toBeGreaterThan(MINUTES * 60_000 - 6000);
    },
  );

  it('kill -9 in the middle of moves loses none', async () => {
    await play({ TAHOUN_DATA: folder });
    for (let time = 0; time < 3; time++) {
      await killAndStart({ TAHOUN_DATA: folder });
      await players.more(MOVES);
    }
    await checkAll();
  });

  describe('on a small disk', () => {
    let disk: SmallDisk;
    beforeEach(({ skip }) => {
      const { missing } = SmallDisk;
      skip(missing !== undefined, missing);
      disk = new SmallDisk();
    });
    afterEach(() => disk?.remove());

    it('that is full, moves are refused and games can be read, until there is room', async () => {
      await play({ TAHOUN_DATA: disk.folder });
      disk.fill();
      while (players.unready === 0 || players.refused === 0) await pause(50);
      await players.state(lastGame());
      disk.empty();
      await checkAll();
      expect(players.doubtful).toBe(0);
    });

    it.each([
      ['full, without a database', () => disk.fill(), () => disk.empty(), false],
      ['read-only, with one', () => disk.setReadOnly(true), () => disk.setReadOnly(false), true],
    ])('that is %s when the server starts', async (_how, fail, heal, hasDatabase) => {
      if (hasDatabase) {
        await play({ TAHOUN_DATA: disk.folder });
        await players.leave();
        await server.stop();
      }
      fail();
      players = new LivePlayers(await start({ TAHOUN_DATA: disk.folder }));
      while (players.unready === 0 || players.refused === 0) await pause(50);
      expect(players.acknowledged).toBe(0);
      heal();
      await checkAll();
      expect(players.doubtful).toBe(0);
    });
  });
});

describe.skipIf(POSTGRES_PROGRAMS === undefined)('on Postgres', () => {
  let postgres: Postgres;
  beforeEach(async () => {
    postgres = await startPostgres();
    await play({ DATABASE_URL: postgres.url });
  });
  afterEach(async () => {
    await players.leave();
    await server.stop();
    await postgres.close();
  });

  it.each([0.4, 3, 8])('a lock of %d s on all games', async (seconds) => {
    const hold = `begin; lock table games in exclusive mode; select pg_sleep(${seconds}); commit`;
    const holder = spawn('psql', [postgres.url, '-c', hold], { stdio: 'ignore' });
    await once(holder, 'exit');
    await checkAll();
  });

  it('that stands still for 5 s', async () => {
    postgres.freeze(true);
    await pause(5000);
    expect(players.refused).toBeGreaterThan(0);
    expect(players.unready).toBeGreaterThan(0);
    postgres.freeze(false);
    await checkAll();
  });

  it('that ends and starts again, also while connections to it begin', async () => {
    await postgres.restart();
    for (let time = 0; time < 3; time++) {
      postgres.freeze(true);
      await pause(2500);
      postgres.freeze(false);
      await postgres.restart();
    }
    await checkAll();
  });

  it('kill -9 of the server in the middle of moves loses none', async () => {
    for (let time = 0; time < 3; time++) {
      await killAndStart({ DATABASE_URL: postgres.url });
      await players.more(MOVES);
    }
    await checkAll();
  });
});

describe.each(['SQLite', 'Postgres'] as const)('on %s', (kind) => {
  it.skipIf(kind === 'Postgres' && POSTGRES_PROGRAMS === undefined)(
    'a clock that jumps an hour ahead and two back loses no move, and ends no game without a time',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tahoun-faults-'));
      const postgres = kind === 'Postgres' ? await startPostgres() : undefined;
      const database = await openDatabase({ url: postgres?.url, folder, client: 'page' });
      let now = Date.now();
      const errors: unknown[] = [];
      const games = new LiveGames({
        store: new Store(database, '', () => now),
        engine: { bestMove: () => Promise.reject(new Error('nobody plays the computer')) },
        log: (_message, error) => errors.push(error),
      });
      games.start();
      const { id, keys } = await games.begin({ game: 'chess', side: 0, name: 'Anna', language: 'en' });
      await games.act(id, keys[1], { kind: 'join', name: 'Bruno' });
      const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'];
      const jumps = [0, HOUR_MS, 0, -2 * HOUR_MS, 0, HOUR_MS];
      const versions: number[] = [];
      for (const [ply, move] of moves.entries()) {
        now += jumps[ply] as number;
        const { version } = await games.act(id, keys[ply % 2], { kind: 'move', move, ply });
        versions.push(version);
      }
      await games.close();
      expect(await games.state(id)).toMatchObject({ status: 'active', moves });
      expect(versions).toEqual(moves.map((_, nth) => (versions[0] as number) + nth));
      expect(errors).toEqual([]);
      await database.close();
      await postgres?.close();
      rmSync(folder, { recursive: true });
    },
  );
});
