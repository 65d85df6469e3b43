import type { Side } from '@tahoun/core';
import type { Tally } from './statistics.js';

/** Two players of a tournament by their numbers, the first below the second, and what they scored. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  /** From the view of `a`. */
  readonly tally: Tally;
}

/** Everybody against everybody, without a game yet. */
export function pairingsOf(players: number): Pairing[] {
  const tally = { wins: 0, draws: 0, losses: 0 };
  return Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (_, index) => ({ a, b: a + 1 + index, tally })),
  ).flat();
}

/** Which game of which two players a game of a tournament is. */
export interface Fixture {
  /** Index into `pairingsOf`. */
  readonly pairing: number;
  /** Among the games of these two, from 0; its seed is made from it. */
  readonly game: number;
  readonly opening: number;
  readonly sideOfA: Side;
}

/**
 * Games 2n and 2n + 1 of two players share opening n with the sides changed. In every round of a tournament each two
 * play such a couple of games, so that all of them play the very games that they would play in a match of their own.
 * @param number of the game in the tournament, from 0
 */
export function fixtureOf(pairings: number, number: number): Fixture {
  const round = Math.floor(number / (2 * pairings));
  const sideOfA = (number % 2) as Side;
  return {
    pairing: Math.floor(number / 2) % pairings,
    game: 2 * round + sideOfA,
    opening: round,
    sideOfA,
  };
}

/** Every opening is played twice, so that it favours neither. */
export function wholeCouples(games: number): number {
  return games + (games % 2);
}
