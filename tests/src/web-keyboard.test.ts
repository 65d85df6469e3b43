// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, sees, useWeb } from './support/web.js';

/** The main paths of the Lab and of the review with the keyboard alone: no click, no focus set by the test. */

const web = useWeb();

/** More stops than any page has before the wanted element. */
const MOST_STOPS = 120;

describe('the board', () => {
  it('is saved by F3 and opened by F4, as in Starý’s program; elsewhere the keys are the browser’s', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F3')]);
    expect(download.suggestedFilename()).toBe('tahoun-atari-go.json');
    const asked = page.waitForEvent('filechooser');
    // The browser knows of the wait when it has answered another request.
    await page.title();
    await page.keyboard.press('F4');
    const chooser = await asked;
    const text = '(;FF[4]GM[1]SZ[5]RU[Atari Go];B[cc];W[bb])';
    await chooser.setFiles({ name: 'a.sgf', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await sees(page, { moves: ['C3', 'B4'] });

    const isKept = () =>
      page.evaluate(() => {
        const event = new KeyboardEvent('keydown', { key: 'F3', cancelable: true, bubbles: true });
        return document.body.dispatchEvent(event);
      });
    expect(await isKept()).toBe(false);
    for (const path of ['/learn/atari-go', '/lab']) {
      await page.evaluate((address) => location.assign(address), path);
      await page.locator('[data-testid=lab], [data-testid=learn]').first().waitFor();
      expect(await isKept(), path).toBe(true);
    }
  });
});

describe('the Lab', () => {
  it('opens an example, steps through its search, and walks its tree', async () => {
    const page = await web.visit({ path: '/lab/examples' });
    await goTo(page, /^Figure 3: minimax/);
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
    await page.keyboard.press('Home');
    const sentence = page.locator('.lab-sentence').first();
    const first = await sentence.textContent();
    await page.keyboard.press('n');
    await expect.poll(() => sentence.textContent()).not.toBe(first);
    await goTo(page, 'tree');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[aria-selected=true]').getAttribute('aria-label')).toMatch(/^2\b/);
    await goTo(page, /^Counts$/);
    await page.keyboard.press('Enter');
    await page.getByTestId('counts').waitFor();
  });

  it("searches a position, and on from the end of a line: Čáp's figure 5", { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/lab/position' });
    await goTo(page, /^Position$/);
    await page.keyboard.type('.../... b');
    await page.keyboard.press('Enter');
    await expect.poll(() => askedPosition(page)).toBe('.../... b');
    // The tree of the board before may still be there.
    const on = page.getByRole('link', { name: /^Continue the search after/ });
    await expect.poll(() => on.getAttribute('href')).toMatch(/position=[br.]{3}\/[br.]{3}\+b/);
    await goTo(page, /^Continue the search after \w\d \w\d, to depth 2$/);
    await page.keyboard.press('Enter');
    // Two moves of the line on: Blue took its land, and Red some of it.
    await expect.poll(() => askedPosition(page)).toMatch(/^[br.]{3}\/[br.]{3} b$/);
    expect(await askedPosition(page)).not.toBe('.../... b');
    await page.getByTestId('row-strong').waitFor();
  });

  it('takes a quiz', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/lab/quiz?levels=2&width=2&seed=1' });
    await goTo(page, /^Value of A/);
    await page.keyboard.type('1');
    await goTo(page, /^Check$/);
    await page.keyboard.press('Enter');
    await page.getByTestId('score').waitFor();
  });
});

describe('the review', () => {
  it('is opened from the menu, shows a turning point, and gives its exercise', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/chess?moves=e4+e5+Qh5+Nc6+a3+Nf6+Qxf7%2B+Kxf7' });
    await sees(page, { ply: 8 });
    await goTo(page, /^More$/);
    await page.keyboard.press('Enter');
    await goTo(page, /^Review the game$/);
    await page.keyboard.press('Enter');
    // The list grows while the review runs.
    await page.getByRole('button', { name: /Qxf7\+\?\?/ }).waitFor();
    await goTo(page, /Qxf7\+\?\?/);
    await page.keyboard.press('Enter');
    await sees(page, { ply: 7 });
    await page.getByRole('button', { name: /^Learn from/ }).waitFor();
    await goTo(page, /^Learn from/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await goTo(page, 'grid');
    // White's queen, from a1 on to h5, then to f7 as in the game.
    await pressAll(page, [...Array(7).fill('ArrowRight'), ...Array(4).fill('ArrowUp'), 'Enter']);
    await pressAll(page, ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'Enter']);
    const remark = page.getByRole('dialog').getByRole('status');
    await expect.poll(() => remark.textContent()).toBe('Qxf7+ was played in the game. Try another move.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await look(page)).moves).toHaveLength(8);
  });
});

/** The position in the address. */
function askedPosition(page: Page): Promise<string | null> {
  return page.evaluate(() => new URLSearchParams(location.search).get('position'));
}

/** Presses Tab until the focus is on an element with this name, or this role. */
async function goTo(page: Page, wanted: RegExp | string): Promise<void> {
  const seen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const { name, role } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // Between the last stop and the first, nothing has the focus.
      if (element === document.body) return { name: '', role: '' };
      const label =
        element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
      return {
        name: (label ?? element.textContent ?? '').trim(),
        role: element.getAttribute('role') ?? '',
      };
    });
    seen.push(name);
    if (typeof wanted === 'string' ? role === wanted : wanted.test(name)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}; it leads to ${[...new Set(seen)].join(', ')}`);
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
