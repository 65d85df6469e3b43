// @module-tag rest
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
    await page.getByLabel('Value of a man').fill('25');
    await page.getByLabel('Neighbours').fill('0');
    const other = source?.evaluation({ man: 25, neighbour: 0 }).evaluate(position);
    await expect.poll(() => value(page)).toContain(`the evaluation is ${other}`.replace('-', '−'));
    await expect.poll(() => page.url()).toMatch(/man=25.*neighbour=0/);
    await page.reload();
    await expect.poll(() => value(page)).toContain(`the evaluation is ${other}`.replace('-', '−'));
  });

  it('shows his four tables: 2 on the edge, 3 on the own first row, nothing for a man that is promoted', async () => {
    const page = await web.visit({ path: PATH });
    const rows = async (table: string) =>
      page.getByTestId(`draughts-table-${table}`).locator('tbody tr').allTextContents();
    await page.getByTestId('draughts-table-0-man').waitFor();
    expect((await rows('0-man'))[0]).toBe('8––––');
    expect((await rows('0-man'))[7]).toBe('13333');
    expect((await rows('1-man'))[0]).toBe('83333');
    expect((await rows('1-man'))[7]).toBe('1––––');
    expect((await rows('0-king'))[0]).toBe('82222');
    expect((await rows('1-king'))[7]).toBe('12222');
    for (const table of ['0-man', '1-man', '0-king', '1-king']) {
      expect((await rows(table)).slice(1, 7)).toEqual(['72000', '60002', '52000', '40002', '32000', '20002']);
    }
  });

  it('refuses a bad position beside its field, in both languages', async () => {
    const page = await web.visit({ path: PATH });
    await page.getByRole('textbox', { name: 'Position' }).fill('W:Wa2:B');
    await press(page, 'Show');
    expect(await page.getByRole('alert').textContent()).toContain('a2');
    await press(page, 'Čeština');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('a2');
    await page.getByText('Jeho tabulky polí').first().waitFor();
  });

  it('is accessible, and fits a narrow screen', async () => {
    const page = await web.visit({ path: PATH, viewport: { width: 360, height: 640 } });
    await page.getByTestId('draughts-table-1-king').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  });
});
