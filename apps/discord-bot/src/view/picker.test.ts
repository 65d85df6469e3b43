import { describe, expect, it } from 'vitest';
import { groupsOf } from './picker.js';

const options = (targets: readonly string[]) => targets.map((target) => ({ target, label: target }));
const squares = (files: string, ranks: number) =>
  [...files].flatMap((file) => Array.from({ length: ranks }, (_, i) => `${file}${i + 1}`));

describe('the groups of a select', () => {
  it('are one while all fit', () => {
    const all = options(squares('abcde', 5));
    expect(groupsOf(all)).toEqual([all]);
  });

  it.each([
    [squares('abcdefgh', 8), 8],
    [squares('abcdefghijklmnopqrstuvwxyz', 1), 2],
    [squares('ab', 19), 2],
    [squares('a', 26), 2],
    [squares('abcdefghijklmnopqrs', 19), 19],
  ])('hold everything once, in order, each as much as fits', (targets, count) => {
    const groups = groupsOf(options(targets));
    expect(groups).toHaveLength(count);
    expect(groups.flat().map(({ target }) => target)).toEqual(targets);
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(0);
      expect(group.length).toBeLessThanOrEqual(25);
    }
  });
});
