// @module-tag rest
// @module-tag browser
import { games } from '@tahoun/catalogue/all';
import { bestMove, evalAnswer } from '@tahoun/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { contentOf, look, openTab, pick, press, settled, useWeb } from './support/web.js';

/** An evaluation of one's own: made in the Lab, kept, and played against. */

const web = useWeb();
const lab = (query: string) => `/lab/evaluation?${query}`;
const POSITION = 'W:Wc3,d2:Bb6,e7';

const score = (page: Page) => page.getByTestId('own-score').textContent();
/** The value of the position as the engine has it, as the page writes it. */
function worth(game: string, position: string, parameters: Record<string, number>): string {
  const value = evalAnswer(games, { game, position, evaluation: 'textbook', parameters }).score / 100;
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
}

async function set(page: Page, name: string, value: string): Promise<void> {
  await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByLabel(name, { exact: true }).press('Enter');
}

describe('the numbers of squares', () => {
  it('change the value at once, are kept by the address, and are emptied again', async () => {
    const page = await web.visit({ path: lab(`game=czech-draughts&position=${POSITION}`) });
    await page.getByTestId('squares-man').waitFor();
    expect(await score(page)).toContain(`Value ${worth('czech-draughts', POSITION, {})},`);
    await set(page, 'Man, c3', '-40');
    const own = `Value ${worth('czech-draughts', POSITION, { 'man-c3': -40 })},`;
    await expect.poll(() => score(page)).toContain(own);
    expect(await page.locator('[data-term=squares] td').first().textContent()).toBe('−0.40');
    await expect.poll(() => page.url()).toContain('man-c3=-40');
    await page.reload();
    await expect.poll(() => score(page)).toContain(own);
    expect(await page.getByLabel('Man, c3', { exact: true }).inputValue()).toBe('−40');
    await set(page, 'Man, c3', '');
    await expect.poll(() => score(page)).not.toContain(own);
    await expect.poll(() => page.url()).not.toContain('man-c3');
  });

  it('are changed without a keyboard too, within their range, and by arrows from square to square', async () => {
    const page = await web.visit({ path: lab('game=chess') });
    const cell = (square: string) => page.getByLabel(`Pawn, ${square}`, { exact: true });
    await cell('e4').click();
    await press(page, 'More');
    expect(await cell('e4').inputValue()).toBe('20');
    await press(page, 'Other sign');
    expect(await cell('e4').inputValue()).toBe('−20');
    await set(page, 'Pawn, e4', '5000');
    expect(await cell('e4').inputValue()).toBe('200');
    await cell('e4').press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    expect(await cell('d5').inputValue()).toBe('7');
    await press(page, 'Empty this table');
    await press(page, 'Really forget your numbers?');
    await expect.poll(() => page.url()).not.toContain('pawn-');
    expect(await cell('e4').inputValue()).toBe('15');
  });

  it('are those of the board that is shown', async () => {
    const page = await web.visit({ path: lab('game=zabor&position=.../.../b..+b') });
    await page.getByTestId('squares-cell').waitFor();
    expect(await page.getByTestId('squares-cell').locator('input').count()).toBe(9);
    await set(page, 'Cell, a1', '6');
    await expect.poll(() => score(page)).toContain('Value +6.00, by the source’s own numbers +1.00');
  });
});

describe('an evaluation of your own', () => {
  it('is an opponent by a link, and under its name, however many its numbers', async () => {
    const rows = ['c3', 'e3', 'g3', 'b2', 'd2', 'f2', 'h2', 'c1', 'e1'].map((square) => [
      `man-${square}`,
      -4,
    ]);
    const parameters = { lone: -9, ...Object.fromEntries(rows) };
    const numbers = Object.entries(parameters).map(([id, value]) => `${id}=${value}`);
    const page = await web.visit({ path: lab(`game=czech-draughts&${numbers.join('&')}`) });
    await page.getByLabel('Name').fill('My men');
    await press(page, 'Save in this browser');
    await page.getByText('Saved: My men').waitFor();
    await page.getByRole('link', { name: 'Play against it' }).click();
    const players = async () =>
      JSON.parse(
        (await page.evaluate(() => localStorage.getItem('tahoun.match.czech-draughts'))) ?? '{"players":[]}',
      ).players;
    await expect.poll(players).toEqual(['human', `source:3?${numbers.join('&')}`]);
    await openTab(page, 'game');
    expect(await page.locator('#player-1 option:checked').textContent()).toBe('My men');
    await pick(page, 'c3');
    await pick(page, 'd4');
    const asked = { game: 'czech-draughts', algorithm: 'source', depth: 3, parameters } as const;
    const { move } = bestMove(games, { ...asked, played: ['c3-d4'] });
    expect((await settled(page)).moves).toEqual(['c3-d4', move]);
    await page.reload();
    expect((await look(page)).moves).toEqual(['c3-d4', move]);
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('level:2');
    await page.locator('#player-1').selectOption({ label: 'My men' });
    await expect.poll(players).toEqual(['human', `source:3?${numbers.join('&')}`]);
  });

  it('goes to a file that the endpoint takes as it is, and comes back from it', async () => {
    const page = await web.visit({ path: lab('game=zabor&cell-d4=5') });
    const download = page.waitForEvent('download');
    await press(page, 'Save as a file');
    const file = await contentOf(await download);
    const answer = await page.request.post(new URL('/v1/best-move', page.url()).href, {
      data: JSON.parse(String(file)),
    });
    expect(answer.status()).toBe(200);
    await page.goto(new URL(lab('game=chess'), page.url()).href);
    const open = (text: string | Buffer) =>
      page
        .getByTestId('own-file')
        .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await open('[]');
    await page.getByText('This file holds no evaluation.').waitFor();
    await open('{"game":"zabor","parameters":{"cell-d4":500}}');
    await page.getByText('cell-d4 is 500').waitFor();
    await open(file);
    await expect.poll(() => page.url()).toContain('game=zabor&cell-d4=5');
  });

  it('has no link to a player that there is not', async () => {
    const page = await web.visit({ path: '/play/zabor?against=nobody' });
    await page.getByText('The link does not lead to a game').waitFor();
  });

  it.each([
    ['light', 'en-US', 360],
    ['dark', 'cs-CZ', 1920],
  ] as const)(
    'leaves axe nothing to find and nothing sticks out, %s, %s at %i',
    async (colorScheme, locale, width) => {
      const page = await web.visit({
        path: lab('game=chess&pawn-e4=40&pawn-a4=-200'),
        colorScheme,
        locale,
        viewport: { width, height: 640 },
      });
      await page.getByTestId('terms-network-chess').waitFor();
      const { violations } = await axe(page).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});
