import { drizzle } from 'drizzle-orm/durable-sqlite';
import PQueue from 'p-queue';
import { type Queries, SQLITE_TABLES } from '../record/schema.js';
import type { Change, Changes, OnChange } from '../store/changes.js';
import type { OpenDatabase } from '../store/open.js';

/** The part of the storage of a Durable Object with SQLite that is used here. */
export interface ObjectStorage {
  readonly sql: { exec(statement: string): unknown };
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: unknown): Promise<void>;
  deleteAll(): Promise<void>;
  /** Commits the writes of the work once it is done, or none of them when it throws. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Null while no alarm is set, also while the last one is at work. */
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
}

/** The statements of one step that the tables have taken. */
export type Migration = readonly string[];

/** The key for the number of migrations that the tables of an object have taken. */
const STEPS = 'steps';
/** Its name before the ten migrations until then became the first one. */
const FORMER_STEPS = 'migrations';

/** An object that was never asked to keep a game has taken no migration. */
async function stepsOf(storage: ObjectStorage): Promise<number> {
  return (await storage.get<number>(STEPS)) ?? ((await storage.get(FORMER_STEPS)) === undefined ? 0 : 1);
}

export async function hasTables(storage: ObjectStorage): Promise<boolean> {
  return (await stepsOf(storage)) > 0;
}

/** Opens the database of a Durable Object, and brings its tables up to date. Nobody else writes there. */
export async function openDurable(
  storage: ObjectStorage,
  migrations: readonly Migration[],
): Promise<OpenDatabase> {
  const done = await stepsOf(storage);
  if (done < migrations.length) {
    await storage.transaction(async () => {
      for (const statement of migrations.slice(done).flat()) storage.sql.exec(statement);
      await storage.put(STEPS, migrations.length);
    });
  }
  // Only one of the two kinds of SQLite answers at once; with `await`, the same queries work on both.
  const db = drizzle(storage as never, { schema: SQLITE_TABLES }) as unknown as Queries;
  const writing = new PQueue({ concurrency: 1 });
  const listeners = new Set<OnChange>();
  const changes: Changes = {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {},
  };
  return {
    kind: 'sqlite',
    tables: SQLITE_TABLES,
    db,
    transact: (work) =>
      writing.add(async () => {
        const announced: Change[] = [];
        const result = await storage.transaction(() => work(db, (change) => announced.push(change)));
        for (const { id, version } of announced) for (const tell of listeners) tell(id, version, true);
        return result;
      }),
    changes,
    close: () => writing.onIdle(),
  };
}
