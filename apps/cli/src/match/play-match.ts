import type { Game, Side, VariantValues } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import { type OpeningBook, seedOf } from './openings.js';
import { type ComputerPlayer, playGame } from './play-game.js';
import { type SprtAnswer, type SprtHypotheses, sprt } from './sprt.js';
import { type Tally, gamesOf } from './statistics.js';

export interface MatchPlan {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  readonly a: ComputerPlayer;
  readonly b: ComputerPlayer;
  readonly openings: OpeningBook;
  /** Games at most; games 2n and 2n + 1 share an opening with the sides swapped. */
  readonly games: number;
  /** Games at a time. */
  readonly concurrency: number;
  readonly seed: number;
  readonly sprt: SprtHypotheses | undefined;
  /** Called after each counted game. */
  readonly onGame: (tally: Tally) => void;
}

export interface MatchResult {
  readonly tally: Tally;
  readonly sprt: SprtAnswer | undefined;
}

/**
 * Plays a match. Games are counted in their order whichever ends first, so that the result does not
 * depend on `concurrency`; a decision of the SPRT ends the match, and what is under way is dropped.
 */
export async function playMatch(plan: MatchPlan, host: EngineHost): Promise<MatchResult> {
  const count = new MatchCount(plan);
  const stop = new AbortController();
  /** A's points by game, of those played but not yet counted. */
  const finished = new Map<number, number>();
  let next = 0;
  const playOn = async () => {
    while (next < plan.games && !stop.signal.aborted) {
      const number = next++;
      finished.set(number, await pointsOfA(plan, number, host, stop.signal));
      for (let at = count.games; finished.has(at) && !stop.signal.aborted; at++) {
        count.add(finished.get(at) as number);
        finished.delete(at);
        if (count.decided) stop.abort();
      }
    }
  };
  const workers = Array.from({ length: Math.min(plan.concurrency, plan.games) }, playOn);
  try {
    await Promise.all(workers);
  } finally {
    stop.abort();
  }
  return { tally: count.tally, sprt: count.sprt };
}

async function pointsOfA(
  plan: MatchPlan,
  number: number,
  host: EngineHost,
  signal: AbortSignal,
): Promise<number> {
  const { game, variants, a, b, seed } = plan;
  const sideOfA = (number % 2) as Side;
  const players = sideOfA === 0 ? ([a, b] as const) : ([b, a] as const);
  const opening = plan.openings(Math.floor(number / 2));
  const winner = await playGame(
    { game, variants, opening, players, seed: seedOf(seed, number) },
    host,
    signal,
  );
  if (winner === null) return 0.5;
  return winner === sideOfA ? 1 : 0;
}

/** Adds games up, pair by pair. */
class MatchCount {
  tally: Tally = { wins: 0, draws: 0, losses: 0 };
  sprt: SprtAnswer | undefined;
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

  /** @param points A's: 0, 1/2 or 1. */
  add(points: number): void {
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
      this.#pairs[kind] = (this.#pairs[kind] as number) + 1;
      this.sprt = this.#plan.sprt && sprt(this.#pairs, this.#plan.sprt);
    }
    this.#plan.onGame(this.tally);
  }
}
