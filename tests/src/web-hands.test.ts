// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choose, look, place, sees, useWeb } from './support/web.js';

/** Input on the board: the mouse, a finger, the wheel, keys anywhere on the page. */

const web = useWeb();

/** Both sides are people, so that nothing moves by itself. */
const TWO_PERSONS = '/play/chess?moves=e4+e5+Nf3';

async function middle(page: Page, target: string): Promise<[number, number]> {
  const box = await place(page, target).boundingBox();
  if (box === null) throw new Error(`${target} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Distance of the middle of the carried piece from a point of the window, in its own widths; null without a
 * piece.
 */
function carried(page: Page, [x, y]: readonly [number, number]): Promise<number | null> {
  return page.evaluate(
    ([atX, atY]) => {
      const box = document.querySelector('.hand > .piece')?.getBoundingClientRect();
      if (box === undefined) return null;
      const [dx, dy] = [box.x + box.width / 2 - atX, box.y + box.height / 2 - atY];
      return Math.hypot(dx, dy) / box.width;
    },
    [x, y] as const,
  );
}

describe('the mouse', () => {
  it('carries a piece, which leaves a pale one behind and lands where it is let go', async () => {
    const page = await web.visit({ path: TWO_PERSONS });
    await sees(page, { ply: 3 });
    const [from, to] = [await middle(page, 'b8'), await middle(page, 'c6')];
    const between = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as [number, number];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...between, { steps: 3 });
    expect(await carried(page, between)).toBeLessThan(0.5);
    expect(await page.locator('.piece-lifted').count()).toBe(1);
    await page.mouse.move(...to);
    await page.mouse.up();
    await sees(page, { ply: 4, moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
    expect(await carried(page, to)).toBeNull();
  });

  it('lets a piece glide back from where it cannot go', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: TWO_PERSONS });
    await sees(page, { ply: 3 });
    await page.mouse.move(...(await middle(page, 'b8')));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 'e4')), { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.hand > .piece, .piece-lifted').count()).toBe(0);
    expect((await look(page)).ply).toBe(3);
  });

  it('draws arrows and circles with its right button, and a click takes them away', async () => {
    const page = await web.visit({ path: TWO_PERSONS });
    await sees(page, { ply: 3 });
    for (const [from, to] of [
      ['b8', 'c6'],
      ['e5', 'e5'],
    ] as const) {
      await page.mouse.move(...(await middle(page, from)));
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(...(await middle(page, to)), { steps: 2 });
      await page.mouse.up({ button: 'right' });
    }
    expect(await page.locator('.strokes path, .strokes circle').count()).toBe(2);
    expect((await look(page)).ply).toBe(3);
    const ring = async () => {
      const { x, y, width, height } = (await page.locator('.strokes circle').boundingBox())!;
      return [x + width / 2, y + height / 2].map(Math.round);
    };
    const before = await ring();
    expect(before).toEqual((await middle(page, 'e5')).map(Math.round));
    // They turn with the board.
    await page.keyboard.press('f');
    await expect.poll(ring).not.toEqual(before);
    expect(await ring()).toEqual((await middle(page, 'e5')).map(Math.round));
    await place(page, 'e3').click();
    await expect.poll(() => page.locator('.strokes').count()).toBe(0);
  });

  it('goes through the moves with its wheel, and the arrow keys do so anywhere on the page', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: TWO_PERSONS });
    await sees(page, { ply: 3 });
    await page.mouse.move(...(await middle(page, 'd4')));
    await page.mouse.wheel(0, -120);
    await sees(page, { ply: 2 });
    await page.mouse.wheel(0, 120);
    await sees(page, { ply: 3 });
    await page.locator('body').press('ArrowLeft');
    await page.locator('body').press('ArrowLeft');
    await sees(page, { ply: 1 });
    await page.locator('body').press('End');
    await sees(page, { ply: 3 });
    await page.locator('body').press('Home');
    await sees(page, { ply: 0 });
  });
});

describe('a finger', () => {
  const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

  /** @param held milliseconds of rest before the slide, by the clock of the page */
  async function slide(page: Page, from: string, to: string, held = 0) {
    const session = await page.context().newCDPSession(page);
    const [[x, y], [toX, toY]] = [await middle(page, from), await middle(page, to)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    await touch('touchStart', { x, y });
    if (held > 0) await page.clock.runFor(held);
    for (let part = 1; part <= 4; part++)
      await touch('touchMove', { x: x + ((toX - x) * part) / 4, y: y + ((toY - y) * part) / 4 });
    return { up: () => touch('touchEnd'), at: [toX, toY] as const };
  }

  it('carries a piece without scrolling the page, and sees where it lands', async () => {
    const page = await web.visit({ path: TWO_PERSONS, ...PHONE });
    await sees(page, { ply: 3 });
    const scrolled = await page.evaluate(() => scrollY);
    const { up, at } = await slide(page, 'd7', 'd5');
    expect(await carried(page, at)).toBeLessThan(0.5);
    const ring = await page.locator('.landing').boundingBox();
    const square = await place(page, 'd5').boundingBox();
    expect(ring?.width).toBeGreaterThan(1.5 * (square?.width ?? 0));
    await up();
    await sees(page, { ply: 4 });
    expect((await look(page)).moves.at(-1)).toBe('d5');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('that stays on a place draws from there, on a piece too, and a tap takes the arrows away', async () => {
    const page = await web.visit({ path: TWO_PERSONS, ...PHONE, alone: true });
    await sees(page, { ply: 3 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const strokes = page.locator('.strokes path, .strokes circle');
    for (const [index, [from, to]] of [
      ['e4', 'e5'],
      ['d6', 'd6'],
      ['d7', 'd5'],
    ].entries()) {
      const { up } = await slide(page, from as string, to as string, 1000);
      await up();
      await page.clock.runFor(50);
      await expect.poll(() => strokes.count()).toBe(index + 1);
      expect(await page.locator('.hand > .piece').count()).toBe(0);
    }
    expect([await page.locator('.strokes path').count(), (await look(page)).ply]).toEqual([2, 3]);
    await place(page, 'a5').tap();
    await page.clock.runFor(50);
    await expect.poll(() => strokes.count()).toBe(0);
  });

  it('that waits a little on a piece and then moves it still carries it', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: TWO_PERSONS, ...PHONE, alone: true });
    await sees(page, { ply: 3 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const { up } = await slide(page, 'd7', 'd5', 500);
    expect(await page.locator('.hand > .piece').count()).toBe(1);
    await up();
    await page.clock.resume();
    await sees(page, { ply: 4 });
    expect(await page.locator('.strokes').count()).toBe(0);
  });

  it('still plays with two taps', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: TWO_PERSONS, ...PHONE });
    await sees(page, { ply: 3 });
    await place(page, 'd7').tap();
    await place(page, 'd5').tap();
    await sees(page, { ply: 4 });
  });
});

describe('what changes on the board', () => {
  /** Counts the animations of pieces. */
  const watch = () => {
    const seen = { animations: 0 };
    Object.assign(globalThis, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.closest('.board') !== null) seen.animations++;
      return animate.apply(this, given);
    };
  };
  const animations = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { seen: { animations: number } }).seen.animations);

  it.each([
    ['chess', 'e2 e4'],
    ['czech-draughts', 'a3 b4'],
    ['atari-go', 'D4'],
    ['zabor', 'a1'],
    ['connect-four', 'd'],
  ])('moves in %s', { tags: 'rest' }, async (game, targets) => {
    const page = await web.visit({ path: `/play/${game}?position=`, script: watch });
    for (const target of targets.split(' ')) await place(page, target).click();
    await expect.poll(() => animations(page)).toBeGreaterThan(0);
  });

  it('stays still for those who want no motion', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: TWO_PERSONS, script: watch, reducedMotion: 'reduce' });
    await sees(page, { ply: 3 });
    await place(page, 'd7').click();
    await place(page, 'd5').click();
    await sees(page, { ply: 4 });
    expect(await animations(page)).toBe(0);
  });
});

it('the keys are told by a key, and by the menu', async () => {
  const page = await web.visit({ path: TWO_PERSONS });
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard and mouse' });
  await dialog.getByText('a hint').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await choose(page, 'Keyboard and mouse');
  await dialog.waitFor();
});
