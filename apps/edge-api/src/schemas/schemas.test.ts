import { expect, it } from 'vitest';
import { LiveParameters } from './index.js';

it.each([
  ['  Anna ', 'Anna'],
  ['A\0n\u202ena\n', 'Anna'],
  ['Žofie 👩‍👧', 'Žofie 👩‍👧'],
])('the name %j is taken as %j', (name, taken) => {
  expect(LiveParameters.parse({ game: 'chess', name }).name).toBe(taken);
});

it.each(['', ' ', '\0\u202e', 'x'.repeat(41)])('the name %j is refused', (name) => {
  expect(LiveParameters.safeParse({ game: 'chess', name }).success).toBe(false);
});
