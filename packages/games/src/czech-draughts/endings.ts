import { MAIN_DIAGONAL, type Squares, countSquares } from './squares.js';

/*
 * Article 6 of the federation's rules: when little is left, a game is drawn after a number of further
 * moves by each side. Three kings against a king off the main diagonal have 15 moves; those never
 * run out before the 15 moves without a capture or a man's move, so they need no count of their own.
 * The endings below have 5.
 */

/** Plies after which a game without a capture or a man's move is drawn: 15 moves by each side. */
export const QUIET_LIMIT = 30;
/** Plies after which one of the endings below is drawn: 5 moves by each side. */
export const ENDING_LIMIT = 10;
/** An unfinished game's position that occurs for the third time is drawn. */
export const OCCURRENCE_LIMIT = 3;

/**
 * Whether a lone king faces a king, two kings, a king and a man, or, while it is on the main
 * diagonal, three kings.
 */
export function isShortEnding(white: Squares, black: Squares, kings: Squares): boolean {
  return isShortAgainst(white, black, kings) || isShortAgainst(black, white, kings);
}

function isShortAgainst(lone: Squares, others: Squares, kings: Squares): boolean {
  const isLoneKing = (lone & kings) !== 0 && (lone & (lone - 1)) === 0;
  if (!isLoneKing) return false;
  const [pieces, kingsThere] = [countSquares(others), countSquares(others & kings)];
  if (kingsThere === 0) return false;
  return pieces <= 2 || (pieces === 3 && kingsThere === 3 && (lone & MAIN_DIAGONAL) !== 0);
}
