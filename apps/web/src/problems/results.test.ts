import { expect, it } from 'vitest';
import { NO_RESULTS, readResults, withResult } from './results.js';

const problem = { id: 'a', rating: 1500 };

it('a solved problem raises the rating and the streak, a missed one ends the streak', () => {
  const solved = withResult(NO_RESULTS, problem, true);
  expect(solved.rating).toBeGreaterThan(NO_RESULTS.rating);
  expect(solved.deviation).toBeLessThan(NO_RESULTS.deviation);
  expect(solved.streak).toBe(1);
  const missed = withResult(solved, { id: 'b', rating: 1500 }, false);
  expect(missed.rating).toBeLessThan(solved.rating);
  expect(missed.streak).toBe(0);
});

it('a problem counts once', () => {
  const missed = withResult(NO_RESULTS, problem, false);
  expect(withResult(missed, problem, true)).toBe(missed);
});

it('results are read as they were written, and what is damaged counts as none', () => {
  const solved = withResult(NO_RESULTS, problem, true);
  expect(readResults(JSON.stringify(solved))).toEqual(solved);
  for (const text of [null, '', '{}', '{"rating":"x","deviation":1,"streak":0,"seen":[]}', '[1]']) {
    expect(readResults(text)).toEqual(NO_RESULTS);
  }
});
