import {
  type Evaluation,
  type Game,
  type Move,
  MoveHistory,
  ONGOING,
  type Position,
  type Random,
  TranspositionTable,
  isDecided,
  strongSearch,
} from '@tahoun/core';
import { playRandomMove } from '../match/openings.js';

/** Random plies that a game begins with: this many and up to `MORE_RANDOM_PLIES` more. */
const RANDOM_PLIES = 6;
const MORE_RANDOM_PLIES = 4;
/** A start that one side has all but won teaches little, in centi-units. */
const LOPSIDED = 200;
/** One move of so many is a random one, so that positions after mistakes are seen as well. */
const RANDOM_MOVES = 16;
/** After one of so many positions, one beside the game is taken too: most positions that a search sees are such. */
const ASIDES = 3;
/** Random plies from the game to a position beside it, at most. */
const ASIDE_PLIES = 2;
/** A game counts as won after so many plies in a row with such scores, in centi-units. */
const WON_SCORE = 600;
const WON_PLIES = 3;
/** And as drawn after so many with next to nothing, once it is this old. */
const LEVEL_SCORE = 8;
const LEVEL_PLIES = 16;
const LEVEL_FROM = 100;
const LONGEST_GAME = 400;
const TABLE_MIB = 2;

/** A quiet position, the search's opinion of it and how the game ended, all seen by the first side. */
export interface LabelledPosition {
  readonly position: string;
  /** 0, 0.5 or 1; none of a position beside the game. */
  readonly result?: number;
  /** In centi-units. */
  readonly score: number;
}

/** What somebody thinks of a position: the best move, and the score in centi-units for the side to move. */
export interface Opinion {
  readonly move: Move;
  readonly score: number;
}

/** Who plays both sides of the games of a run. */
export interface Thinker {
  startGame(random: Random): void;
  think(position: Position, signal: AbortSignal): Opinion | Promise<Opinion>;
}

/** The strong search. @param nodes of each move; the games of a run differ, from half of it to one and a half. */
export function searchThinker(evaluation: Evaluation, nodes: number): Thinker {
  const table = new TranspositionTable(TABLE_MIB);
  const history = new MoveHistory();
  let limits = { nodes };
  return {
    startGame(random) {
      table.clear();
      history.clear();
      limits = { nodes: Math.ceil(nodes * (0.5 + random.next())) };
    },
    think: (position) => strongSearch({ position, evaluation, limits, table, history }),
  };
}

/**
 * Plays one game of a thinker against itself from a random opening.
 * @returns its quiet positions, and some beside it: nothing is forced, and the best move found is not a noisy one.
 * @throws the signal's reason when that is aborted while an engine thinks
 */
export async function playGame(
  game: Game,
  thinker: Thinker,
  random: Random,
  signal: AbortSignal,
): Promise<LabelledPosition[]> {
  thinker.startGame(random);
  const think = (seen: Position) => thinker.think(seen, signal);
  const position = await randomStart(game, random, think);
  const played: LabelledPosition[] = [];
  const asides: LabelledPosition[] = [];
  const note = (to: LabelledPosition[], seen: Position, { move, score }: Opinion) => {
    if (isQuiet(seen, move, score))
      to.push({ position: game.formatPosition(seen), score: scoreOf(seen, score) });
  };
  const labelled = (result: number) => [...played.map((each) => ({ ...each, result })), ...asides];
  const adjudication = new Adjudication();
  for (let ply = 0; position.outcome() === ONGOING; ply++) {
    if (ply >= LONGEST_GAME || position.automaticDraws?.isRepeated(0)) return labelled(0.5);
    const found = await think(position);
    note(played, position, found);
    if (random.below(ASIDES) === 0) {
      const aside = asideOf(position, random);
      if (aside !== null) note(asides, aside, await think(aside));
    }
    const result = adjudication.add(scoreOf(position, found.score), ply);
    if (result !== null) return labelled(result);
    if (random.below(RANDOM_MOVES) === 0) playRandomMove(position, random);
    else position.makeMove(found.move);
  }
  return labelled(resultOf(game, position));
}

/** Whether nothing is forced, and neither the game nor an exchange is being decided. */
function isQuiet(position: Position, move: Move, score: number): boolean {
  return !position.threats?.mustRespond() && !position.noisyMoves?.isNoisy(move) && !isDecided(score);
}

/** A score of the side to move as the first side sees it. */
const scoreOf = (position: Position, score: number) => (position.turn === 0 ? score : 0 - score);

/** A position that random moves from a game's lead to; null when they end the game. */
function asideOf(position: Position, random: Random): Position | null {
  const aside = position.clone();
  for (let plies = 1 + random.below(ASIDE_PLIES); plies > 0; plies--) {
    playRandomMove(aside, random);
    if (aside.outcome() !== ONGOING) return null;
  }
  return aside;
}

/** How a finished game ended for the first side: 0, 0.5 or 1. */
function resultOf(game: Game, position: Position): number {
  const winner = game.result(position)?.winner ?? null;
  return winner === null ? 0.5 : 1 - winner;
}

async function randomStart(
  game: Game,
  random: Random,
  think: (position: Position) => Opinion | Promise<Opinion>,
): Promise<Position> {
  for (;;) {
    const position = game.initial();
    const plies = RANDOM_PLIES + random.below(MORE_RANDOM_PLIES + 1);
    for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) playRandomMove(position, random);
    if (position.outcome() !== ONGOING) continue;
    const { score } = await think(position);
    if (Math.abs(score) <= LOPSIDED) return position;
  }
}

/** Ends games whose result is clear. */
class Adjudication {
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
