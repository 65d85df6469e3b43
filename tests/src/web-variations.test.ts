// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { sampled } from './support/sampled.js';
import {
  choose,
  contentOf,
  look,
  openFile,
  pick,
  press,
  sees,
  settled,
  startGame,
  useWeb,
} from './support/web.js';

/** Lines of a game beside the played one: kept, shown, selected, promoted, deleted, saved. */

const web = useWeb();

const TWO_PERSONS = ['human', 'human'] as const;

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7';

/** All moves of the list in their order, those of variations in brackets. */
function list(page: Page): Promise<string> {
  return page.locator('.move-list').evaluate((root) => {
    const written = (node: Element): string =>
      [...node.children]
        .map((item) => {
          const inner = item.querySelector('ol');
          if (inner !== null) return `(${written(inner)})`;
          // A row of a game that is numbered in pairs has two moves.
          const moves = [...item.querySelectorAll('.move')].map((move) => move.textContent ?? '');
          return moves.map((move) => move.replace(/^\d+(\.|…)\s*/, '')).join(' ');
        })
        .join(' ');
    return written(root);
  });
}

/** 1. e4 e5 2. Nf3, and instead of e5 the latest line: 1... c5 2. c3. */
async function withVariation(page: Page): Promise<void> {
  await startGame(page, { game: 'Chess', players: TWO_PERSONS });
  for (const square of ['e2', 'e4', 'e7', 'e5', 'g1', 'f3']) await pick(page, square);
  for (const _ of [1, 2]) await press(page, 'Take back');
  for (const square of ['c7', 'c5', 'c2', 'c3']) await pick(page, square);
  await expect.poll(() => list(page)).toBe('e4 c5 (e5 Nf3) c3');
}

describe('variations', () => {
  it('keep what had been played, to be gone to and stepped through', async () => {
    const page = await web.visit();
    await withVariation(page);
    await sees(page, { moves: ['e4', 'c5', 'c3'], ply: 3 });
    await page.getByRole('button', { name: '1… e5' }).click();
    await sees(page, { moves: ['e4', 'e5', 'Nf3'], ply: 2, notice: 'Black played e5' });
    // The arrows and keys follow the line that was gone to.
    await page.keyboard.press('ArrowRight');
    await sees(page, { ply: 3, notice: 'White played Nf3' });
    // The focus follows a moment later.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Nf3');
    for (const key of ['ArrowLeft', 'u']) await page.keyboard.press(key);
    await sees(page, { ply: 1 });
    await page.keyboard.press('r');
    await sees(page, { ply: 2, notice: 'Black played e5' });
  });

  it('are promoted, deleted and folded, with the keyboard', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await withVariation(page);
    await page.getByRole('button', { name: '2. Nf3' }).focus();
    await page.keyboard.press('Enter');
    await sees(page, { ply: 3 });
    await page.getByRole('button', { name: 'Make it the main line' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list(page)).toBe('e4 e5 (c5 c3) Nf3');
    await sees(page, { moves: ['e4', 'e5', 'Nf3'], ply: 3 });
    const fold = page.getByText('Variation, 2 moves');
    await fold.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '2. c3' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '2. c3' }).click();
    await press(page, 'Delete the variation');
    await sees(page, { moves: ['e4', 'e5', 'Nf3'], ply: 1 });
    await expect.poll(() => list(page)).toBe('e4 e5 Nf3');
  });

  it('are in the files of the game, which open with them', async () => {
    const page = await web.visit();
    await withVariation(page);
    const saved = page.waitForEvent('download');
    await choose(page, 'Save as PGN');
    const text = (await contentOf(await saved)).toString();
    expect(text).toContain('1. e4 c5 (1... e5 2. Nf3) 2. c3 *');
    const other = await web.visit();
    await openFile(other, text, 'game.pgn');
    await expect.poll(() => list(other)).toBe('e4 c5 (e5 Nf3) c3');
    await openFile(other, '(;GM[1]SZ[5]RU[Atari Go];B[aa](;W[bb];B[cc])(;W[dd]))', 'game.sgf');
    await expect.poll(() => list(other)).toBe('A5 B4 (D2) C3');
    await openFile(other, '1. c3-d4 b6-c5 ( 1... f6-g5 ) 2. d4xb6 *', 'game.pdn');
    await expect.poll(() => list(other)).toBe('c3-d4 b6-c5 (f6-g5) d4xb6');
  });

  it('come of taking back against the computer, which answers the same move alike', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '5x5', players: ['human', 'level:2'] });
    await pick(page, 'a1');
    await expect.poll(async () => (await settled(page)).ply).toBe(2);
    const { moves } = await look(page);
    await press(page, 'Take back');
    await pick(page, 'e1');
    await expect.poll(async () => (await settled(page)).moves).toEqual(['e1', expect.any(String)]);
    expect(await list(page)).toContain(`(${moves.join(' ')})`);
    await press(page, 'Take back');
    await pick(page, 'a1');
    await expect.poll(async () => (await settled(page)).ply).toBe(2);
    expect((await look(page)).moves).toEqual(moves);
    expect((await list(page)).split('(')).toHaveLength(2);
  });

  it('give up a game at an earlier place without losing what followed', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: TWO_PERSONS });
    for (const cell of ['a1', 'd4', 'b3']) await pick(page, cell);
    await press(page, 'Take back');
    await choose(page, 'Resign');
    await press(page, 'Resign this game?');
    await sees(page, { status: 'Red wins', notice: 'By resignation', moves: ['a1', 'd4'] });
    expect(await list(page)).toBe('a1 d4 b3');
    await page.getByRole('button', { name: '3. b3' }).click();
    await sees(page, { status: 'Red to move', ply: 3 });
  });

  it.each(['light', 'dark'] as const)(
    'are in order for axe and fit a phone, %s',
    { tags: 'rest' },
    async (colorScheme) => {
      const page = await web.visit({
        colorScheme,
        viewport: { width: 360, height: 640 },
        reducedMotion: 'reduce',
      });
      await withVariation(page);
      expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
});

