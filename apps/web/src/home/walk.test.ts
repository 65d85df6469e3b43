import { expect, it } from 'vitest';
import { walkTree } from './walk.js';

it('alpha-beta reads the leaves from the left and cuts a branch off once it cannot be better', () => {
  const { branches, value, steps } = walkTree([
    [6, 9, 7],
    [4, 8, 5],
    [8, 6, 3],
  ]);
  expect(branches).toEqual([
    { value: 6, read: [0, 1, 2], step: 3 },
    { value: 4, read: [4, null, null], step: 5 },
    { value: 6, read: [6, 7, null], step: 8 },
  ]);
  expect([value, steps]).toEqual([6, 9]);
});

it('its value is that of minimax, whatever the numbers are', () => {
  for (let seed = 1; seed < 200; seed++) {
    const number = (at: number) => (seed * 7919 + at * at * 104729) % 23;
    const tree = [0, 1, 2, 3].map((branch) => [0, 1, 2].map((leaf) => number(3 * branch + leaf)));
    expect(walkTree(tree).value).toBe(Math.max(...tree.map((leaves) => Math.min(...leaves))));
  }
});
