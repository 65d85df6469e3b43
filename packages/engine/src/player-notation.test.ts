import { describe, expect, it } from 'vitest';
import { PLAYER_FORMS, formatPlayer, movesAnswer, splitPlayer } from './index.js';
import { GAME_IDS, games } from './testing/all-games.js';

describe('the notation of a player', () => {
  it.each([
    ['greedy', 'greedy', []],
    [' level:5 ', 'level', [5]],
    ['second-search:3+2', 'second-search', [3, 2]],
    ['alpha-beta:3?alpha=1&delta=3.45', 'alpha-beta', [3]],
  ] as const)('comes apart into its form and numbers: %s', (text, form, numbers) => {
    expect(splitPlayer(text)).toEqual({ form, numbers });
  });

  it('is put together again from those, for every form', () => {
    for (const [form, accepted] of Object.entries(PLAYER_FORMS)) {
      const numbers = accepted.map(({ usual }) => usual);
      const text = formatPlayer(form as keyof typeof PLAYER_FORMS, numbers, { alpha: 1, delta: 3.45 });
      expect(text.endsWith('?alpha=1&delta=3.45')).toBe(true);
      expect(splitPlayer(text)).toEqual({ form, numbers });
    }
    expect(formatPlayer('greedy', [])).toBe('greedy');
  });
});

it.each(GAME_IDS)('the moves of %s come sorted by their text', (game) => {
  const { moves } = movesAnswer(games, { game });
  expect(moves.length).toBeGreaterThan(1);
  expect(moves).toEqual(moves.toSorted());
});
