// @module-tag browser
import { leafTreeValue, parseLeafTree } from '@tahoun/lab/lecture';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { contentOf, press, useWeb } from './support/web.js';

/** The Lab: the trees of the searches, drawn and taken step by step. */

const web = useWeb();

const lab = (path: string) => `/lab/${path}`;
const FIRST_CUT = 'tree?t=((3+5)+(2+9))&show=alpha-beta';

/** The nodes of a drawn tree as screen readers hear them. */
function nodes(page: Page, algorithm: string): Promise<string[]> {
  return page
    .getByTestId(`pane-${algorithm}`)
    .getByRole('treeitem')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
}

/** The texts in the drawing. */
function written(page: Page, algorithm: string): Promise<string[]> {
  return page
    .getByTestId(`pane-${algorithm}`)
    .locator('svg.lab-tree text')
    .evaluateAll((texts) => texts.map((text) => text.textContent));
}

const step = (page: Page) => page.getByTestId('step').textContent();
const sentence = (page: Page) => page.getByTestId('sentence-alpha-beta').textContent();
const litLines = (page: Page) => page.locator('[data-lit=true]').allTextContents();

/** Moves as Kühr's figures write them: the columns only. */
function columns(move: string): string {
  return move.replace(/\d/g, '').replace(/x/g, '-');
}

/** The numbers of a drawing as the scan of Kühr's text prints them: it keeps the digits 0 and 9 and no others. */
function scanned(texts: readonly string[]): string[] {
  return texts.filter((text) => /^−?\d+$/.test(text)).map((text) => text.replace(/[1-8]/g, ''));
}

