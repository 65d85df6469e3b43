import { expect, it } from 'vitest';
import { openLines } from '../src/evaluation.ts';
import { ticTacToe } from '../src/tic-tac-toe.ts';

it.each([
  ['.../.../... x', 0],
  ['.../.x./... o', -400],
  ['o../.x./... x', 100],
  ['o../.../... x', -300],
])('counts the open lines of %s', (text, score) => {
  const position = ticTacToe.parsePosition(text);
  expect(openLines.evaluate(position)).toBe(score);
  const parts = Object.values(openLines.terms(position));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(score);
});
