import { expect, it } from 'vitest';
import { nextProblem, problemOfDay, themeCounts } from './choose.js';
import type { Problem } from './problem.js';

const problem = (id: string, rating: number, ...themes: string[]): Problem => ({
  id,
  position: '',
  goal: 'win',
  line: ['x'],
  proof: 'theory',
  wrong: [[]],
  themes,
  rating,
});
const problems = Array.from({ length: 200 }, (_, i) =>
  problem(`p${i}`, 600 + 10 * i, i % 2 ? 'fork' : 'pin'),
);
const days = Array.from(
  { length: 100 },
  (_, i) => `2026-${String(1 + (i % 12)).padStart(2, '0')}-${10 + (i % 18)}`,
);
const none = new Set<string>();

it('the problem of a day does not depend on the order of the problems, and days have different ones', () => {
  const chosen = days.map((day) => problemOfDay(problems, day).id);
  expect(days.map((day) => problemOfDay(problems.toReversed(), day).id)).toEqual(chosen);
  expect(new Set(chosen).size).toBeGreaterThan(20);
});

it('problems that are added later seldom change the problem of a day', () => {
  const more = [...problems, ...Array.from({ length: 20 }, (_, i) => problem(`new${i}`, 1000))];
  const changed = days.filter((day) => problemOfDay(more, day) !== problemOfDay(problems, day));
  expect(changed.length).toBeLessThan(25);
});

it('the next problem has the theme, is about as hard as asked, and was not seen', () => {
  const wish = { rating: 1200, theme: 'fork', seen: new Set(['p59', 'p61']), random: () => 0.5 };
  const found = nextProblem(problems, wish)!;
  expect(found.themes).toEqual(['fork']);
  expect(Math.abs(found.rating - 1200)).toBeLessThanOrEqual(100);
  expect(wish.seen).not.toContain(found.id);
});

it('far from every rating it is the nearest, and what was seen comes again when nothing else is left', () => {
  expect(nextProblem(problems, { rating: 9000, seen: none, random: Math.random })?.id).toBe('p199');
  const seen = new Set(problems.map(({ id }) => id));
  expect(nextProblem(problems, { rating: 9000, seen, random: Math.random })?.id).toBe('p199');
  expect(nextProblem(problems, { rating: 9000, theme: 'mate', seen: none, random: Math.random })).toBe(
    undefined,
  );
});

it('themes are counted, the most frequent first', () => {
  expect(themeCounts([problem('a', 1, 'pin'), problem('b', 1, 'fork', 'pin')])).toEqual([
    ['pin', 2],
    ['fork', 1],
  ]);
});
