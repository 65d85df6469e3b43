// @module-tag browser
import { gameById, lessonsOf } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';
import { type Problem, positionAt } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { place, press, useWeb } from './support/web.js';

const web = useWeb();
const GAME = 'zabor';
const game = gameById(GAME);

/** One of two own moves, so that a reply is seen. */
const problem = shippedProblems(GAME).find(
  ({ line, wrong }) => line.length >= 3 && (wrong[0]?.[0]?.length ?? 0) > 2,
) as Problem;

const status = (page: Page) => page.getByTestId('notice').textContent();
const results = (page: Page) => page.getByTestId('trainer-results').textContent();

/** Picks a move of the solver by the first of its ways. */
async function play(page: Page, plies: number, text: string): Promise<void> {
  const position = positionAt(game, problem, plies);
  for (const target of game.targets(position, game.parseMove(position, text))[0]!)
    await place(page, target).click();
}

describe('a problem', () => {
  it('is solved by the moves of its line, each of which is answered, and counts for the rating', async () => {
    const page = await web.visit({ path: `/problems/${GAME}/${problem.id}` });
    expect(await results(page)).toMatch(/Your rating: 1200 · Solved in a row: 0/);
    await play(page, 0, problem.line[0]!);
    await expect.poll(() => status(page)).toMatch(`The reply is ${problem.line[1]}`);
    for (let plies = 2; plies < problem.line.length; plies += 2)
      await play(page, plies, problem.line[plies]!);
    await expect.poll(() => status(page)).toMatch(/^Solved! (Proved|Checked)/);
    expect(await results(page)).toMatch(/Solved in a row: 1/);
    await page.reload();
    await expect.poll(() => results(page)).toMatch(/Solved in a row: 1/);
  });

  it('says why a wrong move is wrong, by moves on the board', async () => {
    const page = await web.visit({ path: `/problems/${GAME}/${problem.id}` });
    const [wrong, ...reply] = problem.wrong[0]![0]!;
    await play(page, 0, wrong!);
    await expect.poll(() => status(page)).toBe(`${wrong} is not the move.`);
    await press(page, 'Why not?');
    await expect
      .poll(() => status(page))
      .toMatch(new RegExp(`^It (loses|only|does).*: ${reply.join(' ')}\\.$`));
    await press(page, 'Try again');
    await play(page, 0, problem.line[0]!);
    await expect.poll(() => status(page)).toMatch('Correct');
  });

  it('is analysed from its position, with the solution and the moves that were tried', async () => {
    const page = await web.visit({ path: `/problems/${GAME}/${problem.id}` });
    expect(await page.getByRole('link', { name: 'Analysis' }).count()).toBe(1);
    const [wrong] = problem.wrong[0]!;
    await play(page, 0, wrong![0]!);
    await press(page, 'Try again');
    await press(page, 'Solution');
    await page.locator('.status').getByRole('link', { name: 'Analysis' }).click();
    const listed = page.locator('.moves .move');
    await expect
      .poll(async () => (await listed.allTextContents()).map((text) => text.replace(/.* /, '')).sort())
      .toEqual([...problem.line, ...wrong!].sort());
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('position'), await page.locator('.move[aria-current]').count()]).toEqual([
      problem.position,
      0,
    ]);
  });

  it('asks the engine about a wrong move that nobody has looked at', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: `/problems/${GAME}/${problem.id}`, locale: 'cs-CZ' });
    const position = positionAt(game, problem, 0);
    const known = [problem.line[0], ...problem.wrong[0]!.map(([move]) => move)];
    const other = legalMoves(position)
      .map((move) => game.formatMove(position, move))
      .find((move) => !known.includes(move)) as string;
    await play(page, 0, other);
    await press(page, 'Proč ne?');
    await expect.poll(() => status(page)).toMatch(/^(Prohrává|Vede|Nevyhrává).*: [a-j]\d/);
  });
});

