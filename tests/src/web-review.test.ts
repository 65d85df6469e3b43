// @module-tag rest
// @module-tag browser
import { reviewTexts, webTexts } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { choose, look, openTab, pick, press, sees, settled, startGame, useWeb } from './support/web.js';

/** The engine's opinion of a game: the bar beside the board, the review, and its exercises. */

const web = useWeb();

/** White loses its queen for a pawn on the fourth move. */
const WITH_BLUNDER = '/play/chess?moves=e4+e5+Qh5+Nc6+a3+Nf6+Qxf7%2B+Kxf7';

async function reviewed(page: Page, language: 'en' | 'cs' = 'en'): Promise<void> {
  await choose(page, webTexts(language).review, webTexts(language).more);
  const review = page.getByRole('region', { name: reviewTexts(language).title });
  await review.getByRole('progressbar').waitFor({ state: 'detached' });
  await review.getByText(reviewTexts(language).turningPoints).waitFor();
}

async function openChess(options: Parameters<typeof web.visit>[0] = {}): Promise<Page> {
  const page = await web.visit({ path: WITH_BLUNDER, ...options });
  await expect.poll(async () => (await look(page)).ply).toBe(8);
  return page;
}

/** Lost in two moves. */
const FOOLS_MATE = '/play/chess?moves=f3+e5+g4+Qh4%23';

describe('the end of a game', () => {
  it('tells how accurately each side played, also while one walks through it, and not in the next game', async () => {
    const page = await web.visit({ path: FOOLS_MATE });
    const accuracy = (side: number) => page.getByTestId(`accuracy-${side}`).locator('.seat-accuracy-long');
    await expect.poll(() => accuracy(1).textContent()).toBe('accuracy 100 %');
    expect(Number((await accuracy(0).textContent())?.match(/\d+/)?.[0])).toBeLessThan(80);
    await page.keyboard.press('ArrowLeft');
    await sees(page, { ply: 3 });
    await accuracy(0).waitFor();
    await page.keyboard.press('ArrowRight');
    await press(page, 'Rematch');
    await accuracy(0).waitFor({ state: 'detached' });
  });
});

