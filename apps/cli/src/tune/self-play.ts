import {
  type Evaluation,
  type Game,
  MoveHistory,
  ONGOING,
  type Position,
  type Random,
  TranspositionTable,
  isDecided,
  strongSearch,
} from '@tahoun/core';
import { playRandomMove } from '../match/openings.js';

/** Random plies that every game begins with. */
export const RANDOM_PLIES = 8;
/** A start that one side has all but won teaches nothing, in centi-units. */
const LOPSIDED = 150;
/** A game is counted as won after so many plies in a row with such scores, in centi-units. */
const WON_SCORE = 1200;
const WON_PLIES = 5;
/** And as drawn after so many with next to nothing, once it is this old. */
const LEVEL_SCORE = 8;
const LEVEL_PLIES = 16;
const LEVEL_FROM = 80;
export const LONGEST_GAME = 400;
const TABLE_MIB = 2;

/** A quiet position of a game and what became of it, seen by the first side. */
export interface LabelledPosition {
  readonly position: string;
  /** How the game ended: 0, 0.5 or 1. */
  readonly result: number;
  /** What the search found, in centi-units. */
  readonly score: number;
}

export interface SelfPlay {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** Of each move. */
  readonly nodes: number;
  readonly random: Random;
}

/**
 * Plays one game of the strong search against itself from a random opening.
 * @returns its quiet positions: nothing forced, and the best move found is not a noisy one.
 */
export function playLabelledGame({ game, evaluation, nodes, random }: SelfPlay): LabelledPosition[] {
  const table = new TranspositionTable(TABLE_MIB);
  // Short searches would take longer to make new ones than to search.
  const history = new MoveHistory();
  const think = (position: Position) =>
    strongSearch({ position, evaluation, limits: { nodes }, table, history });
  const position = randomStart(game, random, think);
  const quiet: Scored[] = [];
  const count = new Adjudication();
  for (let ply = RANDOM_PLIES; position.outcome() === ONGOING; ply++) {
    if (ply >= LONGEST_GAME || position.automaticDraws?.isRepeated(0)) return labelled(quiet, 0.5);
    const { move, score } = think(position);
    const isQuiet =
      !position.threats?.mustRespond() && !position.noisyMoves?.isNoisy(move) && !isDecided(score);
    const seen = position.turn === 0 ? score : 0 - score;
    if (isQuiet) quiet.push({ position: game.formatPosition(position), score: seen });
    const result = count.add(seen, ply);
    if (result !== null) return labelled(quiet, result);
    position.makeMove(move);
  }
  return labelled(quiet, resultOf(game, position));
}

/** How a finished game ended for the first side: 0, 0.5 or 1. */
export function resultOf(game: Game, position: Position): number {
  const winner = game.result(position)?.winner ?? null;
  return winner === null ? 0.5 : 1 - winner;
}

export type Scored = Omit<LabelledPosition, 'result'>;

export function labelled(positions: readonly Scored[], result: number): LabelledPosition[] {
  return positions.map((each) => ({ ...each, result }));
}

function randomStart(
  game: Game,
  random: Random,
  think: (position: Position) => { readonly score: number },
): Position {
  for (;;) {
    const position = game.initial();
    for (let ply = 0; ply < RANDOM_PLIES && position.outcome() === ONGOING; ply++) {
      playRandomMove(position, random);
    }
    if (position.outcome() === ONGOING && Math.abs(think(position).score) <= LOPSIDED) return position;
  }
}

/** Ends games whose result is clear. */
export class Adjudication {
  #won = 0;
  #level = 0;

  /** @param score from the first side's view. @returns the result for the first side, or null. */
  add(score: number, ply: number): number | null {
    this.#won = Math.abs(score) >= WON_SCORE ? this.#won + 1 : 0;
    this.#level = ply >= LEVEL_FROM && Math.abs(score) <= LEVEL_SCORE ? this.#level + 1 : 0;
    if (this.#won >= WON_PLIES) return score > 0 ? 1 : 0;
    return this.#level >= LEVEL_PLIES ? 0.5 : null;
  }
}
