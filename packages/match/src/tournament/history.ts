import { Count, type TournamentGame } from './count.js';
import { type Rating, ratingsOf } from './ratings.js';

/** Ratings in the course of a tournament. */
export interface RatingHistory {
  /** Games between two entries, and before the first one. */
  readonly stride: number;
  /** The ratings of all players, in turn. */
  readonly ratings: readonly (readonly Rating[])[];
}

/**
 * The ratings in the course of a tournament.
 * @param games from the first on. @param most entries at most
 */
export function ratingHistory(
  players: number,
  games: readonly TournamentGame[],
  most: number,
): RatingHistory {
  const count = new Count(players);
  const stride = roundStride(games.length / most);
  const ratings: (readonly Rating[])[] = [];
  for (const [at, game] of games.entries()) {
    count.add(game);
    if ((at + 1) % stride === 0) ratings.push(ratingsOf(players, count.result.pairings));
  }
  return { stride, ratings };
}

/** 1, 2, 5, 10, 20, 50, ...: the first that is not below. */
function roundStride(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    const found = [1, 2, 5].find((each) => each * ten >= least);
    if (found !== undefined) return found * ten;
  }
}
