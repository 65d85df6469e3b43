import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from './ratings.js';
import { type Pairing, pairingsOf } from './round-robin.js';
import { type Tally, eloError, eloOf, scoreOfElo } from './statistics.js';

const tally = (wins: number, draws: number, losses: number): Tally => ({ wins, draws, losses });

/** Everybody's results against everybody, in the order of `pairingsOf`. */
function results(players: number, ...tallies: readonly Tally[]): Pairing[] {
  return pairingsOf(players).map((pairing, at) => ({ ...pairing, tally: tallies[at]! }));
}

const elos = (players: number, ...tallies: readonly Tally[]) =>
  ratingsOf(players, results(players, ...tallies)).map(({ elo }) => elo);

describe('ratings', () => {
  it('of two players differ by the Elo points of their match, with its error', () => {
    const match = tally(60, 25, 15);
    const [a, b] = ratingsOf(2, results(2, match));
    expect(a!.elo! - b!.elo!).toBeCloseTo(eloOf(match)!, 6);
    // Each is half of the difference, and so is its error; a match has an interval by its ends instead of the slope.
    expect(a!.error).toBe(b!.error);
    expect(2 * a!.error!).toBeGreaterThan(0.97 * eloError(match)!);
    expect(2 * a!.error!).toBeLessThan(1.03 * eloError(match)!);
  });

  /*
   * Winning shares of the Bradley-Terry model on the seven baseball teams of Agresti, "Categorical Data Analysis"
   * (1990), table 10.10; the coefficients are those of the R package BradleyTerry2 without the home advantage, in
   * natural units, Baltimore being 0.
   */
  it('are those of the baseball teams of Agresti', () => {
    const teams = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
    const wins = [
      [0, 7, 9, 7, 7, 9, 11],
      [6, 0, 7, 5, 11, 9, 9],
      [4, 6, 0, 7, 7, 8, 12],
      [6, 8, 6, 0, 6, 7, 10],
      [6, 2, 6, 7, 0, 7, 12],
      [4, 4, 5, 6, 6, 0, 6],
      [2, 4, 1, 3, 1, 7, 0],
    ];
    const tallies = pairingsOf(7).map(({ a, b }) => tally(wins[a]![b]!, 0, wins[b]![a]!));
    const ratings = elos(7, ...tallies).map((elo) => (elo! * Math.LN10) / 400);
    const abilities = ratings.map((each) => each - ratings[6]!);
    const published = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0];
    for (const [at, name] of teams.entries()) expect(abilities[at], name).toBeCloseTo(published[at]!, 3);
  });

  it('explain the points of each: the likeliest ratings expect what was scored', () => {
    const some = fc.record({
      wins: fc.integer({ min: 1, max: 40 }),
      draws: fc.integer({ min: 0, max: 40 }),
      losses: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 10, maxLength: 10 }), (tallies) => {
        const pairings = results(5, ...tallies);
        const ratings = ratingsOf(5, pairings);
        const surplus = [0, 0, 0, 0, 0];
        for (const { a, b, tally: each } of pairings) {
          const games = each.wins + each.draws + each.losses;
          const more = each.wins + each.draws / 2 - games * scoreOfElo(ratings[a]!.elo! - ratings[b]!.elo!);
          surplus[a]! += more;
          surplus[b]! -= more;
        }
        for (const each of surplus) expect(Math.abs(each)).toBeLessThan(1e-6);
        expect(ratings.reduce((sum, { elo }) => sum + elo!, 0)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('have an error that halves with four times the games, and that draws make smaller', () => {
    const errorOf = (...tallies: Tally[]) => ratingsOf(3, results(3, ...tallies))[0]!.error!;
    const once = errorOf(tally(6, 2, 4), tally(7, 1, 4), tally(5, 3, 4));
    const often = errorOf(tally(24, 8, 16), tally(28, 4, 16), tally(20, 12, 16));
    expect(often).toBeCloseTo(once / 2, 9);
    const decided = errorOf(tally(10, 0, 10), tally(10, 0, 10), tally(10, 0, 10));
    const drawn = errorOf(tally(2, 16, 2), tally(2, 16, 2), tally(2, 16, 2));
    expect(drawn).toBeLessThan(decided / 2);
  });

  it('leave out a player who took no point, and one without a game', () => {
    expect(elos(3, tally(4, 0, 0), tally(2, 0, 2), tally(0, 0, 4))).toEqual([0, null, 0]);
    expect(elos(3, tally(1, 2, 1), tally(0, 0, 0), tally(0, 0, 0))).toEqual([0, 0, null]);
    expect(elos(2, tally(3, 0, 0))).toEqual([null, null]);
    expect(elos(2, tally(0, 0, 0))).toEqual([null, null]);
  });

  it('are finite however one-sided the results are', () => {
    const [a, b, c] = elos(3, tally(9999, 1, 0), tally(9999, 1, 0), tally(9999, 1, 0));
    expect(a! - b!).toBeGreaterThan(1000);
    expect(b! - c!).toBeGreaterThan(1000);
  });
});
