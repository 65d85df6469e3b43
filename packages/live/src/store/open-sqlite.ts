import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import PQueue from 'p-queue';
import { type Queries, SQLITE_TABLES } from '../record/schema.js';
import { type Announce, type Change, sqliteChanges } from './changes.js';
import { transactionError } from './database-fault.js';
import { migrationsOf } from './migrations.js';
import { LOCK_MS, SqliteClient } from './sqlite-client.js';
import type { Connection } from './sqlite-thread.js';

/** Opens the SQLite file in a folder. @throws DatabaseFault where the file is there but cannot be used now. */
export async function openSqlite(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tahoun.db');
  const client = new SqliteClient(file);
  const on = (connection: Connection, ask: typeof client.ask) =>
    drizzle(
      async (sql, values, method) => {
        const rows = await ask(connection, sql, values);
        return { rows: (method === 'get' ? rows[0] : rows) as unknown[] };
      },
      { schema: SQLITE_TABLES },
    );
  const db = on('reader', (...statement) => client.askUntil(performance.now() + LOCK_MS, ...statement));
  const writer = on('writer', (...statement) => client.ask(...statement));
  // SQLite has one writer at a time.
  const writing = new PQueue({ concurrency: 1 });
  const changes = sqliteChanges(db, SQLITE_TABLES, (work) => writing.add(work));

  /** @param until when to give up waiting for the lock of another process. */
  async function inTransaction<T>(until: number, work: () => Promise<T>): Promise<T> {
    try {
      await client.askUntil(until, 'writer', 'BEGIN IMMEDIATE');
      try {
        const result = await work();
        await client.askUntil(until, 'writer', 'COMMIT');
        return result;
      } catch (error) {
        // Some errors have undone the transaction already.
        await client.ask('writer', 'ROLLBACK').catch(() => undefined);
        throw error;
      }
    } catch (error) {
      throw transactionError(error);
    }
  }
  const transact = <T>(work: (queries: Queries, announce: Announce) => Promise<T>): Promise<T> => {
    // Whoever has waited for other transactions has waited for the lock as well.
    const until = performance.now() + LOCK_MS;
    return writing.add(async () => {
      const announced: Change[] = [];
      const result = await inTransaction(until, () => work(writer, (change) => announced.push(change)));
      changes.tell(announced);
      return result;
    });
  };

  try {
    await migrate(client, (work) => inTransaction(performance.now() + LOCK_MS, work));
  } catch (error) {
    await client.close();
    // Such as in a folder of somebody else: that does not heal.
    throw existsSync(file) ? error : new Error(`${file} cannot be made`, { cause: error });
  }
  return {
    kind: 'sqlite' as const,
    tables: SQLITE_TABLES,
    db,
    transact,
    changes,
    async close() {
      await changes.close();
      await writing.onIdle();
      await client.close();
    },
  };
}

/** The columns that Drizzle's own migrator makes. */
const STEPS =
  'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)';

/** Brings the tables up to date, in one transaction; waits for nobody where there is nothing to do. */
async function migrate(
  client: SqliteClient,
  inTransaction: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder: migrationsOf('sqlite') });
  const missing = async (connection: Connection) => {
    const [row] = await client.ask(connection, 'SELECT max(created_at) FROM __drizzle_migrations');
    const last = Number((row as unknown[])[0] ?? Number.NEGATIVE_INFINITY);
    return all.filter(({ folderMillis }) => folderMillis > last);
  };
  // A new file has not even this table.
  if ((await missing('reader').catch(() => all)).length === 0) return;
  await inTransaction(async () => {
    await client.ask('writer', STEPS);
    // Another process may have been faster.
    for (const { sql, hash, folderMillis } of await missing('writer')) {
      for (const statement of sql) await client.ask('writer', statement);
      const done = 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)';
      await client.ask('writer', done, [hash, folderMillis]);
    }
  });
}
