import { expect, it } from 'vitest';
import { pairNumber, pairs } from './move-numbers.js';

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

it('a move by itself has the number of its pair', () => {
  expect([0, 1, 2, 3].map((ply) => pairNumber(ply, 0))).toEqual(['1.', '1…', '2.', '2…']);
  expect([0, 1].map((ply) => pairNumber(ply, 1))).toEqual(['1…', '2.']);
});