describe("Kühr's worked examples", () => {
  /** Opens an example and goes to the end of the search's tree. */
  async function open(id: string, algorithm = 'minimax'): Promise<Page> {
    const page = await web.visit({ path: lab('examples') });
    await page.locator(`[data-example=${id}]`).click();
    await page.getByTestId(`pane-${algorithm}`).waitFor();
    await press(page, 'To the end');
    return page;
  }

  const movesOf = async (page: Page, algorithm: string) =>
    (await nodes(page, algorithm)).slice(1).map((name) => name.split(',')[0] as string);

  it('figures 4 and 5: nine positions, below which only the replies to d2-e3 are more', async () => {
    const page = await open('kuhr-game-tree');
    const figure = 'd-c d-e c-b c-d c-d c-b c-a c-e'.split(' ');
    const below = 'e-c e-d e-f'.split(' ');
    expect((await movesOf(page, 'minimax')).map(columns).sort()).toEqual([...figure, ...below].sort());
  });

  it('figures 7 and 8: fifteen branches, and a win is 99 at every node', { tags: 'rest' }, async () => {
    const page = await open('kuhr-minimax-root');
    const figure = 'd-e d-c e-d e-f e-d e-f e-c e-g c-e c-b c-d f-e f-g f-e f-g'.split(' ');
    const moves = await movesOf(page, 'minimax');
    expect(moves.map(columns).sort()).toEqual(figure.sort());
    expect(moves[0]).toBe('d6-e5');
    const nines = scanned(await written(page, 'minimax')).filter((text) => text.includes('9'));
    expect(nines).toEqual(Array(8).fill('99'));
    await page.goBack();
    await page.locator('[data-example=kuhr-minimax-simplified]').click();
    await page.getByTestId('pane-minimax').waitFor();
    await press(page, 'To the end');
    const negamax = scanned(await written(page, 'minimax')).filter((text) => text.includes('9'));
    expect(negamax.sort()).toEqual([...Array(4).fill('99'), ...Array(4).fill('−99')].sort());
  });

  it('figure 9: a win of 99 is 98 a step up, then −97, and 97 at the root, where minimax makes no step', {
    tags: 'rest',
  }, async () => {
    const page = await open('kuhr-minimax');
    expect(await written(page, 'minimax')).toEqual(expect.arrayContaining(['−99', '98', '−97', '97']));
    expect(await written(page, 'minimax')).not.toContain('96');
    expect(await page.getByTestId('sentence-minimax').textContent()).toBe(
      'Done. The value of the root is 97; the best move is d6-e5.',
    );
    await page.keyboard.press('b');
    await page.keyboard.press('Home');
    for (let i = 0; i < 14; i++) await page.keyboard.press('n');
    await expect
      .poll(() => page.getByTestId('sentence-minimax').textContent())
      .toMatch(/^97 comes back from d6-e5/);
    // His alpha-beta steps at the root too.
    expect(await page.getByTestId('row-minimax').textContent()).toContain('97d6-e5');
    expect(await page.getByTestId('row-alpha-beta').textContent()).toContain('96d6-e5');
  });

  it('figures 10 and 11: the horizon hides the exchange at depth 2 and not at depth 3', {
    tags: 'rest',
  }, async () => {
    const page = await open('kuhr-horizon');
    const figure = 'e-d e-f f-g g-e c-b g-h c-e c-d g-f'.split(' ');
    expect((await movesOf(page, 'minimax')).map(columns).sort()).toEqual(figure.sort());
    const row = page.getByTestId('row-minimax');
    expect(await row.textContent()).toContain('f8-g7');
    await page.goBack();
    await page.locator('[data-example=kuhr-horizon-deeper]').click();
    await row.getByText('e7-f6').waitFor();
  });

  it('minimax that finishes exchanges stands beside plain minimax, and says where it goes on', {
    tags: 'rest',
  }, async () => {
    const page = await open('kuhr-exchanges', 'minimax-quiescence');
    expect(await nodes(page, 'minimax')).toHaveLength(10);
    expect(await nodes(page, 'minimax-quiescence')).toHaveLength(15);
    expect(await page.getByTestId('row-minimax-quiescence').textContent()).toContain('win 3e7-f614');
    const sentences: (string | null)[] = [];
    await page.keyboard.press('Home');
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('n');
      sentences.push(await page.getByTestId('sentence-minimax-quiescence').textContent());
    }
    expect(sentences).toContain(
      'The depth has run out, but the position is not quiet. MAX chooses at c5-d6.',
    );
  });

  it('in a game in which a capture may be declined says what a side may stop at', {
    tags: 'rest',
  }, async () => {
    const position = encodeURIComponent('4k3/8/8/3p4/8/4P3/8/4K2R w - - 0 1');
    const page = await web.visit({
      path: lab(`position?game=chess&position=${position}&depth=1&show=minimax-quiescence`),
    });
    await page.getByTestId('pane-minimax-quiescence').waitFor();
    const seen: (string | null)[] = [];
    await page.keyboard.press('Home');
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('n');
      seen.push(await page.getByTestId('sentence-minimax-quiescence').textContent());
    }
    expect(seen.join(' ')).toMatch(/is not quiet\. MIN may stop at /);
  });

  it('is not offered in a game without exchanges', { tags: 'rest' }, async () => {
    const page = await web.visit({
      path: lab('position?game=zabor&position=.../...+b&depth=2&show=exchanges'),
    });
    await page.getByTestId('row-strong').getByText(/\d/).first().waitFor();
    const options = await page.getByLabel('Show', { exact: true }).locator('option').allTextContents();
    expect(options).toEqual(['Both', 'Minimax', 'Alpha-beta']);
  });

  it('figures 15 and 16: a beta cut at a node of 9, then an alpha cut at the second child of the root', async () => {
    const page = await open('kuhr-abstract', 'alpha-beta');
    const all = await nodes(page, 'alpha-beta');
    expect(all.filter((name) => name.includes('cut off'))).toHaveLength(2 + 1 + 2);
    const texts = await written(page, 'alpha-beta');
    expect(texts).toEqual(expect.arrayContaining(['9 ≥ β 5', '5 ≤ α 5']));
  });

  it('figures 17 and 18: alpha-beta in his order, e3-d4 first, has his branches and cuts the same two', {
    tags: 'rest',
  }, async () => {
    const page = await open('kuhr-alpha-beta', 'alpha-beta');
    await page.getByText('Moves at the root, in this order: e3-d4, a3-b4, e3-f4').waitFor();
    const all = await nodes(page, 'alpha-beta');
    const moves = await movesOf(page, 'alpha-beta');
    expect(moves[0]).toBe('e3-d4');
    // As the figure has them, in the order of its text. The scan keeps only where a capture over two pieces turned.
    const figure = 'e-d a-b d-c d-e a-c-e d-b d-f a-b e-f a-c d-c a-b d-e e-f a-b f-e f-g e-d'.split(' ');
    expect(moves.map(columns).sort()).toEqual(figure.map((move) => move.replace('a-c-e', 'a-e')).sort());
    expect(all.filter((name) => name.includes('cut off'))).toEqual([
      'd6-e5, MAX, cut off',
      'a5-b4, MAX, cut off',
    ]);
    const texts = await written(page, 'alpha-beta');
    // Both green nodes have the same alpha: the value of e3-d4.
    expect(texts.filter((text) => text === '0.88 | ≤ 0.88 | ∞')).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['−∞ | 0.88 | ∞', '−0.88 ≥ β −0.88']));
    expect(await sentence(page)).toBe('Done. The value of the root is 0.88; the best move is e3-d4.');
    await expect(page.getByTestId('row-alpha-beta').textContent()).resolves.toContain('e3-d416');
  });

  it('with his zeros: red returns more than β, both green nodes have α 0, blue is cut after its first child', {
    tags: 'rest',
  }, async () => {
    const page = await open('kuhr-alpha-beta-numbers', 'alpha-beta');
    const texts = await written(page, 'alpha-beta');
    expect(texts.filter((text) => text === '0 | ≤ 0 | ∞')).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['0 | −99 | ∞', '0 ≥ β 0']));
    expect(await sentence(page)).toBe('Done. The value of the root is 0; the best move is B.');
    expect((await nodes(page, 'alpha-beta')).filter((name) => name.includes('cut off'))).toHaveLength(2);
  });
});

