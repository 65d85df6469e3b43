// @module-tag rest
import { gameIds } from '@tahoun/catalogue/all';
import { describe, expect, it } from 'vitest';
import { useBot } from './bot-fixture.ts';
import { MANNERS, sitDown } from './table.ts';
import { wholeGame } from './whole-game.ts';

/** Every registered game from its start to its end; a new one is played unasked. */
describe('whole games between people', () => {
  const fixture = useBot();

  it.each(MANNERS)('of every game are played by %s', async (manner) => {
    const games = gameIds().map((id) => wholeGame(id));
    await Promise.all(
      games.map(async (game) => {
        const table = await sitDown(fixture.discord, fixture.people('en-US', 'en-US'), { game: game.game });
        const end = await table.playAll(game, manner);
        expect(end.picture()?.length, game.game).toBeGreaterThan(1_000);
        expect(end.altText, game.game).not.toBe('');
      }),
    );
  });
});
