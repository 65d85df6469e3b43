// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { board, look, pick, place, sees, startGame, useWeb } from './support/web.js';

/** A move that is entered while the computer thinks. Its reply waits until the test lets time pass. */

const web = useWeb({ alone: true });

interface Begun {
  readonly game?: string;
  readonly position?: string;
}

/** A game of a person against the weakest level after a first move; the page's time is stopped. */
async function begin(first: readonly string[], { game = 'chess', position }: Begun = {}): Promise<Page> {
  const page = await web.visit({ path: `/play/${game}` });
  await startGame(page, {
    players: ['human', 'level:1'],
    position,
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const target of first) await pick(page, target);
  await sees(page, { busy: true, ply: 1 });
  return page;
}

/** Lets the page draw the clicks; the computer's reply takes longer. */
function draw(page: Page): Promise<void> {
  return page.clock.runFor(40);
}

/** Lets the computer's reply appear. */
async function reply(page: Page, ply: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return (await look(page)).ply;
    })
    .toBeGreaterThanOrEqual(ply);
}

const marks = (page: Page) => page.locator('.premove-dots rect');

describe('a move in advance', () => {
  it('is entered with two clicks, shown, and played at once when the reply comes', async () => {
    const page = await begin(['e2', 'e4']);
    await pick(page, 'g1');
    await sees(page, { notice: 'Premove from g1: choose the destination' });
    await pick(page, 'f3');
    await sees(page, { notice: 'Premove: g1 f3. Choose it again to cancel' });
    await draw(page);
    await expect.poll(() => marks(page).count()).toBe(2);
    await reply(page, 3);
    expect((await look(page)).moves.slice(0, 3)).toEqual(['e4', expect.any(String), 'Nf3']);
    await expect.poll(() => marks(page).count()).toBe(0);
  });

  it('is entered by dragging, and taken back by Escape', { tags: 'rest' }, async () => {
    const page = await begin(['e2', 'e4']);
    await place(page, 'd2').dragTo(place(page, 'd4'));
    await sees(page, { notice: expect.stringMatching(/^Premove: d2 d4/) });
    await page.keyboard.press('Escape');
    await sees(page, { notice: 'Premove cancelled' });
    await reply(page, 2);
    expect((await look(page)).moves).toHaveLength(2);
  });

  it('is dropped with a word where it is not possible after the reply', { tags: 'rest' }, async () => {
    // Black has one move, which captures the queen that was to go on. A check leaves no other move to be known.
    const page = await begin(['g2', 'g7'], { position: '7k/8/8/8/8/8/P5Q1/K7 w - - 0 1' });
    for (const square of ['g7', 'g1']) await pick(page, square);
    await sees(page, { notice: expect.stringMatching(/^Premove: g7 g1/) });
    await reply(page, 2);
    await sees(page, { moves: ['Qg7+', 'Kxg7'], notice: 'Premove dropped: g7 g1 is not legal now' });
  });

  it('is one place in games whose moves are, with the keyboard too', { tags: 'rest' }, async () => {
    const page = await begin(['d4'], { game: 'zabor' });
    await board(page).focus();
    // After a click, left and right are the list's until another key begins to choose places.
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter'])
      await page.keyboard.press(key);
    await sees(page, { notice: 'Premove: b4. Choose it again to cancel' });
    await page.keyboard.press('Escape');
    await sees(page, { notice: 'Premove cancelled' });
  });

  it('is found by axe to be in order, on the smallest phone', { tags: 'rest' }, async () => {
    const page = await web.visit({ viewport: { width: 360, height: 640 } });
    await startGame(page, { start: '7x7', players: ['human', 'minimax:8'] });
    await pick(page, 'd4');
    await sees(page, { busy: true });
    await pick(page, 'a1');
    await expect.poll(() => marks(page).count()).toBe(1);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await sees(page, { busy: true, notice: 'Premove: a1. Choose it again to cancel' });
  });

  it('is forgotten when the game goes elsewhere', { tags: 'rest' }, async () => {
    const page = await begin(['e2', 'e4']);
    for (const square of ['g1', 'f3']) await pick(page, square);
    await page.keyboard.press('u');
    await sees(page, { ply: 0 });
    await draw(page);
    await expect.poll(() => marks(page).count()).toBe(0);
  });
});