describe('the steps', () => {
  it('go forward and back with the line of the pseudocode and a sentence, and the link keeps the step', async () => {
    const page = await web.visit({ path: lab(FIRST_CUT) });
    expect(await step(page)).toBe('Step 0 of 14');
    expect(await litLines(page)).toEqual([]);
    await press(page, 'One step forward');
    expect(await sentence(page)).toBe('MAX chooses at A; the window is α = −∞, β = ∞.');
    for (let i = 0; i < 11; i++) await page.keyboard.press('n');
    expect(await step(page)).toBe('Step 12 of 14');
    expect(await sentence(page)).toMatch(/^Cutoff at E: 2 ≤ α 3\. MAX has something better/);
    expect(await litLines(page)).toEqual(['      if β ≤ α: return α']);
    expect(await nodes(page, 'alpha-beta')).toContain('G, MAX, cut off');
    await page.keyboard.press('b');
    expect(await nodes(page, 'alpha-beta')).toContain('G, MAX, not known yet');
    await expect.poll(() => page.url()).toContain('step=11');
    await page.reload();
    await expect.poll(() => step(page)).toBe('Step 11 of 14');
    await page.keyboard.press('Home');
    expect(await step(page)).toBe('Step 0 of 14');
    await page.keyboard.press('End');
    expect(await sentence(page)).toBe('Done. The value of the root is 3; the best move is B.');
  });

  it('play by themselves when asked, and pause', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab(FIRST_CUT) });
    await page.getByLabel('Speed').selectOption('medium');
    await press(page, 'Play');
    await expect.poll(() => step(page)).toMatch(/^Step ([3-9]|10) of 14$/);
    await press(page, 'Pause');
    const paused = await step(page);
    await page.waitForTimeout(500);
    expect(await step(page)).toBe(paused);
    await page.getByRole('slider').fill('14');
    expect(await step(page)).toBe('Step 14 of 14');
  });
});

