import type { GameResult, Side } from '@tahoun/core';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import rate from 'glicko2-lite';
import type { GameRecord, Seat } from '../record/record.js';
import type { Queries, Tables } from '../record/schema.js';
import type { OpenDatabase } from './open.js';

/** A newcomer's rating, its deviation, and its volatility (Glickman 2013). */
const NEWCOMER = { rating: 1500, deviation: 350, volatility: 0.06, wins: 0, draws: 0, losses: 0 };
/** Limits the change of the volatility; 0.3 to 1.2 is recommended. */
const TAU = 0.5;

/** A rating is a rough guess as long as its deviation is above this. */
export const UNCERTAIN_DEVIATION = 110;

export type Rating = Tables['ratings']['$inferSelect'];

/** The strength of people and of the computer's levels. */
export class Ratings {
  constructor(private readonly database: OpenDatabase) {}

  /** A player's ratings, the best first. */
  async of(player: string): Promise<Rating[]> {
    const { ratings } = this.database.tables;
    return this.database.db
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
    const { ratings } = this.database.tables;
    const isHere = guildId === null ? undefined : this.#hasPlayedIn(guildId, game);
    return this.database.db
      .select()
      .from(ratings)
      .where(and(eq(ratings.game, game), isHere))
      .orderBy(sql`${ratings.deviation} > ${UNCERTAIN_DEVIATION}`, desc(ratings.rating))
      .limit(limit);
  }

  #hasPlayedIn(guildId: string, game: string) {
    const { games, ratings } = this.database.tables;
    const isRated = and(eq(games.status, 'finished'), eq(games.rated, true));
    const isMeant = and(eq(games.guildId, guildId), eq(games.game, game), isRated);
    const { db } = this.database;
    return or(
      inArray(ratings.player, db.select({ player: games.player0 }).from(games).where(isMeant)),
      inArray(ratings.player, db.select({ player: games.player1 }).from(games).where(isMeant)),
    );
  }
}

/** Counts a finished game for both players, by Glicko-2 with one rating period per game. */
export async function rateGame(
  queries: Queries,
  tables: Tables,
  game: GameRecord,
  result: GameResult,
): Promise<void> {
  const before = new Map<string, Rating>();
  // In one order everywhere, so that no two games wait for each other.
  for (const seat of game.seats.toSorted((a, b) => (a.player < b.player ? -1 : 1)))
    before.set(seat.player, await heldRating(queries, tables, seat, game.match.game));
  for (const side of [0, 1] as const) {
    const [own, other] = [game.seats[side].player, game.seats[1 - side]?.player as string];
    const after = changed(before.get(own) as Rating, before.get(other) as Rating, scoreOf(result, side));
    const { player, game: id, ...values } = after;
    await queries
      .update(tables.ratings)
      .set(values)
      .where(and(eq(tables.ratings.player, player), eq(tables.ratings.game, id)));
  }
}

/** A player's rating, or a newcomer's. It is written to first: no other transaction changes it before this one ends. */
async function heldRating(
  queries: Queries,
  { ratings }: Tables,
  { player, name }: Seat,
  game: string,
): Promise<Rating> {
  const [held] = await queries
    .insert(ratings)
    .values({ ...NEWCOMER, player, game, name })
    .onConflictDoUpdate({ target: [ratings.player, ratings.game], set: { name } })
    .returning();
  return held as Rating;
}

/** 1 for a win, 0 for a loss. */
function scoreOf({ winner }: GameResult, side: Side): number {
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

function changed(own: Rating, other: Rating, score: number): Rating {
  const opponents = [[other.rating, other.deviation, score] as [number, number, number]];
  const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, opponents, { tau: TAU });
  return {
    ...own,
    rating,
    deviation: rd,
    volatility: vol,
    wins: own.wins + (score === 1 ? 1 : 0),
    draws: own.draws + (score === 0.5 ? 1 : 0),
    losses: own.losses + (score === 0 ? 1 : 0),
  };
}
