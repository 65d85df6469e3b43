/*
 * A game as PGN (Portable Game Notation, S. J. Edwards 1994) tells it: plain data, so that it can be
 * kept as JSON. Variations are kept with the move that they replace.
 */

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** White won, Black won, a draw, or unfinished and unknown. */
export type PgnResult = (typeof PGN_RESULTS)[number];

export interface PgnMove {
  /** As `formatSan` writes it. */
  readonly san: string;
  /** As `formatUci` writes it. */
  readonly uci: string;
  /** Numeric annotation glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!". */
  readonly nags: readonly number[];
  /** Comments before the move, at the beginning of a line only. */
  readonly before: readonly string[];
  /** Comments after the move. */
  readonly comments: readonly string[];
  /** Lines that could have been played instead of this move. */
  readonly variations: readonly (readonly PgnMove[])[];
}

export interface PgnGame {
  /** Tags by name, in the order of the text; `FEN`, `SetUp`, `Variant` and `Result` among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The position before the first move, as canonical FEN. */
  readonly start: string;
  readonly isChess960: boolean;
  readonly moves: readonly PgnMove[];
  /** Comments of a game without moves, or after the result. */
  readonly comments: readonly string[];
  readonly result: PgnResult;
}

export const ORDINARY_START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Longer texts are refused unread. */
export const MAX_PGN_LENGTH = 1_000_000;
/** Variations inside variations. */
export const MAX_PGN_DEPTH = 100;

export function isPgnResult(text: string): text is PgnResult {
  return (PGN_RESULTS as readonly string[]).includes(text);
}
