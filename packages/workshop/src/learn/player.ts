import {
  type Evaluation,
  type Game,
  type Move,
  MoveHistory,
  type Position,
  type Random,
  type SearchLimits,
  TranspositionTable,
  strongSearch,
} from '@tahoun/core';

const TABLE_MIB = 2;
const RANDOM_MOVES = 16;
/** A teacher is to show how the game is played well. */
const RANDOM_MOVES_OF_TEACHERS = 72;
/** Scores that all but win: in games whose evaluation has no margin, and in margins elsewhere. */
const WON_SCORE = 600;
const WON_MARGINS = 5;

/** A judge's opinion of a position: the best move, and the score in centi-units for the side to move. */
export interface Opinion {
  readonly move: Move;
  readonly score: number;
}

/** Judges positions, and plays both sides of the games of a run. */
export interface Judge {
  /** One move of so many in its games is a random one, so that positions after mistakes are seen as well. */
  readonly randomMoves: number;
  /** Scores of so many centi-units all but win; a game that begins with a third of it is lopsided. */
  readonly wonScore: number;
  startGame(random: Random): void;
  /** @param sample gets positions that are judged on the way, where there are any. */
  think(position: Position, signal: AbortSignal, sample?: Sample): Opinion | Promise<Opinion>;
}

/** The strong search. */
export class Player implements Judge {
  readonly randomMoves = RANDOM_MOVES;
  readonly wonScore: number;
  readonly #table = new TranspositionTable(TABLE_MIB);
  readonly #history = new MoveHistory();
  readonly #evaluation: Evaluation;
  readonly #nodes: number;
  #limits: SearchLimits;
  #sample: Sample | undefined;

  /** @param nodes of each move; the games of a run differ, from half of it to one and a half. */
  constructor(evaluation: Evaluation, nodes: number) {
    const evaluate = (position: Position) => {
      this.#sample?.add(position);
      return evaluation.evaluate(position);
    };
    this.#evaluation = { ...evaluation, evaluate };
    const { futilityMargin } = evaluation;
    this.wonScore = futilityMargin === undefined ? WON_SCORE : WON_MARGINS * futilityMargin;
    this.#nodes = nodes;
    this.#limits = { nodes };
  }

  startGame(random: Random): void {
    this.#table.clear();
    this.#history.clear();
    this.#limits = { nodes: Math.ceil(this.#nodes * (0.5 + random.next())) };
  }

  think(position: Position, _signal: AbortSignal, sample?: Sample): Opinion {
    this.#sample = sample;
    const found = strongSearch({
      position,
      evaluation: this.#evaluation,
      limits: this.#limits,
      table: this.#table,
      history: this.#history,
    });
    this.#sample = undefined;
    return found;
  }
}

/** Keeps some positions of many, each with the same chance. (J. S. Vitter's algorithm R, 1985.) */
export class Sample {
  readonly positions: Position[] = [];
  readonly #size: number;
  readonly #random: Random;
  #seen = 0;

  constructor(size: number, random: Random) {
    this.#size = size;
    this.#random = random;
  }

  add(position: Position): void {
    const at = this.#seen < this.#size ? this.#seen : this.#random.below(this.#seen + 1);
    if (at < this.#size) this.positions[at] = position.clone();
    this.#seen++;
  }
}

/** A player from elsewhere, such as a UCI engine, for which positions and moves are texts. */
export interface Expert {
  judge(position: string, signal: AbortSignal): Promise<{ move: string; score: number }>;
  close(): Promise<void>;
}

/** An expert as a judge. */
export const teacherOf = (game: Game, expert: Expert): Judge => ({
  randomMoves: RANDOM_MOVES_OF_TEACHERS,
  wonScore: WON_SCORE,
  startGame: () => undefined,
  async think(position, signal) {
    const { move, score } = await expert.judge(game.formatPosition(position), signal);
    return { move: game.parseMove(position, move), score };
  },
});
