// @module-tag rest
// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, useWeb } from './support/web.js';

/** The Lab's page on state spaces: eight searches on graphs with costs and estimates. */

const web = useWeb();

const lab = (query: string) => `/lab/graph?${query.replaceAll(' ', '+').replaceAll('>', '%3E')}`;

const text = (page: Page, id: string) => page.getByTestId(id).textContent();
/** The frontier, in its order. */
const waiting = async (page: Page) => {
  const chips = await page.getByTestId('frontier').locator('li').allTextContents();
  return chips.join(', ');
};
/** Cells of a row of the comparison: examined, most waiting, most remembered, edges, cost and path. */
const row = (page: Page, algorithm: string) =>
  page.getByTestId(`row-${algorithm}`).locator('td').allTextContents();
/** The example picked in the list. */
const example = async (page: Page, name: string) => {
  await page.getByLabel('Example').selectOption({ label: name });
  await expect.poll(() => page.getByLabel('Example').locator('option:checked').textContent()).toBe(name);
};

describe('the worked examples of the source (Čáp 2010, 2.3)', () => {
  it.each([
    [
      'cap-1',
      ['A', 'B, C, D', 'C, D, E, F', 'D, E, F'],
      'Its child G is a goal: the search ends. The path costs 2.',
    ],
    ['cap-2', ['A', 'B, E, I', 'C, D, E, I', 'D, E, I', 'E, I', 'I'], 'Its child G is a goal'],
  ])('%s has the queue or the stack as it is printed', async (id, printed, end) => {
    const page = await web.visit({ path: '/lab/examples' });
    await page.locator(`[data-example=${id}]`).click();
    await page.getByTestId('frontier').waitFor();
    const seen: string[] = [];
    for (const [i] of printed.entries()) {
      await page.keyboard.press(i === 0 ? 'Home' : 'n');
      seen.push(await waiting(page));
    }
    expect(seen).toEqual(printed);
    expect(await text(page, 'sentence')).toContain(end);
  });
});

describe('the examples of where a search fails, and where another does not', () => {
  it.each([
    ['Where best-first search fails', 'best-first', '11 the least is 6', 'a-star', '6 optimal'],
    ['A path that is not the shortest', 'depth-first', '4 the least is 2', 'breadth-first', '2 optimal'],
    ['An estimate that is too large', 'a-star', '5 the least is 4', 'branch-and-bound', '4 optimal'],
    ['A map of roads', 'best-first', '15 the least is 14', 'a-star', '14 optimal'],
  ])('%s', async (name, failing, dear, other, best) => {
    const page = await web.visit({ path: lab('') });
    await example(page, name);
    expect((await row(page, failing))[4]).toBe(dear);
    expect((await row(page, other))[4]).toBe(best);
  });

  it('show that depth first and iterative deepening keep fewer states waiting than breadth first', async () => {
    const page = await web.visit({ path: lab('') });
    await example(page, 'How much memory each search needs');
    const longest = async (algorithm: string) => Number((await row(page, algorithm))[1]);
    expect(await longest('depth-first')).toBeLessThan(await longest('breadth-first'));
    expect(await longest('iterative-deepening')).toBeLessThan(await longest('breadth-first'));
  });

  it('of A* has all that waits with its value and parent, and leaves the far towns alone', async () => {
    const page = await web.visit({ path: lab('') });
    await example(page, 'A map of roads');
    await press(page, 'To the end');
    expect(await waiting(page)).toBe('Y 4 + 12 = 16 from P, X 4 + 13 = 17 from P');
    expect(await text(page, 'estimates')).toContain('admissible');
    expect(Number((await row(page, 'a-star'))[0])).toBeLessThan(
      Number((await row(page, 'branch-and-bound'))[0]),
    );
  });
});

describe('a graph', () => {
  it('is typed, searched by the algorithm that was chosen, and kept by its address with the step', async () => {
    const page = await web.visit({ path: lab('') });
    await page.getByLabel('Algorithm', { exact: true }).selectOption('Branch and bound');
    await page.getByRole('textbox', { name: 'Graph' }).fill('S -> A 1, G 5\nA -> G 2\ngoal G');
    await press(page, 'Show');
    await press(page, 'To the end');
    await expect.poll(() => text(page, 'sentence')).toContain('the path for 3 is optimal');
    await page.getByRole('slider').fill('1');
    expect(await text(page, 'sentence')).toContain('Its child G is a goal for 5: that is the new bound.');
    await expect.poll(() => page.url()).toContain('step=1');
    await page.reload();
    expect(await text(page, 'sentence')).toContain('Its child G is a goal for 5');
    await page.getByRole('button', { name: 'Depth-limited search' }).click();
    await page.getByLabel('Depth limit').fill('0');
    await page.keyboard.press('Tab');
    await press(page, 'To the end');
    await expect.poll(() => text(page, 'sentence')).toContain('S lies at the limit 0');
    await expect.poll(() => page.url()).toContain('limit=0');
  });

  it('with a mistake is refused beside the field', async () => {
    const page = await web.visit({ path: lab('g=A -> B C') });
    expect(await page.getByRole('alert').textContent()).toContain('at character 8 there is "C"');
    await page.getByRole('textbox', { name: 'Graph' }).fill('A -> A');
    await press(page, 'Show');
    expect(await page.getByRole('alert').textContent()).toContain('from A to itself');
    expect(await page.getByTestId('comparison').count()).toBe(0);
  });

  it('is saved as a picture', async () => {
    const page = await web.visit({ path: lab('') });
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'SVG')]);
    expect(download.suggestedFilename()).toBe('tahoun-breadth-first.svg');
  });

  it('comes with code of its own, which other pages of the Lab do not fetch', async () => {
    const page = await web.visit({ path: '/lab/chocolate' });
    await page.getByTestId('grundy').waitFor();
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await fetched()).filter((name) => name.includes('GraphPage'))).toEqual([]);
    await page.getByRole('link', { name: 'State space', exact: true }).click();
    await page.getByTestId('comparison').waitFor();
    expect((await fetched()).some((name) => name.includes('GraphPage'))).toBe(true);
  });
});
