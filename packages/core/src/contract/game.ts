import type { InputError } from './errors.js';

/**
 * The contract between a game and everything that searches, plays or shows it.
 *
 * A `Position` is the hot half: mutable, int32 moves, no allocation in `makeMove`, `undoMove`,
 * `generateMoves` or `outcome`. A `Game` is the cold half: text forms, options, results and the
 * steps in which a person enters a move.
 */

/** 0 is the side that moves first in the game's initial position, 1 the other. */
export type Side = 0 | 1;

/** The opponent of a side. Hot code writes out the expression. */
export function otherSide(side: Side): Side {
  return (1 - side) as Side;
}

/** A move packed into a non-negative int32. Its layout belongs to the game. */
export type Move = number;

/** Stands where there is no move. Never returned by `generateMoves`; always written by this name. */
export const NO_MOVE = -1;

/** Results seen by the side to move. */
export const LOSS = -1;
export const DRAW = 0;
export const WON = 1;
/** Not a result: the game goes on, so the side to move has a legal move. */
export const ONGOING = 2;
export type Outcome = typeof LOSS | typeof DRAW | typeof WON | typeof ONGOING;

/**
 * The part of a position that every game has to implement. Everything optional is one of the capabilities.
 */
export interface Position extends Capabilities {
  /** The side to move; when the game is over, the side whose turn it would be. */
  readonly turn: Side;
  /** 64-bit key of the position, the side to move included, as two int32 halves. */
  readonly hashLo: number;
  readonly hashHi: number;
  /**
   * Writes every legal move to `out` from index `at` on and returns the index after the last one.
   * The order is the game's textbook order and never changes for equal positions. When the returned
   * index exceeds `out.length` the moves past the end were not written: enlarge `out`, call again. It may
   * count moves twice there, where a game tells them apart by those that it has written.
   */
  generateMoves(out: Int32Array, at: number): number;
  /** Plays a legal move. An illegal one leaves the position undefined. */
  makeMove(move: Move): void;
  /** Takes back the last `makeMove`, restoring everything, the key included. */
  undoMove(): void;
  /** The result for the side to move, or `ONGOING`. */
  outcome(): Outcome;
  /** An independent copy, with nothing left to undo. */
  clone(): this;
}

/**
 * Optional parts of a position, each a small group of methods that belong together; a search skips a
 * technique whose capability is missing. Usually a position has the methods itself, and each capability is a
 * getter that returns it:
 *
 *     class MyPosition implements Position, NoisyMoves {
 *       get noisyMoves(): NoisyMoves {
 *         return this;
 *       }
 */
export interface Capabilities {
  readonly symmetry?: Symmetry;
  readonly moveHints?: MoveHints;
  readonly noisyMoves?: NoisyMoves;
  readonly threats?: Threats;
  readonly immediateWins?: ImmediateWins;
  readonly nullMove?: NullMove;
  readonly automaticDraws?: AutomaticDraws;
  readonly marginScore?: MarginScore;
}

/** Boards that play the same when they are turned or mirrored. */
export interface Symmetry {
  /**
   * Writes to `out[0]` and `out[1]` a key that is equal for positions that are images of each other
   * under the board's symmetries. Asked only near the root, so it need not be incremental.
   */
  symmetricKey(out: Int32Array): void;
}

/** The order in which moves are searched. The textbook searches keep the order of `generateMoves`. */
export interface MoveHints {
  /** A cheap guess of how promising a legal move is; higher is searched earlier. */
  moveHint(move: Move): number;
  /**
   * The move's slot, 0 to 1023, in the histories of the strong search: moves that mean the
   * same in different positions share one (a knight to f3). By default a hash of the move.
   */
  historySlot?(move: Move): number;
}

/** Moves that change the balance at once, such as captures and promotions: played out before a position is evaluated. */
export interface NoisyMoves {
  /** Writes the legal noisy moves, as `generateMoves` writes them all. */
  generateNoisy(out: Int32Array, at: number): number;
  /** Whether a legal move is one of those. */
  isNoisy(move: Move): boolean;
  /**
   * Static exchange evaluation: gain of a move, in centi-units, when both sides go on exchanging on its
   * target as long as that pays. Below 0 for a quiet move to a square where its piece is lost.
   * @param enough from this value on the result need not be exact, only at least this, which may be faster
   */
  exchangeValue?(move: Move, enough: number): number;
}

