// @module-tag rest
// @module-tag browser
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import {
  choose,
  chooseLook,
  goToGame,
  look,
  openNewGame,
  openTab,
  pick,
  press,
  sees,
  startGame,
  useWeb,
} from './support/web.js';

/** Optional parts of a game: sounds, taken pieces, a pace for computers. */

const web = useWeb();

const TWO_PERSONS = ['human', 'human'] as const;

/** Runs in the page before its own scripts: writes down the tones that it makes. */
function recordTones(): void {
  const tones: number[] = [];
  Object.assign(window, { tones });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      tones.push(options?.frequency ?? 0);
    }
  };
}

/** The tones since the last call. */
function heard(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0));
}

describe('sounds', () => {
  it('begin with the first move by hand, tell what a move was, and stay as chosen', async () => {
    const page = await web.visit({ path: '/play/chess', script: recordTones });
    await startGame(page, { players: TWO_PERSONS });
    const play = async (...squares: string[]) => {
      for (const square of squares) await pick(page, square);
    };
    const sounds = page.getByRole('checkbox', { name: 'Sounds' });
    expect(await sounds.isChecked()).toBe(false);
    await play('e2', 'e4');
    expect(await sounds.isChecked()).toBe(true);
    // The code for them is fetched now.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/sounds-/.test(name)),
    );
    const move = [330];
    await expect
      .poll(async () => {
        await press(page, 'Take back');
        await play('e2', 'e4');
        return heard(page);
      })
      .toEqual(move);
    await play('d7', 'd5');
    expect(await heard(page)).toEqual(move);
    await play('e4', 'd5');
    expect(await heard(page)).toEqual([330, 220]);
    await play('d8', 'd6', 'f1', 'b5');
    expect(await heard(page)).toEqual([...move, 523, 659]);
    await page.reload();
    await sees(page, { ply: 5 });
    expect(await sounds.isChecked()).toBe(false);
    await sounds.check();
    await page.reload();
    await sees(page, { ply: 5 });
    expect(await sounds.isChecked()).toBe(true);
    await play('c7', 'c6');
    await expect.poll(() => heard(page)).toEqual(move);
    await page.getByText('More', { exact: true }).click();
    await press(page, 'Resign');
    await press(page, 'Resign this game?');
    expect(await heard(page)).toEqual([392, 330, 262]);
    await sounds.uncheck();
    await press(page, 'Take back');
    await play('a2', 'a3');
    expect(await sounds.isChecked()).toBe(false);
    expect(await heard(page)).toEqual([]);
  });
});

describe('only the board', () => {
  it('is shown with its names and clocks after Z, until Escape, a button or the end of the game', async () => {
    const page = await web.visit({ path: '/play/chess', viewport: { width: 1280, height: 640 } });
    await startGame(page, { players: TWO_PERSONS, clock: '5+0' });
    const width = async () => (await page.locator('.board svg').first().boundingBox())?.width ?? 0;
    const before = await width();
    const seen = () =>
      page
        .locator('button, a, .seat-player, .clock, .player-figure, [role=tab]')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
            .map((each) => each.textContent?.replaceAll('\u00a0', ' ').trim()),
        );
    const all = await seen();
    await page.keyboard.press('z');
    await expect.poll(seen).toEqual([expect.stringMatching('Show everything'), '', '5:00', '', '5:00']);
    expect(await width()).toBeGreaterThan(before + 40);
    await pick(page, 'f2');
    await pick(page, 'f3');
    // Hidden lines still change.
    await sees(page, { status: 'Black to move' });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seen()).length).toBeGreaterThanOrEqual(all.length);
    await choose(page, 'Only the board');
    await expect.poll(async () => (await seen()).length).toBe(5);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(5);
    await page.keyboard.press('z');
    for (const square of ['e7', 'e5', 'g2', 'g4', 'd8', 'h4']) await pick(page, square);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(5);
    await sees(page, { status: 'Black wins' });
  });
});