describe('a tree of numbers', () => {
  it('with a mistake is refused beside the field, at its place, in both languages', async () => {
    const page = await web.visit({ path: lab('tree') });
    const field = page.getByRole('textbox');
    await field.fill('((3 x) (2 9))');
    await press(page, 'Draw');
    expect(await page.getByRole('alert').textContent()).toBe(
      'at character 5 there is "x"; expected a whole number from -999 to 999, ( or [',
    );
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await press(page, 'Čeština');
    // The Czech sentences of errors come a moment later.
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('na 5. místě je „x“; očekává se celé číslo od −999\u00a0do 999, ( nebo [');
    await field.fill('[[3,5],[2,9],7]');
    await press(page, 'Nakreslit');
    await press(page, 'Na konec');
    await expect.poll(() => nodes(page, 'minimax')).toContain('H, MIN, Hodnota 7');
  });

  it('at random is of a size that can be drawn; another is refused, and nothing that was typed is changed', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: lab('tree') });
    const levels = page.getByLabel('Levels');
    await levels.fill('7');
    await press(page, 'Random');
    await page.getByRole('alert').getByText('Enter a whole number from 1 to 6').waitFor();
    await levels.fill('6');
    await page.getByLabel('Children per node').fill('5');
    await press(page, 'Random');
    await page.getByRole('alert').getByText('Enter a whole number from 1 to 3').waitFor();
    expect(await levels.inputValue()).toBe('6');
    expect(await nodes(page, 'minimax')).toHaveLength(7);
    await levels.fill('3');
    await press(page, 'Random');
    await expect.poll(async () => (await nodes(page, 'minimax')).length).toBe(156);
  });

  it('at random is drawn, by a seed that the link keeps, and sorted the best way cuts most', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: lab('tree?show=alpha-beta&levels=4&width=3&seed=7') });
    await press(page, 'Random');
    await expect.poll(async () => (await nodes(page, 'alpha-beta')).length).toBe(121);
    const text = await page.getByRole('textbox').inputValue();
    await press(page, 'To the end');
    const cuts = async () =>
      (await nodes(page, 'alpha-beta')).filter((name) => name.includes('cut off')).length;
    const before = await cuts();
    await page.getByLabel('Move order').selectOption('best');
    await press(page, 'To the end');
    await expect.poll(cuts).toBeGreaterThan(before);
    // Knuth and Moore: with the best moves first, 3^2 + 3^2 - 1 leaves are evaluated.
    const leaves = page.locator('[role=treeitem][aria-level="5"]').and(page.getByLabel(/Value/));
    expect(await leaves.count()).toBe(17);
    await page.reload();
    expect(await page.getByRole('textbox').inputValue()).toBe(text);
  });
});

describe('the tree of a position', () => {
  it('shows the position of a node, and folds what is too much', async () => {
    const page = await web.visit({
      path: lab('position?game=zabor&position=.../...+b&depth=3&show=minimax'),
    });
    const pane = page.getByTestId('pane-minimax');
    await pane.getByRole('tree').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const board = page.getByRole('img', { name: 'bbb/.b. r' });
    await board.waitFor();
    const all = (await nodes(page, 'minimax')).length;
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await nodes(page, 'minimax')).length).toBeLessThan(all);
    expect(await pane.locator('[aria-selected=true]').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await nodes(page, 'minimax')).length).toBe(all);
    // While the user steps, the board follows the search.
    await page.getByRole('slider').fill('2');
    await page.getByRole('img', { name: 'bb./b.. r' }).waitFor();
  });

  it('shows five of many moves and says how many more there are, which a key and a click show', async () => {
    const page = await web.visit({ path: lab('position?game=chess&depth=1&show=minimax') });
    const rest = page.getByRole('treeitem', { name: '15 more moves at root' });
    await rest.waitFor();
    expect(await rest.getAttribute('aria-expanded')).toBe('false');
    expect(await step(page)).toBe('Step 0 of 42');
    expect(await nodes(page, 'minimax')).toHaveLength(7);
    expect(await written(page, 'minimax')).toEqual(expect.arrayContaining(['+15', 'MAX · White']));
    await page.getByRole('tree').focus();
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => nodes(page, 'minimax')).toHaveLength(22);
    expect(await page.locator('[aria-selected=true]').getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('treeitem', { name: 'fewer moves at root' }).click();
    await expect.poll(() => nodes(page, 'minimax')).toHaveLength(7);
  });

  it('of thousands of nodes stays small enough to be used, and says what is missing', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: lab('position?game=chess&depth=4&show=alpha-beta') });
    const pane = page.getByTestId('pane-alpha-beta');
    await pane.waitFor();
    await press(page, 'Expand all');
    const drawn = (await nodes(page, 'alpha-beta')).length;
    expect(drawn).toBeGreaterThan(100);
    expect(drawn).toBeLessThanOrEqual(500);
    await page.getByText(/only the first 12,000 nodes are shown/).waitFor();
  });

  it('is stopped at once', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab('position?game=chess&depth=7') });
    await press(page, 'Stop');
    await page.getByText('Stopped. The results so far are shown.').waitFor();
  });

  it('with a bad position says what is wrong', async () => {
    const page = await web.visit({ path: lab('position?game=zabor&position=..x+b') });
    expect(await page.getByRole('alert').textContent()).toContain('column 3 is "x"');
  });
});

