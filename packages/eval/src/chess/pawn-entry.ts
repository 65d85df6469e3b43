/* What the pawn table keeps of a structure, by place in its entry. The first four numbers are the pawns. */

/** Squares of the kings that `KING_SCORE` is for: 64 * White's + Black's. 0 when there are none yet. */
export const KINGS = 4;
/** What the pawns are worth by themselves, packed, White's minus Black's. */
export const PAWN_SCORE = 5;
/** Halves of the passed pawns of both sides. */
export const PASSED = 6;
/** Halves of what a side's pawns may come to attack: at 2 * side. */
export const SPAN = 8;
/** Files with pawns of a side, bits 8 * side + file. */
export const PAWN_FILES = 12;
/** How many pawns are on dark and on light squares, White's and Black's: a byte each, from the lowest. */
export const PAWN_COUNTS = 13;
/** What the kings are worth among these pawns, packed, White's minus Black's. */
export const KING_SCORE = 14;
/** Numbers in an entry: a cache line. */
export const ENTRY = 16;
