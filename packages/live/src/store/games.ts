import { gameById } from '@tahoun/catalogue';
import { replayInPieces, restoreMatch } from '@tahoun/match';
import { and, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { GameRecord } from '../record/record.js';
import type { Queries } from '../record/schema.js';
import { checkBlocks, checkNew, checkRoom } from './challenges.js';
import type { Handled } from './handled.js';
import type { Keys } from './keys.js';
import { UNLEASED } from './leases.js';
import type { Notice, Notices } from './notices.js';
import type { OpenDatabase, Transaction } from './open.js';
import type { People } from './people.js';
import { rateGame } from './ratings.js';
import { recordInPieces, recordOf, rowOf, shownOf } from './rows.js';
import type { Seal } from './seal.js';
import type { Tournaments } from './tournaments.js';
import type { Webhooks } from './webhooks.js';

/** Another process changed the game between our reading and writing it. */
class Overtaken extends Error {}

/** Attempts at a change when another process is faster each time. */
const ATTEMPTS = 5;
/** Old rows that are filled at once; a list has no more. */
const MOST_FILLED = 100;
/** A game decided in fewer plies shows nothing of its players' strength. */
const FEWEST_RATED_PLIES = 4;

/** A user who takes a seat in a game, and the most open games that they may have with it. */
export interface Joining {
  readonly userId: string;
  readonly most: number;
}

/** Makes the notices of a change. */
export type Tells = (before: GameRecord, after: GameRecord) => readonly Notice[];

const tellsNobody: Tells = () => [];

/** The other parts of the store that a change of a game writes to. */
interface Beside {
  readonly notices: Notices;
  readonly keys: Keys;
  readonly webhooks: Webhooks;
  readonly people: People;
  readonly handled: Handled;
  readonly tournaments: Tournaments;
}

/** The games: each is changed in one transaction, with everything that goes with the change. */
export class Games {
  readonly #database: OpenDatabase;
  readonly #seal: Seal;
  readonly #now: () => number;
  readonly #beside: Beside;

  constructor(database: OpenDatabase, seal: Seal, now: () => number, beside: Beside) {
    this.#database = database;
    this.#seal = seal;
    this.#now = now;
    this.#beside = beside;
  }

  async find(id: string): Promise<GameRecord | null> {
    return this.#find(this.#database.db, id);
  }

  async #find(queries: Queries, id: string): Promise<GameRecord | null> {
    const { games } = this.#database.tables;
    const [row] = await queries.select().from(games).where(eq(games.id, id));
    return row === undefined ? null : recordInPieces(row, this.#seal);
  }

  /**
   * Keeps a new game. @returns false when there is one with this id already.
   * @param most open games that its owner, or its client where it has one, may have with it; undefined:
   *   nothing is counted.
   * @param notices to the others about it.
   * @param keys that seat people in it; the keys of the game `keysOf` seat the same people in this one.
   * @throws Refusal as `checkNew`.
   */
  add(
    game: GameRecord,
    most?: number,
    notices: readonly Notice[] = [],
    keys: readonly { readonly key: string; readonly player: string }[] = [],
    keysOf?: string,
  ): Promise<boolean> {
    const { tables } = this.#database;
    const beside = this.#beside;
    return this.#database.transact(async (queries) => {
      const people = [game.ownerId, ...game.seats.map(({ player }) => player)];
      await beside.people.lock(queries, people);
      const added = await queries
        .insert(tables.games)
        .values(rowOf(game, this.#seal))
        .onConflictDoNothing()
        .returning({ id: tables.games.id });
      if (added.length === 0) return false;
      if (most !== undefined) await checkNew(queries, tables, game, most);
      for (const { key, player } of keys) await beside.keys.add(key, game.id, player, queries);
      if (keysOf !== undefined) await beside.keys.share(keysOf, game.id, queries);
      await beside.notices.add(queries, game.id, notices);
      if (keysOf !== undefined && game.status === 'active')
        await beside.webhooks.changed(queries, null, game);
      return true;
    });
  }

  /** Whether a game may be added. @throws Refusal when its owner has too many, or may not challenge this person. */
  checkNew(game: GameRecord, most: number): Promise<void> {
    return checkNew(this.#database.db, this.#database.tables, game, most);
  }

  /**
   * Changes a game in one transaction: reads it, asks `work` for the changed one, and writes that if nobody
   * else has written meanwhile. A game that ends by it is counted for the ratings in the same transaction.
   * @param work throws to change nothing; returns the game itself to leave it as it is.
   * @param once id of the interaction behind it, which may change games once only.
   * @param tells makes the notices to the others: kept in the same transaction, until they are sent.
   * @param joining the user who takes a seat in the game by it, and the most open games that they may have.
   * @throws AlreadyHandled for the same `once` again, and whatever `work` throws.
   */
  async change(
    id: string,
    work: (game: GameRecord) => GameRecord,
    once?: string,
    tells: Tells = tellsNobody,
    joining?: Joining,
  ): Promise<GameRecord | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#database.transact((queries, announce) =>
          this.#changeOnce({ queries, announce }, id, work, once, tells, joining),
        );
      } catch (error) {
        if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async #changeOnce(
    { queries, announce }: Transaction,
    id: string,
    work: (game: GameRecord) => GameRecord,
    once: string | undefined,
    tells: Tells,
    joining: Joining | undefined,
  ): Promise<GameRecord | null> {
    const { tables } = this.#database;
    const beside = this.#beside;
    if (joining !== undefined) await beside.people.lock(queries, [joining.userId]);
    if (once !== undefined) await beside.handled.mark(queries, once);
    const before = await this.#find(queries, id);
    if (before === null) return null;
    await replayInPieces(before.match);
    const worked = work(before);
    if (worked === before) return before;
    if (joining !== undefined) {
      await checkRoom(queries, tables, joining.userId, id, joining.most);
      await checkBlocks(queries, tables, joining.userId, before.ownerId);
    }
    const after = { ...worked, version: before.version + 1, updatedAt: this.#now() };
    const { games } = tables;
    const written = await queries
      .update(games)
      .set({ ...rowOf(after, this.#seal), ...(after.wakeAt === before.wakeAt ? {} : UNLEASED) })
      .where(and(eq(games.id, id), eq(games.version, before.version)))
      .returning({ id: games.id });
    if (written.length === 0) throw new Overtaken();
    if (after.status === 'finished' && before.status === 'active') {
      await this.#rate(queries, after);
      await beside.tournaments.record(queries, after);
    }
    await beside.notices.add(queries, id, tells(before, after));
    await beside.webhooks.changed(queries, before, after);
    announce(after);
    return after;
  }

  async #rate(queries: Queries, game: GameRecord): Promise<void> {
    const [first, second] = game.seats;
    const counts =
      game.rated && first.player !== second.player && game.match.moves.length >= FEWEST_RATED_PLIES;
    const { outcome } = game;
    if (counts && outcome !== null) await rateGame(queries, this.#database.tables, game, outcome);
  }

  /**
   * Writes what lists show into rows from before there were columns for it: into these, or into some.
   * @returns how many it found; 0 when all have it
   */
  async fillOld(ids?: readonly string[]): Promise<number> {
    const { games } = this.#database.tables;
    const isMeant = ids && inArray(games.id, [...ids]);
    const isOld = and(isNull(games.plies), isMeant);
    const rows = await this.#database.db.select().from(games).where(isOld).limit(MOST_FILLED);
    for (const row of rows) {
      await replayInPieces(restoreMatch(row.match, gameById));
      const shown = shownOf(recordOf(row, this.#seal));
      const isSame = and(eq(games.id, row.id), eq(games.version, row.version));
      await this.#database.transact(
        async (queries) => void (await queries.update(games).set(shown).where(isSame)),
      );
    }
    return rows.length;
  }

  /** Notifies those who look at a game of a change around it: the people who look, or the next game. */
  async touch(id: string): Promise<void> {
    const change = { id, version: 0, updatedAt: this.#now() };
    await this.#database.transact(async (_queries, announce) => announce(change));
  }

  /**
   * Sets the place where the game is shown. @param from where it was shown before; left out, anywhere.
   * @returns false when the game is gone, or is shown elsewhere than `from` meanwhile.
   */
  async setLocation(
    id: string,
    location: Partial<Pick<GameRecord, 'channelId' | 'messageId' | 'thread' | 'token'>>,
    from?: Pick<GameRecord, 'channelId' | 'messageId'>,
  ): Promise<boolean> {
    const { games } = this.#database.tables;
    const { token, ...rest } = location;
    const written =
      token === undefined
        ? {}
        : {
            token: token && this.#seal.close(token.text),
            tokenUntil: token?.until ?? null,
            tokenFollows: token?.follows ?? false,
          };
    const counted = { version: sql`${games.version} + 1`, updatedAt: this.#now() };
    const is = (column: typeof games.channelId | typeof games.messageId, value: string | null) =>
      value === null ? isNull(column) : eq(column, value);
    const replaces = from && and(is(games.channelId, from.channelId), is(games.messageId, from.messageId));
    return this.#database.transact(async (queries, announce) => {
      const changed = await queries
        .update(games)
        .set({ ...rest, ...written, ...counted })
        .where(and(eq(games.id, id), replaces))
        .returning({ id: games.id, version: games.version, updatedAt: games.updatedAt });
      for (const change of changed) announce(change);
      return changed.length > 0;
    });
  }

  /** Forgets games of guests in which nothing has happened since a moment, and the keys of all that are gone. */
  async forgetGuests(before: number): Promise<void> {
    const { games } = this.#database.tables;
    const isGuests = or(like(games.player0, '@%'), like(games.player1, '@%'));
    await this.#database.transact(async (queries) => {
      await queries.delete(games).where(and(isGuests, lt(games.updatedAt, before)));
      await this.#beside.keys.forgetGone(queries);
    });
  }
}
