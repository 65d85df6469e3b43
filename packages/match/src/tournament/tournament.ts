import { type Game, type VariantValues, seedOf } from '@tahoun/core';
import { Count, type TournamentGame, type TournamentResult } from './count.js';
import type { OpeningBook } from './openings.js';
import { type PlayGame, playGame } from './play-game.js';
import type { Player } from './player.js';
import { type Pairing, fixtureOf, pairingsOf } from './round-robin.js';
import type { SprtHypotheses } from './statistics.js';

export interface TournamentPlan {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  /** Two or more. Each makes a player for each of the games that are played at a time. */
  readonly players: readonly (() => Player)[];
  readonly openings: OpeningBook;
  /** Games of each two players, at most; an even number. */
  readonly games: number;
  /** Games at a time. */
  readonly concurrency: number;
  readonly seed: number;
  /** Ends a match of two players early. */
  readonly sprt?: SprtHypotheses | undefined;
  /** Games that were played and counted before, from the first on. */
  readonly before?: readonly TournamentGame[];
  /** Plays the games; here by default. */
  readonly playGame?: PlayGame | undefined;
  /** Called after each counted game, in their order. */
  readonly onGame: (soFar: TournamentResult, game: TournamentGame) => void;
}

/**
 * Plays everybody against everybody; with two players, a match. Games are counted in their order whichever ends
 * first, so that the result does not depend on `concurrency`; a decision of the SPRT ends the match, and what is
 * under way is dropped, as it is when the signal is aborted.
 * @throws whatever a player throws that cannot take part.
 */
export async function playTournament(plan: TournamentPlan, signal?: AbortSignal): Promise<TournamentResult> {
  const before = plan.before ?? [];
  const count = new Count(plan.players.length, plan.sprt);
  for (const game of before) count.add(game);
  const total = totalGames(plan.players.length, plan.games);
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted || count.isDecided) abort();
  /** Those played but not yet counted, by number. */
  const finished = new Map<number, TournamentGame>();
  let [next, counted] = [before.length, before.length];
  const playOn = async (seat: readonly Player[]) => {
    while (next < total && !stop.signal.aborted) {
      const number = next++;
      const played = await playNumber(plan, number, seat, stop.signal);
      if (played === null) return;
      finished.set(number, played);
      for (; finished.has(counted) && !stop.signal.aborted; counted++) {
        const game = finished.get(counted) as TournamentGame;
        count.add(game);
        plan.onGame(count.result, game);
        finished.delete(counted);
        if (count.isDecided) stop.abort();
      }
    }
  };
  const abortAndThrow = (error: unknown) => {
    stop.abort();
    throw error;
  };
  const atOnce = Math.min(plan.concurrency, total - next);
  const seats = Array.from({ length: atOnce }, () => plan.players.map((make) => make()));
  try {
    // One that fails stops the others; all have to be through before the players are sent home.
    const ends = await Promise.allSettled(seats.map((seat) => playOn(seat).catch(abortAndThrow)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(seats.flat().map((player) => player.close()));
  }
  return count.result;
}

/** Games of all together. @param games of each two players */
export function totalGames(players: number, games: number): number {
  return (games * players * (players - 1)) / 2;
}

/** The game of a tournament with this number, before it is played. */
export function gameOf(
  {
    players,
    openings,
    seed,
  }: Pick<TournamentPlan, 'openings' | 'seed'> & { readonly players: readonly unknown[] },
  number: number,
) {
  const pairings = pairingsOf(players.length);
  const { pairing, game, opening, sideOfA } = fixtureOf(pairings.length, number);
  const { a, b } = pairings[pairing] as Pairing;
  const sides: readonly [number, number] = sideOfA === 0 ? [a, b] : [b, a];
  return { number, players: sides, opening: openings(opening), seed: seedOf(seed, game) };
}

/** @returns null when the tournament is over before the game is. */
async function playNumber(
  plan: TournamentPlan,
  number: number,
  seat: readonly Player[],
  signal: AbortSignal,
): Promise<TournamentGame | null> {
  const { game, variants } = plan;
  const { players: numbers, opening, seed } = gameOf(plan, number);
  const players = [seat[numbers[0]] as Player, seat[numbers[1]] as Player] as const;
  const play = plan.playGame ?? playGame;
  const played = await play({ game, variants, opening, players, seed }, signal);
  return played && { ...played, number, players: numbers, seed, names: [players[0].name, players[1].name] };
}
