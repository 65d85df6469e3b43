import { scoreOfElo } from '@tahoun/cli/match';

/** Games against one opponent of known rating. */
export interface AnchorScore {
  /** The opponent's, in Elo points. */
  readonly rating: number;
  readonly games: number;
  /** 1 a win, 1/2 a draw. */
  readonly points: number;
}

/** In Elo points; infinite where nothing bounds it, as with no games at all. */
export interface Rating {
  /** The likeliest: +Infinity when every game was won, -Infinity when every game was lost. */
  readonly rating: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Half the 95 % quantile of chi-squared with one degree of freedom: how much less likely its ends are. */
const DROP95 = 3.841458820694124 / 2;
/** Ratings are looked for between these; beyond them they count as infinite. */
const LOWEST = -10_000;
const HIGHEST = 10_000;
const STEPS = 60;

/**
 * The rating that makes the scores likeliest by Elo's logistic curve, and its profile likelihood interval. A
 * draw counts as half a win and half a loss; as draws vary less than that, the interval is rather too wide.
 * The ratings of the anchors are taken as exact.
 */
export function fitRating(scores: readonly AnchorScore[]): Rating {
  const played = scores.filter(({ games }) => games > 0);
  if (played.length === 0) {
    return { rating: Number.NaN, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  }
  const points = sum(played.map((score) => score.points));
  const games = sum(played.map((score) => score.games));
  const expected = (rating: number) =>
    sum(played.map((score) => score.games * scoreOfElo(rating - score.rating)));
  // The likelihood has one top: where the expected points are those scored.
  const top = crossing((rating) => expected(rating) < points, LOWEST, HIGHEST);
  const isUnlikely = (rating: number) => logLikelihood(played, top) - logLikelihood(played, rating) > DROP95;
  return {
    rating: points === games ? Number.POSITIVE_INFINITY : points === 0 ? Number.NEGATIVE_INFINITY : top,
    low: points === 0 ? Number.NEGATIVE_INFINITY : crossing(isUnlikely, LOWEST, top),
    high:
      points === games ? Number.POSITIVE_INFINITY : crossing((rating) => !isUnlikely(rating), top, HIGHEST),
  };
}

/** Of a rating, but for a constant. */
function logLikelihood(scores: readonly AnchorScore[], rating: number): number {
  return sum(
    scores.map(({ rating: anchor, games, points }) => {
      const won = points === 0 ? 0 : points * Math.log(scoreOfElo(rating - anchor));
      const lost = points === games ? 0 : (games - points) * Math.log(scoreOfElo(anchor - rating));
      return won + lost;
    }),
  );
}

/** Where `isBelow`, true from `low` up to some point and false from there on, changes. */
function crossing(isBelow: (rating: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
