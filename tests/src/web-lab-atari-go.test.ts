// @module-tag rest
// @module-tag browser
import { games } from '@tahoun/catalogue/all';
import { solve } from '@tahoun/engine';
import { STARY_CONSTANTS, staryEvaluation } from '@tahoun/eval/atari-go';
import { atariGo } from '@tahoun/games/atari-go';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { press, useWeb } from './support/web.js';

/** The Lab's page on Atari Go: liberties, the Euler number, the proof. */

const web = useWeb();

const lab = (query: string) => `/lab/atari-go?${query.replaceAll(' ', '+')}`;

const rowsOf = (page: Page, table: string) =>
  page
    .getByTestId(table)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(' | ')),
    );

const text = (page: Page, id: string) => page.getByTestId(id).textContent();

describe('the liberties', () => {
  it('of every group are listed, those in atari by name, and a group is shown on the board', async () => {
    const page = await web.visit({
      path: lab('position=.X.../XOX../...../..X../.XO.. O 1'),
    });
    await page.getByTestId('groups').waitFor();
    expect(await rowsOf(page, 'groups')).toEqual([
      'B5 | Black | 1 | 2 | A5 C5',
      'A4 | Black | 1 | 2 | A5 A3',
      'B4 | White | 1 | 1 in atari | B3',
      'C4 | Black | 1 | 3 | C5 D4 C3',
      'C2 | Black | 1 | 3 | C3 B2 D2',
      'B1 | Black | 1 | 2 | B2 A1',
      'C1 | White | 1 | 1 in atari | D1',
    ]);
    const board = page.locator('.lab-board svg');
    // The board shows it without the table: a number per stone, a dashed ring per stone in atari.
    expect(await board.locator('text').allTextContents()).toEqual(expect.arrayContaining(['1', '2', '3']));
    expect(await board.locator('[stroke-dasharray]').count()).toBe(2);
    await press(page, 'Show C4 on the board');
    expect(await board.locator('.go-group-mark rect').count()).toBe(1);
    expect(await board.locator('.go-group-mark circle').count()).toBe(3);
    await press(page, 'Show C4 on the board');
    expect(await board.locator('.go-group-mark').count()).toBe(0);
  });

  it('are those of any position one writes or picks; a bad one is refused beside the field', async () => {
    const page = await web.visit({ path: '/lab' });
    await page.getByRole('link', { name: 'Atari Go', exact: true }).click();
    await page.getByTestId('groups').waitFor();
    const field = page.getByRole('textbox');
    await field.fill('XO/X. X 1');
    await field.press('Enter');
    await expect.poll(() => rowsOf(page, 'groups')).toHaveLength(2);
    expect(page.url()).toContain('position=XO/X.+X+1');
    await field.fill('XO/OX X 1');
    await field.press('Enter');
    expect(await page.getByRole('alert').textContent()).toContain('has no liberty');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Example').selectOption('Crosscut, 4×4');
    await expect.poll(() => rowsOf(page, 'groups')).toHaveLength(4);
    expect(await field.inputValue()).toBe('..../.XO./.OX./.... X 1');
  });
});

