/** A rating with its uncertainty (M. Glickman, "The Glicko system", 1999). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/**
 * The rating of a person who has solved nothing yet. Glickman begins with a deviation of 350, by which the
 * first wrong move would cost 190 points.
 */
export const FIRST_RATING: Rating = { rating: 1200, deviation: 150 };

const Q = Math.LN10 / 400;
/** Ratings keep moving a little, however much is known. */
const LEAST_DEVIATION = 60;
/** Uncertainty of a problem's rating. */
const PROBLEM_DEVIATION = 100;

/** The rating after a problem of some rating: solved without a wrong move, or not. */
export function rated({ rating, deviation }: Rating, problem: number, isSolved: boolean): Rating {
  const g = 1 / Math.sqrt(1 + (3 * (Q * PROBLEM_DEVIATION) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - problem)) / 400));
  const precision = 1 / deviation ** 2 + (Q * g) ** 2 * expected * (1 - expected);
  return {
    rating: rating + (Q / precision) * g * ((isSolved ? 1 : 0) - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
