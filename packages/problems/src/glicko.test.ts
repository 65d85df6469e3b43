import { expect, it } from 'vitest';
import { FIRST_RATING, rated } from './glicko.js';

it('follows the formulas of the Glicko system', () => {
  // By hand: g(100) = 0.9531 (Glickman's table), E = 0.6338, d² = 143,120.
  const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, 1400, true);
  expect(rating).toBeCloseTo(1562.8, 1);
  expect(deviation).toBeCloseTo(176.8, 1);
});

it('surprises move a rating more than what was expected, and less once more is known', () => {
  const gain = (problem: number) => rated(FIRST_RATING, problem, true).rating - FIRST_RATING.rating;
  expect(gain(1800)).toBeGreaterThan(gain(1200));
  expect(gain(1200)).toBeGreaterThan(gain(600));
  let known = FIRST_RATING;
  for (let i = 0; i < 60; i++) known = rated(known, 1200, i % 2 === 0);
  expect(known.deviation).toBeLessThan(100);
  expect(rated(known, 1200, true).rating - known.rating).toBeLessThan(gain(1200) / 3);
});

it('costs a beginner no more than 60 points for a first wrong move', () => {
  const loss = FIRST_RATING.rating - rated(FIRST_RATING, 1200, false).rating;
  expect(loss).toBeGreaterThan(20);
  expect(loss).toBeLessThan(60);
});