describe('the Euler number', () => {
  // An eye that is closed only diagonally is no hole; White's two stones touch by a corner.
  const POSITION = '....O/.XXO./.X.X./.XXX./..... O 1';

  it('is that counted by hand, with its formula, and enters the evaluation', async () => {
    const page = await web.visit({ path: lab(`position=${POSITION}&show=euler&scan=plain`) });
    await page.getByTestId('euler').waitFor();
    expect(await rowsOf(page, 'euler')).toEqual([
      'Black | 5 | 3 | 1 | (5 − 3 + 2 · 1) / 4 = 1 1 group − 0 holes',
      'White | 6 | 0 | 1 | (6 − 0 + 2 · 1) / 4 = 2 2 groups − 0 holes',
    ]);
    const rows = await rowsOf(page, 'evaluation');
    expect(rows).toHaveLength(5);
    expect(rows[4]).toBe('ε = −4 | Euler number | 1 | 2 | −1 | +4');
    // White is to move, and the evaluation is for the side to move.
    const value =
      -staryEvaluation({ ...STARY_CONSTANTS, scan: 0 }).evaluate(atariGo.parsePosition(POSITION)) / 100;
    const total = await page.getByTestId('evaluation').locator('tfoot td').textContent();
    expect(Number(total?.replace('−', '-'))).toBe(value);
  });

  it("considers the opponent's stones when asked, and says which windows that changes, and why", async () => {
    const page = await web.visit({ path: lab(`position=${POSITION}&show=euler&scan=plain`) });
    await page.getByRole('combobox', { name: 'Stones on a diagonal' }).selectOption('aware');
    await expect.poll(() => page.url()).not.toContain('scan=');
    expect(await text(page, 'scan')).toContain('This is our reading');
    // White's two stones have nothing between them; Black's eye is open at D4, where White has a stone.
    expect(await rowsOf(page, 'euler')).toEqual([
      'Black | 5 | 3 | 1 | 0 | (5 − 3 + 2 · 1 − 2 · 0) / 4 = 1 1 group − 0 holes',
      'White | 6 | 0 | 0 | 1 | (6 − 0 + 2 · 0 − 2 · 1) / 4 = 1 1 group − 0 holes',
    ]);
    const grid = page.getByRole('grid');
    await grid.locator('[data-targets="2,3"]').hover();
    expect(await text(page, 'window')).toBe('C3–D4: two stones on a diagonal (QD), kept apart by D4, +2.');
    const value = -staryEvaluation({ ...STARY_CONSTANTS, scan: 1 }).evaluate(atariGo.parsePosition(POSITION));
    const total = await page.getByTestId('evaluation').locator('tfoot td').textContent();
    expect(Number(total?.replace('−', '-'))).toBe(value / 100);
    await page.getByLabel('Stones', { exact: true }).selectOption('White');
    await grid.locator('[data-targets="1,4"]').hover();
    expect(await text(page, 'window')).toBe(
      'D4–E5: two stones on a diagonal (QJ), joined: no opponent stands between them, −2.',
    );
    await expect.poll(() => page.url()).toContain('colour=white');
    await page.reload();
    await page.getByText('White: 7 windows count.').waitFor();
    expect(await page.locator('g.go-quad-joined').count()).toBe(1);
  });

  it('is counted window by window, and the link keeps the window', async () => {
    const page = await web.visit({ path: lab(`position=${POSITION}&show=euler&scan=plain&window=0`) });
    await page.getByTestId('window').waitFor();
    expect(await text(page, 'window')).toBe('No window has been counted yet.');
    await page.keyboard.press('n');
    expect(await text(page, 'window')).toBe('A4–B5: 1 stone (Q1), +1. So far: (1 − 0 + 2 · 0) / 4 = 0.25.');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    expect(await text(page, 'window')).toBe('B3–C4: 3 stones (Q3), −1. So far: (2 − 1 + 2 · 0) / 4 = 0.25.');
    expect(await page.locator('g.go-quad').count()).toBe(3);
    await expect.poll(() => page.url()).toContain('window=3');
    await page.reload();
    await page.getByText('B3–C4: 3 stones').waitFor();
    await page.keyboard.press('End');
    expect(await text(page, 'window')).toBe('Black: 9 windows count.');
    await page.getByLabel('Stones', { exact: true }).selectOption('White');
    expect(await text(page, 'window')).toBe('White: 7 windows count.');
  });

  it('says of any window what it adds, by pointer and by keyboard', async () => {
    const page = await web.visit({ path: lab(`position=${POSITION}&show=euler&scan=plain`) });
    const grid = page.getByRole('grid');
    await grid.locator('[data-targets="2,3"]').hover();
    await expect.poll(() => text(page, 'window')).toBe('C3–D4: two stones on a diagonal (QD), +2.');
    await page.mouse.move(0, 0);
    await expect.poll(() => text(page, 'window')).toBe('Black: 9 windows count.');
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => text(page, 'window')).toBe('A4–B5: 1 stone (Q1), +1.');
    const active = await grid.getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-label')).toBe('A4–B5: 1 stone (Q1), +1');
  });
});

