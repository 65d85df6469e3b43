import { randomUUID } from 'node:crypto';
import { resultOf } from '@tahoun/match';
import {
  type SQL,
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { type GameRecord, type Status, isPerson } from '../record.js';
import { Refusal } from '../refusal.js';
import { checkBlocks, checkChallenge } from './challenges.js';
import type { Changes } from './changes.js';
import { Dailies } from './dailies.js';
import { dayOf } from './days.js';
import { dueIn, isDue } from './due.js';
import { Keys } from './keys.js';
import { type Notice, Notices } from './notices.js';
import type { OpenDatabase } from './open.js';
import { forgetPerson } from './privacy.js';
import { type Rating, UNCERTAIN_DEVIATION, rateGame } from './ratings.js';
import { recordOf, rowOf } from './rows.js';
import type { Queries, Tables } from './schema.js';
import { type Seal, idsOf, sealOf } from './seal.js';
import { Servers } from './servers.js';
import { type Streak, streaksIn } from './streaks.js';
import { Tournaments } from './tournaments.js';
import { Tries } from './tries.js';

type SettingsRow = Tables['settings']['$inferSelect'];

/** What a person has chosen. Null: nothing, so the bot's own choice holds. */
export interface Settings
  extends Pick<SettingsRow, 'language' | 'theme' | 'look' | 'pieces' | 'orientation'> {
  readonly confirm: boolean;
  /** Whether people may challenge them. */
  readonly challenges: boolean;
}

/** Of those who have chosen nothing. */
export const NO_SETTINGS: Settings = {
  language: null,
  theme: null,
  look: null,
  pieces: null,
  orientation: null,
  confirm: false,
  challenges: true,
};

/** Thrown when an interaction that already changed a game is delivered again. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}

/** Another process changed the game between our reading and writing it. */
class Overtaken extends Error {}

/** How often a change is tried again when another process was faster. */
const ATTEMPTS = 5;
/** Interactions are remembered this long; Discord repeats a delivery within minutes. */
const REMEMBERED_MS = 3_600_000;
/** Decided in fewer plies, a game says nothing of its players. */
const FEWEST_RATED_PLIES = 4;

/** Who takes a seat in a game, and how many open games they may have with it. */
export interface Joining {
  readonly userId: string;
  readonly most: number;
}

/** What becomes of a lease when its work is done. */
const UNLEASED = { leasedBy: null, leaseUntil: null };
/** Games of two people with each other that are counted. */
const MOST_COUNTED = 500;

/** Statuses in which a game still waits for somebody. */
const OPEN: Status[] = ['challenge', 'active'];

/** What a change gives people to know. */
export type Tells = (before: GameRecord, after: GameRecord) => readonly Notice[];

const tellsNobody: Tells = () => [];

/** Everything the bot remembers. */
export class Store {
  readonly #database: OpenDatabase;
  readonly #seal: Seal;
  /** This process among those that share the database. */
  readonly #process = randomUUID();
  /** What people are still to be notified of. */
  readonly notices: Notices;
  /** What was chosen for servers. */
  readonly servers: Servers;
  readonly tournaments: Tournaments;
  /** Where the problem of the day is posted. */
  readonly dailies: Dailies;
  /** The problems that people are solving. */
  readonly tries: Tries;
  /** Of those who play at the web page. */
  readonly keys: Keys;
  /** The id of what an interaction begins, such as a game: always the same one, and not to be guessed. */
  readonly idOf: (interactionId: string) => string;

  /** @param secret the bot's own token: those of interactions are kept sealed with it. */
  constructor(
    database: OpenDatabase,
    secret: string,
    readonly now: () => number = Date.now,
  ) {
    this.#database = database;
    this.#seal = sealOf(secret);
    this.idOf = idsOf(secret);
    this.notices = new Notices(database, now);
    this.servers = new Servers(database);
    this.keys = new Keys(database, now);
    this.dailies = new Dailies(database, now);
    this.tries = new Tries(database, now, (queries, id) => this.#markHandled(queries, id));
    this.tournaments = new Tournaments(database, now, async (queries, game, notices) => {
      await queries.insert(database.tables.games).values(rowOf(game, this.#seal));
      await this.notices.add(queries, game.id, notices);
    });
  }

  /** What becomes of games, whichever process does it. */
  get changes(): Changes {
    return this.#database.changes;
  }

  get kind(): OpenDatabase['kind'] {
    return this.#database.kind;
  }

  async find(id: string): Promise<GameRecord | null> {
    return this.#find(this.#database.db, id);
  }

  async #find(queries: Queries, id: string): Promise<GameRecord | null> {
    const { games } = this.#database.tables;
    const [row] = await queries.select().from(games).where(eq(games.id, id));
    return row === undefined ? null : recordOf(row, this.#seal);
  }

  /**
   * Keeps a new game. @returns false when there is one with this id already.
   * @param most how many open games its owner may have with it; undefined: nothing is counted.
   * @param notices what others hear of by it.
   * @param keys what seats people in it; and the keys of another game seat the same people in this one.
   * @throws Refusal as `checkNew`.
   */
  add(
    game: GameRecord,
    most?: number,
    notices: readonly Notice[] = [],
    keys: readonly { readonly key: string; readonly player: string }[] = [],
    keysOf?: string,
  ): Promise<boolean> {
    const { games } = this.#database.tables;
    return this.#database.transact(async (queries) => {
      await this.#lockPeople(queries, [game.ownerId, ...game.seats.map(({ player }) => player)]);
      const added = await queries
        .insert(games)
        .values(rowOf(game, this.#seal))
        .onConflictDoNothing()
        .returning({ id: games.id });
      if (added.length === 0) return false;
      if (most !== undefined) await this.#checkNew(queries, game, most);
      for (const { key, player } of keys) await this.keys.add(key, game.id, player, queries);
      if (keysOf !== undefined) await this.keys.share(keysOf, game.id, queries);
      await this.notices.add(queries, game.id, notices);
      return true;
    });
  }

  /** Whether a game may be added. @throws Refusal when its owner has too many, or may not challenge this person. */
  checkNew(game: GameRecord, most: number): Promise<void> {
    return this.#checkNew(this.#database.db, game, most);
  }

  async #checkNew(queries: Queries, game: GameRecord, most: number): Promise<void> {
    await this.#checkRoom(queries, game.ownerId, game.id, most);
    if (game.status === 'challenge') await checkChallenge(queries, this.#database.tables, game);
  }

  /** @throws Refusal when a user has this many open games beside a game. */
  async #checkRoom(queries: Queries, userId: string, besides: string, most: number): Promise<void> {
    const { games } = this.#database.tables;
    const isOpen = and(this.#isOpenFor(userId), inArray(games.status, OPEN), ne(games.id, besides));
    const open = await queries.select({ id: games.id }).from(games).where(isOpen);
    if (open.length >= most) throw new Refusal('too-many-games', { max: most });
  }

  /** Of two games begun at once, the second is counted after the first. */
  async #lockPeople(queries: Queries, players: readonly string[]): Promise<void> {
    const { settings } = this.#database.tables;
    // In one order everywhere, so that no two games wait for each other.
    const people = [...new Set(players)].filter((player) => isPerson({ player })).sort();
    for (const userId of people) {
      const lock = { target: settings.userId, set: { userId } };
      await queries.insert(settings).values({ userId }).onConflictDoUpdate(lock);
    }
  }

  /**
   * Changes a game in one transaction: reads it, lets `work` say what it becomes, writes it if nobody else
   * has meanwhile. A game that ends by it is counted for the ratings in the same transaction.
   * @param work throws to change nothing; returns the game itself to leave it as it is.
   * @param once id of the interaction behind it, which may change games once only.
   * @param tells what others hear of by it: kept in the same transaction, until it was sent.
   * @param joining who takes a seat in the game by it, and how many open games they may have.
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
        return await this.#database.transact((queries) =>
          this.#changeOnce(queries, id, work, once, tells, joining),
        );
      } catch (error) {
        if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async #changeOnce(
    queries: Queries,
    id: string,
    work: (game: GameRecord) => GameRecord,
    once: string | undefined,
    tells: Tells,
    joining: Joining | undefined,
  ): Promise<GameRecord | null> {
    if (joining !== undefined) await this.#lockPeople(queries, [joining.userId]);
    if (once !== undefined) await this.#markHandled(queries, once);
    const before = await this.#find(queries, id);
    if (before === null) return null;
    const worked = work(before);
    if (worked === before) return before;
    if (joining !== undefined) {
      await this.#checkRoom(queries, joining.userId, id, joining.most);
      await checkBlocks(queries, this.#database.tables, joining.userId, before.ownerId);
    }
    const after = { ...worked, version: before.version + 1, updatedAt: this.now() };
    const { games } = this.#database.tables;
    const written = await queries
      .update(games)
      .set({ ...rowOf(after, this.#seal), ...(after.wakeAt === before.wakeAt ? {} : UNLEASED) })
      .where(and(eq(games.id, id), eq(games.version, before.version)))
      .returning({ id: games.id });
    if (written.length === 0) throw new Overtaken();
    if (after.status === 'finished' && before.status === 'active') {
      await this.#rate(queries, after);
      await this.tournaments.record(queries, after);
    }
    await this.notices.add(queries, id, tells(before, after));
    await this.#database.changes.announce(queries, after);
    return after;
  }

  /** Tells those who look at a game that what is around it has changed: who is there, the next game. */
  async touch(id: string): Promise<void> {
    const change = { id, version: 0, updatedAt: this.now() };
    await this.#database.transact((queries) => this.#database.changes.announce(queries, change));
  }

  /** Forgets games of guests in which nothing has happened since a moment, and the keys of all that are gone. */
  async forgetGuests(before: number): Promise<void> {
    const { games } = this.#database.tables;
    const isGuests = or(like(games.player0, '@%'), like(games.player1, '@%'));
    await this.#database.transact(async (queries) => {
      await queries.delete(games).where(and(isGuests, lt(games.updatedAt, before)));
      await this.keys.forgetGone(queries);
    });
  }

  /** Whether this is the first time that anybody asks for this id, of all processes. */
  async isFirst(id: string): Promise<boolean> {
    try {
      await this.#database.transact((queries) => this.#markHandled(queries, id));
      return true;
    } catch (error) {
      if (error instanceof AlreadyHandled) return false;
      throw error;
    }
  }

  async #markHandled(queries: Queries, id: string): Promise<void> {
    const { handled } = this.#database.tables;
    const marked = await queries
      .insert(handled)
      .values({ id, at: this.now() })
      .onConflictDoNothing()
      .returning({ id: handled.id });
    if (marked.length === 0) throw new AlreadyHandled();
  }

  async #rate(queries: Queries, game: GameRecord): Promise<void> {
    const [first, second] = game.seats;
    const counts =
      game.rated && first.player !== second.player && game.match.moves.length >= FEWEST_RATED_PLIES;
    const result = counts ? resultOf(game.match) : null;
    if (result !== null) await rateGame(queries, this.#database.tables, game, result);
  }

  /** Games of a user that go on, and challenges of their own, the one touched last first. Of others' anybody makes many. */
  openGamesOf(userId: string, limit = 25): Promise<GameRecord[]> {
    return this.#lastTouched(this.#isOpenFor(userId), OPEN, limit);
  }

  #isOpenFor(userId: string) {
    const { games } = this.#database.tables;
    return and(this.#isPlayedBy(userId), or(eq(games.status, 'active'), eq(games.ownerId, userId)));
  }

  /** The finished games of two people with each other, the one touched last first. */
  gamesBetween(one: string, other: string, limit = MOST_COUNTED): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    const pairs = or(
      and(eq(games.player0, one), eq(games.player1, other)),
      and(eq(games.player0, other), eq(games.player1, one)),
    );
    return this.#lastTouched(pairs, ['finished'], limit);
  }

  /** All games that wait for a user, for their opponent, or for an answer. */
  unfinishedGamesOf(userId: string): Promise<GameRecord[]> {
    return this.#lastTouched(this.#isPlayedBy(userId), OPEN);
  }

  /** The games of a user, finished ones too, the one touched last first. */
  lastGamesOf(userId: string, limit = 25): Promise<GameRecord[]> {
    return this.#lastTouched(this.#isPlayedBy(userId), [...OPEN, 'finished'], limit);
  }

  /** The games shown in a channel, finished ones too, the one touched last first. */
  gamesIn(channelId: string, limit = 25): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    return this.#lastTouched(eq(games.channelId, channelId), [...OPEN, 'finished'], limit);
  }

  async #lastTouched(
    isMeant: SQL | undefined,
    statuses: Status[],
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    const rows = await this.#database.db
      .select()
      .from(games)
      .where(and(isMeant, inArray(games.status, statuses)))
      .orderBy(desc(games.updatedAt))
      .limit(limit);
    return rows.map((row) => recordOf(row, this.#seal));
  }

  #isPlayedBy(userId: string) {
    const { games } = this.#database.tables;
    return or(eq(games.player0, userId), eq(games.player1, userId), eq(games.ownerId, userId));
  }

  /** The shown games that were changed last: those within this time of the very last change, in milliseconds. */
  async changedLast(withinMs: number): Promise<string[]> {
    const { games } = this.#database.tables;
    const { db } = this.#database;
    const [newest] = await db.select({ at: max(games.updatedAt) }).from(games);
    const since = (newest?.at ?? 0) - withinMs;
    const rows = await db
      .select({ id: games.id })
      .from(games)
      .where(and(gte(games.updatedAt, since), isNotNull(games.messageId)));
    return rows.map(({ id }) => id);
  }

  /** Games that ended this long ago, in milliseconds, and have a thread of their own that is open still. */
  async endedThreads(sinceMs: number): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    const isOver = and(not(inArray(games.status, OPEN)), lte(games.updatedAt, this.now() - sinceMs));
    const rows = await this.#database.db
      .select()
      .from(games)
      .where(and(eq(games.thread, 'open'), isOver));
    return rows.map((row) => recordOf(row, this.#seal));
  }

  /** Games that want something done by now, and that no process works on. */
  due(limit: number): Promise<string[]> {
    const { db, tables } = this.#database;
    return dueIn(db, tables.games, this.now(), limit);
  }

  /** When a game was changed last, in milliseconds since 1970; 0 where there is none. */
  async lastChange(): Promise<number> {
    const { games } = this.#database.tables;
    const [newest] = await this.#database.db.select({ at: max(games.updatedAt) }).from(games);
    return newest?.at ?? 0;
  }

  /** When the next thing is due, in milliseconds since 1970; null when nothing is. */
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
        .set({ leasedBy: this.#process, leaseUntil: this.now() + leaseMs })
        .where(and(eq(games.id, id), isDue(games, this.now())))
        .returning();
      return row === undefined ? null : recordOf(row, this.#seal);
    });
  }

  /** Says that this process still works on these games, as far as it has them. */
  async extendLeases(ids: readonly string[], leaseMs: number): Promise<void> {
    const { games } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries
        .update(games)
        .set({ leaseUntil: this.now() + leaseMs })
        .where(
          and(inArray(games.id, [...ids]), eq(games.leasedBy, this.#process), isNotNull(games.leaseUntil)),
        );
    });
  }

  /** Ends all leases: for a process that is the only one and has just started. */
  async endLeases(): Promise<void> {
    const { games, tournaments, dailies } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(games).set(UNLEASED).where(isNotNull(games.leaseUntil));
      for (const table of [tournaments, dailies])
        await queries.update(table).set({ leaseUntil: null }).where(isNotNull(table.leaseUntil));
    });
  }

  /** Where the game is shown now. */
  async setLocation(
    id: string,
    location: Partial<Pick<GameRecord, 'channelId' | 'messageId' | 'thread' | 'token'>>,
  ): Promise<void> {
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
    const counted = { version: sql`${games.version} + 1`, updatedAt: this.now() };
    await this.#database.transact(async (queries) => {
      const changed = await queries
        .update(games)
        .set({ ...rest, ...written, ...counted })
        .where(eq(games.id, id))
        .returning({ id: games.id, version: games.version, updatedAt: games.updatedAt });
      for (const change of changed) await this.#database.changes.announce(queries, change);
    });
  }

  async settingsOf(userId: string): Promise<Settings> {
    const { settings } = this.#database.tables;
    const [row] = await this.#database.db.select().from(settings).where(eq(settings.userId, userId));
    return row === undefined
      ? NO_SETTINGS
      : {
          ...row,
          confirm: row.confirm ?? NO_SETTINGS.confirm,
          challenges: row.challenges ?? NO_SETTINGS.challenges,
        };
  }

  /** Changes what is given, keeps the rest. */
  async changeSettings(userId: string, changes: Partial<Settings>): Promise<Settings> {
    const { settings } = this.#database.tables;
    // Without a change something has to be set still.
    const set = { userId, ...changes };
    await this.#database.transact(async (queries) => {
      await queries.insert(settings).values(set).onConflictDoUpdate({ target: settings.userId, set });
    });
    return this.settingsOf(userId);
  }

  /** Blocks a person, or ends the block. */
  async setBlock(blocker: string, blocked: string, isBlocked: boolean): Promise<void> {
    const { blocks } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      if (isBlocked) await queries.insert(blocks).values({ blocker, blocked }).onConflictDoNothing();
      else await queries.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked)));
    });
  }

  /** Deletes what is kept of a person. Their games go on being the other player's, with nobody's name. */
  forgetPerson(userId: string): Promise<void> {
    const { tables } = this.#database;
    return this.#database.transact((queries) => forgetPerson(queries, tables, userId));
  }

  /** A player's ratings, the best first. */
  async ratingsOf(player: string): Promise<Rating[]> {
    const { ratings } = this.#database.tables;
    return this.#database.db
      .select()
      .from(ratings)
      .where(eq(ratings.player, player))
      .orderBy(desc(ratings.rating));
  }

  /**
   * The best of a game, those whose rating is certain first.
   * @param guildId only those who have finished a rated game in this server; null: all.
   */
  async leaders(game: string, guildId: string | null, limit: number): Promise<Rating[]> {
    const { ratings } = this.#database.tables;
    const isHere = guildId === null ? undefined : this.#hasPlayedIn(guildId, game);
    return this.#database.db
      .select()
      .from(ratings)
      .where(and(eq(ratings.game, game), isHere))
      .orderBy(sql`${ratings.deviation} > ${UNCERTAIN_DEVIATION}`, desc(ratings.rating))
      .limit(limit);
  }

  #hasPlayedIn(guildId: string, game: string) {
    const { games, ratings } = this.#database.tables;
    const isRated = and(eq(games.status, 'finished'), eq(games.rated, true));
    const isMeant = and(eq(games.guildId, guildId), eq(games.game, game), isRated);
    const { db } = this.#database;
    return or(
      inArray(ratings.player, db.select({ player: games.player0 }).from(games).where(isMeant)),
      inArray(ratings.player, db.select({ player: games.player1 }).from(games).where(isMeant)),
    );
  }

  /** Who has solved the problems of the day of a game in a server, the longest streak that goes on first. */
  streaks(guildId: string, game: string, limit: number): Promise<Streak[]> {
    const { db, tables } = this.#database;
    return streaksIn(db, tables, { guildId, game, day: dayOf(this.now()) }, limit);
  }

  /** Forgets interactions that Discord will not deliver again. */
  async forgetHandled(): Promise<void> {
    const { handled } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.delete(handled).where(lt(handled.at, this.now() - REMEMBERED_MS));
    });
  }
}
