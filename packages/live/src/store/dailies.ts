import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tables } from '../record/schema.js';
import { dayOf, startOfDay } from './days.js';
import { dueIn, isDue } from './due.js';
import type { OpenDatabase } from './open.js';

/** The settings of a server for the problem of the day of a game; switched off where `wakeAt` is null. */
export type Daily = Tables['dailies']['$inferSelect'];

/** The choices of those who manage a server. */
type Wanted = Pick<Daily, 'game' | 'channelId' | 'language'>;

/** A process that has not posted within this time, in milliseconds, is gone or failed, and it is tried again. */
const LEASE_MS = 60_000;

/** The daily posts of servers: one per day, by the first process. */
export class Dailies {
  readonly #database: OpenDatabase;
  readonly #now: () => number;

  constructor(database: OpenDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The settings of a server; null where it never had any. */
  async of(guildId: string): Promise<Daily | null> {
    const { dailies } = this.#database.tables;
    const [row] = await this.#database.db.select().from(dailies).where(eq(dailies.id, guildId));
    return row ?? null;
  }

  /** Has the problem of the day posted from now on: today's at once, unless this server has got one today. */
  async start(guildId: string, wanted: Wanted): Promise<void> {
    const { dailies } = this.#database.tables;
    const now = this.#now();
    await this.#database.transact(async (queries) => {
      const [before] = await queries
        .insert(dailies)
        .values({ id: guildId, ...wanted })
        .onConflictDoUpdate({ target: dailies.id, set: wanted })
        .returning();
      const isPosted = before?.postedDay === dayOf(now);
      const wakeAt = isPosted ? startOfDay(dayOf(now) + 1) : now;
      await queries.update(dailies).set({ wakeAt, failure: null }).where(eq(dailies.id, guildId));
    });
  }

  /** Ends the posts because somebody wants none. */
  async stop(guildId: string): Promise<void> {
    const { dailies } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(dailies).set({ wakeAt: null, failure: null }).where(eq(dailies.id, guildId));
    });
  }

  /** Ends the posts because the channel takes none, unless another one was chosen meanwhile. */
  async fail({ id, channelId }: Daily, failure: NonNullable<Daily['failure']>): Promise<void> {
    const { dailies } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries
        .update(dailies)
        .set({ wakeAt: null, leaseUntil: null, failure })
        .where(and(eq(dailies.id, id), eq(dailies.channelId, channelId)));
    });
  }

  /** The servers whose post is due. */
  due(limit: number): Promise<string[]> {
    const { db, tables } = this.#database;
    return dueIn(db, tables.dailies, this.#now(), limit);
  }

  /** Takes a due post for this process. @returns null when nothing is due, or another process has it. */
  claim(guildId: string): Promise<Daily | null> {
    const { dailies } = this.#database.tables;
    const now = this.#now();
    return this.#database.transact(async (queries) => {
      const [row] = await queries
        .update(dailies)
        .set({ leaseUntil: now + LEASE_MS })
        .where(and(eq(dailies.id, guildId), isDue(dailies, now)))
        .returning();
      return row ?? null;
    });
  }

  /** The problem of a day is posted; the next post is due on the following day, where one is still wanted. */
  async posted(guildId: string, day: number): Promise<void> {
    const { dailies } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(dailies).set({ postedDay: day, leaseUntil: null }).where(eq(dailies.id, guildId));
      await queries
        .update(dailies)
        .set({ wakeAt: startOfDay(day + 1) })
        .where(and(eq(dailies.id, guildId), isNotNull(dailies.wakeAt)));
    });
  }
}
