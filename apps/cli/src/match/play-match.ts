import { type Game, type Side, type VariantValues, seedOf } from '@tahoun/core';
import type { OpeningBook } from './openings.js';
import { type PlayGame, type PlayedGame, playGame } from './play-game.js';
import type { Player } from './player.js';
import { type SprtAnswer, type SprtHypotheses, type Tally, gamesOf, sprt } from './statistics.js';

export interface MatchPlan {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  /** Makes a player for each of the games that are played at a time. */
  readonly a: () => Player;
  readonly b: () => Player;
  readonly openings: OpeningBook;
  /** Games at most; games 2n and 2n + 1 share an opening with the sides swapped. */
  readonly games: number;
  /** Games at a time. */
  readonly concurrency: number;
  readonly seed: number;
  readonly sprt: SprtHypotheses | undefined;
  /** Plays the games; here by default. */
  readonly playGame?: PlayGame | undefined;
  /** Called after each counted game, in their order. */
  readonly onGame: (tally: Tally, game: MatchGame) => void;
}

/** A game of a match. */
export interface MatchGame extends PlayedGame {
  /** Counted from 0. */
  readonly number: number;
  readonly sideOfA: Side;
  /** Of this game: 0 to 2^32 - 1. */
  readonly seed: number;
  /** Names of the players of sides 0 and 1. */
  readonly names: readonly [string, string];
}

/** One of the two players of a match. */
export interface PlayerAnswer {
  /** The engine's own name, or the SPEC. */
  readonly name: string;
  /** Games lost by doing something wrong: crashing, hanging, playing illegal moves. */
  readonly forfeits: number;
}

export interface MatchResult {
  readonly tally: Tally;
  readonly sprt: SprtAnswer | undefined;
  /** A and B. */
  readonly players: readonly [PlayerAnswer, PlayerAnswer];
}

/** Every opening is played twice, so that it favours neither. */
export function wholePairs(games: number): number {
  return games + (games % 2);
}

/**
 * Plays a match. Games are counted in their order whichever ends first, so that the result does not
 * depend on `concurrency`; a decision of the SPRT ends the match, and what is under way is dropped,
 * as it is when the signal is aborted. @throws CliError when a player cannot take part.
 */
export async function playMatch(plan: MatchPlan, signal?: AbortSignal): Promise<MatchResult> {
  const count = new MatchCount(plan);
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  /** Those played but not yet counted, by number. */
  const finished = new Map<number, MatchGame>();
  let next = 0;
  const playOn = async (seat: Seat) => {
    while (next < plan.games && !stop.signal.aborted) {
      const number = next++;
      const played = await playNumber(plan, number, seat, stop.signal);
      if (played === null) return;
      finished.set(number, played);
      for (let at = count.games; finished.has(at) && !stop.signal.aborted; at++) {
        count.add(finished.get(at) as MatchGame);
        finished.delete(at);
        if (count.decided) stop.abort();
      }
    }
  };
  const abortAndThrow = (error: unknown) => {
    stop.abort();
    throw error;
  };
  const seats = Array.from({ length: Math.min(plan.concurrency, plan.games) }, () => ({
    a: plan.a(),
    b: plan.b(),
  }));
  try {
    // One that fails stops the others; all have to be through before the players are sent home.
    const ends = await Promise.allSettled(seats.map((seat) => playOn(seat).catch(abortAndThrow)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(seats.flatMap(({ a, b }) => [a.close(), b.close()]));
  }
  const { tally, sprt, players } = count;
  return { tally, sprt, players };
}

/** The two players of one game at a time. */
interface Seat {
  readonly a: Player;
  readonly b: Player;
}

/** @returns null when the match is over before the game is. */
async function playNumber(
  plan: MatchPlan,
  number: number,
  { a, b }: Seat,
  signal: AbortSignal,
): Promise<MatchGame | null> {
  const { game, variants } = plan;
  const sideOfA = (number % 2) as Side;
  const players = sideOfA === 0 ? ([a, b] as const) : ([b, a] as const);
  const opening = plan.openings(Math.floor(number / 2));
  const seed = seedOf(plan.seed, number);
  const play = plan.playGame ?? playGame;
  const played = await play({ game, variants, opening, players, seed }, signal);
  return played && { ...played, number, sideOfA, seed, names: [players[0].name, players[1].name] };
}

function pointsOfA({ winner, sideOfA }: MatchGame): number {
  if (winner === null) return 0.5;
  return winner === sideOfA ? 1 : 0;
}

/** @param side the one of the player in that game */
function playerAfter({ names, winner, fault }: MatchGame, before: PlayerAnswer, side: Side): PlayerAnswer {
  const isForfeit = fault !== undefined && winner !== side;
  return { name: names[side], forfeits: before.forfeits + (isForfeit ? 1 : 0) };
}

/** Adds games up, pair by pair. */
class MatchCount {
  tally: Tally = { wins: 0, draws: 0, losses: 0 };
  sprt: SprtAnswer | undefined;
  players: MatchResult['players'] = [
    { name: '', forfeits: 0 },
    { name: '', forfeits: 0 },
  ];
  readonly #plan: MatchPlan;
  /** Pairs by A's points in them: 0, 1/2, 1, 1 1/2, 2. */
  readonly #pairs = [0, 0, 0, 0, 0];
  #firstOfPair = 0;

  constructor(plan: MatchPlan) {
    this.#plan = plan;
    this.sprt = plan.sprt && sprt(this.#pairs, plan.sprt);
  }

  get games(): number {
    return gamesOf(this.tally);
  }

  get decided(): boolean {
    return this.sprt !== undefined && this.sprt.decision !== 'continue';
  }

  add(game: MatchGame): void {
    const points = pointsOfA(game);
    const { wins, draws, losses } = this.tally;
    this.tally = {
      wins: wins + (points === 1 ? 1 : 0),
      draws: draws + (points === 0.5 ? 1 : 0),
      losses: losses + (points === 0 ? 1 : 0),
    };
    if (this.games % 2 === 1) {
      this.#firstOfPair = points;
    } else {
      const kind = 2 * (this.#firstOfPair + points);
      this.#pairs[kind] = this.#pairs[kind]! + 1;
      this.sprt = this.#plan.sprt && sprt(this.#pairs, this.#plan.sprt);
    }
    const [a, b] = this.players;
    this.players = [playerAfter(game, a, game.sideOfA), playerAfter(game, b, (1 - game.sideOfA) as Side)];
    this.#plan.onGame(this.tally, game);
  }
}
