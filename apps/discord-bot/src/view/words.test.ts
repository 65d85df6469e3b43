import '@tahoun/catalogue/all';
import { WIN } from '@tahoun/core';
import type { GameRecord, Seat } from '@tahoun/live';
import { expect, it } from 'vitest';
import { nameOf, playerTitle, scoreOf, sideAndPlayer, whoSits } from './words.js';

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

it.each([
  [{ player: '42', name: 'Anna' }, '<@42>', 'Anna'],
  [{ player: 'level:1', name: '' }, 'Tahoun, level 1 (Newcomer)', 'Tahoun, level 1 (Newcomer)'],
  [{ player: 'minimax:2', name: '' }, 'Tahoun, Minimax (Depth 2)', 'Tahoun, Minimax (Depth 2)'],
] as readonly [Seat, string, string][])('%j is mentioned as %s and named %s', (seat, mention, name) => {
  expect([whoSits(seat, 'en'), nameOf(seat, 'en')]).toEqual([mention, name]);
  const game = { match: { game: 'chess' }, seats: [seat, seat] } as unknown as GameRecord;
  expect(sideAndPlayer(game, 1, 'en')).toBe(`Black: ${mention}`);
});

it.each([
  [{ score: -250 }, '-2.5 pawns'],
  [{ score: WIN - 3 }, 'win in 3 plies'],
  [{ score: 1 - WIN }, 'loss in 1 ply'],
  [{ score: WIN - 8, distanceIsBound: true }, 'win within 8 plies'],
])('the score %j reads “%s”', (answer, words) => {
  expect(scoreOf({ game: 'chess', ...answer }, 'en')).toBe(words);
});
