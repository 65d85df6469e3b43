// @module-tag rest
// @module-tag browser
import { gameById, lessonsOf } from '@tahoun/catalogue/all';
import type { Lessons } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import {
  choose,
  contentOf,
  figure,
  openFile,
  openNewGame,
  openTab,
  place,
  press,
  sees,
  startGame,
  useWeb,
} from './support/web.js';

/** Parts of the page on demand, before the game and for learners: Atari Go has all of them. */

const web = useWeb();
/** The first judgement waits for the engine to start. */
const PERSONS = { players: ['human', 'human'] } as const;

async function visitGame(options: Parameters<typeof web.visit>[0] = {}): Promise<Page> {
  return web.visit({ path: '/play/atari-go', ...options });
}

async function playPoints(page: Page, ...points: readonly string[]): Promise<void> {
  for (const point of points) await place(page, point).click();
}

/** Shows something on the board, or hides it, by the menu. */
async function mark(page: Page, name: string, isOn: boolean): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('checkbox', { name }).setChecked(isOn);
}

/** Numbers written on the stones of the board. */
function numbers(page: Page): Promise<string[]> {
  return page.locator('.board text[font-weight="600"]').allTextContents();
}

describe('marks on demand', () => {
  it('are switched by check boxes, and stay as chosen', async () => {
    const page = await visitGame();
    await startGame(page, { position: '...../..X../.XO../..X../..O.. X 1', ...PERSONS });
    const rings = () => page.locator('.board [stroke-dasharray]').count();
    expect([await rings(), await numbers(page)]).toEqual([1, []]);
    await mark(page, 'Liberties', true);
    expect((await numbers(page)).sort()).toEqual(['1', '2', '2', '3', '3']);
    await mark(page, 'Atari', false);
    expect(await rings()).toBe(0);
    await page.reload();
    await sees(page, { status: 'Black to move' });
    expect([await rings(), await numbers(page)].flat()).toHaveLength(6);
    await press(page, 'Čeština');
    await page.locator('summary', { hasText: 'Více' }).click();
    expect(await page.getByRole('checkbox', { name: 'Svobody' }).isChecked()).toBe(true);
  });

  it('show the captured stones after the end, and hide them', async () => {
    const page = await visitGame();
    await startGame(page, { position: '...../..X../.XO../..X../..O.. X 1', ...PERSONS });
    await playPoints(page, 'D3');
    await sees(page, { status: 'Black wins' });
    const captured = page.locator('.board [stroke-dasharray="3 3"]');
    expect(await captured.count()).toBe(1);
    await mark(page, 'Captured stones', false);
    expect(await captured.count()).toBe(0);
    await mark(page, 'Captured stones', true);
    expect(await captured.count()).toBe(1);
  });

  it('are not offered where a game has none', async () => {
    const page = await web.visit({ path: '/play/zabor' });
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Evaluation' }).waitFor();
    for (const name of ['Liberties', 'Atari', 'Captured stones'])
      expect(await page.getByRole('checkbox', { name }).count(), name).toBe(0);
  });
});

describe('files', () => {
  it('a game is saved as SGF with what was captured, and opened again', async () => {
    const page = await visitGame();
    await startGame(page, { position: '...../..X../.XO../..X../..O.. X 1', ...PERSONS });
    await playPoints(page, 'D3');
    await sees(page, { status: 'Black wins', notice: 'Stones were captured' });
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as SGF')]);
    expect(download.suggestedFilename()).toBe('tahoun-atari-go.sgf');
    const text = (await contentOf(download)).toString();
    expect(text).toMatch(/GM\[1\].*SZ\[5\]RU\[Atari Go\].*RE\[B\+1\].*AB.*AW.*PL\[B\].*;B\[dc\].*MA\[cc\]/s);

    await page.goto(`${new URL(page.url()).origin}/play/zabor`);
    await page.reload();
    await openFile(page, text, 'game.sgf');
    await sees(page, { status: 'Black wins', moves: ['D3'], ply: 1 });
    // The captured stone is shown again.
    expect(await page.locator('.board [stroke-dasharray="3 3"]').count()).toBe(1);
  });

  it('one with variations opens as its main line; what is wrong with one is said', async () => {
    const page = await visitGame();
    await openFile(page, '(;FF[4]GM[1]SZ[7]RU[Atari Go 3](;B[dd];W[aa])(;B[ab]))');
    await sees(page, { moves: ['D4', 'A7'], ply: 2, status: 'Black to move' });
    await openFile(page, '(;FF[4]GM[1]SZ[7]RU[Atari Go]\n;B[dd];W[dd])');
    await sees(page, { notice: expect.stringMatching(/^About the file: line 2: .*D4/) as unknown as string });
  });
});

