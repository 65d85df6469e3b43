import { scoreOfElo } from './statistics.js';

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

/** @param pairs how many pairs gave A 0, 1/2, 1, 1 1/2 and 2 points. */
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
    ratio += frequency * Math.log((under1[i] as number) / (under0[i] as number));
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
    if (x <= low || x >= high) return frequencies.map((f, i) => f / (1 + x * (deviations[i] as number)));
    let sum = 0;
    for (const [i, f] of frequencies.entries()) {
      const deviation = deviations[i] as number;
      sum += (f * deviation) / (1 + x * deviation);
    }
    if (sum > 0) low = x;
    else high = x;
  }
}