describe('the notes of a file', () => {
  const ANNOTATED =
    '[White "Paul"]\n\n{Morphy!} 1. e4! $14 {[%clk 0:10:00] best by test} e5?? (1... c5 $6) 2. d4 {[%eval 0.3]} *';

  const meanings = [
    { locale: 'en-GB', meaning: 'good move, White is slightly better' },
    { locale: 'cs-CZ', meaning: 'dobrý tah, bílý stojí o\u00a0něco lépe' },
  ];
  sampled(
    meanings,
    ({ locale }) => locale === 'cs-CZ',
    (rows, options) =>
      it.each(rows)(
        'stand beside its moves in $locale, with glyphs that say what they mean',
        options,
        async ({ locale, meaning }) => {
          const page = await web.visit({ path: '/play/chess', locale });
          await openFile(page, ANNOTATED, 'game.pgn');
          await expect.poll(() => list(page)).toMatch(/^ e4! ⩲ {2}e5\?\? \(c5\?!\) d4 \+0[.,]3$/);
          expect(await page.locator('.move-comment').allTextContents()).toEqual(['Morphy!', 'best by test']);
          expect(await page.locator('.move abbr').first().getAttribute('aria-label')).toBe(meaning);
          // A row of two, with a comment below.
          const last = page.locator('.move-pairs > li').filter({ hasText: 'best by test' });
          expect(await last.locator('.move').count()).toBe(0);
          expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
        },
      ),
  );

  it('do not hide the move on the board, however many there are', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/chess', viewport: { width: 1366, height: 640 } });
    const moves = OPERA.split(' ');
    await openFile(page, `1. ${moves.map((move) => `${move} {a word on it}`).join(' ')} *`, 'game.pgn');
    const current = page.locator('.move[aria-current]');
    await expect.poll(async () => (await look(page)).ply).toBe(moves.length);
    await expect
      .poll(async () => {
        const [move, frame] = [await current.boundingBox(), await page.locator('.move-list').boundingBox()];
        return move !== null && frame !== null && move.y >= frame.y && move.y < frame.y + frame.height;
      })
      .toBe(true);
  });
});

it('the games of a file are offered, beside what is wrong with one that cannot be read', {
  tags: 'rest',
}, async () => {
  const page = await web.visit({ path: '/play/chess' });
  const broken = '[White "Nobody"]\n\n1. e4 e5 2. Ke8 *\n\n';
  await openFile(page, `[White "A"]\n\n1. e4 *\n\n${broken}[White "B"]\n\n1. d4 d5 *\n`, 'games.pgn');
  const dialog = page.getByRole('dialog', { name: 'The file has 3 games' });
  await dialog.getByText('line 7: move 2. ').waitFor();
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: /^B – / }).click();
  await expect.poll(() => list(page)).toBe('d4 d5');
});