describe('before the game', () => {
  it('stones of both colours are placed; a group without a liberty is refused', async () => {
    const page = await visitGame();
    const dialog = await openNewGame(page);
    await dialog.getByText('5×5', { exact: true }).click();
    await dialog.getByText('Set it up on a board').click();
    const point = (name: string) => dialog.locator(`[data-targets="${name}"]`);
    const stone = (name: string) => dialog.getByRole('radio', { name }).check({ force: true });
    await stone('Black stone');
    await point('A1').click();
    await point('E5').click();
    await point('E5').click();
    await stone('White stone');
    await point('A2').click();
    await point('B1').click();
    expect(await dialog.getByRole('status').textContent()).toMatch(/black group on A1 has no liberty/);
    await point('B1').click();
    await point('B2').click();
    expect(await dialog.getByRole('status').textContent()).toBe('B2, white, 4 liberties');
    for (const side of [0, 1]) await dialog.locator(`#new-player-${side}`).selectOption('human');
    await press(page, 'Start');
    await sees(page, { moves: [], status: 'Black to move' });
    expect([await figure(page, 'stones0'), await figure(page, 'stones1')]).toEqual([1, 2]);
  });

  it('the dialog shows all options of the game on the page', async () => {
    const page = await visitGame();
    await startGame(page, {
      position: gameById('atari-go').formatPosition(
        gameById('atari-go').initial({ size: '9', start: 'crosscut', first: 'white' }),
      ),
    });
    await openNewGame(page);
    const checked = page.getByRole('dialog').locator('.start-card:has(:checked)');
    await expect.poll(() => checked.allTextContents()).toEqual(['9×9', 'Crosscut', 'None', 'White', 'One']);
  });
});

describe('a handicap', () => {
  it('puts black stones on the star points, and White begins; each board offers its own', async () => {
    const page = await visitGame();
    const dialog = await openNewGame(page);
    const pick = (name: string) => dialog.getByRole('radio', { name, exact: true }).check({ force: true });
    const offered = dialog.locator('.start-card:has([name=start-handicap])');
    expect(await offered.allTextContents()).toEqual(['None', '2 stones', '3 stones', '4 stones']);
    await pick('9×9');
    await pick('7 stones');
    // What the next board has no places for is dropped.
    await pick('5×5');
    expect(await offered.allTextContents()).toEqual([
      'None',
      ...[2, 3, 4, 5].map((count) => `${count} stones`),
    ]);
    expect(await offered.locator(':checked').count()).toBe(1);
    expect(await offered.first().locator(':checked').count()).toBe(1);
    await pick('13×13');
    await pick('5 stones');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    const chosen = dialog.locator('.start-card:has(:checked)');
    expect(await chosen.allTextContents()).toEqual(['13×13', 'Empty board', '5 stones', 'White', 'One']);
    for (const side of [0, 1]) await dialog.locator(`#new-player-${side}`).selectOption('human');
    await press(page, 'Start');
    await sees(page, { moves: [], status: 'White to move' });
    expect([await figure(page, 'stones0'), await figure(page, 'stones1')]).toEqual([5, 0]);
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as SGF')]);
    expect((await contentOf(download)).toString()).toMatch(
      /SZ\[13\].*HA\[5\]AB\[dd\]\[jd\]\[gg\]\[dj\]\[jj\]PL\[W\]/s,
    );

    await openNewGame(page);
    await expect
      .poll(() => chosen.allTextContents())
      .toEqual(['13×13', 'Empty board', '5 stones', 'White', 'One']);
  });
});

describe('in the game', () => {
  it('the list of moves shows where each went', async () => {
    const page = await visitGame();
    await startGame(page, { start: '5×5', game: 'Atari Go', ...PERSONS });
    await playPoints(page, 'C3', 'D3');
    await page.locator('.move').first().hover();
    expect(await middleOf(page, '.row-mark')).toEqual(await middleOf(page, '[data-targets=C3]'));
    expect(await page.locator('.move .side-sign').count()).toBe(2);
    await page.locator('h1').first().hover();
    expect(await page.locator('.row-mark').count()).toBe(0);
  });

  it('suicide is refused with its reason', async () => {
    const page = await visitGame({ locale: 'cs-CZ' });
    await press(page, 'English');
    await startGame(page, { position: '...../...O./...../X..../.X... O 1', ...PERSONS });
    await playPoints(page, 'A1');
    await sees(page, { moves: [], notice: expect.stringMatching(/A1 is suicide/) as unknown as string });
    await press(page, 'Čeština');
    await sees(page, { notice: expect.stringMatching(/sebevražda/) as unknown as string });
  });
});

