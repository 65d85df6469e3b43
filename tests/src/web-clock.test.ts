// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { board, look, openNewGame, pick, press, sees, settled, startGame, useWeb } from './support/web.js';

/** Games with a clock, in a browser whose time the tests let pass. */

const web = useWeb({ alone: true });

const TWO_PERSONS = ['human', 'human'] as const;

/** The texts of the clocks, first side first. */
async function clocks(page: Page): Promise<string[]> {
  const texts = await Promise.all([0, 1].map((side) => page.getByTestId(`clock-${side}`).textContent()));
  return texts.map((text) => (text as string).trim());
}

/** The page's own time stands still except where a test lets it pass. */
async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time pass in small steps until something is there that comes by itself. */
async function passUntil(page: Page, isThere: () => Promise<boolean>, stepMs = 20): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      return isThere();
    })
    .toBe(true);
}

function secondsOf(shown = ''): number {
  const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
  return 60 * minutes + seconds;
}

describe('a clock', () => {
  it('runs from the first move on, for the side to move, until the flag ends the game', async () => {
    const page = await web.visit();
    await startGame(page, { start: '5x5', players: TWO_PERSONS, clock: '1+0' });
    expect(await clocks(page)).toEqual(['1:00', '1:00']);
    await freeze(page);
    await page.clock.runFor(5000);
    expect(await clocks(page)).toEqual(['1:00', '1:00']);
    await pick(page, 'a1');
    await page.clock.runFor(10_000);
    expect(await clocks(page)).toEqual(['1:00', '0:50']);
    await pick(page, 'e5');
    await page.clock.runFor(45_000);
    expect(await clocks(page)).toEqual(['⏳ 0:15.0', '0:50']);
    await page.keyboard.press('t');
    await sees(page, { notice: 'Blue: 15 seconds, Red: 50 seconds' });
    await page.clock.runFor(15_000);
    await sees(page, { status: 'Red wins', notice: 'The other side lost on time', moves: ['a1', 'e5'] });
    expect(await clocks(page)).toEqual(['⏳ 0:00.0', '0:50']);
    await page.clock.runFor(60_000);
    expect((await clocks(page))[1]).toBe('0:50');
    await page.reload();
    await sees(page, { status: 'Red wins', notice: 'The other side lost on time' });
  });

  it('stays beside the name of its side when the board is turned', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { game: 'Chess', players: TWO_PERSONS, clock: '3+2' });
    for (const isTurned of [false, true]) {
      if (isTurned) await page.keyboard.press('f');
      for (const side of [0, 1]) {
        await page.getByTestId(`seat-${side}`).getByTestId(`clock-${side}`).waitFor({ timeout: 5000 });
      }
    }
  });

  it('gives an increment; one of one’s own is kept within its bounds', { tags: 'rest' }, async () => {
    const page = await web.visit();
    const dialog = await openNewGame(page);
    await dialog.getByLabel('Clock', { exact: true }).selectOption('Your own…');
    await dialog.getByLabel('Minutes').fill('500');
    await press(page, 'Start');
    await dialog.getByRole('alert').getByText('Enter a whole number from 1 to 180').waitFor();
    expect(await dialog.getByLabel('Minutes').inputValue()).toBe('500');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('Minutes').fill('2');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByLabel('Increment (s per move)').fill('7');
    await dialog.locator('#new-player-1').selectOption('human');
    await press(page, 'Start');
    await dialog.waitFor({ state: 'hidden' });
    await freeze(page);
    await pick(page, 'a1');
    expect(await clocks(page)).toEqual(['2:07', '2:00']);
  });

  it('stands still behind a dialog', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '5x5', players: TWO_PERSONS, clock: '5+0' });
    await freeze(page);
    for (const cell of ['a1', 'b2', 'c3']) await pick(page, cell);
    await page.clock.runFor(3000);
    expect(await clocks(page)).toEqual(['5:00', '4:57']);
    await page.keyboard.press('n');
    await passUntil(page, () => page.getByRole('dialog').isVisible());
    const [, before] = await clocks(page);
    await page.clock.runFor(20_000);
    await page.keyboard.press('Escape');
    await passUntil(page, () => page.getByRole('dialog').isHidden());
    const [, after] = await clocks(page);
    // A little may pass before the dialog is there and after it is gone.
    expect(secondsOf(before) - secondsOf(after)).toBeLessThan(10);
    await page.clock.runFor(5000);
    expect(secondsOf(after) - secondsOf((await clocks(page))[1])).toBe(5);
  });

  it('survives a reload, and charges no time while the page is closed', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '5x5', players: TWO_PERSONS, clock: '10+0' });
    await freeze(page);
    await pick(page, 'a1');
    await page.clock.runFor(90_000);
    const address = page.url();
    await page.goto('about:blank');
    await page.clock.runFor(60_000);
    await page.goto(address);
    await passUntil(page, () => page.getByTestId('clock-1').isVisible());
    const [first, second] = await clocks(page);
    expect(first).toBe('10:00');
    expect(secondsOf('8:30') - secondsOf(second)).toBeLessThan(10);
    await page.clock.runFor(10_000);
    const [, left] = await clocks(page);
    expect(secondsOf(second) - secondsOf(left)).toBe(10);
  });

  it('is kept by the computer too, which thinks no longer than it allows', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '7x7', players: ['human', 'minimax:8'], clock: '1+0' });
    await pick(page, 'd4');
    await sees(page, { busy: true });
    await expect.poll(async () => (await clocks(page))[1]).not.toBe('1:00');
    await expect.poll(async () => (await settled(page)).ply).toBe(2);
    expect(secondsOf((await clocks(page))[1])).toBeGreaterThan(30);
  });

  it('is set, played with and asked by the keyboard alone', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
    for (const [wanted, key] of [
      ['new-clock', 'ArrowDown'],
      ['SUMMARY', 'Enter'],
      ['new-player-1', 'Home'],
    ] as const) {
      for (let presses = 0; (await focused()) !== wanted; presses++) {
        expect(presses).toBeLessThan(20);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Shift+Tab');
    for (
      let presses = 0;
      (await page.evaluate(() => document.activeElement?.textContent)) !== 'Start';
      presses++
    ) {
      expect(presses).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByTestId('clock-0').waitFor();
    expect(await clocks(page)).toEqual(['1:00', '1:00']);
    await board(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await look(page)).ply).toBe(1);
    await page.keyboard.press('t');
    await sees(page, {
      notice: expect.stringMatching(/^Blue: (1 minute 0|\d+) seconds, Red: (1 minute 0|\d+) seconds$/),
    });
  });

  it('is read by a screen reader on demand only, and fits the smallest phone', { tags: 'rest' }, async () => {
    const page = await web.visit({
      locale: 'cs-CZ',
      viewport: { width: 360, height: 640 },
      path: '/play/chess',
    });
    await page.getByRole('button', { name: 'Nová partie' }).click();
    await page.getByLabel('Hodiny').selectOption('3+2');
    expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Začít' }).click();
    const timer = page.getByRole('timer', { name: 'Bílý: 3 minuty 0 sekund' });
    await timer.waitFor();
    expect(await timer.getAttribute('aria-live')).toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect((await look(page)).notice).not.toContain('minut');
  });
});
