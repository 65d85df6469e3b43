// @module-tag rest
// @module-tag browser
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { figure, openNewGame, place, press, sees, startGame, useWeb } from './support/web.js';

/** Positions set up by hand in the dialog that starts a game. */

const web = useWeb();

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

describe('pieces', () => {
  it('are put, moved by dragging, and taken away; what is impossible is refused in words', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const editor = await openEditor(page);
    await press(page, 'Empty board');
    expect(await text(page)).toBe(EMPTY);
    await put(editor, 'White king', 'e1');
    await put(editor, 'White queen', 'd1', 'd5');
    expect(await status(editor)).toBe('d5, white queen · Black has no king, expected exactly one');
    // The same words again, aloud, when the game is to begin; and it does not begin.
    await press(page, 'Start');
    expect(await page.getByRole('dialog').getByRole('alert').textContent()).toBe(
      'Black has no king, expected exactly one',
    );
    await put(editor, 'Black king', 'e8');
    await drag(page, editor, 'd5', 'g6');
    expect(await text(page)).toBe('4k3/8/6Q1/8/8/8/8/3QK3 w - - 0 1');
    expect(await status(editor)).toContain("Black's king on e8 is in check");
    // Choosing a place again with its piece clears it, and so does the other tool.
    await put(editor, 'White queen', 'd1');
    await choose(editor, 'Remove');
    await square(editor, 'g6').click();
    await put(editor, 'White rook', 'a1');
    await choose(editor, 'Move');
    await square(editor, 'a1').click();
    await square(editor, 'h1').click();
    expect(await text(page)).toBe('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    await editor.getByLabel('White castles O-O, rook h1').check();
    await editor.getByRole('radio', { name: 'Black', exact: true }).check();
    expect(await text(page)).toBe('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
    await begin(page);
    await sees(page, { status: 'Black to move', moves: [] });
    await expect.poll(() => place(page, 'h1').getAttribute('aria-label')).toBe('h1, white rook');
  });

  it('go up to the edge of what the rules allow: en passant, castling of Chess960', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const editor = await openEditor(page);
    await drag(page, editor, 'e2', 'e5');
    await drag(page, editor, 'd7', 'd5');
    await editor.getByLabel('En passant on d6').check();
    expect(await text(page)).toBe('rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 1');
    await page.getByRole('dialog').locator('.start-card', { hasText: '959' }).click();
    expect(await text(page)).toBe('');
    await choose(editor, 'Remove');
    await square(editor, 'a2').click();
    expect(await text(page)).toMatch(/ w [A-H]{2}[a-h]{2} - 0 1$/);
    await begin(page);
    await sees(page, { status: 'White to move', moves: [] });
  });

  it('of draughts: a man on its last row is no man', async () => {
    const page = await web.visit({ path: '/play/czech-draughts' });
    const editor = await openEditor(page);
    await press(page, 'Empty board');
    await put(editor, 'White man', 'b8');
    await put(editor, 'Black king', 'a1');
    expect(await status(editor)).toContain('the man on b8 is on its last row');
    await put(editor, 'White king', 'b8');
    expect(await text(page)).toBe('W:WKb8:BKa1');
    await editor.getByLabel('A capturing king lands where it can capture again').check();
    await begin(page);
    await sees(page, { status: 'White to move', moves: [] });
    expect([await figure(page, 'kings0'), await figure(page, 'kings1')]).toEqual([1, 1]);
  });

  it('that fall down, and bars of chocolate', async () => {
    const page = await web.visit({ path: '/play/connect-four' });
    let editor = await openEditor(page);
    await put(editor, 'Yellow', 'd', 'd', 'd');
    await put(editor, 'Red', 'd', 'e');
    await choose(editor, 'Remove');
    await square(editor, 'e').click();
    await drag(page, editor, 'd', 'a');
    expect(await text(page)).toBe('......./......./......./...x.../...x.../o..x... x');
    await page.getByRole('dialog').getByLabel('Game', { exact: true }).selectOption('chocolate');
    editor = await openEditor(page, false);
    await editor.getByLabel('Rows').selectOption('3');
    await editor.getByLabel('Columns').selectOption('7');
    await press(page, 'Add 3 × 7');
    await press(page, 'Add 3 × 7');
    expect(await text(page)).toBe('4x6+2*3x7 A');
    await square(editor, '4x6').click();
    await square(editor, '3x7').click();
    await begin(page);
    expect(await figure(page, 'pieces')).toBe(1);
  });

  it('on boards of other sizes, with blocked cells', async () => {
    const page = await web.visit();
    const editor = await openEditor(page);
    await editor.getByLabel('Columns').selectOption('4');
    await editor.getByLabel('Rows').selectOption('2');
    await put(editor, 'Blocked', 'a1', 'b1', 'c1');
    // A blocked cell is a place like any other here.
    await put(editor, 'Blocked', 'b1');
    await put(editor, 'Red', 'c2');
    await begin(page);
    await sees(page, { moves: [] });
    expect([await figure(page, 'side1'), await figure(page, 'left')]).toEqual([1, 5]);
  });
});

