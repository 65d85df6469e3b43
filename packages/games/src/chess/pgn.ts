import type { MoveNode } from '../move-tree.js';

/*
 * A game as PGN (Portable Game Notation, S. J. Edwards 1994) tells it: plain data, so that it can be
 * kept as JSON.
 */

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** White won, Black won, a draw, or unfinished and unknown. */
export type PgnResult = (typeof PGN_RESULTS)[number];

export interface PgnGame {
  /** Tags by name, in the order of the text; `FEN`, `SetUp`, `Variant` and `Result` among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The position before the first move, as canonical FEN. */
  readonly start: string;
  readonly isChess960: boolean;
  /** The moves are as `formatSan` writes them. */
  readonly tree: MoveNode;
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
