import {
  type Game,
  ONGOING,
  type Position,
  type Random,
  isDecided,
  legalMoves,
  playRandomMove,
} from '@tahoun/core';
import { type Judge, type Opinion, Sample } from './player.js';

/** Random plies that a game begins with, at most; the first moves of games have to be learned too. */
const MOST_RANDOM_PLIES = 10;
/** A start that one side has half won teaches little: this share of `Judge.wonScore`. */
const LOPSIDED = 1 / 3;
/** After so many attempts a lopsided one is played: the start may be one itself. */
const ATTEMPTS = 8;
/**
 * Positions judged by the search of a move that are taken too, because a network has to judge such positions.
 */
const ASIDES = 1;
/** Plies in a row with scores that all but win, after which a game counts as won. */
const WON_PLIES = 3;
/** And as drawn after so many with next to nothing, once it is this old. */
const LEVEL_SCORE = 8;
const LEVEL_PLIES = 16;
const LEVEL_FROM = 100;
const LONGEST_GAME = 400;

/** A position and the opinion of a search, in centi-units for the first side. */
export interface Aside {
  readonly position: string;
  readonly score: number;
}

/** A game and what was thought of it, all seen by the first side. */
export interface LabelledGame extends GameEnd {
  readonly start: string;
  /** Of each move the number among the moves of its position, from 0 on. */
  readonly moves: readonly number[];
  /**
   * Of each position that was thought about the score in centi-units, null where it was not quiet. There may be one more
   * than moves.
   */
  readonly scores: readonly (number | null)[];
  /** Quiet positions beside the game. */
  readonly asides: readonly Aside[];
}

interface GameEnd {
  /** 0, 0.5 or 1. */
  readonly result: number;
  /** In games that are won by a margin. */
  readonly margin?: number;
}

/**
 * Plays one game of a player against itself, from a few random moves after a start.
 * @returns it with the scores of its quiet positions, and some that were judged on the way: nothing is forced there, and
 * the best move found is not a noisy one.
 * @throws the signal's reason when that is aborted while an engine thinks
 */
export async function playGame(
  game: Game,
  start: Position,
  player: Judge,
  random: Random,
  signal: AbortSignal,
): Promise<LabelledGame> {
  player.startGame(random);
  const position = await randomStart(start, random, player.wonScore * LOPSIDED, (reached) =>
    player.think(reached, signal),
  );
  const made = {
    start: game.formatPosition(position),
    moves: [] as number[],
    scores: [] as (number | null)[],
    asides: [] as Aside[],
  };
  const adjudication = position.marginScore === undefined ? new Adjudication(player.wonScore) : undefined;
  for (let ply = 0; position.outcome() === ONGOING; ply++) {
    if (ply >= LONGEST_GAME || position.automaticDraws?.isRepeated(0)) return { ...made, result: 0.5 };
    const sample = new Sample(ASIDES, random);
    const found = await player.think(position, signal, sample);
    made.scores.push(quietScore(position, found));
    for (const aside of sample.positions) {
      const score = quietScore(aside, await player.think(aside, signal));
      if (score !== null) made.asides.push({ position: game.formatPosition(aside), score });
    }
    const result = adjudication?.add(scoreOf(position, found.score), ply) ?? null;
    if (result !== null) return { ...made, result };
    const moves = legalMoves(position);
    const chosen =
      random.below(player.randomMoves) === 0 ? random.below(moves.length) : moves.indexOf(found.move);
    made.moves.push(chosen);
    position.makeMove(moves[chosen]!);
  }
  return { ...made, ...endOf(game, position) };
}

/** The score that the first side sees where nothing is forced, and neither the game nor an exchange is being decided. */
function quietScore(position: Position, { move, score }: Opinion): number | null {
  const isQuiet =
    !position.threats?.mustRespond() && !position.noisyMoves?.isNoisy(move) && !isDecided(score);
  return isQuiet ? scoreOf(position, score) : null;
}

/** A score of the side to move as the first side sees it. */
const scoreOf = (position: Position, score: number) => (position.turn === 0 ? score : 0 - score);

function endOf(game: Game, position: Position): GameEnd {
  const { winner = null, margin } = game.result(position) ?? {};
  const result = winner === null ? 0.5 : 1 - winner;
  return margin === undefined ? { result } : { result, margin };
}

async function randomStart(
  initial: Position,
  random: Random,
  lopsided: number,
  think: (position: Position) => Opinion | Promise<Opinion>,
): Promise<Position> {
  for (let judged = 0; ; ) {
    const position = initial.clone();
    const plies = random.below(MOST_RANDOM_PLIES + 1);
    for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) playRandomMove(position, random);
    if (position.outcome() !== ONGOING) continue;
    const { score } = await think(position);
    judged++;
    if (Math.abs(score) <= lopsided || judged === ATTEMPTS) return position;
  }
}

/** Ends games whose result is clear; where the margin counts, they are played to their end. */
class Adjudication {
  #won = 0;
  #level = 0;

  constructor(readonly wonScore: number) {}

  /** @param score from the first side's view. @returns the result for the first side, or null. */
  add(score: number, ply: number): number | null {
    this.#won = Math.abs(score) >= this.wonScore ? this.#won + 1 : 0;
    this.#level = ply >= LEVEL_FROM && Math.abs(score) <= LEVEL_SCORE ? this.#level + 1 : 0;
    if (this.#won >= WON_PLIES) return score > 0 ? 1 : 0;
    return this.#level >= LEVEL_PLIES ? 0.5 : null;
  }
}
