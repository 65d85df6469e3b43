import { expect, it } from 'vitest';
import { BestMoveParameters, LiveParameters } from './index.js';

it.each([
  ['  Anna ', 'Anna'],
  ['A\0n\u202ena\n', 'Anna'],
  ['Žofie 👩‍👧', 'Žofie 👩‍👧'],
  ['\u200eEva\u200b  Nová', 'Eva Nová'],
])('the name %j is taken as %j', (name, taken) => {
  expect(LiveParameters.parse({ game: 'chess', name }).name).toBe(taken);
});

it.each(['', ' ', '\0\u202e', '\u200d\u3164 \u200e', 'x'.repeat(41)])('the name %j is refused', (name) => {
  expect(LiveParameters.safeParse({ game: 'chess', name }).success).toBe(false);
});

it('a list says each thing once, and is not longer than anybody needs', () => {
  const parse = (entries: object) => BestMoveParameters.safeParse({ game: 'chess', ...entries });
  const without = Array(200).fill('killers');
  expect(parse({ moves: ['e4', 'd4', 'e4'], without }).data).toMatchObject({
    moves: ['e4', 'd4'],
    without: ['killers'],
  });
  expect(parse({ moves: Array(301).fill('e4') }).success).toBe(false);
});
