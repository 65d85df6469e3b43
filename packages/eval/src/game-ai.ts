import {
  type Endgames,
  type Evaluation,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type RootSearchRequest,
  type SearchResult,
  type Side,
  figuresEvaluation,
  noEvaluation,
} from '@tahoun/core';

/** Strength of one of the eight levels; the numbers are data, the playing is in `@tahoun/engine`. */
export interface Level {
  /** Plies it looks ahead. */
  readonly depth: number;
  /** Moves it may make on its inner board for one answer. */
  readonly nodes: number;
  /** Spread, in score points, of the seeded error added to its score of each move; 0 is none. */
  readonly noise: number;
  /** Share of the moves two plies ahead that it misses, 0 to 1 (`BlunderOptions.chance`); none by default. */
  readonly blunders?: number;
  /** Chance, 0 to 1, that it asks the exact solver, or the endgame tables, where the game has them. */
  readonly exact: number;
  /** Whether it plays the opening by the book, in games with one. */
  readonly book?: boolean;
}

/** Result of a solver that needs no search. */
export interface Solution {
  readonly outcome: Outcome;
  /** The game's own value, e.g. the Grundy value. */
  readonly value: number;
  /** The moves that keep the outcome, in order of preference; empty when the game is over. */
  readonly moves: readonly Move[];
  /** The game ends within this many plies, whatever is played. */
  readonly maxPlies: number;
}

/** Solution of a position that is too large to be played. */
export interface LargeSolution {
  /** Its text, and the side to move. */
  readonly position: string;
  readonly turn: Side;
  readonly outcome: Outcome;
  /** The game's own value; null where it is unknown. */
  readonly value: number | null;
  /** A move that keeps the outcome, as text. */
  readonly move: string;
}

/** A constant of the source's evaluation that people may set. */
export interface Parameter {
  /** Lower-case name, unique within the game. Its texts for people are in `@tahoun/i18n`. */
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** Step of a field or a slider; values between are accepted too. */
  readonly step: number;
  readonly default: number;
  /** Meanings of the values 0, 1, 2 ... of a choice, which accepts only whole numbers. */
  readonly choices?: readonly string[];
}

/**
 * A number for each square, which people may set too: the value of one has the id `ID-SQUARE`, such as `man-c3`.
 */
export interface SquareTable extends Pick<Parameter, 'id' | 'min' | 'max' | 'step'> {
  /** As the moves of the game name them. */
  readonly squares: readonly string[];
  /** Whether both sides share it; else it is as the side that begins sees the board, turned round for the other. */
  readonly isShared: boolean;
  /** What a square without a value of its own is worth, by a value for every parameter. */
  usual(square: string, values: ParameterValues): number;
}

/** Values of parameters, and of squares, by id. */
export type ParameterValues = Readonly<Record<string, number>>;

/**
 * Values of the parameters under a name, for people who do not set numbers. Its texts are in `@tahoun/i18n`.
 */
export interface Setting {
  /** Lower-case name, unique within the game. */
  readonly id: string;
  /** Those that differ from the source's. */
  readonly values: ParameterValues;
}

/** The computer player that a game's source describes, where that is more than a search with `textbook`. */
export interface SourcePlayer<P extends Position = Position> {
  readonly parameters: readonly Parameter[];
  /** None by default. */
  readonly tables?: readonly SquareTable[];
  /** From the strongest to the weakest, the source's own among them. None by default. */
  readonly settings?: readonly Setting[];
  /** The source's evaluation with a value for every parameter, and for any squares, each within its range. */
  evaluation(values: ParameterValues): Evaluation<P>;
  /**
   * The move that its rules name before anything is searched; `NO_MOVE` where they name none, as all do of a
   * source that has no such rules.
   * @param position not finished.
   */
  ruledMove?(position: P, evaluation: Evaluation<P>): Move;
  /**
   * All of these moves in the order in which its player tries them: of equally good ones it plays the first. That of
   * the game by default.
   */
  order?(position: P, moves: readonly Move[], evaluation: Evaluation<P>): readonly Move[];
  /** Moves that its own search may make where a request limits nothing; as many as it needs by default. */
  readonly usualNodes?: number;
  /** The source's own search, where it is none of the textbook's; it asks neither an evaluation nor a depth. */
  search?(request: OwnSearchRequest<P>): SearchResult;
}

/** A question to a source's own search. The position is not finished. */
export type OwnSearchRequest<P extends Position = Position> = RootSearchRequest<P>;

/** The computer player of a game: the evaluations of its positions, and the strength of each level. */
export interface GameAi<P extends Position = Position> {
  /** The source's own function, which the textbook algorithms use. */
  readonly textbook: Evaluation<P>;
  /** The source's own player, in games whose source has one with rules or constants of its own. */
  readonly source?: SourcePlayer<P>;
  /** The evaluation of the strong search and the levels. */
  readonly best: Evaluation<P>;
  /** Levels 1 to 8. */
  readonly levels: readonly Level[];
  /** Their estimated strength in Elo points, in games that give one. */
  readonly elo?: readonly number[];
  /** Knows any position exactly, in games with a theory. */
  solve?(position: P): Solution;
  /**
   * The same from the text of a position that is too large to be played; undefined for any other text.
   * @throws InputError for one whose outcome is not known.
   */
  solveLarge?(text: string): LargeSolution | undefined;
  /** The opening book, as `OpeningBook` reads it, in games with one. */
  readonly book?: string;
  /** The endings that can be kept in tables, in games with such. */
  readonly endgames?: Endgames<P>;
}

/** From a beginner to full strength, by the number of nodes and the noise alone. */
const LEVELS: readonly Level[] = [
  { depth: 1, nodes: 1_000, noise: 300, exact: 0, blunders: 0.5 },
  { depth: 1, nodes: 1_000, noise: 150, exact: 0, blunders: 0.3 },
  { depth: 2, nodes: 2_000, noise: 80, exact: 0, blunders: 0.2 },
  { depth: 2, nodes: 5_000, noise: 30, exact: 0, blunders: 0.1 },
  { depth: 4, nodes: 10_000, noise: 10, exact: 0 },
  { depth: 6, nodes: 50_000, noise: 0, exact: 0 },
  { depth: 10, nodes: 150_000, noise: 0, exact: 0 },
  { depth: 200, nodes: 1_000_000, noise: 0, exact: 0 },
];

/**
 * Computer player of a game that brings no evaluation. A game that counts something for both sides (the
 * figures `side0` and `side1`: pieces, cells) is judged by their difference, any other not at all before its
 * end.
 */
export function plainAi(game: Game): GameAi {
  const figures = game.figures(game.initial());
  const counts = figures.side0 !== undefined && figures.side1 !== undefined;
  const evaluation = counts ? figuresEvaluation(game, { side0: 1, side1: -1 }, 0) : noEvaluation;
  return { textbook: evaluation, best: evaluation, levels: LEVELS };
}
