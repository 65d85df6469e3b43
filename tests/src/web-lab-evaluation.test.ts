// @module-tag rest
// @module-tag browser
import { gameIds, games } from '@tahoun/catalogue/all';
import { evalAnswer } from '@tahoun/engine';
import { evaluationTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { press, useWeb } from './support/web.js';

/** The Lab's account of an evaluation: its terms, their values, and their sum. */

const web = useWeb();
const lab = (query: string) => `/lab/evaluation${query === '' ? '' : `?${query.replaceAll(' ', '+')}`}`;
const CHESS = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3';

/** A number as the page writes it. */
const numberOf = (text: string) => Math.round(100 * Number(text.replace('−', '-').replace(',', '.')));

describe.each(gameIds())('of %s', (game) => {
  it('lists the terms of the source and of the strong search, which add up to the score', async () => {
    const page = await web.visit({ path: lab(`game=${game}`) });
    for (const evaluation of ['textbook', 'best'] as const) {
      const answer = evalAnswer(games, { game, evaluation });
      const table = page.getByTestId(`terms-${answer.evaluation}`);
      await table.waitFor();
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [row.getAttribute('data-term'), row.querySelector('td')?.textContent] as const),
        );
      expect(Object.fromEntries(rows.map(([id, value]) => [id, numberOf(value as string)]))).toEqual(
        answer.terms,
      );
      expect(numberOf((await table.locator('tfoot td').first().textContent()) as string)).toBe(answer.score);
      const words = evaluationTexts('en', game)[answer.evaluation];
      expect(await table.locator('caption').textContent()).toBe(words?.name);
    }
  });
});

describe('the page', () => {
  it('shows a typed position, in Czech too, with bars to the side that a term is good for', async () => {
    const page = await web.visit({ path: lab('') });
    await page.getByLabel('Game').selectOption('chess');
    await page.getByLabel('Position').fill(CHESS);
    await press(page, 'Show');
    const queens = page.locator('[data-term=queens]');
    await queens.waitFor();
    const { terms } = evalAnswer(games, { game: 'chess', position: CHESS });
    expect(terms.queens).toBeLessThan(0);
    expect(await queens.locator('rect').getAttribute('class')).toBe('bad');
    expect(await page.locator('[data-term=tempo] rect').getAttribute('class')).toBe('good');
    expect(page.url()).toContain('/lab/evaluation?game=chess&position=r1bqkbnr');
    await press(page, 'Čeština');
    expect(await queens.locator('th').textContent()).toMatch(/^Dámy/);
    await page.getByRole('link', { name: 'Stromy této pozice' }).click();
    await page.getByTestId('row-minimax').waitFor();
  });

  it('says what is wrong with a position', async () => {
    const page = await web.visit({ path: lab('game=zabor&position=xyz') });
    expect(await page.getByRole('alert').textContent()).toMatch(/xyz|side to move/);
  });

  it('tells what a term that is no sum was made from', async () => {
    const page = await web.visit({ path: lab('game=chocolate&position=1x18 A') });
    const account = page.locator('.evaluation', { has: page.getByTestId('terms-grundy') });
    await account.waitFor();
    expect(await account.textContent()).toContain('Grundy value of the heap: 5');
    expect(await page.locator('[data-term=outcome]').textContent()).toContain('No sum');
  });

  it('is reached from the trees of a position, and fetched only when opened', async () => {
    const page = await web.visit({ path: '/lab/position?game=zabor&position=.../.../...+b&depth=1' });
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.getByTestId('row-strong').waitFor();
    expect((await files()).filter((name) => name.includes('EvaluationPage'))).toEqual([]);
    await page.locator('.lab-lessons').getByRole('link', { name: 'Evaluation', exact: true }).click();
    await page.getByTestId('terms-network-zabor').waitFor();
    expect((await files()).some((name) => name.includes('EvaluationPage'))).toBe(true);
  });

  it.each([
    ['light', 360],
    ['dark', 1366],
  ] as const)('leaves axe nothing to find and nothing sticks out, %s at %i', async (colorScheme, width) => {
    const page = await web.visit({
      path: lab(`game=chess&position=${CHESS}`),
      locale: 'cs-CZ',
      colorScheme,
      viewport: { width, height: 640 },
    });
    await page.getByTestId('terms-network-chess').waitFor();
    const { violations } = await axe(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
