import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import { type Phrase, type Said, isPhrase } from '../phrases/index.js';
import type { Queries } from '../record/schema.js';
import type { OpenDatabase } from './open.js';

/** Bytes of a key: 128 bits. */
export const KEY_BYTES = 16;

/** Seats that are looked at, those taken last: the players of a game and of its rematches have the same keys. */
const MOST_SEATS = 1000;

/** A new secret that seats somebody. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** The stored form of a key. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The keys, each of which seats its holder in one game. */
export class Keys {
  readonly #database: OpenDatabase;
  readonly #now: () => number;

  constructor(database: OpenDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Lets the holder of a key play for a player, in the transaction of the game or in one of its own. */
  async add(key: string, gameId: string, player: string, queries?: Queries): Promise<void> {
    const { keys } = this.#database.tables;
    const values = { hash: hashOf(key), gameId, player, at: this.#now() };
    const write = async (to: Queries) => void (await to.insert(keys).values(values));
    await (queries === undefined ? this.#database.transact(write) : write(queries));
  }

  /** The player that a key stands for in a game; null for a key that is none of this game. */
  async playerOf(key: string, gameId: string): Promise<string | null> {
    const { keys } = this.#database.tables;
    const [row] = await this.#database.db
      .select({ player: keys.player })
      .from(keys)
      .where(and(eq(keys.hash, hashOf(key)), eq(keys.gameId, gameId)));
    return row?.player ?? null;
  }

  /** The games in which some keys seat somebody, each with the player. */
  async seatsOf(held: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { keys } = this.#database.tables;
    const rows = await this.#database.db
      .select({ gameId: keys.gameId, player: keys.player })
      .from(keys)
      .where(inArray(keys.hash, held.map(hashOf)))
      .orderBy(desc(keys.at))
      .limit(MOST_SEATS);
    return new Map(rows.map(({ gameId, player }) => [gameId, player]));
  }

  /** Marks those with these keys as present for so long, in milliseconds; 0: not any more. */
  async markPresent(hashes: readonly string[], ms: number): Promise<void> {
    if (hashes.length === 0) return;
    const { keys } = this.#database.tables;
    const presentUntil = this.#now() + ms;
    await this.#database.transact(async (queries) => {
      await queries
        .update(keys)
        .set({ presentUntil })
        .where(inArray(keys.hash, [...hashes]));
    });
  }

  /**
   * Says a set phrase for the holder of this key, unless they have said one since a moment.
   * @returns whether it is said
   */
  async say(hash: string, gameId: string, phrase: Phrase, since: number): Promise<boolean> {
    const { keys } = this.#database.tables;
    return this.#database.transact(async (queries) => {
      const said = await queries
        .update(keys)
        .set({ said: phrase, saidAt: this.#now() })
        .where(
          and(eq(keys.hash, hash), eq(keys.gameId, gameId), or(isNull(keys.saidAt), lt(keys.saidAt, since))),
        )
        .returning({ hash: keys.hash });
      return said.length > 0;
    });
  }

  /** The last phrase of each player of a game since a moment. */
  async saidIn(gameId: string, since: number): Promise<ReadonlyMap<string, Said>> {
    const { keys } = this.#database.tables;
    const rows = await this.#database.db
      .select({ player: keys.player, phrase: keys.said, at: keys.saidAt })
      .from(keys)
      .where(and(eq(keys.gameId, gameId), gt(keys.saidAt, since)));
    const known = rows.filter((row): row is Said & { player: string } => isPhrase(row.phrase));
    return new Map(known.map(({ player, phrase, at }) => [player, { phrase, at }]));
  }

  /** The players of a game who look at it now. */
  async presentIn(gameId: string): Promise<ReadonlySet<string>> {
    const { keys } = this.#database.tables;
    const rows = await this.#database.db
      .select({ player: keys.player })
      .from(keys)
      .where(and(eq(keys.gameId, gameId), gt(keys.presentUntil, this.#now())));
    return new Set(rows.map(({ player }) => player));
  }

  /** Those who sit in one game sit with the same keys in another one. */
  async share(gameId: string, otherId: string, queries: Queries): Promise<void> {
    const { keys } = this.#database.tables;
    const rows = await queries.select().from(keys).where(eq(keys.gameId, gameId));
    for (const row of rows) {
      const silent = { said: null, saidAt: null, webhookAt: null };
      await queries.insert(keys).values({ ...row, ...silent, gameId: otherId, at: this.#now() });
    }
  }

  /** Forgets the keys of games that are not kept any more. */
  async forgetGone(queries: Queries): Promise<void> {
    const { games, keys } = this.#database.tables;
    await queries.delete(keys).where(notInArray(keys.gameId, queries.select({ id: games.id }).from(games)));
  }
}