describe('a review', () => {
  it('marks the turning points in the list of moves, with a sign and in words', async () => {
    const page = await openChess();
    await reviewed(page);
    const move = page.locator('.move-list .move').nth(6);
    // An earlier move may be the first turning point.
    await expect.poll(() => move.textContent()).toMatch(/Qxf7\+\?\? −\d+\.\d$/);
    expect(await move.locator('abbr').getAttribute('aria-label')).toBe('blunder');
    expect(await page.locator('.review-counts').textContent()).toMatch(
      /White accuracy \d+(\.\d)? %, .*Black accuracy \d+(\.\d)? %/,
    );
    const beside = await page.getByTestId('accuracy-0').locator('.seat-accuracy-long').textContent();
    expect(await page.locator('.review-counts li').first().textContent()).toContain(`White ${beside},`);
    const point = page.locator('.review-points li').filter({ hasText: 'Qxf7+' });
    expect(await point.textContent()).toMatch(
      /^4\. Qxf7\+\?\? blunder, from [+−]?\d+\.\d pawns to −\d+\.\d pawns, mainly queens; \S+ was better$/,
    );
    await point.getByRole('button').click();
    await sees(page, { ply: 7 });
    await press(page, 'Close the review');
    await expect.poll(() => page.locator('.move-list abbr').count()).toBe(0);
  });

  it('gives exercises from the mistakes: the move of the game is refused, the better one praised', async () => {
    const page = await openChess();
    await reviewed(page);
    await page.getByRole('button', { name: /^Learn from/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: /White played Qxf7\+\. Find a better move/ }).waitFor();
    await dialog.locator('[data-targets="h5"]').click();
    await dialog.locator('[data-targets="f7"]').click();
    const remark = dialog.getByRole('status');
    await expect.poll(() => remark.textContent()).toBe('Qxf7+ was played in the game. Try another move.');
    await dialog.locator('[data-targets="h5"]').click();
    await dialog.locator('[data-targets="h7"]').click();
    await expect.poll(() => remark.textContent()).toMatch(/^Qxh7 is not good enough/);
    await press(page, 'Show the move');
    await expect.poll(() => remark.textContent()).toMatch(/ is good \(/);
    await press(page, 'Done');
    expect((await look(page)).moves).toHaveLength(8);
  });

  it.each(['light', 'dark'] as const)(
    'in Czech on the smallest phone, %s, fits and is accessible',
    async (colorScheme) => {
      const viewport = { width: 320, height: 640 };
      const page = await openChess({ locale: 'cs-CZ', viewport, colorScheme });
      await reviewed(page, 'cs');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    },
  );

  it('names the opening, as the list of moves does, in both languages', async () => {
    const page = await openChess();
    const name = page.getByTestId('opening');
    await expect.poll(() => name.textContent()).toBe('Wayward Queen Attack');
    await reviewed(page);
    await expect.poll(() => name.allTextContents()).toEqual(['Wayward Queen Attack', 'Wayward Queen Attack']);
    await press(page, 'Čeština');
    await expect.poll(() => name.allTextContents()).toEqual(['Útok dámou na h5', 'Útok dámou na h5']);
    await press(page, 'English');
  });

  it('comes into sight on a small phone when it is asked for, the board with it', async () => {
    const page = await openChess({ viewport: { width: 360, height: 640 } });
    for (const time of ['first', 'again']) {
      await choose(page, 'Review the game');
      const title = page.getByRole('heading', { name: 'Review', exact: true });
      await title.waitFor();
      await expect.poll(async () => (await title.boundingBox())?.y, { message: time }).toBeLessThan(400);
      const grid = await page.getByRole('grid').boundingBox();
      expect(grid?.y).toBeGreaterThanOrEqual(0);
      expect((grid?.y ?? 0) + (grid?.height ?? 0)).toBeLessThan((await title.boundingBox())?.y ?? 0);
      await page.getByText('Turning points', { exact: true }).waitFor();
      await page.evaluate(() => {
        for (const box of document.querySelectorAll('*')) box.scrollTop = box.scrollHeight;
      });
      expect((await title.boundingBox())?.y).toBeLessThan(0);
    }
  });

  it('looks as deep as is chosen, from then on; its graph leads to each bad move', async () => {
    const page = await openChess();
    await reviewed(page);
    const depth = page.getByLabel('Thinking', { exact: true });
    await depth.selectOption({ label: 'Quick' });
    // An earlier move may be bad as well, and is found first.
    await expect
      .poll(async () => {
        const point = await page.locator('.review-graph .review-point').last().boundingBox();
        await page.mouse.click((point?.x ?? 0) + 5, (point?.y ?? 0) - 20);
        return (await look(page)).ply;
      })
      .toBe(7);
    await page.reload();
    await choose(page, 'Review the game');
    expect(await depth.inputValue()).toBe('quick');
  });

  it('of any game', async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: ['human', 'level:1'] });
    for (let seen = await look(page); seen.status === 'Blue to move'; seen = await settled(page)) {
      await page.getByRole('gridcell', { name: /free/ }).last().click();
    }
    await choose(page, 'Review the game');
    const review = page.getByRole('region', { name: 'Review' });
    await review
      .getByText(/\d+ blunders?/)
      .first()
      .waitFor();
    expect(await review.getByRole('img').getAttribute('aria-label')).toContain('Blue is better');
  });
});

describe('the evaluation bar', () => {
  it('says who stands better, and stays chosen', async () => {
    const page = await web.visit();
    await startGame(page, { position: 'bbbb./bbbb./rr... b', players: ['human', 'human'] });
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('evaluation').check();
    await expect.poll(() => page.getByTestId('evaluation').textContent()).toMatch(/^Blue (is|wins)/);
    await page.reload();
    await expect.poll(() => page.getByTestId('evaluation').textContent()).toMatch(/^Blue (is|wins)/);
    await pick(page, 'e3');
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('evaluation').uncheck();
    await page.getByTestId('evaluation').waitFor({ state: 'detached' });
  });
});

it('a line of the analysis is played as far as the move that is clicked, and the computer waits', async () => {
  const page = await web.visit({ path: '/play/chess' });
  await openTab(page, 'analysis');
  await press(page, 'Analyse');
  const line = page.locator('.analysis-line').first();
  const third = line.getByRole('button').nth(2);
  await third.waitFor();
  await page.locator('.analysis-head button').first().hover();
  const moves = await line.evaluate((all) => {
    const [button] = [...all.querySelectorAll('button')].slice(2);
    button?.click();
    const texts = [...all.querySelectorAll('button')].slice(0, 3).map(({ textContent }) => textContent ?? '');
    return texts.map((text) => text.replace(/^\d+[.…] /, ''));
  });
  await sees(page, { moves, ply: 3, status: 'Black to move' });
  await page.getByRole('button', { name: 'Resume' }).waitFor();
});
