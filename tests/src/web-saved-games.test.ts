// @module-tag browser
import { webTexts } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  choose,
  contentOf,
  look,
  openTab,
  pick,
  press,
  sees,
  settled,
  startGame,
  useWeb,
} from './support/web.js';

/** Games that come back: after a reload, from the list of saved games, by a link, by the browser's Back. */

const web = useWeb();

const TWO_PERSONS = ['human', 'human'] as const;

async function playZabor(page: Page, ...cells: string[]): Promise<void> {
  for (const cell of cells) await pick(page, cell);
}

/** The rows of the list as a screen reader names their buttons. */
async function listed(page: Page): Promise<string[]> {
  await choose(page, 'Saved games');
  const rows = page.getByRole('dialog').getByRole('link', { name: /^Open/ });
  await rows.first().or(page.getByText('No saved games yet')).waitFor();
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') as string));
}

/** Follows a link within the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

describe('a reload', () => {
  it('gives back the match, its players and the place in it', async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: TWO_PERSONS });
    await playZabor(page, 'a1', 'b2', 'c3');
    await press(page, 'Take back');
    await page.reload();
    await sees(page, { moves: ['a1', 'b2', 'c3'], ply: 2, status: 'Blue to move' });
    await openTab(page, 'game');
    expect(await page.locator('#player-1').inputValue()).toBe('human');
  });

  it('while the computer thinks lets it think again', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '7x7', players: ['human', 'minimax:8'] });
    await pick(page, 'd4');
    await sees(page, { busy: true });
    await page.reload();
    await sees(page, { busy: true, moves: ['d4'] });
  });
});

describe('saved games', () => {
  it('are kept from their first move on, to be opened, named and deleted', async () => {
    const page = await web.visit();
    expect(await listed(page)).toEqual([]);
    await press(page, 'Close');
    await startGame(page, { start: '4x4', players: TWO_PERSONS });
    await playZabor(page, 'a1', 'b2');
    await startGame(page, { start: '5x5', players: TWO_PERSONS });
    await playZabor(page, 'c3');
    expect(await listed(page)).toEqual([
      expect.stringMatching(/^Open: Zabor, 1 move, /),
      expect.stringMatching(/^Open: Zabor, 2 moves, /),
    ]);
    // Each with its position.
    await expect.poll(() => page.locator('.saved-games .match-picture').count()).toBe(2);
    const names = page.getByRole('dialog').getByRole('textbox');
    await names.nth(1).fill('With Eva');
    await names.nth(1).blur();
    await page.getByRole('dialog').getByRole('link', { name: /^Open/ }).nth(1).click();
    await sees(page, { moves: ['a1', 'b2'], ply: 2 });
    expect(new URL(page.url()).pathname).toMatch(/^\/saved\/./);
    await playZabor(page, 'c4');
    await page.reload();
    await sees(page, { moves: ['a1', 'b2', 'c4'] });
    await listed(page);
    expect(await names.first().inputValue()).toBe('With Eva');
    for (const name of [/^Delete/, /^Really delete/])
      await page.getByRole('dialog').getByRole('button', { name }).first().click();
    await expect.poll(() => names.count()).toBe(1);
  });

  it('say what they are in Czech, on the smallest phone', { tags: 'rest' }, async () => {
    const page = await web.visit({ locale: 'cs-CZ', viewport: { width: 320, height: 640 } });
    const texts = webTexts('cs');
    await pick(page, 'd4');
    await settled(page);
    await choose(page, texts.savedGames, texts.more);
    const dialog = page.getByRole('dialog', { name: texts.savedGames });
    await dialog.getByRole('link', { name: /^Otevřít: Vy – 3 · .*, Zábor, 2 tahy, / }).waitFor();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('a link', () => {
  it('holds the whole game, and opening it goes on from there', async () => {
    const page = await web.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await startGame(page, { start: '4x4', players: ['human', 'level:1'] });
    await playZabor(page, 'a1');
    const { moves } = await settled(page);
    await choose(page, 'Copy link');
    await sees(page, { notice: 'Link copied to the clipboard' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await web.visit({ path: link.slice(link.indexOf('/play')) });
    await sees(other, { moves, ply: 2, status: 'Blue to move' });
    await openTab(other, 'game');
    expect(await other.locator('#player-1').inputValue()).toBe('human');
    expect(new URL(other.url()).pathname).toBe('/play/zabor');
  });

  it('loses no game that was open, and Back returns to it', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: TWO_PERSONS });
    await playZabor(page, 'a1', 'b2');
    await follow(page, '/play/zabor?moves=d4+e5+c3');
    await sees(page, { moves: ['d4', 'e5', 'c3'] });
    await follow(page, '/play/chess?moves=e4');
    await expect.poll(async () => (await look(page)).moves.length).toBe(1);
    await page.goBack();
    await sees(page, { moves: ['d4', 'e5', 'c3'] });
    await page.goBack();
    await sees(page, { moves: ['a1', 'b2'] });
    await page.goForward();
    await sees(page, { moves: ['d4', 'e5', 'c3'] });
    expect(await listed(page)).toHaveLength(3);
  });

  it('that is bad says why and leaves the game', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: TWO_PERSONS });
    await playZabor(page, 'a1');
    await follow(page, '/play/zabor?moves=a1+a1');
    await expect
      .poll(async () => (await look(page)).notice)
      .toMatch(/^The link does not lead to a game: a1 is blue;/);
    expect((await look(page)).moves).toEqual(['a1']);
    expect(new URL(page.url()).pathname).toBe('/play/zabor');
  });
});

describe('a file', () => {
  it('of the board as a picture is a PNG or an SVG of its colours', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/chess' });
    await openTab(page, 'game');
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      return { name: download.suggestedFilename(), content: await contentOf(download) };
    };
    const svg = await saved('Picture SVG');
    expect(svg.name).toBe('tahoun-chess.svg');
    expect(svg.content.toString()).toMatch(/^<svg xmlns=.*<title>Chess<\/title>.*<\/svg>$/s);
    const png = await saved('Picture PNG');
    expect(png.name).toBe('tahoun-chess.png');
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    // Its width; and a board of one colour would be smaller than this.
    expect(png.content.readUInt32BE(16)).toBeGreaterThan(600);
    expect(png.content.length).toBeGreaterThan(10_000);
  });

  it('that is dropped on the page is opened, the names of its players with it', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const wasTaken = await page.evaluate(() => {
      const files = new DataTransfer();
      const text = '(;GM[1]RU[Atari Go]SZ[5]PB[Novák]BR[2d]PW[Svoboda];B[cc];W[bb])';
      files.items.add(new File([text], 'game.sgf'));
      const tell = (type: string) =>
        new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true });
      const board = document.querySelector('.board') as Element;
      return ['dragover', 'drop'].map((type) => !board.dispatchEvent(tell(type)));
    });
    expect(wasTaken).toEqual([true, true]);
    await sees(page, { moves: ['C3', 'B4'], ply: 2 });
    for (const [side, name] of ['Novák · 2d', 'Svoboda'].entries())
      expect(await page.getByTestId(`seat-${side}`).textContent()).toContain(name);
  });
});

describe('the clipboard', () => {
  it('takes a game with all that is said about it, and one that is pasted is opened', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({
      path: '/play/chess?moves=e4+e5',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await openTab(page, 'game');
    await press(page, 'Copy game');
    await sees(page, { notice: 'Game copied to the clipboard' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. e4 e5 *');
    await page.evaluate(() => navigator.clipboard.writeText('(;GM[1]SZ[5]RU[Atari Go];B[cc];W[bb])'));
    await page.getByRole('grid').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await sees(page, { moves: ['C3', 'B4'] });
    await page.evaluate(() => navigator.clipboard.writeText('nonsense'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => page.getByTestId('notice').getAttribute('class')).toContain('error');
    expect((await look(page)).moves).toEqual(['C3', 'B4']);
  });
});