describe('the proof', () => {
  const CROSSCUT = '..../.XO./.OX./.... X 1';
  const verdict = (page: Page) => text(page, 'verdict');
  const places = (page: Page) =>
    page
      .getByRole('treeitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));

  it('tells winner, distance and all first moves that win, and plays the line', async () => {
    const page = await web.visit({ path: lab(`position=${CROSSCUT}&show=proof`) });
    await page.getByText('First moves that win: C4, D3, A2, B1.').waitFor();
    expect(await verdict(page)).toBe('Black wins, 5 plies from here with best play by both sides.');
    const stars = await page
      .locator('[data-winning]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-winning')));
    expect(stars.sort()).toEqual(['A2', 'B1', 'C4', 'D3']);
    await press(page, 'To the end');
    expect(await text(page, 'step')).toBe('Step 5 of 5');
    await page.locator('.lab-board').getByText('Black wins').waitFor();
    expect(await page.locator('[data-winning]').count()).toBe(0);
    await page.keyboard.press('b');
    await expect.poll(() => page.url()).toContain('step=4');
    await page.reload();
    await expect.poll(() => text(page, 'step')).toBe('Step 4 of 5');
  });

  it('is a tree of OR and AND nodes with their numbers, which unfolds as far as the games end', async () => {
    const page = await web.visit({ path: lab(`position=${CROSSCUT}&show=proof`) });
    await page.getByRole('tree').waitFor();
    const [root, first, ...rest] = await places(page);
    expect(root).toBe(
      'The position: Black to move, OR; Black wins, in 5 plies at most. Proof | disproof: 0 | ∞.',
    );
    expect(first).toMatch(/^After C4 \(4 moves, .*: White to move, AND; Black wins, .*: 0 \| ∞\.$/);
    // Every one of White's eleven replies loses.
    expect(rest.filter((name) => /: Black to move, OR; Black wins/.test(name))).toHaveLength(11);
    const tree = page.getByRole('tree');
    await tree.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => text(page, 'place')).toMatch(/^After \w\d: Black to move, OR/);
    // Down one reply after the other to the end of a game; some nodes are requested from the solver on the
    // way.
    for (let ply = 3; !(await text(page, 'place'))?.includes('the game is over'); ply++) {
      expect(ply).toBeLessThan(7);
      const before = (await places(page)).length;
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await places(page)).length).toBeGreaterThan(before);
      await page.keyboard.press('ArrowDown');
    }
    expect(await text(page, 'place')).toMatch(/^After \w\d: the game is over, Black has won\.$/);
    await page.locator('.lab-board').getByText('Black wins').waitFor();
  });

  it('answers about moves that the proof did without, too', async () => {
    const position = '...../.XO../.OX../...../..... X 1';
    const { winningMoves = [] } = solve(games, { game: 'atari-go', position });
    const page = await web.visit({ path: lab(`position=${position}&show=proof`) });
    const open = page.getByRole('treeitem', { name: /not decided/ }).first();
    const [, move = ''] = /^After (\w\d)/.exec((await open.getAttribute('aria-label')) ?? '') ?? [];
    await open.click();
    const verdict = winningMoves.includes(move) ? 'Black wins' : 'Black does not win';
    await page.getByRole('treeitem', { name: new RegExp(`^After ${move} .*AND; ${verdict}`) }).waitFor();
    // Each of White's replies to it is there now, too: points other than those under the first move.
    expect((await places(page)).filter((name) => name.includes('OR;')).length).toBeGreaterThan(25);
  });

  it("of a lost position is the other side's", async () => {
    const page = await web.visit({
      path: lab('position=..../..../..../.... X 1&show=proof'),
      locale: 'cs-CZ',
    });
    await page.getByText('Vyhraje bílý, při nejlepší hře obou za 14 půltahů.').waitFor();
    await page.getByText('Černý prohraje, ať zahraje cokoli.').waitFor();
    expect(await page.locator('[data-winning]').count()).toBe(0);
    const [root, ...replies] = await places(page);
    expect(root).toMatch(
      /^Pozice: na tahu je černý, AND; vyhraje bílý nejpozději za \d+\spůltahů\. .*: 0 \| ∞\.$/,
    );
    // Sixteen points, three of them different.
    expect(replies).toHaveLength(3);
    for (const name of replies) expect(name).toContain('na tahu je bílý, OR; vyhraje bílý');
  });

  it('stops when told, leaves the page alone meanwhile, and says what it could not decide', async () => {
    const empty = `${Array(7).fill('.......').join('/')} X 1`;
    const page = await web.visit({ path: lab(`position=${empty}&show=proof&nodes=5000000`) });
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    // The page answers while the solver is at work.
    await page.getByRole('radio', { name: 'Liberties' }).check();
    await page.getByText('There are no stones on the board.').waitFor();
    await page.getByRole('radio', { name: 'Proof' }).check();
    await press(page, 'Stop');
    await page.getByText('Stopped before anything was proved.').waitFor();
    await page.getByLabel('Node limit').selectOption('20,000');
    await page.getByText(/^Not decided within 20,000 moves\./).waitFor();
    expect((await places(page)).some((name) => name.includes('not decided'))).toBe(true);
  });

  it('is for the first capture alone, and for games that go on', async () => {
    const page = await web.visit({ path: lab('position=..../.XO./.OX./.... X 2 0:0 -&show=proof') });
    await page.getByText(/The proof is for games in which the first capture wins/).waitFor();
  });
});

