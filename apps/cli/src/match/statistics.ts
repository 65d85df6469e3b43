/**
 * What the results of a match say about the strength of player A against player B. Pure functions.
 *
 * Elo's logistic scale: a player who is d points stronger scores 1 / (1 + 10^(-d / 400)).
 */

/** Results from A's view. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Normal quantile of a two-sided 95 % interval. */
const Z95 = 1.959963984540054;

/** Games in a tally. */
export function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** Expected score, 0 to 1, of a player who is `elo` points stronger. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Elo points that explain a score. Null for 0 and 1, which no finite number does. */
export function eloOfScore(score: number): number | null {
  if (score <= 0 || score >= 1) return null;
  // Adding 0 turns -0 into 0.
  return -400 * Math.log10(1 / score - 1) + 0;
}

/** A's points over B. Null without games, and when one of them scored nothing. */
export function eloOf(tally: Tally): number | null {
  const games = gamesOf(tally);
  return games === 0 ? null : eloOfScore(meanScore(tally));
}

/**
 * Half the width, in Elo points, of the 95 % interval of `eloOf`: the normal interval of the mean
 * score, its ends turned into Elo. Where an end leaves 0..1 (few games, one-sided), the slope of the
 * Elo curve at the score stands in for it. Null where `eloOf` is null.
 */
export function eloError(tally: Tally): number | null {
  const games = gamesOf(tally);
  const mean = meanScore(tally);
  if (games === 0 || mean === 0 || mean === 1) return null;
  const { wins, draws, losses } = tally;
  const variance = (wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2) / games;
  const half = Z95 * Math.sqrt(variance / games);
  const low = eloOfScore(mean - half);
  const high = eloOfScore(mean + half);
  if (low !== null && high !== null) return (high - low) / 2;
  return (400 / Math.LN10) * (half / (mean * (1 - mean)));
}

function meanScore(tally: Tally): number {
  return (tally.wins + tally.draws / 2) / gamesOf(tally);
}

/**
 * Likelihood of superiority: the chance that A is the stronger one, draws saying nothing
 * (chessprogramming.org, "Match Statistics"). One half when no game was won.
 */
export function likelihoodOfSuperiority({ wins, losses }: Tally): number {
  const decisive = wins + losses;
  return decisive === 0 ? 0.5 : 0.5 * (1 + erf((wins - losses) / Math.sqrt(2 * decisive)));
}

/** The error function, to 1.5e-7 (Abramowitz and Stegun 1964, 7.1.26). */
export function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