/** Positions in which the side to move has to answer at once: it is in check, it must capture. */
export interface Threats {
  /** True there: such a position has no reliable static evaluation, and is neither passed in nor reduced. */
  mustRespond(): boolean;
  /** Whether `mustRespond` would hold after a legal move, where that is known without making it. */
  givesCheck?(move: Move): boolean;
}

/** Wins of the next move that are found without making the moves. Not for games won by a margin. */
export interface ImmediateWins {
  /** A move that wins the game at once, or `NO_MOVE`. */
  winningMove(): Move;
  /**
   * Writes the legal moves after which the other side has no winning move, as `generateMoves` writes
   * them all; none where it wins whatever is made. Asked only where `winningMove` found nothing.
   */
  generateNonLosing(out: Int32Array, at: number): number;
  /**
   * Estimates the children from `at` to before `end` for non-losing moves, without making them.
   * Returns false, and fills nothing, where the moves have to be made. Only for games without draws in which
   * the winner makes the last move and a position determines the number of moves that led to it.
   */
  estimateChildren?(children: ChildEstimates, at: number, end: number): boolean;
}

/** Estimates of the positions after some moves; all arrays are parallel to `moves`. */
export interface ChildEstimates {
  readonly moves: Int32Array;
  /** Keys of the positions: those of `symmetricKey` where the game has it. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /**
   * Estimated work to prove a win of the side that makes the move, at least 1; 0 where it has won by force.
   */
  readonly effort: Int32Array;
  /** The same for the other side; 0 never. */
  readonly resistance: Int32Array;
}

/** Passing in thought, to see whether a position is so good that even that would do. */
export interface NullMove {
  /**
   * Hands the turn over, to be taken back by `undoMove`. Returns false, and changes
   * nothing, where that is impossible or where having to move may be a burden (zugzwang).
   */
  makePass(): boolean;
}

/** Draws without a claim: by repetition, by a count of moves, by material. */
export interface AutomaticDraws {
  /**
   * True when the search should count the position as drawn because of earlier positions: it has occurred
   * earlier among the last `plies` moves, those of the search, or often enough in the whole game.
   */
  isRepeated(plies: number): boolean;
  /** False while the game goes on after such a draw, in games that can: see `beyondDraws`. Copies have it too. */
  drawsInForce?: boolean;
}

/** Games won by a margin. Searches then maximise the margin instead of counting plies to the win. */
export interface MarginScore {
  /** The finished game's margin for the side to move, in centi-units. */
  finalScore(): number;
  /**
   * Writes to `out[0]` and `out[1]` a reduced key, of the open part of the position, and returns the score of
   * the settled part, in centi-units for the side to move. Positions with one key have the same moves, and
   * their margins (and evaluations) differ exactly by the difference of their settled scores.
   */
  reducedKey?(out: Int32Array): number;
}

/** Judges positions where a search stops. Values are integers from the side to move. */
export interface Evaluation<P extends Position = Position> {
  /** Kebab-case name, used by `--evaluation` and in the docs. */
  readonly id: string;
  /** Centi-units of the game's natural unit; the absolute value stays below `MAX_EVALUATION`. */
  evaluate(position: P): number;
  /**
   * Centi-units per ply that a quiet move seldom changes the value by: the margin at which the
   * strong search prunes moves near the horizon (futility pruning). Without it, the search prunes none.
   */
  readonly futilityMargin?: number;
  /**
   * Writes up to four numbers to `out`, each made from a part of the position (in chess its pawns), and returns how
   * many: positions that have a part in common are likely to be misjudged alike, and the strong search learns by how
   * much. None, where the value is known and not judged: it is never corrected.
   */
  errorKeys?(position: P, out: Int32Array): number;
  /** Whether a position that is not over is known to be drawn, so that a search looks no further. Cheap. */
  isKnownDraw?(position: P): boolean;
  /**
   * True when images of a position, turned or reflected, may get other values, as from a network; then the search
   * does not take them for the same position.
   */
  readonly isOriented?: boolean;
  /** Parts of the value by name, for people: integers that add up to it. */
  terms(position: P): Record<string, number>;
  /** Numbers that a term was made from by more than adding, by name, for people; each in a unit of its own. */
  facts?(position: P): Record<string, number>;
}

