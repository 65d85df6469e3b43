import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queries } from '../record/schema.js';
import { DatabaseFault, isDatabaseFault } from './database-fault.js';
import { type OpenDatabase, openDatabase } from './open.js';
import { LOCK_MS } from './sqlite-client.js';
import { Store } from './store.js';

let folder: string;
let database: OpenDatabase;
let store: Store;
/** Another process at the same file. */
let other: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-sqlite-'));
  database = await openDatabase({ folder });
  store = new Store(database, 'a secret');
  other = new DatabaseSync(join(folder, 'tahoun.db'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  other.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const mark = (id: string) => database.transact((queries) => store.handled.mark(queries, id));

/** Lets the clock run beyond the time for which a lock is waited for. */
function passLockTime(): void {
  const passed = performance.now() + LOCK_MS + 1;
  vi.spyOn(performance, 'now').mockReturnValue(passed);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LOCK_MS + 1 });
}

describe('while another process writes', () => {
  it('a write waits for it, and reading and the event loop go on', async () => {
    other.exec('BEGIN IMMEDIATE');
    let isWritten = false;
    const writing = mark('1').then(() => {
      isWritten = true;
    });
    for (let nth = 0; nth < 50; nth++) {
      await turn();
      expect(await store.handled.has('1')).toBe(false);
    }
    expect(isWritten).toBe(false);
    other.exec('COMMIT');
    await writing;
    expect(await store.handled.has('1')).toBe(true);
  });

  it('writes are given up in the end, all at once, and the next one is good when it has ended', async () => {
    other.exec('BEGIN IMMEDIATE');
    const writing = Promise.allSettled([mark('1'), mark('2'), mark('3')]);
    passLockTime();
    for (const result of await writing)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseFault) });
    other.exec('COMMIT');
    await mark('4');
    expect(await Promise.all(['1', '4'].map((id) => store.handled.has(id)))).toEqual([false, true]);
  });

  it('nobody’s clock runs, from the first write that was given up until one succeeds', async () => {
    other.exec('BEGIN IMMEDIATE');
    const looking = store.look();
    passLockTime();
    await expect(looking).rejects.toThrow(DatabaseFault);
    expect(store.isAway).toBe(true);
    expect(store.outages.since(0, Date.now())).toBeGreaterThan(LOCK_MS);
    other.exec('COMMIT');
    await store.look();
    expect(store.isAway).toBe(false);
  });
});

describe('a transaction that fails', () => {
  it.each([
    ['in its work', () => Promise.reject(new Error('no'))],
    ['in the database', (queries) => queries.insert(database.tables.handled).values({ id: '1', at: 0 })],
  ] satisfies [string, (queries: Queries) => PromiseLike<unknown>][])(
    '%s leaves nothing behind, and no lock',
    async (_where, fail) => {
      const work = database.transact(async (queries) => {
        await store.handled.mark(queries, '1');
        await fail(queries);
      });
      const error: unknown = await work.catch((thrown: unknown) => thrown);
      expect([error instanceof Error, isDatabaseFault(error)]).toEqual([true, false]);
      other.exec('BEGIN IMMEDIATE; COMMIT');
      await mark('2');
      expect(await Promise.all(['1', '2'].map((id) => store.handled.has(id)))).toEqual([false, true]);
    },
  );
});

describe('opening', () => {
  it('waits for no other process where the tables are up to date', async () => {
    other.exec('BEGIN IMMEDIATE');
    const second = await openDatabase({ folder });
    expect(await new Store(second, '').handled.has('1')).toBe(false);
    await second.close();
    other.exec('COMMIT');
  });

  it('tells a file that cannot be used now from a place where none can be', async () => {
    const broken = join(folder, 'broken');
    const { close } = await openDatabase({ folder: broken });
    await close();
    writeFileSync(join(broken, 'tahoun.db'), 'This is no database. '.repeat(1000));
    const fault: unknown = await openDatabase({ folder: broken }).catch((error: unknown) => error);
    expect(isDatabaseFault(fault)).toBe(true);
    const nowhere: unknown = await openDatabase({ folder: '/proc' }).catch((error: unknown) => error);
    expect([nowhere instanceof Error, isDatabaseFault(nowhere)]).toEqual([true, false]);
  });
});
