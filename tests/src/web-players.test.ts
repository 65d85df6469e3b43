// @module-tag rest
// @module-tag browser
import { OWN_FORMS, PLAYER_FORMS, parsePlayer } from '@tahoun/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { openNewGame, openTab, press, sees, settled, startGame, useWeb } from './support/web.js';

/** Every computer player that the command line has can be chosen on the page, and plays. */

const web = useWeb();
const SCREENS = {
  wide: { viewport: { width: 1366, height: 640 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

async function players(page: Page, game: string): Promise<readonly string[]> {
  const saved = await page.evaluate((key) => localStorage.getItem(key), `tahoun.match.${game}`);
  return JSON.parse(saved as string).players;
}

/** Chooses a player in the open form: its name in the notation, then its numbers. */
async function chooseInForm(page: Page, side: 0 | 1, player: string): Promise<void> {
  const [form = '', numbers] = player.split(':');
  const picker = page.getByRole('dialog').locator(`.player-picker:has(#new-player-${side})`);
  await picker.locator('select').first().selectOption(form);
  for (const [index, value] of (numbers?.split('+') ?? []).entries())
    await picker
      .locator('select')
      .nth(index + 1)
      .selectOption(value);
}

describe('the form of a new game', () => {
  it('is opened by the level beside the board, and takes a strength and a side with a press each', async () => {
    const page = await web.visit({ path: '/play/chess' });
    await page.getByRole('button', { name: '3 · Casual player' }).click();
    const dialog = page.getByRole('dialog');
    const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check({ force: true });
    await choose('5 · Strong player');
    await dialog.getByText('Looks further ahead').waitFor();
    await choose('Black');
    await press(page, 'Start');
    await expect.poll(() => players(page, 'chess')).toEqual(['level:5', 'human']);
    await page.getByRole('button', { name: '5 · Strong player' }).click();
    await choose('Random');
    await press(page, 'Start');
    await sees(page, { busy: false });
    expect([...(await players(page, 'chess'))].sort()).toEqual(['human', 'level:5']);
  });

  it('offers every player of the list for both sides, a level each, and the source where there is one', async () => {
    const page = await web.visit({ path: '/play/chess' });
    await openNewGame(page);
    const forms = Object.keys(PLAYER_FORMS).filter((form) => form !== 'level');
    for (const side of [0, 1]) {
      await page.locator(`#new-player-${side}`).waitFor();
      const values = await page
        .locator(`#new-player-${side} option`)
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      expect(values.filter((value) => !/^level:|^human$/.test(value)).sort()).toEqual(forms.sort());
      expect(values.filter((value) => value.startsWith('level:'))).toHaveLength(8);
    }
    expect(await page.locator('#new-player-0 optgroup').last().locator('option').count()).toBe(
      OWN_FORMS.length,
    );
  });

  it.each([
    { screen: 'wide', player: 'second-search:2+1' } as const,
    ...['second-search:2+1', 'second-look:2+1', 'mcts:1000', 'nodes:1000', 'strong:2', 'time:100'].map(
      (player) => ({ screen: 'phone', player }) as const,
    ),
  ])('starts a game of $player, which moves ($screen)', async ({ screen, player }) => {
    const page = await web.visit({ path: '/play/zabor', ...SCREENS[screen] });
    await openNewGame(page);
    await chooseInForm(page, 0, player);
    await chooseInForm(page, 1, 'human');
    await press(page, 'Start');
    await sees(page, { busy: false });
    expect((await settled(page)).moves).toHaveLength(1);
    expect(await players(page, 'zabor')).toEqual([player, 'human']);
    expect(parsePlayer(player).kind).toBe('computer');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      SCREENS[screen].viewport.width,
    );
  });

  it('keeps the numbers that a player shares with the one before it', async () => {
    const page = await web.visit({ path: '/play/tic-tac-toe' });
    await openNewGame(page);
    await chooseInForm(page, 1, 'minimax:7');
    await chooseInForm(page, 1, 'second-search');
    await chooseInForm(page, 0, 'human');
    await press(page, 'Start');
    expect(await players(page, 'tic-tac-toe')).toEqual(['human', 'second-search:5+2']);
  });
});

describe('what a player is', () => {
  it.each([
    ['chess', 'en-GB', /Depth 3 = Němec's depth 2\.$/],
    ['zabor', 'cs-CZ', /Hloubka 3 = u\sČápa hloubka 2\.$/],
  ])('is told beside its depth, in %s and %s also what the source calls it', async (game, locale, words) => {
    const page = await web.visit({ path: `/play/${game}`, locale });
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('alpha-beta');
    const id = (await page.locator('#player-1').getAttribute('aria-describedby')) as string;
    await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toMatch(words);
  });

  it('is told in one sentence where the source counts as we do', async () => {
    const page = await web.visit({ path: '/play/atari-go' });
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('mcts');
    const notes = page.locator('#player-1-notes');
    await notes.waitFor();
    expect(await notes.textContent()).toMatch(/^Plays the game on at random [^.]*\.$/);
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('level:2');
    expect(await notes.count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('leaves axe nothing to find in the form, %s', async (colorScheme) => {
    const page = await web.visit({ path: '/play/chess', locale: 'cs-CZ', colorScheme, ...SCREENS.phone });
    await openNewGame(page, 'cs');
    await chooseInForm(page, 0, 'second-look:4+2');
    await chooseInForm(page, 1, 'second-search:3+1');
    await page.locator('#new-player-1-notes').waitFor();
    const { violations } = await axe(page).include('.player-choice').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
});

it('two of them play a game to its end', async () => {
  const page = await web.visit({ path: '/play/tic-tac-toe' });
  await startGame(page, { players: ['random', 'human'] });
  await openNewGame(page);
  await chooseInForm(page, 0, 'second-look:2+1');
  await chooseInForm(page, 1, 'mcts:1000');
  await press(page, 'Start');
  await expect.poll(async () => (await settled(page)).status).toMatch(/Draw|wins|won/i);
});
