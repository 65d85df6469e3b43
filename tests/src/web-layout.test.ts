// @module-tag browser
import { gameIds, gamesWith } from '@tahoun/catalogue/all';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from './support/sampled.ts';
import { place, useWeb } from './support/web.js';

/**
 * The parts that a person has to reach are inside windows of any size; in Czech, whose words are the longest.
 */

const web = useWeb({ locale: 'cs-CZ' });

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1366, height: 640 },
] as const;

/** Least distance of words from the frame of their button, in pixels. */
const PADDING = 4;

/** The elements that are not wholly inside the window, by their words. */
function outside(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) => {
    const isOutside = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    };
    return found.filter(isOutside).map((element) => element.textContent || element.className);
  });
}

/** The actions under the moves whose words come nearer to the frame than they should. */
function cramped(page: Page): Promise<string[]> {
  return page.locator('.controls > button:not(.step), .controls summary').evaluateAll((buttons, padding) => {
    const isCramped = (button: Element) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [frame, words] = [button.getBoundingClientRect(), range.getBoundingClientRect()];
      return Math.min(words.left - frame.left, frame.right - words.right) < padding;
    };
    return buttons.filter(isCramped).map((button) => button.textContent);
  }, PADDING);
}

/** Pixels by which the page could be scrolled sideways. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

sampled(
  WINDOWS,
  ({ width }) => width === 1366,
  (windows, options) =>
    describe.each(windows)('in a window of $width × $height', options, (viewport) => {
      it.each(gameIds())(
        'the board and the actions of %s are in sight, and no word touches a frame',
        async (game) => {
          const page = await web.visit({ path: `/play/${game}`, viewport });
          expect(
            await outside(page.locator('.board svg, .controls > button:visible, .tabs > button')),
          ).toEqual([]);
          expect(await cramped(page)).toEqual([]);
          expect(await overhang(page)).toBe(0);
        },
      );

      it('no words of a tile of the front page are cut off', async () => {
        const page = await web.visit({ path: '/', viewport });
        await page.locator('.tile-featured').waitFor();
        const cut = () =>
          page
            .locator('.tile-text')
            .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
        await expect.poll(cut).toBe(0);
      });

      it.each(['chess', 'zabor', 'atari-go'])(
        'the form of a new game of %s shows what most choose, and Start',
        async (game) => {
          const page = await web.visit({ path: `/play/${game}`, viewport });
          await page.keyboard.press('n');
          const dialog = page.getByRole('dialog');
          await dialog.locator('.chip').last().waitFor();
          const wanted =
            viewport.height > 600
              ? '.chip, .start-card:has(:checked):visible, select:visible, summary, .primary'
              : '.chip, .primary';
          await expect.poll(() => outside(dialog.locator(wanted))).toEqual([]);
        },
      );

      it.each([
        '/problems',
        '/problems/chess',
        '/learn',
        '/learn/atari-go',
        '/lab',
        '/lab/counts',
        '/lab/quiz',
      ])('%s does not go sideways', async (path) => {
        const page = await web.visit({ path, viewport });
        expect(await overhang(page)).toBe(0);
      });
    }),
);

describe.each(['/problems/chess', '/learn/chess/problems'])('a problem at %s', (path) => {
  it.each([
    { width: 640, height: 360 },
    { width: 360, height: 640 },
    { width: 1366, height: 640 },
  ])('has its whole board in a window of $width x $height', async (viewport) => {
    const page = await web.visit({ path, viewport });
    await place(page, 'a1').waitFor();
    expect(await page.locator('.board svg').count()).toBe(1);
    expect(await outside(page.locator('.board svg'))).toEqual([]);
  });
});

describe('the cards of lessons', () => {
  it.each(gamesWith('lessons'))('of %s all show something', { tags: 'rest' }, async (game) => {
    const page = await web.visit({ path: `/learn/${game}` });
    const blank = () =>
      page
        .locator('.card-picture')
        .evaluateAll(
          (pictures) => pictures.filter(({ childElementCount }) => childElementCount === 0).length,
        );
    await expect.poll(blank).toBe(0);
  });
});
