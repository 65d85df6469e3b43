import { expect, it } from 'vitest';
import { playerTitle } from './words.js';

it.each([
  ['greedy', 'Greedy', 'Hladový'],
  ['source', 'As in the source', 'Podle pramene'],
  ['alpha-beta:3', 'Alpha-beta (Depth 3)', 'Alfa-beta (Hloubka 3)'],
  ['second-search:3+2', 'Second search (Depth 3, then 2)', 'Druhotné prohledávání (Hloubka 3, pak 2)'],
])('the player %s is called by its name and its numbers: %s, %s', (player, english, czech) => {
  expect([playerTitle(player, 'en'), playerTitle(player, 'cs').replaceAll('\u00a0', ' ')]).toEqual([
    english,
    czech,
  ]);
});