it('moves are written in letters of either language or with pictures, wherever they stand', async () => {
  const page = await web.visit({ path: '/play/chess?moves=e4+e5+Nf3', locale: 'cs-CZ' });
  await sees(page, { moves: ['e4', 'e5', 'Jf3'], notice: expect.stringMatching('Jf3') });
  await chooseLook(page, 'Vzhled', /♔/);
  await sees(page, { moves: ['e4', 'e5', '♘f3'], notice: expect.stringMatching('♘f3') });
  await choose(page, 'Napsat tah', 'Více');
  await page.getByRole('textbox').fill('♘c6');
  await page.keyboard.press('Enter');
  await sees(page, { moves: ['e4', 'e5', '♘f3', '♘c6'] });
  await openTab(page, 'analysis');
  await page.locator('.analysis-head button').first().click();
  await expect.poll(() => page.locator('.analysis-lines').textContent()).toMatch(/[♔♕♖♗♘]/);
  await page.reload();
  await sees(page, { moves: ['e4', 'e5', '♘f3', '♘c6'] });
  await chooseLook(page, 'Vzhled', /K.Q.R/);
  await sees(page, { moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
});

describe('what was taken', () => {
  it('is shown for each side up to the move on the board, also to a screen reader', async () => {
    const page = await web.visit({ path: '/play/chess', reducedMotion: 'reduce' });
    await startGame(page, { players: TWO_PERSONS });
    for (const square of ['e2', 'e4', 'd7', 'd5', 'e4', 'd5', 'd8', 'd5']) await pick(page, square);
    await page.getByRole('img', { name: 'White’s lost pieces: 1 pawn' }).waitFor();
    await page.getByRole('img', { name: 'Black’s lost pieces: 1 pawn' }).waitFor();
    await press(page, 'Take back');
    await page.getByTestId('taken-0').waitFor({ state: 'detached' });
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await goToGame(page, 'Zabor');
    await page.getByTestId('taken-1').waitFor({ state: 'detached' });
  });

  it('are men and kings of draughts, in Czech too', async () => {
    const page = await web.visit({ path: '/play/czech-draughts', locale: 'cs-CZ' });
    await openNewGame(page, 'cs');
    await page.getByRole('dialog').getByRole('textbox').fill('W:WKa3:Bc5,Ke5,Kh8,a7');
    for (const side of [0, 1]) await page.locator(`#new-player-${side}`).selectOption('human');
    await page.getByRole('button', { name: 'Začít' }).click();
    for (const square of ['a3', 'd6', 'f4']) await pick(page, square);
    await page.getByRole('img', { name: 'Černý ztratil: 1 kámen, 1 dáma' }).waitFor();
  });
});

describe('the pace of computers', () => {
  it('is chosen where they play each other, and kept', async () => {
    const page = await web.visit({ path: '/play/chess', alone: true });
    const pace = page.getByLabel('Pace');
    expect(await pace.count()).toBe(0);
    await startGame(page, { players: ['level:1', 'level:1'] });
    await pace.selectOption('Slow');
    await press(page, 'Stop');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const { ply } = await look(page);
    await press(page, 'Resume');
    for (let passed = 0; passed < 1900; passed += 100) await page.clock.runFor(100);
    expect((await look(page)).ply).toBe(ply);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return (await look(page)).ply;
      })
      .toBe(ply + 1);
    await pace.selectOption('Instant');
    // At most 30 of the page's seconds pass, enough for 15 slow moves; in small steps, since the engine needs real time.
    for (let passed = 0; passed < 30_000 && (await look(page)).ply <= ply + 20; passed += 4) {
      await page.clock.runFor(4);
    }
    expect((await look(page)).ply).toBeGreaterThan(ply + 20);
    await page.clock.resume();
    await press(page, 'Stop');
    await page.reload();
    expect(await pace.inputValue()).toBe('3');
  });
});
