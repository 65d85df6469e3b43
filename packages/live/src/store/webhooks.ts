import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { turnOf } from '../game/seats.js';
import { type GameRecord, isPerson } from '../record/record.js';
import type { Queries } from '../record/schema.js';
import { hashOf } from './keys.js';
import type { OpenDatabase } from './open.js';

/** A call that is due. */
export interface DueCall {
  readonly gameId: string;
  /** Whose webhook it is. */
  readonly player: string;
  /** Of the key of their seat; the calls are signed with it. */
  readonly hash: string;
  readonly url: string;
  /** The client that has begun the game, or the player once it is over. */
  readonly owner: string;
  /** Since when it is due, in milliseconds since 1970, and the tries before. */
  readonly at: number;
  readonly tries: number;
  /** When it is due again unless it is done, in milliseconds since 1970; null after the last try. */
  readonly again: number | null;
}

/** Milliseconds after the first try; each later one waits three times as long. */
const RETRY_MS = 10_000;
/** The last try comes some three hours after the first. */
const MOST_TRIES = 8;

/** The webhooks of seats: each has one call at most that is due, about the newest state of its game. */
export class Webhooks {
  readonly #database: OpenDatabase;
  readonly #now: () => number;

  constructor(database: OpenDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** @param url null: no webhook any more. @returns false for a key that is none of the game */
  async set(gameId: string, key: string, url: string | null): Promise<boolean> {
    const { keys } = this.#database.tables;
    const isOwn = and(eq(keys.hash, hashOf(key)), eq(keys.gameId, gameId));
    const written = await this.#database.transact((queries) =>
      // A call that is due goes to the new address.
      queries
        .update(keys)
        .set(url === null ? { webhook: null, webhookAt: null } : { webhook: url })
        .where(isOwn)
        .returning({ at: keys.at }),
    );
    return written.length > 0;
  }

  /** Makes the calls due that a change causes: to the person to move and, at the end, to both. In its transaction. */
  async changed(queries: Queries, before: GameRecord | null, after: GameRecord): Promise<void> {
    if (before?.status === after.status && before.match.moves.length === after.match.moves.length) return;
    const called = after.status === 'active' ? [after.seats[turnOf(after)]] : after.seats;
    const people = called.filter(isPerson).map(({ player }) => player);
    if (people.length === 0) return;
    const { keys } = this.#database.tables;
    await queries
      .update(keys)
      .set({ webhookAt: this.#now(), webhookTries: 0 })
      .where(and(eq(keys.gameId, after.id), inArray(keys.player, people), isNotNull(keys.webhook)));
  }

  /** Calls that are due, the longest due first. @param skip so many of them are left out */
  async due(most: number, skip = 0): Promise<DueCall[]> {
    const { games, keys } = this.#database.tables;
    const rows = await this.#database.db
      .select({ key: keys, client: games.client })
      .from(keys)
      .leftJoin(games, eq(games.id, keys.gameId))
      .where(lte(keys.webhookAt, this.#now()))
      .orderBy(asc(keys.webhookAt), asc(keys.hash))
      .limit(most)
      .offset(skip);
    return rows.map(({ client, key: { gameId, player, hash, webhook, webhookAt, webhookTries: tries } }) => ({
      gameId,
      player,
      hash,
      tries,
      url: webhook as string,
      at: webhookAt as number,
      owner: client ?? player,
      again: tries + 1 < MOST_TRIES ? this.#now() + RETRY_MS * 3 ** tries : null,
    }));
  }

  /**
   * Takes a call that is due. It is due again later, unless it is said to be done: its process may end before.
   * @returns false where another process has taken it.
   */
  async claim({ gameId, hash, at, tries, again }: DueCall): Promise<boolean> {
    const { keys } = this.#database.tables;
    const isSame = and(eq(keys.gameId, gameId), eq(keys.hash, hash), eq(keys.webhookAt, at));
    const mine = await this.#database.transact((queries) =>
      queries
        .update(keys)
        .set({ webhookAt: again, webhookTries: tries + 1 })
        .where(isSame)
        .returning(),
    );
    return mine.length > 0;
  }

  /** It has arrived; a call that became due meanwhile stays so. */
  async done({ gameId, hash, again }: DueCall): Promise<void> {
    if (again === null) return;
    const { keys } = this.#database.tables;
    const isSame = and(eq(keys.gameId, gameId), eq(keys.hash, hash), eq(keys.webhookAt, again));
    await this.#database.transact(async (queries) => {
      await queries.update(keys).set({ webhookAt: null }).where(isSame);
    });
  }
}
