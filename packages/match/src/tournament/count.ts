import type { Side } from '@tahoun/core';
import type { PlayedGame } from './play-game.js';
import { type Pairing, fixtureOf, pairingsOf } from './round-robin.js';
import { type SprtAnswer, type SprtHypotheses, sprt } from './statistics.js';

/** A game of a tournament. */
export interface TournamentGame extends PlayedGame {
  /** Counted from 0. */
  readonly number: number;
  /** Numbers of the players of sides 0 and 1, and their names. */
  readonly players: readonly [number, number];
  readonly names: readonly [string, string];
  /** Of this game: 0 to 2^32 - 1. */
  readonly seed: number;
}

/** One of the players of a tournament. */
export interface PlayerAnswer {
  /** The engine's own name, or the SPEC. */
  readonly name: string;
  /** Games lost by doing something wrong: crashing, hanging, playing illegal moves. */
  readonly forfeits: number;
}

export interface TournamentResult {
  readonly players: readonly PlayerAnswer[];
  /** As `pairingsOf` has them. */
  readonly pairings: readonly Pairing[];
  readonly sprt: SprtAnswer | undefined;
}

/** The points of a player in a game of his. */
function pointsOf(player: number, { winner, players }: TournamentGame): number {
  if (winner === null) return 0.5;
  return players[winner] === player ? 1 : 0;
}

/** Adds games up. */
export class Count {
  readonly #players: PlayerAnswer[];
  readonly #pairings: readonly Pairing[];
  /** Wins, draws and losses of each pairing. */
  readonly #scores: readonly [number, number, number][];
  #sprt: SprtAnswer | undefined;
  readonly #hypotheses: SprtHypotheses | undefined;
  /** Couples of games of a match by A's points in them: 0, 1/2, 1, 1 1/2, 2. */
  readonly #couples = [0, 0, 0, 0, 0];
  #firstOfCouple = 0;

  constructor(players: number, hypotheses?: SprtHypotheses) {
    this.#players = Array.from({ length: players }, () => ({ name: '', forfeits: 0 }));
    this.#pairings = pairingsOf(players);
    this.#scores = this.#pairings.map(() => [0, 0, 0]);
    this.#hypotheses = hypotheses;
    this.#sprt = hypotheses && sprt(this.#couples, hypotheses);
  }

  get result(): TournamentResult {
    const pairings = this.#pairings.map(({ a, b }, at) => {
      const [wins, draws, losses] = this.#scores[at]!;
      return { a, b, tally: { wins, draws, losses } };
    });
    return { players: [...this.#players], pairings, sprt: this.#sprt };
  }

  get isDecided(): boolean {
    return this.#sprt !== undefined && this.#sprt.decision !== 'continue';
  }

  add(game: TournamentGame): void {
    const { pairing, sideOfA } = fixtureOf(this.#pairings.length, game.number);
    const points = pointsOf(this.#pairings[pairing]!.a, game);
    this.#scores[pairing]![2 - 2 * points]! += 1;
    for (const side of [0, 1] as const) {
      const number = game.players[side];
      this.#players[number] = playerAfter(game, this.#players[number]!, side);
    }
    if (this.#hypotheses === undefined) return;
    if (sideOfA === 0) {
      this.#firstOfCouple = points;
      return;
    }
    const kind = 2 * (this.#firstOfCouple + points);
    this.#couples[kind] = this.#couples[kind]! + 1;
    this.#sprt = sprt(this.#couples, this.#hypotheses);
  }
}

/** A player after a game of his on this side. */
function playerAfter(
  { names, winner, fault }: TournamentGame,
  before: PlayerAnswer,
  side: Side,
): PlayerAnswer {
  if (before.name === names[side] && fault === undefined) return before;
  const isForfeit = fault !== undefined && winner !== side;
  return { name: names[side], forfeits: before.forfeits + (isForfeit ? 1 : 0) };
}
