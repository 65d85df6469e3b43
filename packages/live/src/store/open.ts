import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { type Database, POSTGRES_TABLES, type Queries, type Tables } from '../record/schema.js';
import { type Announce, type Change, type Changes, type ClientKind, postgresChanges } from './changes.js';
import { transactionError } from './database-fault.js';
import { migrationsOf } from './migrations.js';
import { openSqlite } from './open-sqlite.js';

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
  /**
   * Runs the work in one transaction, which is undone when it throws. All writing goes through here.
   * @throws DatabaseFault while the database cannot be written, and whatever `work` throws.
   */
  transact<T>(work: (queries: Queries, announce: Announce) => Promise<T>): Promise<T>;
  /** The changes of games by any process. */
  readonly changes: Changes;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly folder: string;
  readonly client?: ClientKind;
}

/** Opens Postgres when its URL is given, else a SQLite file in the folder, and brings the tables up to date. */
export function openDatabase({ url, folder, client = 'chat' }: DatabaseOptions): Promise<OpenDatabase> {
  return url === undefined ? openSqlite(folder) : openPostgres(url, client);
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
    // No table has arrays; a connection that is lost while the client asks for their types would end the process.
    fetch_types: false,
    connect_timeout: CONNECT_SECONDS,
    backoff: (tries) => Math.min(2 ** tries / 10, CONNECT_SECONDS),
    connection: { statement_timeout: STATEMENT_MS },
  });
  const db = drizzlePostgres(client, { schema: POSTGRES_TABLES });
  // The same queries work on both dialects; only their types differ.
  const common = db as unknown as Database;
  const changes = postgresChanges(client, kind);
  return {
    kind: 'postgres',
    tables: POSTGRES_TABLES,
    db: common,
    async transact(work) {
      const announced: Change[] = [];
      const result = await common
        .transaction((queries) => work(queries, (change) => announced.push(change)))
        .catch((error: unknown) => {
          throw transactionError(error);
        });
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
