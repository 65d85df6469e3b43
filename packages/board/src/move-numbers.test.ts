import { expect, it } from 'vitest';
import { moveNumber } from './move-numbers.js';

it('a move has the number of its pair where moves are numbered in pairs', () => {
  const number = (ply: number, first: 0 | 1) => moveNumber({ pairsMoves: true }, ply, first);
  expect([0, 1, 2, 3].map((ply) => number(ply, 0))).toEqual(['1.', '1…', '2.', '2…']);
  expect([0, 1].map((ply) => number(ply, 1))).toEqual(['1…', '2.']);
});

it('elsewhere each move has its own', () => {
  expect([0, 1, 2].map((ply) => moveNumber({}, ply, 1))).toEqual(['1.', '2.', '3.']);
});
