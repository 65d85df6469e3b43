import { artistOf } from '@tahoun/board';
import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { GAME_IDS, gameById } from '@tahoun/games';
import { GAMES_WITH_TEXTS, LANGUAGES, gameTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';

it('every game has words, and no other', () => {
  expect([...GAMES_WITH_TEXTS].sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  it.each(LANGUAGES)(
    'has a word in %s for every place, figure, option and result of its games',
    (language) => {
      const game = gameById(id);
      const texts = gameTexts(language, id);
      const starts = game.variants
        .filter(({ suggestions }) => suggestions.length > 0)
        .map((option) => option.id);
      expect(Object.keys(texts.variants)).toEqual(starts);
      for (let seed = 0; seed < 20; seed++) {
        const random = new Random(seed);
        const position = game.initial();
        for (;;) {
          for (const key of Object.keys(game.figures(position))) expect(texts.figures).toHaveProperty(key);
          for (const { label } of artistOf(id).draw(position, {}).hits) {
            const words = texts.labels[label.key]?.(label.params) ?? '';
            expect(words.trim()).not.toBe('');
            expect(words).not.toMatch(/undefined|NaN/);
          }
          if (position.outcome() !== ONGOING) break;
          const moves = legalMoves(position);
          position.makeMove(moves[random.below(moves.length)] as number);
        }
        expect(texts.reasons).toHaveProperty(game.result(position)?.reason ?? '');
      }
    },
  );
});
