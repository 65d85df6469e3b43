import { and, eq, lt } from 'drizzle-orm';
import { Refusal } from '../game/refusal.js';
import type { Queries, Tables } from '../record/schema.js';
import { dayOf } from './days.js';
import type { Handled } from './handled.js';
import type { OpenDatabase } from './open.js';
import { type Streak, countMissed, countSolved, streaksIn } from './streaks.js';

/** The progress of a person in a problem. */
export type Try = Tables['tries']['$inferSelect'];

/** The result of a move in a problem. */
export interface Outcome {
  /** Plies of the solution that are played after it. */
  readonly plies: number;
  readonly isWrong: boolean;
  readonly isSolved: boolean;
  /** It is the problem of the day on its day, which counts for the streaks of the server. */
  readonly isDaily: boolean;
}

/** A try after a move. */
export interface Moved<T extends Outcome> {
  readonly tried: Try;
  readonly outcome: T;
  /** Days in a row that the solver has by it now; null where it does not count. */
  readonly streak: number | null;
}

/** A try that nobody goes on with is kept for this time, in milliseconds. */
const KEPT_MS = 7 * 86_400_000;

/**
 * The problems that people are solving: the database keeps their progress, so that their boards work after a
 * restart.
 */
export class Tries {
  readonly #database: OpenDatabase;
  readonly #now: () => number;
  readonly #handled: Handled;

  constructor(database: OpenDatabase, now: () => number, handled: Handled) {
    this.#database = database;
    this.#now = now;
    this.#handled = handled;
  }

  /** Begins a try. @returns the one with this id that there is already, else the new one. */
  open(begun: Omit<Try, 'plies' | 'missed' | 'at'>): Promise<Try> {
    const { tries } = this.#database.tables;
    const at = this.#now();
    return this.#database.transact(async (queries) => {
      const [row] = await queries
        .insert(tries)
        .values({ ...begun, plies: 0, missed: false, at })
        .onConflictDoUpdate({ target: tries.id, set: { at } })
        .returning();
      return row as Try;
    });
  }

  async find(id: string): Promise<Try | null> {
    return this.#find(this.#database.db, id);
  }

  async #find(queries: Queries, id: string): Promise<Try | null> {
    const { tries } = this.#database.tables;
    const [row] = await queries.select().from(tries).where(eq(tries.id, id));
    return row ?? null;
  }

  /**
   * Makes a move in a try, in one transaction: once for an interaction, and only in the position that was judged.
   * @param judge returns the result of the move; throws to change nothing.
   * @throws Refusal where the try is gone or another move was faster, and whatever `judge` throws.
   */
  move<T extends Outcome>(id: string, judge: (before: Try) => T, interactionId: string): Promise<Moved<T>> {
    const { tables } = this.#database;
    const { tries } = tables;
    return this.#database.transact(async (queries) => {
      await this.#handled.mark(queries, interactionId);
      const before = await this.#find(queries, id);
      if (before === null) throw new Refusal('stale-problem');
      const outcome = judge(before);
      const { plies, isWrong, isSolved, isDaily } = outcome;
      const [tried] = await queries
        .update(tries)
        .set({ plies, at: this.#now(), ...(isWrong ? { missed: true } : {}) })
        .where(and(eq(tries.id, id), eq(tries.plies, before.plies)))
        .returning();
      if (tried === undefined) throw new Refusal('stale-problem');
      if (!isDaily || tried.guildId === null) return { tried, outcome, streak: null };
      const solver = { guildId: tried.guildId, game: tried.game, player: tried.player, day: tried.day };
      if (tried.missed) await countMissed(queries, tables, solver);
      const isClean = isSolved && !tried.missed;
      return { tried, outcome, streak: isClean ? await countSolved(queries, tables, solver) : null };
    });
  }

  /**
   * The people who solve the problems of the day of a game in a server, the longest streak that goes on
   * first.
   */
  streaks(guildId: string, game: string, limit: number): Promise<Streak[]> {
    const { db, tables } = this.#database;
    return streaksIn(db, tables, { guildId, game, day: dayOf(this.#now()) }, limit);
  }

  /** Forgets tries with which nobody has gone on for a week. */
  async forgetOld(): Promise<void> {
    const { tries } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.delete(tries).where(lt(tries.at, this.#now() - KEPT_MS));
    });
  }
}
