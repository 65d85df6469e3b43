// @module-tag browser
import { expect, it } from 'vitest';
import { press, sees, useWeb } from './support/web.js';

/** A board for analysis: both sides free, the engine on, and any text of a game accepted. */

const web = useWeb();

it('thinks from the start, shows scores of the first side, and takes moves, games and positions as text', async () => {
  const page = await web.visit({ path: '/analysis/chess?moves=e4+e5' });
  const lines = page.locator('.analysis-lines li');
  const scores = page.locator('.analysis-lines strong');
  await expect.poll(() => scores.count()).toBe(3);
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('1');
  await expect.poll(() => lines.count()).toBe(1);
  const field = page.getByLabel('A move, a position or a game');

  // A move is played, and both sides are free.
  await field.fill('Nf3');
  await field.press('Enter');
  await sees(page, { moves: ['e4', 'e5', 'Nf3'], status: 'Black to move' });

  // Black is to move and a queen ahead: that is said from White's side.
  await field.fill('k7/8/8/3q4/8/8/8/K7 b - - 0 1');
  await field.press('Enter');
  await sees(page, { moves: [], status: 'Black to move' });
  await expect.poll(() => scores.first().textContent()).toMatch(/^(−|loss)/);
  expect(new URL(page.url()).pathname).toBe('/analysis/chess');

  // A text of several lines is opened when it is pasted.
  await field.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text', '[White "Anna"]\n\n1. d4 d5 2. c4 *\n');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await sees(page, { moves: ['d4', 'd5', 'c4'] });
  expect(new URL(page.url()).search).toContain('moves=d4');
  await press(page, 'Stop the analysis');
  await expect.poll(() => lines.count()).toBe(0);
});

it('takes a try for a variation, and its address brings back the tree and the place', async () => {
  const page = await web.visit({ path: '/analysis/chess?moves=e4+e5+Nf3' });
  await sees(page, { moves: ['e4', 'e5', 'Nf3'] });
  for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
  await page.getByLabel('A move, a position or a game').fill('c5');
  await page.getByLabel('A move, a position or a game').press('Enter');
  const search = '?moves=e4+e5+Nf3&moves=e4+c5&line=1';
  await expect.poll(() => new URL(page.url()).search).toBe(search);
  const other = await web.visit({ path: `/analysis/chess${search}` });
  for (const each of [page, other]) {
    await each.locator('.variation .move', { hasText: 'c5' }).waitFor();
    expect(await each.locator('.variation .move[aria-current]').textContent()).toContain('c5');
  }
  await press(other, 'Make it the main line');
  await expect.poll(() => new URL(other.url()).search).toBe('?moves=e4+c5&moves=e4+e5+Nf3');
});
