/** A computer player's answer to the offer of a draw, the same in every client. */

/** Moves that each side must have made before a computer agrees to a draw, in rated games more. */
const FEWEST_MOVES = 20;
const FEWEST_RATED_MOVES = 30;
/** A person who stands this much better, in hundredths of the game's unit, gets no rated draw. */
const NEAR_EQUAL = 50;

/** Node limit of the search that decides the answer. */
export const DRAW_OFFER_NODES = 100_000;

/** The offer of a draw to a computer. */
export interface DrawOffer {
  /** Moves played, of both sides together. */
  readonly plies: number;
  readonly rated: boolean;
}

/** Moves that each side must have made before a computer considers the offer; null where they have been made. */
export function movesBeforeDraw({ plies, rated }: DrawOffer): number | null {
  const fewest = rated ? FEWEST_RATED_MOVES : FEWEST_MOVES;
  return plies < 2 * fewest ? fewest : null;
}

/**
 * Whether a computer agrees to a draw: never while it sees an advantage for itself, and in rated games not while the
 * person is clearly better either, because they would win.
 * @param score for the computer, in hundredths of the game's unit
 */
export function agreesToDraw(offer: DrawOffer, score: number): boolean {
  if (movesBeforeDraw(offer) !== null || score > 0) return false;
  return !offer.rated || score >= -NEAR_EQUAL;
}
