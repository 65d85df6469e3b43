import { expect, it } from 'vitest';
import { logLikelihoodRatio, scoreOfElo, sprt } from './statistics.js';

/** Computed by Fishtest's `LLRcalc.LLR_logistic` (commit 93fe81eb): counts, elo0, elo1, LLR. */
const FISHTEST: [number[], number, number, number][] = [
  [[3, 20, 50, 22, 5], 0, 20, 0.04032037241670679],
  [[3, 20, 50, 22, 5], 0, 5, 0.17838022438188125],
  [[3, 20, 50, 22, 5], -10, 10, 0.9344729113889829],
  [[0, 10, 30, 12, 0], 0, 20, -0.27041453628885204],
  [[0, 10, 30, 12, 0], 0, 5, 0.085226848211516],
  [[12, 40, 60, 30, 8], 0, 20, -2.9973011351582723],
  [[12, 40, 60, 30, 8], -10, 10, -2.0579732004260216],
  [[30, 40, 50], 0, 20, 1.4333717997704136],
];

it.each(FISHTEST)('LLR of %j for [%d, %d] is that of Fishtest', (counts, elo0, elo1, llr) => {
  expect(logLikelihoodRatio(counts, scoreOfElo(elo0), scoreOfElo(elo1))).toBeCloseTo(llr, 9);
});

it('decides at the bounds of Wald for 5 % either way', () => {
  const { lower, upper } = sprt([1, 1, 1, 1, 1], { elo0: 0, elo1: 20 });
  expect(lower).toBeCloseTo(-2.9444389791664403, 12);
  expect(upper).toBeCloseTo(2.9444389791664403, 12);
});

it('accepts, refuses and goes on', () => {
  const hypotheses = { elo0: 0, elo1: 20 };
  expect(sprt([0, 0, 0, 0, 400], hypotheses).decision).toBe('accept-h1');
  expect(sprt([400, 0, 0, 0, 0], hypotheses).decision).toBe('accept-h0');
  expect(sprt([3, 20, 50, 22, 5], hypotheses).decision).toBe('continue');
  expect(sprt([0, 0, 0, 0, 0], hypotheses)).toMatchObject({ llr: 0, decision: 'continue' });
});

it('stops a player who always wins after 53 pairs, as Fishtest does', () => {
  const pairsNeeded = (from = 1): number =>
    sprt([0, 0, 0, 0, from], { elo0: 0, elo1: 20 }).decision === 'accept-h1' ? from : pairsNeeded(from + 1);
  expect(pairsNeeded()).toBe(53);
});
