// @module-tag rest
// @module-tag browser
import { games } from '@tahoun/catalogue/all';
import { bestMove } from '@tahoun/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { look, openFile, openTab, pick, settled, startGame, useWeb } from './support/web.js';

/** The player that a game's source describes, and its constants, on the page. */

const web = useWeb();

/** The players, as the page remembers them. */
async function players(page: Page, game = 'atari-go'): Promise<readonly string[]> {
  const saved = await page.evaluate((key) => localStorage.getItem(key), `tahoun.match.${game}`);
  return JSON.parse(saved as string).players;
}

async function chooseSource(page: Page, depth: string): Promise<void> {
  await openTab(page, 'game');
  await page.locator('#player-1').selectOption('source');
  await page.getByLabel(/^(White: Depth|Bílý: Hloubka)$/).selectOption(depth);
}

/** The sliders beside the board: the folded dialog has some too. */
async function unfold(page: Page): Promise<void> {
  await openTab(page, 'game');
  await page.locator('.players .parameters > summary').click();
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
/** The field beside it. */
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name });

describe('the player of a source', () => {
  it('is named after its author, and plays without a search or up to five plies ahead', async () => {
    const page = await web.visit({ path: '/play/zabor' });
    await openTab(page, 'game');
    const picker = page.locator('#player-1');
    expect(await picker.locator('option[value=source]').textContent()).toBe("Čáp's player (2010)");
    await picker.selectOption('source');
    const depths = page.getByLabel('Red: Depth').locator('option');
    await expect
      .poll(() => depths.allTextContents())
      .toEqual(['Greedy', ...[1, 2, 3, 4, 5].map((depth) => `Depth ${depth}`)]);
    expect(await players(page, 'zabor')).toEqual(['human', 'source:3']);
    await page.getByLabel('Red: Depth').selectOption('Greedy');
    expect(await players(page, 'zabor')).toEqual(['human', 'source']);
    await pick(page, 'd4');
    expect((await settled(page)).moves).toHaveLength(2);
    expect(await page.locator('.players .parameters').count()).toBe(1);
  });

  it('says how it plays where it has a search of its own, and wins by halving', async () => {
    const page = await web.visit({ path: '/play/chocolate' });
    await openTab(page, 'game');
    await page.locator('#player-0').selectOption('source');
    expect(await page.getByLabel('A: Depth').count()).toBe(0);
    await page.getByText('Plays by symmetry where it can').waitFor();
    expect(await players(page, 'chocolate')).toEqual(['source', 'level:3']);
  });

  it('is not offered where there is no source', async () => {
    const page = await web.visit({ path: '/play/tic-tac-toe' });
    expect(await page.locator('option[value=source]').count()).toBe(0);
  });
});

describe('its constants', () => {
  it('are set by sliders and fields during a game, change its play, and are kept', async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    await chooseSource(page, '1');
    await unfold(page);
    for (const name of ['α', 'β', 'γ']) {
      await field(page, name).fill('0');
      await field(page, name).press('Enter');
    }
    await slider(page, 'ε').press('End');
    const parameters = { alpha: 0, beta: 0, gamma: 0, epsilon: 20 };
    const notation = 'source:1?alpha=0&beta=0&gamma=0&epsilon=20';
    expect(await players(page)).toEqual(['human', notation]);

    const asked = { game: 'atari-go', played: ['D4'], algorithm: 'source', depth: 1 } as const;
    const { move } = bestMove(games, { ...asked, parameters });
    expect(bestMove(games, asked).move).not.toBe(move);
    await pick(page, 'D4');
    expect((await settled(page)).moves).toEqual(['D4', move]);

    await page.reload();
    await unfold(page);
    expect(await field(page, 'ε').inputValue()).toBe('20');
    const setting = page.locator('.players').getByLabel('Setting');
    // These constants happen to have a name.
    expect(await setting.locator('option:checked').textContent()).toBe('scattered stones (weakest)');
    await setting.selectOption('tuned');
    expect(await players(page)).toEqual(['human', 'source:1?beta=0.5&scan=2']);
    await field(page, 'β').fill('0.25');
    await field(page, 'β').press('Enter');
    expect(await setting.locator('option:checked').textContent()).toBe('your own');
    await setting.selectOption("Starý's own");
    expect(await players(page)).toEqual(['human', 'source:1']);
    expect(await field(page, 'ε').inputValue()).toBe('-4');
    expect((await look(page)).moves).toEqual(['D4', move]);
  });

  it('move by their step near the usual values, tell what they are, and stay in their range', async () => {
    const page = await web.visit({ path: '/play/atari-go', locale: 'cs-CZ' });
    await chooseSource(page, '1');
    await unfold(page);
    await slider(page, 'α').press('ArrowRight');
    expect(await field(page, 'α').inputValue()).toBe('1.25');
    expect(await slider(page, 'α').getAttribute('aria-valuetext')).toBe('1,25');
    await expect.poll(() => players(page)).toEqual(['human', 'source:1?alpha=1.25']);
    await slider(page, 'α').press('ArrowLeft');
    expect(await players(page)).toEqual(['human', 'source:1']);
    const typed: readonly (readonly [string, string])[] = [
      ['2000', '1000'],
      ['-1', '0'],
      ['2.5', '2.5'],
      ['', '2.5'],
    ];
    for (const [text, value] of typed) {
      await field(page, 'δ').fill(text);
      await field(page, 'δ').blur();
      expect(await field(page, 'δ').inputValue()).toBe(value);
    }
    expect(await players(page)).toEqual(['human', 'source:1?delta=2.5']);
    const help = await slider(page, 'δ').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${help}"]`).textContent()).toMatch(/^Kolik smějí nejvýše vážit/);
  });

  it('that are a choice are chosen by name', async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    await chooseSource(page, '1');
    await unfold(page);
    const choice = page.locator('.players').getByLabel('Stones on a diagonal');
    await choice.selectOption({ label: '0: always apart (plain)' });
    expect(await players(page)).toEqual(['human', 'source:1?scan=0']);
    await choice.selectOption({ label: '1: joined unless the opponent stands between (aware)' });
    expect(await players(page)).toEqual(['human', 'source:1']);
  });

  it('belong to their game: another one is played without them', async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    await chooseSource(page, '2');
    await unfold(page);
    await slider(page, 'ε').press('Home');
    expect(await players(page)).toEqual(['human', 'source:2?epsilon=-20']);
    await startGame(page, { game: 'Zabor' });
    expect(await players(page, 'zabor')).toEqual(['human', 'source:2']);
    expect(await players(page)).toEqual(['human', 'source:2?epsilon=-20']);
  });

  it('of a saved match that the game does not know are refused when it is to move', async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    const saved = await page.evaluate(() => localStorage.getItem('tahoun.match.atari-go'));
    const match = { ...JSON.parse(saved as string), players: ['human', 'source:1?zeta=1'] };
    await openFile(page, JSON.stringify(match));
    await pick(page, 'D4');
    await expect
      .poll(async () => (await look(page)).notice)
      .toBe(
        'there is no parameter "zeta"; expected alpha, beta, gamma, delta, epsilon, scan, order-4, order-5, q1, q3, qd',
      );
  });

  it.each(['light', 'dark'] as const)(
    'leave axe nothing to find and nothing sticks out, %s',
    async (colorScheme) => {
      const viewport = { width: 320, height: 640 };
      const page = await web.visit({ path: '/play/atari-go', locale: 'cs-CZ', viewport, colorScheme });
      await chooseSource(page, '1');
      await unfold(page);
      const { violations } = await axe(page).include('.players').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});