describe('the quiz', () => {
  const TREE = 'quiz?levels=2&width=3&seed=1';

  it('fits a phone with its usual tree', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/lab/quiz', viewport: { width: 360, height: 640 } });
    const frame = page.locator('.lab-tree-frame');
    await frame.locator('.lab-cut').first().waitFor();
    const [needs, has] = await frame.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(needs).toBeLessThanOrEqual(has as number);
  });

  /** The tree that the quiz is about, from the link to its solution. */
  async function asked(page: Page): Promise<string> {
    const href = await page.getByRole('link', { name: 'Watch alpha-beta' }).getAttribute('href');
    return new URLSearchParams(href?.split('?')[1]).get('t') as string;
  }

  it('is solved by whoever watches alpha-beta', async () => {
    const page = await web.visit({ path: lab(TREE) });
    const tree = parseLeafTree(await asked(page)) as readonly (readonly number[])[];
    await page.getByRole('link', { name: 'Watch alpha-beta' }).click();
    await press(page, 'To the end');
    const cut = (await nodes(page, 'alpha-beta'))
      .filter((name) => name.includes('cut off'))
      .map((name) => name.split(',')[0]);
    await page.goBack();
    await page.getByLabel('Value of A').fill(String(leafTreeValue(tree)));
    const names = ['B', 'F', 'J'];
    for (const [i, child] of tree.entries())
      await page.getByLabel(`Value of ${names[i]}`).fill(String(leafTreeValue(child, false)));
    for (const name of cut) await press(page, `Branch to ${name}: cut off`);
    await press(page, 'Check');
    await page.getByText('All correct!').waitFor();
    await press(page, 'New tree');
    await page.getByRole('button', { name: 'Check' }).waitFor();
    expect(await page.getByTestId('score').textContent()).not.toContain('0 of 0');
  });
});