describe('the table of a problem', () => {
  const made = shippedProblems('chess')[0]!;
  const [lesson] = lessonsOf('chess')!.problems;
  it.each([
    [`/problems/chess/${made.id}`, made.line[0]!],
    ['/learn/chess/problems', lesson!.moves[0]!],
  ])(
    '%s has what every table has: typed moves, the list of them and of keys, steps, a board that turns',
    async (path, move) => {
      const page = await web.visit({ path });
      const top = async () => (await place(page, 'a1').boundingBox())!.y;
      const before = await top();
      await page.keyboard.press('f');
      await expect.poll(top).not.toBe(before);
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog');
      await expect.poll(() => keys.textContent()).toMatch(/type a move/);
      expect(await keys.textContent()).not.toMatch(/a hint/);
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });
      // What are keys of a game with the computer are letters here.
      const typed = page.locator('.typed-move input');
      await page.keyboard.type('hrn');
      await expect.poll(() => typed.inputValue()).toBe('hrn');
      await page.keyboard.press('Escape');
      await typed.waitFor({ state: 'detached' });
      await page.keyboard.press(`Shift+${move[0]}`);
      await page.keyboard.type(`${move.slice(1)}\n`);
      const listed = page.locator('.moves .move');
      await expect.poll(() => listed.first().textContent()).toBe(move);
      await page.keyboard.press('Home');
      await expect.poll(() => page.locator('.move[aria-current]').count()).toBe(0);
    },
  );
});

describe('the page of problems', () => {
  it('says that a problem, a game or a chapter is not there', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: `/problems/${GAME}/nonsense` });
    expect(await status(page)).toContain('There is no such problem.');
    for (const address of ['/learn/nonsense', `/learn/${GAME}/nonsense`, '/learn/algorithms/nonsense']) {
      await page.goto(new URL(address, page.url()).href);
      await expect
        .poll(() => page.getByTestId('learn').textContent())
        .toContain('There is nothing at this address.');
    }
  });

  it('shows the problem of the day, chooses by theme, and is accessible', async () => {
    const page = await web.visit({ path: `/problems/${GAME}` });
    const shown = () => page.evaluate(() => location.pathname.split('/')[3]);
    expect(await status(page)).toMatch(/^Find the only move .*\. Problem of the day\.$/);
    await page.getByRole('tab', { name: 'Problem' }).click();
    await page.getByLabel('Theme').selectOption('raid');
    await expect.poll(shown).not.toBe(undefined);
    const chosen = await shown();
    expect(shippedProblems(GAME).find(({ id }) => id === chosen)?.themes).toContain('raid');
    // A problem has an address: it is there again after a reload, and when somebody comes back to it.
    await expect.poll(() => status(page)).not.toMatch('Problem of the day');
    const task = await status(page);
    await press(page, 'Next problem');
    await expect.poll(shown).not.toBe(chosen);
    await page.goBack();
    await expect.poll(shown).toBe(chosen);
    await page.reload();
    await expect.poll(() => status(page)).toBe(task);
    await page.getByRole('tab', { name: 'Problem' }).click();
    expect(await page.getByLabel('Theme').inputValue()).toBe('raid');
    await page.getByRole('link', { name: 'Problem of the day' }).click();
    await expect.poll(shown).toBe(undefined);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is found from the head of every page, by way of the games that have problems', async () => {
    const page = await web.visit({ path: '/play/chess' });
    await page.getByRole('link', { name: 'Problems' }).click();
    await expect.poll(() => page.title()).toBe('Problems · Tahoun');
    expect(await page.getByRole('link', { name: 'Problems' }).getAttribute('aria-current')).toBe('page');
    const card = page.getByRole('listitem').filter({ hasText: 'Zabor' });
    await expect.poll(() => card.textContent()).toMatch('Your rating: 1200 · Solved in a row: 0');
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await card.getByRole('link').click();
    await page.getByTestId('trainer-results').waitFor({ state: 'attached' });
  });

  it('is found from the front page and from the lessons', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/' });
    await page.getByRole('link', { name: 'Problem of the day' }).click();
    await page.getByTestId('trainer-results').waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Problem' }).click();
    await page.getByRole('link', { name: 'Problems of the lessons' }).click();
    await page.getByRole('link', { name: /^More problems/ }).click();
    await page.getByTestId('trainer-results').waitFor({ state: 'attached' });
  });

  it('leads to the tree of the position in the Lab', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: `/problems/${GAME}/${problem.id}` });
    await page.getByRole('tab', { name: 'Problem' }).click();
    await page.getByRole('link', { name: 'Open in the Lab' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('position')).toBe(problem.position);
  });
});