/** Judges nothing: only the end of a game counts. */
export const noEvaluation: Evaluation = { id: 'none', evaluate: () => 0, terms: () => ({}) };

/** Result of a finished game. */
export interface GameResult {
  /** The winning side, or null for a draw. */
  readonly winner: Side | null;
  /** Key of the reason, e.g. `no-moves`; the texts are in `@tahoun/i18n`. */
  readonly reason: string;
  /** The first side's margin in the game's natural unit, in games that have one. */
  readonly margin?: number;
}

export type VariantValues = Readonly<Record<string, string>>;

/** Receives the reason each time that a part of a text is left out. */
export type OnDropped = (problem: InputError) => void;

/** One option of a game, set by `--variant id=value` or a query parameter. */
export interface VariantOption {
  readonly id: string;
  readonly default: string;
  /** The default where another option has a value other than its own default. */
  readonly defaultWith?: { readonly option: string; readonly default: string };
  /** The accepted values for people, e.g. `WIDTHxHEIGHT, each 1 to 10`. */
  readonly accepts: string;
  /** Values worth offering in a menu; others may be accepted too. */
  readonly suggestions: readonly string[];
  /** Present where every whole number in it is a start of its own, which may be typed or drawn by lot. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** One side of a game: its letter in the text form. Its name for people is in `@tahoun/i18n`. */
export interface SideInfo {
  readonly id: string;
  /** English name, for logs and JSON. */
  readonly name: string;
}

/** Description of a move, in games whose pieces move between squares. */
export interface MoveFacts {
  /** The kind of piece that moves: `pawn`. */
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  /** The kinds of the pieces that are captured, in any order. */
  readonly captured: readonly string[];
  /** The kind that the piece is promoted to; null without a promotion. */
  readonly promotion: string | null;
}

export interface Game<P extends Position = Position> {
  readonly id: string;
  /** English name. */
  readonly name: string;
  readonly sides: readonly [SideInfo, SideInfo];
  /** The unit that 100 points of score stand for: `cell`, `pawn`, ... or `win` where only winning counts. */
  readonly unit: string;
  /** More than one of it, where that is not `unit` and an s. */
  readonly units?: string;
  readonly variants: readonly VariantOption[];
  /** The starting position. @throws InputError for an unknown option or value. */
  initial(variants?: VariantValues): P;
  /**
   * Reads a text form. @throws InputError naming the text found, its place, and the accepted texts.
   * @param onDropped receives a fault that can be left out, such as a castling right without its rook;
   * without this callback such a fault is refused
   */
  parsePosition(text: string, variants?: VariantValues, onDropped?: OnDropped): P;
  /** The canonical text form; `parsePosition(formatPosition(p))` equals p. */
  formatPosition(position: P): string;
  /** Reads a legal move. @throws InputError: `code` starts with `move-` when it is not legal. */
  parseMove(position: P, text: string): Move;
  formatMove(position: P, move: Move): string;
  /**
   * A move as machines write it, in games that people write in another way (chess: `e7e8q`, as in UCI).
   * `parseMove` reads both.
   */
  formatUci?(position: P, move: Move): string;
  /** For programs that draw a board; only in games whose pieces go from place to place. */
  moveFacts?(position: P, move: Move): MoveFacts;
  /** The same position with `turn` to move, for setting up. @throws InputError where that is impossible. */
  withTurn(position: P, turn: Side): P;
  /** The result of a finished game, or null while it goes on. */
  result(position: P): GameResult | null;
  /** Key of the reason for which the side to move may claim a draw, as in a result; null where it may not. */
  claimableDraw?(position: P): string | null;
  /**
   * Whether a side can win no more, however both go on: when the other's time runs out, the game is drawn. Without
   * it every side may still win while the game goes on.
   */
  cannotWin?(position: P, side: Side): boolean;
  /** Counts worth showing beside the board (cells owned, pieces left), by key. */
  figures(position: P): Readonly<Record<string, number>>;
  /**
   * Every way in which a person may pick the move, each a sequence of target names in the order of
   * picking (a square, then a square; a piece, then a line). Boards mark the same names.
   */
  targets(position: P, move: Move): readonly (readonly string[])[];
}
