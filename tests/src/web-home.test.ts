// @module-tag browser
import { gameIds, gameTitle } from '@tahoun/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { sampled } from './support/sampled.ts';
import { chooseLook, look, openTab, pick, press, sees, settled, startGame, useWeb } from './support/web.js';

/** The front page: its offers, its links, and its content for a returning user. */

const web = useWeb({ path: '/' });

const pathOf = (page: Page) => new URL(page.url()).pathname;
const tiles = (page: Page) => page.locator('.tile');

describe('the front page', () => {
  it('has every game with its picture, chess first, in both languages', async () => {
    const page = await web.visit();
    expect(await page.title()).toBe('Board games · Tahoun');
    const names = (language: 'en' | 'cs') => gameIds().map((id) => gameTitle(language, id).name);
    expect((await tiles(page).locator('h3').allTextContents()).toSorted()).toEqual(names('en').toSorted());
    expect(await tiles(page).locator('h3').first().textContent()).toBe('Chess');
    const widths = await tiles(page)
      .locator('img')
      .evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            await (image as HTMLImageElement).decode();
            return (image as HTMLImageElement).naturalWidth;
          }),
        ),
      );
    expect(widths.filter((width) => width > 0)).toHaveLength(gameIds().length);
    await press(page, 'Čeština');
    expect(await page.title()).toBe('Deskové hry · Tahoun');
    expect((await tiles(page).locator('h3').allTextContents()).toSorted()).toEqual(names('cs').toSorted());
  });

  it('starts chess against level 3 with one click; Back returns, and the game can be continued', async () => {
    const page = await web.visit();
    expect(await page.locator('.last-game').count()).toBe(0);
    await page.getByRole('link', { name: 'Play: Chess' }).click();
    await sees(page, { status: 'White to move', moves: [] });
    expect(pathOf(page)).toBe('/play/chess');
    await openTab(page, 'game');
    expect(await page.locator('#player-1').inputValue()).toBe('level:3');
    await pick(page, 'e2');
    await pick(page, 'e4');
    const { moves } = await settled(page);
    expect(moves[0]).toBe('e4');
    await page.goBack();
    await page.getByTestId('home').waitFor();
    expect(pathOf(page)).toBe('/');
    // Another game was begun since, but nobody has moved in it.
    await page.getByRole('link', { name: 'Play: Chess' }).click();
    await startGame(page, {});
    await sees(page, { moves: [] });
    await page.goto(new URL('/', page.url()).href);
    const last = page.getByRole('region', { name: 'Your last game' });
    expect(await last.textContent()).toContain('Chess');
    await last.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(async () => (await look(page)).moves.slice(0, 2)).toEqual(moves.slice(0, 2));
    expect(pathOf(page)).toMatch(/^\/saved\/./);
    await page.getByRole('link', { name: 'Tahoun' }).click();
    await page.getByTestId('home').waitFor();
  });

  it('draws its pictures, the game to be continued and the board in the look that was chosen', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: '/play/chess?moves=e4+e5', colorScheme: 'light' });
    await sees(page, { ply: 2 });
    await page.getByRole('link', { name: 'Tahoun' }).click();
    const chess = tiles(page).first();
    const colours = () =>
      page.evaluate(async () => {
        const image = document.querySelector<HTMLImageElement>('.tile img');
        const pictures = [
          await (await fetch(image?.src ?? '')).text(),
          document.querySelector('.last-game .match-picture')?.innerHTML ?? '',
        ];
        // The squares are the first path of a board.
        return pictures.map((picture) => /<path [^>]*fill="(#\w+)"/.exec(picture)?.[1]);
      });
    await chess.waitFor();
    const own = await colours();
    expect(own[0]).toBe(own[1]);
    await chooseLook(page, 'Look', 'Slate');
    const slate = await colours();
    expect(slate[0]).toBe(slate[1]);
    expect(slate[0]).not.toBe(own[0]);
    await page.getByRole('link', { name: 'Play: Chess' }).click();
    await sees(page, { ply: 2 });
    expect(await page.locator('.board').innerHTML()).toContain(`fill="${slate[0]}"`);
    await page.reload();
    await sees(page, { ply: 2 });
    expect(await page.locator('.board').innerHTML()).toContain(`fill="${slate[0]}"`);
  });

  it('leads into the lessons and into the Lab', async () => {
    const page = await web.visit();
    await page.getByRole('link', { name: 'Look inside the search' }).click();
    await page.getByTestId('lab').waitFor();
    await page.goBack();
    await page.locator('.home-card').getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByTestId('learn').waitFor();
  });

  it('moves nothing for those who want no motion', { tags: 'rest' }, async () => {
    const page = await web.visit({ reducedMotion: 'reduce' });
    const opacities = page.locator('.tree-node').evaluateAll((nodes) => {
      return nodes.map((node) => getComputedStyle(node).opacity);
    });
    expect(new Set(await opacities)).toEqual(new Set(['1']));
  });

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['en-GB', 'cs-CZ'].map((locale) => ({ colorScheme, locale })),
  );
  const isSample = ({ colorScheme, locale }: (typeof looks)[number]) =>
    colorScheme === 'dark' && locale === 'cs-CZ';
  sampled(looks, isSample, (rows, options) =>
    it.each(rows)(
      'axe finds nothing in it, $colorScheme, $locale, and no phone has to scroll it sideways',
      options,
      async (row) => {
        const viewport = { width: 320, height: 640 };
        const page = await web.visit({ ...row, viewport, reducedMotion: 'reduce' });
        await page.locator('.preferences summary').click();
        await page.getByRole('radio').first().waitFor();
        const menu = await page.locator('.preferences .menu-items').boundingBox();
        expect(menu?.x).toBeGreaterThanOrEqual(0);
        const { violations } = await axe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      },
    ),
  );
});
