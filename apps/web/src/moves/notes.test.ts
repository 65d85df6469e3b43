import { WIN } from '@tahoun/core';
import { expect, it } from 'vitest';
import { commentText, evaluationIn, hasNotes } from './notes.js';

it('a comment is what people wrote, without clocks and evaluations', () => {
  expect(commentText(['[%clk 0:10:00] a pawn;\n [%eval 0.3]', 'and  more'])).toBe('a pawn; and more');
  expect(commentText(['[%clk 0:03:11]'])).toBe('');
  expect(commentText()).toBe('');
});

it('clocks alone are no notes on a game', () => {
  const game = (notes: object) => ({ move: '', children: [{ move: 'e4', children: [], ...notes }] });
  expect(hasNotes(game({ comments: ['[%clk 0:03:11]'] }))).toBe(false);
  expect(hasNotes(game({ comments: ['best by test'] }))).toBe(true);
  expect(hasNotes(game({ nags: [1] }))).toBe(true);
});

it('the evaluation that a program left in a comment', () => {
  expect(evaluationIn(['[%clk 0:10:00] good', '[%eval -0.31,18]'])).toBe(-31);
  expect(evaluationIn(['[%eval 2]'])).toBe(200);
  expect(evaluationIn(['[%eval #3]'])).toBe(WIN);
  expect(evaluationIn(['[%eval #-3]'])).toBe(-WIN);
  expect([evaluationIn(['[%eval nothing]']), evaluationIn(['0.3']), evaluationIn()]).toEqual([
    null,
    null,
    null,
  ]);
});
