import { expect, it } from 'vitest';
import { pairs } from './move-numbers.js';

it('moves stand in pairs, the second side beside the first', () => {
  expect(pairs(0, 0)).toEqual([]);
  expect(pairs(3, 0)).toEqual([
    [0, 1],
    [2, null],
  ]);
});

it('a game that the second side begins leaves the first place empty', () => {
  expect(pairs(1, 1)).toEqual([[null, 0]]);
  expect(pairs(2, 1)).toEqual([
    [null, 0],
    [1, null],
  ]);
});
