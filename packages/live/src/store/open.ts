import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate as migrateSqlite } from 'drizzle-orm/libsql/migrator';
import { drizzle as drizzleSqlite } from 'drizzle-orm/libsql/sqlite3';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import PQueue from 'p-queue';
import postgres from 'postgres';
import { migrationsOf } from '../migrations.js';
import { type Change, type Changes, type ClientKind, postgresChanges, sqliteChanges } from './changes.js';
import { POSTGRES_TABLES, type Queries, SQLITE_TABLES, type Tables } from './schema.js';

/** Announces a change in its transaction; everybody who looks hears of it once it is written. */
export type Announce = (change: Change) => void;

/** A transaction under way. */
export interface Transaction {
  readonly queries: Queries;
  readonly announce: Announce;
}

/** A database of either kind, with its tables made. */
export interface OpenDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly tables: Tables;
  /** For reading. */
  readonly db: Queries;
  /** Runs the work in one transaction, which is undone when it throws. All writing goes through here. */
  transact<T>(work: (queries: Queries, announce: Announce) => Promise<T>): Promise<T>;
  /** The changes of games by any process. */
  readonly changes: Changes;
  close(): Promise<void>;
}

/** Milliseconds to wait for another process. */
const BUSY_MS = 2000;
/** One connection for the transaction under way, one for reading meanwhile. */
const SQLITE_CONNECTIONS = 2;

interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly folder: string;
  readonly client?: ClientKind;
}

/** Opens Postgres when its URL is given, else a SQLite file in the folder, and brings the tables up to date. */
export function openDatabase({ url, folder, client = 'chat' }: DatabaseOptions): Promise<OpenDatabase> {
  return url === undefined ? openSqlite(folder) : openPostgres(url, client);
}

async function openSqlite(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const url = pathToFileURL(join(folder, 'tahoun.db')).href;
  const client = createClient({ url, concurrency: SQLITE_CONNECTIONS });
  const connections = Array.from({ length: SQLITE_CONNECTIONS });
  // Asked at once, so that each connection of the pool hears it.
  const tell = (pragma: string) => Promise.all(connections.map(() => client.execute(`PRAGMA ${pragma}`)));
  // Another process may be writing, such as the bot beside the server.
  await tell(`busy_timeout = ${BUSY_MS}`);
  await client.execute('PRAGMA journal_mode = WAL');
  await tell('synchronous = NORMAL');
  const db = drizzleSqlite(client, { schema: SQLITE_TABLES });
  const migrate = () => migrateSqlite(db, { migrationsFolder: migrationsOf('sqlite') });
  // If another process migrates at the same moment, the later one fails, all of it undone, and then finds it
  // done.
  await migrate().catch(migrate);
  // SQLite has one writer at a time; waiting for it inside the database would block the whole process.
  const writing = new PQueue({ concurrency: 1 });
  const changes = sqliteChanges(db, SQLITE_TABLES, (work) => writing.add(work));
  return {
    kind: 'sqlite',
    tables: SQLITE_TABLES,
    db,
    transact: (work) =>
      writing.add(async () => {
        const announced: Change[] = [];
        const result = await db.transaction((queries) => work(queries, (change) => announced.push(change)));
        changes.tell(announced);
        return result;
      }),
    changes,
    async close() {
      await changes.close();
      await writing.onIdle();
      client.close();
    },
  };
}

/** Milliseconds of one statement in Postgres; nobody waits longer for it. */
const STATEMENT_MS = 10_000;
/** Seconds for a connection to it, and at most between two tries. */
const CONNECT_SECONDS = 2;

async function openPostgres(url: string, kind: ClientKind): Promise<OpenDatabase> {
  const onnotice = () => undefined;
  const migrating = postgres(url, { onnotice });
  const tables = drizzlePostgres(migrating);
  await alone(migrating, () => migratePostgres(tables, { migrationsFolder: migrationsOf('postgres') }));
  await migrating.end();
  const client = postgres(url, {
    onnotice,
    connect_timeout: CONNECT_SECONDS,
    backoff: (tries) => Math.min(2 ** tries / 10, CONNECT_SECONDS),
    connection: { statement_timeout: STATEMENT_MS },
  });
  const db = drizzlePostgres(client, { schema: POSTGRES_TABLES });
  // The same queries work on both dialects; only their types differ.
  const common = db as unknown as LibSQLDatabase<Tables>;
  const changes = postgresChanges(client, kind);
  return {
    kind: 'postgres',
    tables: POSTGRES_TABLES,
    db: common,
    async transact(work) {
      const announced: Change[] = [];
      const result = await common.transaction((queries) => work(queries, (change) => announced.push(change)));
      await changes.tell(announced);
      return result;
    },
    changes,
    async close() {
      await changes.close();
      await client.end();
    },
  };
}

/** The number of a lock in Postgres that nobody else takes. */
const MIGRATING = 0x7a40_0001;

/** Does something while no other process does the same. */
async function alone(client: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const connection = await client.reserve();
  try {
    await connection`select pg_advisory_lock(${MIGRATING})`;
    await work();
    await connection`select pg_advisory_unlock(${MIGRATING})`;
  } finally {
    // A process in which it fails ends, and the lock with its connection.
    connection.release();
  }
}
