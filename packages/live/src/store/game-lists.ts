import { nextTurn } from '@tahoun/match';
import { type SQL, and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, max, not, or } from 'drizzle-orm';
import type { Log } from '../game/log.js';
import type { GameRecord, Status } from '../record/record.js';
import type { Tables } from '../record/schema.js';
import type { OpenDatabase } from './open.js';
import { recordInPieces } from './rows.js';
import type { Seal } from './seal.js';

/** Games of two people with each other that are counted. */
const MOST_COUNTED = 500;
/** Characters of matches that are restored in one piece, or the next longer line: about a millisecond. */
const PIECE = 20_000;

/** A part of a list in which the game touched last comes first. */
export interface Page {
  readonly most?: number;
  /** Only games after this one: those touched earlier, and those touched at the same time with a smaller id. */
  readonly after?: { readonly changedAt: number; readonly id: string } | undefined;
}

/** The columns of a game that lists show; `plies`, `turn` and `outcome` are null in a row from before them. */
function listedColumns({ id, game, status, ownerId, updatedAt, ...more }: Tables['games']) {
  const { player0, player1, name0, name1, plies, turn, outcome } = more;
  return { id, game, status, ownerId, updatedAt, player0, player1, name0, name1, plies, turn, outcome };
}

export type ListedGame = Pick<Tables['games']['$inferSelect'], keyof ReturnType<typeof listedColumns>>;

/** Statuses in which a game still waits for somebody. */
export const OPEN: Status[] = ['challenge', 'active'];

function isPlayedBy({ games }: Tables, userId: string) {
  return or(eq(games.player0, userId), eq(games.player1, userId), eq(games.ownerId, userId));
}

/**
 * The condition for an open game of a user; challenges by others do not count, because anybody can make many.
 */
export function isOpenFor(tables: Tables, userId: string) {
  const { games } = tables;
  return and(isPlayedBy(tables, userId), or(eq(games.status, 'active'), eq(games.ownerId, userId)));
}

/** Lists of games: of people, in channels, and those that the bot has to look after. */
export class GameLists {
  readonly #database: OpenDatabase;
  readonly #seal: Seal;
  readonly #now: () => number;
  readonly #log: Log;

  constructor(database: OpenDatabase, seal: Seal, now: () => number, log: Log) {
    this.#database = database;
    this.#seal = seal;
    this.#now = now;
    this.#log = log;
  }

  /** Games of a user that go on, and challenges of their own, the one touched last first. */
  openGamesOf(userId: string, limit = 25): Promise<GameRecord[]> {
    return this.#lastTouched(isOpenFor(this.#database.tables, userId), OPEN, limit);
  }

  /** Some games in any status as lists show them, the one touched last first: none is read or replayed. */
  listed(
    ids: readonly string[],
    { most = Number.MAX_SAFE_INTEGER, after }: Page = {},
  ): Promise<ListedGame[]> {
    const { games } = this.#database.tables;
    const isAfter =
      after &&
      or(
        lt(games.updatedAt, after.changedAt),
        and(eq(games.updatedAt, after.changedAt), lt(games.id, after.id)),
      );
    return this.#database.db
      .select(listedColumns(games))
      .from(games)
      .where(and(inArray(games.id, [...ids]), isAfter))
      .orderBy(desc(games.updatedAt), desc(games.id))
      .limit(most);
  }

  /** The finished games of two people with each other as lists show them, the one touched last first. */
  gamesBetween(one: string, other: string, limit = MOST_COUNTED): Promise<ListedGame[]> {
    const { games } = this.#database.tables;
    const pairs = or(
      and(eq(games.player0, one), eq(games.player1, other)),
      and(eq(games.player0, other), eq(games.player1, one)),
    );
    return this.#database.db
      .select(listedColumns(games))
      .from(games)
      .where(and(pairs, eq(games.status, 'finished')))
      .orderBy(desc(games.updatedAt), desc(games.id))
      .limit(limit);
  }

  /** All games that wait for a user, for their opponent, or for an answer. */
  unfinishedGamesOf(userId: string): Promise<GameRecord[]> {
    return this.#lastTouched(isPlayedBy(this.#database.tables, userId), OPEN);
  }

  /** The games of a user, finished ones too, the one touched last first. */
  lastGamesOf(userId: string, limit = 25): Promise<GameRecord[]> {
    return this.#lastTouched(isPlayedBy(this.#database.tables, userId), [...OPEN, 'finished'], limit);
  }

  /** The games shown in a channel, finished ones too, the one touched last first. */
  gamesIn(channelId: string, limit = 25): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    return this.#lastTouched(eq(games.channelId, channelId), [...OPEN, 'finished'], limit);
  }

  /** The games that are played in some channels, the one touched last first. */
  activeIn(channelIds: readonly string[], limit = 1): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    return this.#lastTouched(inArray(games.channelId, [...channelIds]), ['active'], limit);
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
      .orderBy(desc(games.updatedAt), desc(games.id))
      .limit(limit);
    return this.#records(rows);
  }

  /** The games in rows, with pauses between long ones; one that cannot be read is left out, as the others can. */
  async #records(rows: readonly Tables['games']['$inferSelect'][]): Promise<GameRecord[]> {
    const records: GameRecord[] = [];
    let inPiece = 0;
    for (const row of rows) {
      if (inPiece >= PIECE) {
        await nextTurn();
        inPiece = 0;
      }
      inPiece += row.match.length;
      try {
        records.push(await recordInPieces(row, this.#seal));
      } catch (error) {
        this.#log(`game ${row.id} cannot be read`, error);
      }
    }
    return records;
  }

  /** The shown games that were changed last: those within this time of the very last change, in milliseconds. */
  async changedLast(withinMs: number): Promise<string[]> {
    const { games } = this.#database.tables;
    const since = (await this.lastChange()) - withinMs;
    return this.#ids(and(gte(games.updatedAt, since), isNotNull(games.messageId)));
  }

  /**
   * Games in channels that go on without a message, begun between two moments, in milliseconds since 1970: a process
   * that was killed has not come to know it.
   */
  unshown(from: number, to: number): Promise<string[]> {
    const { games } = this.#database.tables;
    const isBegun = and(gte(games.createdAt, from), lte(games.createdAt, to));
    const isLost = and(isNotNull(games.channelId), isNull(games.messageId));
    return this.#ids(and(inArray(games.status, OPEN), isBegun, isLost));
  }

  async #ids(isMeant: SQL | undefined): Promise<string[]> {
    const { games } = this.#database.tables;
    const rows = await this.#database.db.select({ id: games.id }).from(games).where(isMeant);
    return rows.map(({ id }) => id);
  }

  /** The time of the last change of any game, in milliseconds since 1970; 0 where there is none. */
  async lastChange(): Promise<number> {
    const { games } = this.#database.tables;
    const [newest] = await this.#database.db.select({ at: max(games.updatedAt) }).from(games);
    return newest?.at ?? 0;
  }

  /** Games that ended this long ago, in milliseconds, and have a thread of their own that is open still. */
  async endedThreads(sinceMs: number): Promise<GameRecord[]> {
    const { games } = this.#database.tables;
    const isOver = and(not(inArray(games.status, OPEN)), lte(games.updatedAt, this.#now() - sinceMs));
    const rows = await this.#database.db
      .select()
      .from(games)
      .where(and(eq(games.thread, 'open'), isOver));
    return this.#records(rows);
  }
}
