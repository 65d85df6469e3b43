import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { type LibSQLDatabase, drizzle as drizzleSqlite } from 'drizzle-orm/libsql';
import { migrate as migrateSqlite } from 'drizzle-orm/libsql/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import PQueue from 'p-queue';
import postgres from 'postgres';
import { migrationsOf } from '../config.js';
import { POSTGRES_TABLES, SQLITE_TABLES, type Tables } from './schema.js';

type Database = LibSQLDatabase<Tables>;
/** What both the database and an open transaction can be asked. */
export type Queries = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/** A database with its tables made, whichever it is. */
export interface OpenDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly tables: Tables;
  /** For reading. */
  readonly db: Queries;
  /** Runs the work in one transaction, which is undone when it throws. All writing goes through here. */
  transact<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** One connection for the transaction under way, one for reading meanwhile. */
const SQLITE_CONNECTIONS = 2;

/** Opens Postgres when its URL is given, else a SQLite file in the folder, and brings the tables up to date. */
export function openDatabase(options: { url?: string | undefined; folder: string }): Promise<OpenDatabase> {
  return options.url === undefined ? openSqlite(options.folder) : openPostgres(options.url);
}

async function openSqlite(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const url = pathToFileURL(join(folder, 'tahoun.db')).href;
  const client = createClient({ url, concurrency: SQLITE_CONNECTIONS });
  await client.execute('PRAGMA journal_mode = WAL');
  // Asked at once, so that each connection of the pool hears it.
  const connections = Array.from({ length: SQLITE_CONNECTIONS });
  await Promise.all(connections.map(() => client.execute('PRAGMA synchronous = NORMAL')));
  const db = drizzleSqlite(client, { schema: SQLITE_TABLES });
  await migrateSqlite(db, { migrationsFolder: migrationsOf('sqlite') });
  // SQLite has one writer at a time; waiting for it inside the database would block the whole process.
  const writing = new PQueue({ concurrency: 1 });
  return {
    kind: 'sqlite',
    tables: SQLITE_TABLES,
    db,
    transact: (work) => writing.add(() => db.transaction((queries) => work(queries))),
    async close() {
      await writing.onIdle();
      client.close();
    },
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { onnotice: () => undefined });
  const db = drizzlePostgres(client, { schema: POSTGRES_TABLES });
  await migratePostgres(db, { migrationsFolder: migrationsOf('postgres') });
  // Both dialects are asked in the same words; only their types differ.
  const common = db as unknown as Database;
  return {
    kind: 'postgres',
    tables: POSTGRES_TABLES,
    db: common,
    transact: (work) => common.transaction((queries) => work(queries)),
    close: () => client.end(),
  };
}