describe('counts and tables', () => {
  it("of Čáp's boards are those of his Table 2", { tags: 'rest' }, async () => {
    const page = await web.visit({
      path: lab('counts?game=zabor&position=...../...../...../...../.....+b&depth=4'),
    });
    const table = page.getByTestId('counts');
    await expect.poll(() => table.locator('.lab-same').count()).toBe(8);
    expect(await table.locator('[data-count=minimax-4]').textContent()).toMatch(
      /^129,965 .* s129,965 .*✓ the same$/,
    );
    await table.locator('[data-count=strong-4] strong').waitFor();
    expect(await table.getByText('differs').count()).toBe(0);
    const strong = await table.locator('[data-count=strong-4] strong').textContent();
    await page.getByRole('checkbox', { name: 'move ordering' }).uncheck();
    await page.getByRole('checkbox', { name: 'transposition table' }).uncheck();
    await press(page, 'Count');
    const number = (text: string | null) => Number(text?.replaceAll(',', ''));
    await expect
      .poll(async () => number(await table.locator('[data-count=strong-4] strong').textContent()))
      .toBeGreaterThan(number(strong));
  });

  it("of Čáp's boards are asked for in his depths too, from 0 to 9", async () => {
    const page = await web.visit({ path: lab('examples') });
    await page.locator('[data-example=cap-5x5]').click();
    const table = page.getByTestId('counts');
    const rows = () => table.locator('tbody th').allTextContents();
    await expect.poll(rows).toEqual(Array.from({ length: 10 }, (_, depth) => String(depth)));
    await expect
      .poll(async () => (await table.locator('[data-count=alpha-beta-1]').textContent())?.slice(0, 3))
      .toBe('25 ');
    await page.getByLabel('Up to depth').fill('0');
    await press(page, 'Count');
    await expect.poll(rows).toEqual(['0']);
    await expect.poll(() => table.locator('.lab-same').count()).toBe(2);
    await page.getByLabel('Depths count').selectOption('plies');
    await expect.poll(rows).toEqual(['1']);
  });

  it("of Čáp's graphs have his seconds beside those measured here", async () => {
    const page = await web.visit({ path: lab('times') });
    const row = (algorithm: string, plies: number) =>
      page
        .getByTestId(`times-${algorithm}`)
        .locator('tbody tr')
        .nth(plies - 1)
        .locator('td');
    await page.getByTestId('times-minimax').waitFor();
    expect(await row('minimax', 8).allTextContents()).toEqual(['7', '195', 'not run', '–', '']);
    expect((await row('alpha-beta', 9).allTextContents()).filter((_, i) => i % 2)).toEqual(['1.55', '457']);
    await expect
      .poll(async () => (await row('alpha-beta', 4).allTextContents()).every((text) => /\d/.test(text)))
      .toBe(true);
    await press(page, 'Stop');
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  });

  it("of chocolate agree with Milata's, fill its gaps, and grow", { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab('chocolate') });
    const cell = (bar: string) => page.locator(`[data-bar="${bar}"]`);
    const name = (bar: string) => cell(bar).getAttribute('aria-label');
    expect(await name('3x15')).toBe('3×15: Grundy value 3, A wins; according to the paper A');
    expect(await name('5x9')).toBe('5×9: Grundy value 0, B wins; according to the paper B');
    expect(await name('5x19')).toBe('5×19: Grundy value 4, A wins; missing in the paper');
    const names = await page
      .getByTestId('grundy')
      .getByRole('button')
      .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label') ?? ''));
    const published = names.filter((text) => text.includes('according to the paper'));
    expect(published.length).toBeGreaterThan(20);
    for (const text of published) expect(text).toMatch(/(\w) wins; according to the paper \1$/);
    expect(await cell('1x33').count()).toBe(0);
    await press(page, 'Larger');
    expect(await name('1x33')).toMatch(/^1×33: Grundy value \d+, A wins; according to the paper A$/);
    await cell('1x7').click();
    expect(await page.getByText(/^1x5 \+ 1x2/).textContent()).toBe('1x5 + 1x2: 1 ⊕ 0 = 1');
  });
});

it.each(['tree', 'position?game=zabor&position=.../...+b&depth=3'])(
  'the tree of %s is above the forms, in sight',
  async (path) => {
    const page = await web.visit({ path: `/lab/${path}`, viewport: { width: 1366, height: 640 } });
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    await page.locator('.lab-tree').first().waitFor();
    await expect.poll(() => topOf('.lab-tree')).toBeLessThan(400);
    await expect.poll(async () => (await topOf('.lab-form')) > (await topOf('.lab-tree'))).toBe(true);
  },
);

describe('a figure', () => {
  it('is saved as SVG and as PNG', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab(FIRST_CUT) });
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      return { name: download.suggestedFilename(), content: await contentOf(download) };
    };
    const svg = await saved('SVG');
    expect(svg.name).toBe('tahoun-alpha-beta.svg');
    expect(svg.content.toString()).toMatch(/^<svg xmlns=.*<title>Alpha-beta: tree<\/title>.*<\/svg>$/s);
    const png = await saved('PNG');
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    expect(png.content.length).toBeGreaterThan(5000);
  });

  it('is reopened by its link', async () => {
    const page = await web.visit({
      path: lab('tree?t=(1+(2+3))'),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByLabel('Show').selectOption('alpha-beta');
    await page.keyboard.press('Escape');
    await page.getByRole('slider').fill('3');
    await press(page, 'Copy link');
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { pathname, search, hash } = new URL(link);
    const other = await web.visit({ path: pathname + search + hash });
    expect(await step(other)).toContain('Step 3 of');
    expect(await other.getByTestId('pane-alpha-beta').count()).toBe(1);
  });
});

