// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToGame, look, pick, sees, startGame, useWeb } from './support/web.js';

/** Each game and each part of the page has an address, and the browser's history leads through them. */

const web = useWeb();

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('an address', () => {
  it.each([
    ['/play/czech-draughts', '/play/czech-draughts', 'Your move · Czech draughts · Tahoun'],
    ['/#czech-draughts', '/play/czech-draughts', 'Your move · Czech draughts · Tahoun'],
    ['/play/chess?moves=e4+e5+Nf3', '/play/chess', 'Chess · Tahoun'],
    ['/#chess?moves=e4+e5+Nf3', '/play/chess', 'Chess · Tahoun'],
    ['/learn/chess', '/learn/chess', 'Chess · Tahoun'],
    ['/#learn/chess', '/learn/chess', 'Chess · Tahoun'],
  ])('%s opens, and so does its page by name', async (path, now, title) => {
    const page = await web.visit({ path });
    await expect.poll(() => pathOf(page)).toBe(now);
    await expect.poll(() => page.title()).toContain(title);
    if (path.includes('moves')) await sees(page, { moves: ['e4', 'e5', 'Nf3'] });
  });

  it.each(['/play/nonsense', '/analysis/nonsense'])(
    'such as %s says that there is no such page',
    async (path) => {
      const page = await web.visit({ path });
      await sees(page, { notice: 'There is no such page. Here is a board instead.' });
      await expect.poll(() => pathOf(page)).toBe('/play/chess');
    },
  );

  it('of an analysis stays, and brings it again when the page is loaded again', async () => {
    const page = await web.visit({ path: '/analysis/czech-draughts' });
    for (const _ of ['visited', 'loaded again']) {
      await page.getByRole('button', { name: 'Stop the analysis' }).waitFor();
      await expect.poll(() => page.title()).toContain('Czech draughts');
      expect(pathOf(page)).toBe('/analysis/czech-draughts');
      await page.reload();
    }
  });

  it('of an analysis holds its moves, to which both sides add and no computer answers', async () => {
    const page = await web.visit({ path: '/analysis/chess?moves=e4+e5' });
    await sees(page, { moves: ['e4', 'e5'], ply: 2 });
    for (const square of ['g1', 'f3', 'b8', 'c6']) await pick(page, square);
    const moves = ['e4', 'e5', 'Nf3', 'Nc6'];
    for (const _ of ['played', 'loaded again']) {
      await sees(page, { moves, status: 'White to move', busy: false });
      expect(new URL(page.url()).search).toBe('?moves=e4+e5+Nf3+Nc6');
      await page.reload();
    }
    const another = await page.context().newPage();
    await another.goto(page.url());
    await sees(another, { moves, status: 'White to move' });
    await another.close();
  });

  it('of no page at all brings the page too, which says so; a program gets a problem document', async () => {
    const page = await web.visit();
    const address = new URL('/nonsense', page.url()).href;
    const asked = await page.request.get(address, { headers: { accept: 'application/json' } });
    expect([asked.status(), ((await asked.json()) as { code: string }).code]).toEqual([404, 'route-unknown']);
    // The browser reports the status in its console, where a visit may have no error.
    await page.route('**/nonsense', async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(404);
      await route.fulfill({ response: answer, status: 200 });
    });
    await page.goto(address);
    await sees(page, { notice: 'There is no such page. Here is a board instead.' });
    await expect.poll(() => pathOf(page)).toBe('/play/zabor');
  });

  it.each(['/play/chess', '/analysis/chess'])('%s shows on a phone what stays where it is', async (path) => {
    const page = await web.visit({
      path,
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    if (path.startsWith('/analysis')) await page.getByRole('button', { name: 'Stop the analysis' }).waitFor();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 1000, 0);
        }),
    );
    expect(moved).toBeLessThan(0.05);
  });

  it('of the list of games opens it', async () => {
    const page = await web.visit({ path: '/saved' });
    await page.getByRole('dialog', { name: 'Saved games' }).waitFor();
  });
});

describe('Back', () => {
  it('leads through the games and the parts of the page, and does not leave it', async () => {
    const page = await web.visit({ path: '/play/zabor' });
    await goToGame(page, 'Chess');
    await expect.poll(() => pathOf(page)).toBe('/play/chess');
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByTestId('lab').waitFor();
    expect(pathOf(page)).toBe('/lab');
    await page.goBack();
    await page.getByTestId('status').waitFor();
    await sees(page, { status: 'White to move' });
    await page.goBack();
    await sees(page, { status: 'Blue to move' });
    expect(pathOf(page)).toBe('/play/zabor');
    await page.goForward();
    await sees(page, { status: 'White to move' });
  });

  it('returns from a new game to the one before', async () => {
    const page = await web.visit({ path: '/play/zabor?moves=d4+e5' });
    await sees(page, { moves: ['d4', 'e5'] });
    await startGame(page, { start: '4x4', players: ['human', 'human'] });
    expect((await look(page)).moves).toEqual([]);
    await page.goBack();
    await sees(page, { moves: ['d4', 'e5'] });
  });
});

it('the keyboard comes to the board first', async () => {
  const page = await web.visit({ path: '/play/zabor' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
});