async function middleOf(page: Page, selector: string): Promise<number[]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
}

describe('lessons', () => {
  const lessons = lessonsOf('atari-go') as Lessons;
  const status = (page: Page) => page.getByTestId('notice').textContent();

  it('are reached from the rules, by an address of each chapter, and lead back', async () => {
    const page = await visitGame();
    await openTab(page, 'game');
    await page.getByRole('link', { name: /Learn Atari Go/ }).click();
    await page.getByRole('heading', { name: 'Learn Atari Go' }).waitFor();
    expect(await page.title()).toBe('Learn Atari Go · Tahoun');
    await page.getByRole('link', { name: 'The ladder' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ladder');
    await press(page, 'Čeština');
    expect(await page.getByRole('heading', { name: 'Schody' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Hrát' }).click();
    await sees(page, { status: 'Na tahu je černý' });
    const pictures = lessons.chapters.find(({ id }) => id === 'ladder')?.pictures ?? [];
    await page.goBack();
    await expect.poll(() => page.getByRole('img').count()).toBe(pictures.length);
  });

  it('have problems that are played against the solver to the capture', async () => {
    const page = await web.visit({ path: '/learn/atari-go/problems' });
    const number = lessons.problems.findIndex(({ moves }) => moves.includes('A2'));
    await openTab(page, 'game');
    await press(page, `Problem ${number + 1} of ${lessons.problems.length}`);
    // Too slow, on a stone, and then right.
    await playPoints(page, 'E5');
    await expect.poll(() => status(page)).toMatch(/^E5 does not solve it/);
    await playPoints(page, 'A1');
    await expect.poll(() => status(page)).toMatch(/white stone/);
    await playPoints(page, 'A2');
    await expect.poll(() => status(page)).toMatch(/^Correct\. The reply is/);
    await playPoints(page, 'B1');
    await expect.poll(() => status(page)).toBe('Solved!');
    expect(await page.getByTestId('trainer-results').textContent()).toBe('1 of 12 solved');
    await page.reload();
    expect(await page.getByTestId('trainer-results').textContent()).toBe('1 of 12 solved');
  });

  it('are played with the keyboard', async () => {
    const page = await web.visit({ path: '/learn/atari-go/problems' });
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('Solved!');
  });

  it.each(['light', 'dark'] as const)('are found without fault by axe, in %s', async (colorScheme) => {
    const page = await web.visit({ path: '/learn/atari-go', colorScheme, locale: 'cs-CZ' });
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('fit a phone', async () => {
    const page = await web.visit({ path: '/learn/atari-go', viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

  it('a stone waits for a second tap on its point where that is chosen, and the choice stays', async () => {
    const page = await visitGame(PHONE);
    await startGame(page, { ...PERSONS });
    await openTab(page, 'moves');
    await mark(page, 'Confirm each move', true);
    await place(page, 'D4').tap();
    await sees(page, { moves: [], notice: 'Choose it again to play it' });
    await place(page, 'C3').tap();
    await sees(page, { moves: [] });
    await place(page, 'C3').tap();
    await sees(page, { moves: ['C3'] });
    await page.reload();
    await place(page, 'D4').tap();
    await sees(page, { moves: ['C3'], notice: 'Choose it again to play it' });
    await openTab(page, 'moves');
    await mark(page, 'Confirm each move', false);
    await place(page, 'E4').tap();
    await sees(page, { moves: ['C3', 'E4'] });
  });

  it('a board of 13 × 13 is shown larger, and played on there; a smaller one is not', async () => {
    const page = await visitGame(PHONE);
    const zoom = page.getByRole('button', { name: 'Zoom' });
    await startGame(page, { start: '9×9', ...PERSONS });
    expect(await zoom.count()).toBe(0);
    await startGame(page, { start: '13×13', ...PERSONS });
    const width = async () => (await place(page, 'G7').boundingBox())?.width ?? 0;
    const before = await width();
    await zoom.tap();
    await expect.poll(width).toBeGreaterThan(1.9 * before);
    await place(page, 'G7').tap();
    await sees(page, { moves: ['G7'] });
    await place(page, 'A13').tap();
    await sees(page, { moves: ['G7', 'A13'] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await zoom.tap();
    await expect.poll(width).toBeLessThan(1.1 * before);
  });
});