describe('the text beside it', () => {
  it('is pasted and copied; what is no position leaves the board as it is', async () => {
    const page = await web.visit({ path: '/play/chess', permissions: ['clipboard-read', 'clipboard-write'] });
    const editor = await openEditor(page);
    const fen = 'r3k3/8/8/8/8/8/8/4K2R b Kq - 12 40';
    await page.getByRole('dialog').getByRole('textbox').fill(fen);
    expect(await square(editor, 'a8').getAttribute('aria-label')).toBe('a8, black rook');
    expect(await editor.getByLabel('Black castles O-O-O, rook a8').isChecked()).toBe(true);
    await page.getByRole('dialog').getByRole('textbox').fill('8/8/8 w - - 0 1');
    expect(await status(editor)).toBe('the board has 3 ranks, expected 8, from rank 8 down, separated by /');
    expect(await square(editor, 'a8').getAttribute('aria-label')).toBe('a8, black rook');
    await press(page, 'Starting position');
    expect(await status(editor)).not.toMatch(/ranks/);
    await press(page, 'Copy as text');
    await expect.poll(() => status(editor)).toBe('The position is on the clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    );
  });

  it('may be taken over from the game on the page', async () => {
    const page = await web.visit({ path: '/play/chess' });
    await startGame(page, { position: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', players: ['human', 'human'] });
    await openEditor(page);
    await press(page, 'Current position');
    expect(await text(page)).toBe('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
  });
});

describe('without a mouse', () => {
  it('the keyboard puts, moves and takes away', async () => {
    const page = await web.visit({ path: '/play/czech-draughts' });
    const dialog = await openNewGame(page);
    await dialog.locator('.set-up > summary').focus();
    await page.keyboard.press('Enter');
    const editor = dialog.locator('.editor');
    await editor.waitFor();
    await editor.getByRole('grid').focus();
    // On b8, with a black man: it is removed, a white one is added, and removed again.
    await page.keyboard.press('Delete');
    expect(await status(editor)).toBe('b8, free');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    expect(await text(page)).toBe('W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Bb6,c7,d6,d8,e7,f6,f8,g7,h6,h8');
    await page.keyboard.press('Enter');
    expect(await text(page)).toContain('Wa1,a3,a7,b2');
    await page.keyboard.press('Tab');
    // The tools: "Move" is the last but one.
    await editor.getByRole('radio', { name: 'Move', exact: true }).focus();
    await page.keyboard.press('Space');
    await editor.getByRole('grid').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await text(page)).toContain('Wa1,a3,b2,b6,c1');
  });

  it('fingers do, on 360 pixels, and nothing sticks out', async () => {
    const page = await web.visit({
      path: '/play/chess',
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      locale: 'cs-CZ',
    });
    const dialog = await openNewGame(page, 'cs');
    await dialog.getByText('Sestavit na desce').tap();
    const editor = dialog.locator('.editor');
    await choose(editor, 'Přesouvat');
    await square(editor, 'b1').tap();
    await square(editor, 'c3').tap();
    await choose(editor, 'Bílá dáma');
    await square(editor, 'h5').tap();
    expect(await text(page)).toBe('rnbqkbnr/pppppppp/8/7Q/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it.each([
    { game: 'chess', colorScheme: 'light' as const },
    { game: 'chocolate', colorScheme: 'dark' as const },
  ])('axe finds nothing in $game, $colorScheme', async ({ game, colorScheme }) => {
    const page = await web.visit({ path: `/play/${game}`, colorScheme, reducedMotion: 'reduce' });
    await openEditor(page);
    await press(page, 'Empty board');
    const { violations } = await axe(page).include('.editor').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  });
});

/** Opens the editor. @param isFresh the dialog is not open yet. */
async function openEditor(page: Page, isFresh = true): Promise<Locator> {
  const dialog = isFresh ? await openNewGame(page) : page.getByRole('dialog');
  await dialog.getByText('Set it up on a board').click();
  const editor = dialog.locator('.editor');
  await editor.waitFor();
  return editor;
}

function square(editor: Locator, targets: string): Locator {
  return editor.locator(`[data-targets="${targets}"]`).first();
}

/** Chooses a tool: a click on its picture would do the same. */
async function choose(editor: Locator, tool: string): Promise<void> {
  const palette = editor.getByRole('radiogroup');
  await palette.getByRole('radio', { name: tool, exact: true }).check({ force: true });
}

async function put(editor: Locator, piece: string, ...places: readonly string[]): Promise<void> {
  await choose(editor, piece);
  for (const each of places) await square(editor, each).click();
}

async function drag(page: Page, editor: Locator, from: string, to: string): Promise<void> {
  await square(editor, from).hover();
  await page.mouse.down();
  await square(editor, to).hover();
  await page.mouse.up();
}

/** The text of the custom start position. */
function text(page: Page): Promise<string> {
  return page.getByRole('dialog').locator('textarea').inputValue();
}

async function status(editor: Locator): Promise<string> {
  return (await editor.getByRole('status').textContent()) ?? '';
}

async function begin(page: Page): Promise<void> {
  for (const side of [0, 1]) await page.locator(`#new-player-${side}`).selectOption('human');
  await press(page, 'Start');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe('a start with a number', () => {
  /** White's pieces from the left, as a screen reader names them. */
  const pieces = async (page: Page) => {
    const names = await Promise.all(
      [...'abcdefgh'].map((file) => place(page, `${file}1`).getAttribute('aria-label')),
    );
    const letters = { knight: 'n', king: 'k', queen: 'q', rook: 'r', bishop: 'b' };
    return names.map((name) => letters[name?.split(' ').at(-1) as keyof typeof letters]).join('');
  };

  it('of chess is typed, or drawn by lot from all 960, and played', async () => {
    const script = () => {
      crypto.getRandomValues = ((values: Uint32Array) => values.fill(960 * 7 + 959)) as never;
    };
    const page = await web.visit({ path: '/play/chess', script });
    await openNewGame(page);
    const number = page.getByLabel('Number, 0 to 959');
    expect(await number.inputValue()).toBe('518');
    await number.fill('960');
    await press(page, 'Start');
    await page.getByRole('dialog').getByText('Enter a whole number from 0 to 959').waitFor();
    await number.fill('534');
    await press(page, 'Start');
    await expect.poll(() => pieces(page)).toBe('rnbkqbnr');
    await openNewGame(page);
    expect(await number.inputValue()).toBe('534');
    await press(page, 'Random position');
    await expect.poll(() => number.inputValue()).toBe('959');
    await press(page, 'Start');
    await expect.poll(() => pieces(page)).toBe('rkrnnqbb');
  });
});
