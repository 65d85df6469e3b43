import { eq, lt, lte } from 'drizzle-orm';
import type { Queries } from '../record/schema.js';
import type { OpenDatabase } from './open.js';

/** Thrown when an interaction that already changed a game is delivered again. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}

/** Interactions are remembered this long; Discord repeats a delivery within minutes. */
const REMEMBERED_MS = 3_600_000;
/** The id of no interaction. */
const WRITTEN = 'written';

/** The interactions that have changed something, so that one delivered twice changes it once. */
export class Handled {
  readonly #database: OpenDatabase;
  readonly #now: () => number;

  constructor(database: OpenDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Marks an id in the transaction of its changes. @throws AlreadyHandled when it was marked before. */
  async mark(queries: Queries, id: string): Promise<void> {
    const { handled } = this.#database.tables;
    const marked = await queries
      .insert(handled)
      .values({ id, at: this.#now() })
      .onConflictDoNothing()
      .returning({ id: handled.id });
    if (marked.length === 0) throw new AlreadyHandled();
  }

  /** Whether an id has been marked. */
  async has(id: string): Promise<boolean> {
    const { db, tables } = this.#database;
    const [found] = await db
      .select({ id: tables.handled.id })
      .from(tables.handled)
      .where(eq(tables.handled.id, id));
    return found !== undefined;
  }

  /** Whether this is the first call with this id for so many milliseconds, in any process. */
  async isFirst(id: string, ms = REMEMBERED_MS): Promise<boolean> {
    const { handled } = this.#database.tables;
    const at = this.#now();
    const marked = await this.#database.transact((queries) =>
      queries
        .insert(handled)
        .values({ id, at })
        .onConflictDoUpdate({ target: handled.id, set: { at }, setWhere: lte(handled.at, at - ms) })
        .returning({ id: handled.id }),
    );
    return marked.length > 0;
  }

  /** Writes something that means nothing, to see whether that is possible. */
  async write(queries: Queries): Promise<void> {
    const { handled } = this.#database.tables;
    const at = this.#now();
    await queries
      .insert(handled)
      .values({ id: WRITTEN, at })
      .onConflictDoUpdate({ target: handled.id, set: { at } });
  }

  /** Forgets interactions that Discord will not deliver again. */
  async forgetOld(): Promise<void> {
    const { handled } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.delete(handled).where(lt(handled.at, this.#now() - REMEMBERED_MS));
    });
  }
}