describe('the Lab as a part of the page', () => {
  it('leads back to the lessons about what it shows', async () => {
    const page = await web.visit({ path: lab('counts?game=zabor&depth=1') });
    const links = page.locator('.lab-lessons a');
    const algorithms = ['minimax', 'alpha-beta', 'ordering', 'deepening', 'table'];
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual([...algorithms.map((id) => `/learn/algorithms/${id}`), '/learn/zabor']);
    await links.nth(1).click();
    await page.getByTestId('learn').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('alpha-beta');
  });

  it('is fetched when it is opened, and the back button leads out of it', async () => {
    const page = await web.visit();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /\/Lab-/.test(name))).toEqual([]);
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByTestId('lab').waitFor();
    expect(fetched.some((name) => /\/Lab-.*\.js/.test(name))).toBe(true);
    await page.getByRole('link', { name: 'Quiz', exact: true }).click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    await page.goBack();
    await page.locator('[data-example=first-cut]').waitFor();
    await page.goBack();
    await page.getByTestId('status').waitFor();
    expect(new URL(page.url()).pathname).toBe('/play/zabor');
  });

  it('opens the position on the board', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/tic-tac-toe' });
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Look inside the search' }).click();
    await page.getByTestId('pane-alpha-beta').waitFor();
    expect(await page.getByTestId('row-minimax').textContent()).toContain('81');
  });

  it('has every example it lists', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab('examples') });
    const cards = page.locator('[data-example]');
    await cards.first().waitFor();
    for (let i = 0; i < (await cards.count()); i++) {
      expect(await cards.nth(i).textContent()).toMatch(/\S{3}/);
      await cards.nth(i).click();
      await page
        .getByRole('tree')
        .or(page.getByRole('grid'))
        .or(page.getByTestId('counts'))
        .or(page.getByTestId('times-minimax'))
        .or(page.getByTestId('grundy'))
        .or(page.getByTestId('comparison'))
        .or(page.getByTestId('score'))
        .or(page.getByTestId('draughts-account'))
        .or(page.getByTestId(/^terms-/))
        .or(page.getByTestId('experiment-command'))
        .first()
        .waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.goBack();
    }
  });

  it('says so where an address is none of its pages', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab('nowhere?x=1') });
    await page.getByText('The Lab has no such page.').waitFor();
  });

  const pages = [
    { path: 'examples', shows: '[data-example]' },
    { path: 'tree?t=((2+4)+(-2+6)+((3+5)+(7+1)))', shows: '.lab-tree' },
    {
      path: 'graph?g=S:5+-%3E+A+2,+B+1;A:2+--+C+2;B:4+-%3E+G+4;C:3;goal+G&show=a-star',
      shows: '.graph-chips',
    },
    {
      path: 'position?game=czech-draughts&position=W:Wa3,e3:Ba5,d6&depth=3',
      shows: '[data-testid=pane-minimax]',
    },
    { path: 'quiz?levels=3&width=2&seed=5', shows: '.lab-cut' },
    { path: 'counts?game=zabor&position=.../...+b&depth=3', shows: '[data-count=strong-3] strong' },
    { path: 'times', shows: '[data-testid=times-minimax]' },
    { path: 'chocolate', shows: '[data-testid=recursion] td' },
    { path: 'experiments', shows: '[data-testid=experiment-command]' },
  ];

  it('has nothing that sticks out of a small screen, and everybody can use it', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({
      path: lab('examples'),
      viewport: { width: 320, height: 720 },
      colorScheme: 'dark',
      locale: 'cs-CZ',
      // A colour on its way is neither the old nor the new one.
      reducedMotion: 'reduce',
    });
    for (const { path, shows } of pages) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, lab(path).slice(1));
      await page.locator(shows).first().waitFor();
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes: found }) => `${path}: ${id}: ${found[0]?.html}`)).toEqual([]);
    }
  });

  it('in light colours has enough contrast', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: lab('tree?t=((2+4)+(-2+6)+((3+5)+(7+1)))'), colorScheme: 'light' });
    const { violations } = await axe(page).withRules('color-contrast').analyze();
    expect(violations.map(({ nodes: found }) => found[0]?.html)).toEqual([]);
  });
});
