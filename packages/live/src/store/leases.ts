import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, min } from 'drizzle-orm';
import type { GameRecord } from '../record/record.js';
import { dueIn, isDue } from './due.js';
import type { OpenDatabase } from './open.js';
import { recordOf } from './rows.js';
import type { Seal } from './seal.js';

/** The columns of a lease after its work is done. */
export const UNLEASED = { leasedBy: null, leaseUntil: null };

/** The processes that do the due work of games, and the end of their leases. */
export class Leases {
  readonly #database: OpenDatabase;
  readonly #seal: Seal;
  readonly #now: () => number;
  /** This process among those that share the database. */
  readonly #process = randomUUID();

  constructor(database: OpenDatabase, seal: Seal, now: () => number) {
    this.#database = database;
    this.#seal = seal;
    this.#now = now;
  }

  /** Games that want something done by now, and that no process works on. */
  due(limit: number): Promise<string[]> {
    const { db, tables } = this.#database;
    return dueIn(db, tables.games, this.#now(), limit);
  }

  /** The time of the next due work, in milliseconds since 1970; null when there is none. */
  async nextDue(): Promise<number | null> {
    const { games } = this.#database.tables;
    const [first] = await this.#database.db
      .select({ at: min(games.wakeAt) })
      .from(games)
      .where(isNotNull(games.wakeAt));
    return first?.at ?? null;
  }

  /**
   * Takes a due game for this process: nobody else gets it before the lease runs out, or `wakeAt` is changed.
   * @returns the game, or null when it is not due any more or another process has it.
   */
  claim(id: string, leaseMs: number): Promise<GameRecord | null> {
    const { games } = this.#database.tables;
    return this.#database.transact(async (queries) => {
      const [row] = await queries
        .update(games)
        .set({ leasedBy: this.#process, leaseUntil: this.#now() + leaseMs })
        .where(and(eq(games.id, id), isDue(games, this.#now())))
        .returning();
      return row === undefined ? null : recordOf(row, this.#seal);
    });
  }

  /** Renews the leases of these games, as far as this process has them. */
  async extend(ids: readonly string[], leaseMs: number): Promise<void> {
    const { games } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries
        .update(games)
        .set({ leaseUntil: this.#now() + leaseMs })
        .where(
          and(inArray(games.id, [...ids]), eq(games.leasedBy, this.#process), isNotNull(games.leaseUntil)),
        );
    });
  }

  /** Ends all leases: for a process that is the only one and has just started. */
  async endAll(): Promise<void> {
    const { games, tournaments, dailies } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(games).set(UNLEASED).where(isNotNull(games.leaseUntil));
      for (const table of [tournaments, dailies])
        await queries.update(table).set({ leaseUntil: null }).where(isNotNull(table.leaseUntil));
    });
  }
}
