import { expect, it } from 'vitest';
import { firstRating } from './trials.js';

const tries = (...solvedBy: readonly number[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((level) => ({ level, isSolved: solvedBy.includes(level) }));

it('a problem that stronger levels alone solve is rated higher', () => {
  const ratings = [tries(1, 2, 3, 4, 5, 6, 7), tries(4, 5, 6, 7), tries(7), tries()].map((each) =>
    firstRating(each),
  );
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(new Set(ratings).size).toBe(4);
});

it('ratings are on the scale of the levels of the game', () => {
  const elo = [700, 880, 940, 1210, 1380, 1890, 2390, 2800];
  const middle = firstRating(tries(4, 5, 6, 7), elo);
  expect(middle).toBeGreaterThan(900);
  expect(middle).toBeLessThan(1400);
});
