import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { look, pick, press, sees, startGame, useWeb } from './support/web.js';

/** What may come with a game: sounds, what was taken, a pace for computers. */

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
  it('are off until they are asked for, tell what a move was, and stay as chosen', async () => {
    const page = await web.visit({ path: '/#chess', script: recordTones });
    await startGame(page, { players: TWO_PERSONS });
    const play = async (...squares: string[]) => {
      for (const square of squares) await pick(page, square);
    };
    await play('e2', 'e4');
    expect(await heard(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Sounds' }).check();
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
    expect(await page.getByRole('checkbox', { name: 'Sounds' }).isChecked()).toBe(true);
    await play('c7', 'c6');
    await expect.poll(() => heard(page)).toEqual(move);
    await page.locator('summary', { hasText: 'More' }).click();
    page.once('dialog', (question) => question.accept());
    await press(page, 'Resign');
    expect(await heard(page)).toEqual([392, 330, 262]);
    await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
    await press(page, 'Take back');
    await play('a2', 'a3');
    expect(await heard(page)).toEqual([]);
  });
});

describe('what was taken', () => {
  it('is shown for each side up to the move on the board, also to a screen reader', async () => {
    const page = await web.visit({ path: '/#chess', reducedMotion: 'reduce' });
    await startGame(page, { players: TWO_PERSONS });
    for (const square of ['e2', 'e4', 'd7', 'd5', 'e4', 'd5', 'd8', 'd5']) await pick(page, square);
    await page.getByRole('img', { name: 'White’s lost pieces: 1 pawn' }).waitFor();
    await page.getByRole('img', { name: 'Black’s lost pieces: 1 pawn' }).waitFor();
    await press(page, 'Take back');
    await page.getByTestId('taken-0').waitFor({ state: 'detached' });
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await press(page, 'Zabor');
    await page.getByTestId('taken-1').waitFor({ state: 'detached' });
  });

  it('are men and kings of draughts, in Czech too', async () => {
    const page = await web.visit({ path: '/#czech-draughts', locale: 'cs-CZ' });
    await page.getByRole('button', { name: 'Nová partie' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('W:WKa3:Bc5,Ke5,Kh8,a7');
    for (const side of [0, 1]) await page.locator(`#new-player-${side}`).selectOption('human');
    await page.getByRole('button', { name: 'Začít' }).click();
    for (const square of ['a3', 'd6', 'f4']) await pick(page, square);
    await page.getByRole('img', { name: 'Černý ztratil: 1 kámen, 1 dáma' }).waitFor();
  });
});

describe('the pace of computers', () => {
  it('is chosen where they play each other, and kept', async () => {
    const page = await web.visit({ path: '/#chess', alone: true });
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
    await page.clock.resume();
    await pace.selectOption('Instant');
    await expect.poll(async () => (await look(page)).ply).toBeGreaterThan(ply + 20);
    await press(page, 'Stop');
    await page.reload();
    expect(await pace.inputValue()).toBe('3');
  });
});
