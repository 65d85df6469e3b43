// @module-tag rest
// @module-tag browser
import { countHeaps, heapOfBar } from '@tahoun/eval/chocolate';
import { describe, expect, it } from 'vitest';
import { useWeb } from './support/web.js';

/** The Lab's page on chocolate, below its table of bars: bars of any length, and the cost of Milata's recursion. */

const web = useWeb();

describe('bars of any length', () => {
  it('have the value that their period gives, and a link keeps which bar it was', async () => {
    const page = await web.visit({ path: '/lab/chocolate' });
    const bar = page.getByTestId('bar');
    await expect
      .poll(() => bar.textContent())
      .toMatch(/^1x100: Grundy value 4; A wins, for instance with 1x100=/);
    await page.getByLabel('The other side (n)').fill('10001');
    await expect.poll(() => bar.textContent()).toMatch(/^1x10001: /);
    await page.getByLabel('One side (m)').fill('5');
    await expect.poll(() => bar.textContent()).toBe('5x10001: Grundy value 0; B wins.');
    await expect.poll(() => page.url()).toMatch(/m=5.*n=10001|n=10001.*m=5/);
    await page.reload();
    await expect.poll(() => bar.textContent()).toBe('5x10001: Grundy value 0; B wins.');
    expect(await page.getByTestId('period').textContent()).toContain(
      'repeat with period 204, and the last exception is n = 1,692. The values up to n = 3,793 prove it.',
    );
  });

  it('of height 1 show the exceptions known of the octal game', async () => {
    const page = await web.visit({ path: '/lab/chocolate' });
    const cells = page.locator('.lab-periods td[data-exception]');
    await cells.first().waitFor();
    const names = await cells.evaluateAll((marked) => marked.map((cell) => cell.getAttribute('title')));
    expect(names).toEqual([1, 2, 3, 17, 19, 20, 34, 37, 54].map((n) => `1×${n}`));
  });
});

describe("the cost of Milata's recursion", () => {
  it('is counted for a chosen bar in each of its forms', async () => {
    const page = await web.visit({ path: '/lab/chocolate' });
    const section = page.getByTestId('recursion');
    await section.getByLabel('Bar').selectOption('5x7');
    await section.getByText('His program looked into 388,599 heaps.').waitFor();
    await expect.poll(() => section.getByText('…').count()).toBe(0);
    const rows = await section
      .locator('tbody tr')
      .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
    const expected = [true, false].flatMap((shortcut) =>
      [true, false].map((ordered) => {
        const { tree, distinct } = countHeaps(heapOfBar(5, 7), { shortcut, ordered })!;
        const figures = [tree, distinct, tree / BigInt(distinct)].map((value) => value.toLocaleString('en'));
        return [shortcut ? 'yes' : 'no', ordered ? 'his' : 'no', ...figures];
      }),
    );
    expect(rows).toEqual(expected);
    await expect.poll(() => page.url()).toContain('bar=5x7');
  });
});