describe('the page', () => {
  const views = [
    { query: 'show=liberties', shows: '[data-testid=groups]' },
    { query: 'show=euler', shows: '[data-testid=euler]' },
    { query: 'position=..../.XO./.OX./.... X 1&show=proof', shows: '[data-testid=winning]' },
  ];

  const open = (page: Page, query: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, lab(query).slice(1));

  it('has nothing that sticks out of a small screen, and everybody can use it', async () => {
    const page = await web.visit({
      path: lab('show=liberties'),
      alone: true,
      viewport: { width: 360, height: 740 },
      // A colour on its way is neither the old nor the new one.
      colorScheme: 'dark',
      locale: 'cs-CZ',
      reducedMotion: 'reduce',
    });
    for (const { query, shows } of views) {
      await open(page, query);
      await page.locator(shows).waitFor();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, query).toBeLessThanOrEqual(0);
      }
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes: found }) => `${query}: ${id}: ${found[0]?.html}`)).toEqual([]);
    }
    await page.getByText('První tahy, které vyhrávají: C4, D3, A2, B1.').waitFor();
  });

  it('in light colours has enough contrast', async () => {
    const page = await web.visit({ path: lab('show=liberties'), colorScheme: 'light' });
    for (const { query, shows } of views) {
      await open(page, query);
      await page.locator(shows).waitFor();
      const { violations } = await axe(page).withRules('color-contrast').analyze();
      expect(violations.map(({ nodes: found }) => `${query}: ${found[0]?.html}`)).toEqual([]);
    }
  });

  it('is fetched when it is opened, not with the rest of the Lab', async () => {
    const page = await web.visit({ path: '/lab' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('link', { name: 'Atari Go', exact: true }).click();
    await page.getByTestId('groups').waitFor();
    expect(fetched.some((name) => /\/AtariGoPage-.*\.js/.test(name))).toBe(true);
  });
});
