import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, lte, notInArray } from 'drizzle-orm';
import type { Phrase } from '../phrases/index.js';
import { EVENTS, type Queries, SAID } from '../record/schema.js';
import type { OpenDatabase } from './open.js';

export type Event = (typeof EVENTS)[number];

/** Something that a person waits for. Discord notifies people of new messages only, never of edits. */
export interface Notice {
  readonly event: Event;
  /** The person who waits for it. */
  readonly to: string;
}

/** A notice that has not been sent yet, as far as is known. */
export interface PendingNotice extends Notice {
  /** The nonce of its message: sent twice within minutes, Discord posts it once. */
  readonly id: string;
}

/** A phrase that a player has said at the page. */
export interface SaidPhrase {
  readonly gameId: string;
  /** The player. */
  readonly by: string;
  readonly phrase: Phrase;
}

/** Bytes of a nonce, which has at most 25 characters. */
const NONCE_BYTES = 12;

/** Milliseconds for which a notice is tried. */
const KEPT_MS = 24 * 3_600_000;

/** Notices that are still to be sent: each is written with the change behind it, and removed once it was sent. */
export class Notices {
  readonly #database: OpenDatabase;
  readonly #now: () => number;

  constructor(database: OpenDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Writes them in the transaction of the change. */
  async add(queries: Queries, gameId: string, notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const row = { gameId, at: this.#now() };
    await queries
      .insert(this.#database.tables.notices)
      .values(
        notices.map(({ event, to }) => ({ ...row, id: randomBytes(NONCE_BYTES).toString('hex'), event, to })),
      );
  }

  /** Those of a game, the oldest first. */
  async pending(gameId: string): Promise<PendingNotice[]> {
    const { notices } = this.#database.tables;
    const rows = await this.#database.db
      .select()
      .from(notices)
      .where(and(eq(notices.gameId, gameId), inArray(notices.event, [...EVENTS])))
      .orderBy(notices.at, notices.id);
    return rows as PendingNotice[];
  }

  /** Keeps a phrase until it is written into the channel of its game. */
  async addPhrase({ gameId, by, phrase }: SaidPhrase): Promise<void> {
    const { notices } = this.#database.tables;
    const id = randomBytes(NONCE_BYTES).toString('hex');
    const row = { id, gameId, event: `said-${phrase}`, to: by, at: this.#now() } as const;
    await this.#database.transact(async (queries) => void (await queries.insert(notices).values(row)));
  }

  /** The phrases that were said; of several processes, one gets each. */
  async takePhrases(): Promise<SaidPhrase[]> {
    const { notices } = this.#database.tables;
    const isPhrase = inArray(notices.event, [...SAID]);
    const waiting = await this.#database.db.select({ id: notices.id }).from(notices).where(isPhrase);
    if (waiting.length === 0) return [];
    const ids = waiting.map(({ id }) => id);
    const taken = await this.#database.transact((queries) =>
      queries.delete(notices).where(inArray(notices.id, ids)).returning(),
    );
    return taken.map(({ gameId, event, to }) => ({
      gameId,
      by: to,
      phrase: event.slice('said-'.length) as Phrase,
    }));
  }

  /** The games with notices that have been pending this long, in milliseconds. */
  async gamesWaiting(sinceMs: number): Promise<string[]> {
    const { notices } = this.#database.tables;
    const rows = await this.#database.db
      .selectDistinct({ gameId: notices.gameId })
      .from(notices)
      .where(and(lte(notices.at, this.#now() - sinceMs), notInArray(notices.event, ['unreminded', ...SAID])));
    return rows.map(({ gameId }) => gameId);
  }

  /** Somebody could not be reminded: the next one who looks at the game is to know. */
  async markUnreminded({ id }: PendingNotice): Promise<void> {
    const { notices } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(notices).set({ event: 'unreminded' }).where(eq(notices.id, id));
    });
  }

  /** Gives up on notices that Discord has not taken for a day. */
  async forgetOld(): Promise<void> {
    const { notices } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.delete(notices).where(lt(notices.at, this.#now() - KEPT_MS));
    });
  }

  /** Removes notices that were sent or are of no use any more. */
  async remove(sent: readonly PendingNotice[]): Promise<void> {
    if (sent.length === 0) return;
    const { notices } = this.#database.tables;
    const ids = sent.map(({ id }) => id);
    await this.#database.transact(async (queries) => {
      await queries.delete(notices).where(inArray(notices.id, ids));
    });
  }
}
