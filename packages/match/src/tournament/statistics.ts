/**
 * The strength of player A against player B, estimated from the results of a match. Pure functions.
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
export const Z95 = 1.959963984540054;

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

/**
 * Wald's sequential probability ratio test of "A is elo0 points stronger" (H0) against "elo1" (H1).
 *
 * The two games of an opening, colours swapped, are one observation: they are not independent, the
 * pairs are. So the test counts pairs by A's points in them (the pentanomial model) and compares the
 * likelihoods of the frequencies that fit best under each hypothesis: the generalised test (GSPRT)
 * of M. Van den Bergh, "A practical introduction to the GSPRT", as Stockfish's Fishtest uses it.
 */
export interface SprtHypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export interface SprtAnswer {
  /** Logarithm of the likelihood ratio: above 0 speaks for H1. */
  readonly llr: number;
  /** At this or below, H0 is accepted. */
  readonly lower: number;
  /** At this or above, H1 is accepted. */
  readonly upper: number;
  readonly decision: 'accept-h0' | 'accept-h1' | 'continue';
}

/** Chances of accepting the wrong hypothesis, either way. */
const ALPHA = 0.05;
const BETA = 0.05;

/** Stands for a result that never came up, so that no likelihood is zero. */
const UNSEEN = 1e-3;

/** @param pairs the numbers of pairs that gave A 0, 1/2, 1, 1 1/2 and 2 points. */
export function sprt(pairs: readonly number[], { elo0, elo1 }: SprtHypotheses): SprtAnswer {
  const lower = Math.log(BETA / (1 - ALPHA));
  const upper = Math.log((1 - BETA) / ALPHA);
  const played = pairs.some((count) => count > 0);
  const llr = played ? logLikelihoodRatio(pairs, scoreOfElo(elo0), scoreOfElo(elo1)) : 0;
  const decision = llr <= lower ? 'accept-h0' : llr >= upper ? 'accept-h1' : 'continue';
  return { llr, lower, upper, decision };
}

/**
 * @param counts observations by result; the results score 0 to 1 in equal steps.
 * @param score0 mean score under H0. @param score1 mean score under H1.
 */
export function logLikelihoodRatio(counts: readonly number[], score0: number, score1: number): number {
  const seen = counts.map((count) => (count === 0 ? UNSEEN : count));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const frequencies = seen.map((count) => count / total);
  const under0 = likeliestWithMean(frequencies, score0);
  const under1 = likeliestWithMean(frequencies, score1);
  let ratio = 0;
  for (const [i, frequency] of frequencies.entries()) {
    ratio += frequency * Math.log(under1[i]! / under0[i]!);
  }
  return total * ratio;
}

/**
 * The distribution of a given mean that makes the observed frequencies likeliest. By Lagrange
 * multipliers it is f / (1 + x (a - mean)) for results scoring a, with x such that the mean is met;
 * the equation for x falls from +infinity to -infinity between its poles, so bisection finds it.
 */
function likeliestWithMean(frequencies: readonly number[], mean: number): number[] {
  const deviations = frequencies.map((_, i) => i / (frequencies.length - 1) - mean);
  let low = -1 / Math.max(...deviations);
  let high = -1 / Math.min(...deviations);
  for (;;) {
    const x = (low + high) / 2;
    if (x <= low || x >= high) return frequencies.map((f, i) => f / (1 + x * deviations[i]!));
    let sum = 0;
    for (const [i, f] of frequencies.entries()) {
      const deviation = deviations[i]!;
      sum += (f * deviation) / (1 + x * deviation);
    }
    if (sum > 0) low = x;
    else high = x;
  }
}
