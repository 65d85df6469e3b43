// @module-tag rest
// @module-tag browser
import { aiOf } from '@tahoun/catalogue/all';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { press, useWeb } from './support/web.js';

/** The Lab's page on Kühr's evaluation of draughts. */

const web = useWeb();

const PATH = '/lab/czech-draughts';

const value = (page: Page) => page.getByTestId('draughts-value').textContent();
const sums = (page: Page, side: 0 | 1) =>
  page.getByTestId(`draughts-sum-${side}`).locator('td').allTextContents();

describe("Kühr's evaluation in the Lab", () => {
  it('opens with his worked example: 9 points of place for White, 3 for Black, each piece with its own', async () => {
    const page = await web.visit({ path: '/lab/examples' });
    await page.locator('[data-example=kuhr-evaluation]').click();
    await page.getByTestId('draughts-account').waitFor();
    expect(await sums(page, 0)).toEqual(['776', '7', '2', '785']);
    expect(await sums(page, 1)).toEqual(['564', '3', '0', '567']);
    expect(await page.locator('.draughts-bonuses text').allTextContents()).toEqual(
      ['2', '1', '3', '3'].concat('3', '0', '0', '0'),
    );
    expect(await value(page)).toBe(
      'White 785, Black 567: the position is worth 218 for White. White is to move, so the evaluation is 218.',
    );
  });

  it('evaluates a position that is typed as the textbook searches do, with other points too', async () => {
    const page = await web.visit({ path: PATH });
    const typed = 'B:Wa3,c3,Kd4,g1:Bb8,Ka7,e7,f8';
    await page.getByRole('textbox', { name: 'Position' }).fill(typed);
    await press(page, 'Show');
    const position = czechDraughts.parsePosition(typed);
    const { textbook, source } = aiOf('czech-draughts');
    await expect
      .poll(() => value(page))
      .toContain(`the evaluation is ${textbook.evaluate(position)}`.replace('-', '−'));
    for (const [name, number] of [
      ['Value of a man', '25'],
      ['Neighbours', '0'],
    ] as const) {
      await page.getByRole('spinbutton', { name }).fill(number);
      await page.getByRole('spinbutton', { name }).press('Enter');
    }
    const other = source?.evaluation({ man: 25, neighbour: 0 }).evaluate(position);
    await expect.poll(() => value(page)).toContain(`the evaluation is ${other}`.replace('-', '−'));
    await expect.poll(() => page.url()).toMatch(/man=25.*neighbour=0/);
    await page.reload();
    await expect.poll(() => value(page)).toContain(`the evaluation is ${other}`.replace('-', '−'));
  });

  it('shows his tables, to be changed: 2 on the edge, 3 on the own first row, none where a man is promoted', async () => {
    const page = await web.visit({ path: PATH });
    const rows = (table: string) =>
      page
        .getByTestId(`squares-${table}`)
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => Array.from(row.querySelectorAll('input'), ({ value }) => value).join('')),
        );
    const middle = ['2000', '0002', '2000', '0002', '2000', '0002'];
    await page.getByTestId('squares-man').waitFor();
    expect(await rows('man')).toEqual([...middle, '3333']);
    await page.getByText('King', { exact: true }).click();
    expect(await rows('king')).toEqual(['2222', ...middle, '3333']);
    await page.getByLabel('King, b4').fill('-7');
    await page.getByLabel('King, b4').press('Enter');
    await expect.poll(() => sums(page, 0)).toEqual(['776', '0', '2', '778']);
  });

  it('refuses a bad position beside its field, in both languages', async () => {
    const page = await web.visit({ path: PATH });
    await page.getByRole('textbox', { name: 'Position' }).fill('W:Wa2:B');
    await press(page, 'Show');
    expect(await page.getByRole('alert').textContent()).toContain('a2');
    await press(page, 'Čeština');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('a2');
    await page.getByText('Tabulka', { exact: true }).waitFor();
  });

  it('is accessible, and fits a narrow screen', async () => {
    const page = await web.visit({ path: PATH, viewport: { width: 360, height: 640 } });
    await page.getByTestId('squares-man').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  });
});
