// @module-tag browser
import { gameIds, gamesWith, lessonsOf } from '@tahoun/catalogue/all';
import { ALGORITHM_LESSONS, type Lessons } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { sampled } from './support/sampled.ts';
import { place, press, useWeb } from './support/web.js';

const web = useWeb();

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).textContent();
const status = (page: Page) => page.getByTestId('notice').textContent();
const progress = (page: Page) => page.getByTestId('trainer-results').textContent();

/** The problem whose first move this is. */
async function openProblem(page: Page, game: string, move: string): Promise<void> {
  const { problems } = lessonsOf(game) as Lessons;
  const number = problems.findIndex(({ moves }) => moves.includes(move)) + 1;
  await page.locator('#tab-game').click();
  await page
    .locator('.problem-numbers button')
    .nth(number - 1)
    .click();
}

async function choose(page: Page, ...places: readonly string[]): Promise<void> {
  for (const each of places) await place(page, each).click();
}

describe('the overview', () => {
  it('leads from the board to every lesson, the algorithms and the Lab', async () => {
    const page = await web.visit();
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByTestId('learn').waitFor();
    const links = page.locator('.learn-cards a');
    const addresses = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      ...gameIds()
        .filter((id) => gamesWith('lessons').includes(id))
        .map((id) => `/learn/${id}`),
      '/learn/algorithms',
      '/lab',
    ]);
    await page.getByRole('link', { name: 'Chess' }).click();
    await expect.poll(() => heading(page)).toBe('Learn Chess');
    expect(await page.title()).toMatch(/Learn Chess/);
    await press(page, 'Čeština');
    expect(await heading(page)).toBe('Učebna: Šachy');
  });

  it('is what an address of nothing shows', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/halma', locale: 'cs-CZ' });
    expect(await heading(page)).toBe('Učebna');
  });

  it('a game without lessons says so', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/tic-tac-toe' });
    expect(await page.getByTestId('learn').textContent()).toMatch(/no lessons/);
  });
});

describe('a first visit', () => {
  it('fetches no lessons, and the lessons of a game come alone', async () => {
    const page = await web.visit({ path: '/play/zabor' });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    const learned = async () => {
      const files = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      const code = files.join('');
      return gamesWith('lessons').filter((game) => code.includes((lessonsOf(game) as Lessons).intro.en));
    };
    await page.reload();
    await page.getByTestId('status').waitFor();
    expect(scripts.size).toBeGreaterThan(3);
    expect(await learned()).toEqual([]);
    await page.goto(page.url().replace('/play/zabor', '/learn/zabor'));
    await page.getByTestId('learn').waitFor();
    expect(await learned()).toEqual(['zabor']);
  });
});

describe('problems', () => {
  it('chess: a mate by mouse, a wrong try first, in Czech', async () => {
    const page = await web.visit({ path: '/learn/chess/problems', locale: 'cs-CZ' });
    await openProblem(page, 'chess', 'Rc8#');
    await choose(page, 'c5', 'a5');
    await expect.poll(() => status(page)).toMatch(/^Va5 není řešení/);
    await choose(page, 'c5', 'c8');
    await expect.poll(() => status(page)).toBe('Vyřešeno!');
    expect(await progress(page)).toMatch(/^vyřešeno 1 z/);
  });

  it('chess: a mate in two against the best defence', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/chess/problems' });
    await openProblem(page, 'chess', 'Kg6');
    await choose(page, 'g5', 'g6');
    await expect.poll(() => status(page)).toMatch(/^Correct\. The reply is/);
    await choose(page, 'b1', 'b8');
    await expect.poll(() => status(page)).toBe('Solved!');
  });

  it('draughts: a piece won in two moves', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/czech-draughts/problems' });
    await openProblem(page, 'czech-draughts', 'g5-f6');
    await choose(page, 'g5', 'f6');
    await expect.poll(() => status(page)).toMatch(/^Correct\. The reply is/);
    await choose(page, 'f6', 'h8');
    await expect.poll(() => status(page)).toBe('Solved!');
    await page.reload();
    expect(await progress(page)).toMatch(/^1 of/);
  });

  it('draughts: the draw is held, and the move is shown on demand', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/czech-draughts/problems', locale: 'cs-CZ' });
    await openProblem(page, 'czech-draughts', 'h2-e5');
    await press(page, 'Ukázat tah');
    expect(await status(page)).toBe('Řešení je h2-e5.');
    await choose(page, 'h2', 'e5');
    await expect.poll(() => status(page)).toMatch(/^Správně\. Soupeř odpovídá/);
    expect(await progress(page)).toMatch(/^vyřešeno 0 z/);
  });

  it('draughts: a win is played to its end, and a move on the way that misses it is refused', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: '/learn/czech-draughts/problems' });
    await openProblem(page, 'czech-draughts', 'b6-a7');
    await choose(page, 'b6', 'a7');
    await expect.poll(() => status(page)).toBe('Correct. The reply is d8-c7; continue.');
    await choose(page, 'a7', 'b8');
    await expect.poll(() => status(page)).toMatch(/^a7-b8 does not solve it/);
    await choose(page, 'f4', 'g5');
    await expect.poll(() => status(page)).toBe('Correct. The reply is h6xf4; continue.');
    expect(await progress(page)).toMatch(/^0 of/);
  });

  it('chocolate: the winning break', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/chocolate/problems' });
    await openProblem(page, 'chocolate', '2x5=1x5+1x5');
    await page.getByRole('gridcell', { name: 'into 1×5 and 1×5' }).click();
    await expect.poll(() => status(page)).toBe('Correct. The reply is 1x5=1x3+1x2; continue.');
    await page.getByRole('gridcell', { name: 'into 1×3 and 1×2' }).click();
    await expect.poll(() => status(page)).toBe('Solved!');
    expect(await progress(page)).toMatch(/^1 of/);
  });

  it('Zabor: the last answer of the other side ends the game', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/zabor/problems' });
    await openProblem(page, 'zabor', 'e3');
    await choose(page, 'e3');
    await expect.poll(() => status(page)).toBe('Solved!');
    // Red has taken the last cell.
    expect(await place(page, 'a1').getAttribute('aria-label')).toMatch(/Red/i);
  });

  it('Zabor: with the keyboard alone', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/zabor/problems' });
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toMatch(/^a2 does not solve it/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('Solved!');
  });
});

describe('the algorithms', () => {
  it('have a page each with a figure, and an example that opens in the Lab', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/learn/algorithms' });
    const addresses: string[] = [];
    for (const { id } of ALGORITHM_LESSONS) {
      await page.goto(new URL(`/learn/algorithms/${id}`, page.url()).href);
      await page.locator('.algorithm-figure svg[role=img]').waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
      addresses.push((await page.locator('main section a[href^="/lab"]').getAttribute('href')) as string);
    }
    for (const address of new Set(addresses)) {
      await page.goto(`${new URL(page.url()).origin}${address}`);
      await page.getByTestId('lab').waitFor();
      expect(await page.locator('.error').count(), address).toBe(0);
    }
  });
});

describe('the lessons of a game', () => {
  it('are pages with an idea each, read one after the other, with a picture on each card', {
    tags: 'rest',
  }, async () => {
    const { chapters } = lessonsOf('chess') as Lessons;
    const page = await web.visit({ path: '/learn/chess' });
    const cards = page.locator('.learn-chapters li');
    expect(await cards.count()).toBe(chapters.length + 2);
    await expect.poll(() => page.locator('.learn-chapters svg').count()).toBe(chapters.length + 1);
    await cards.first().getByRole('link').click();
    const titles: (string | null)[] = [];
    for (const [at] of chapters.entries()) {
      await expect
        .poll(() => page.getByTestId('page').textContent())
        .toBe(`Page ${at + 1} of ${chapters.length + 2}`);
      titles.push(await page.getByRole('heading', { level: 3 }).textContent());
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('[rel=next]').click();
    }
    expect(titles).toEqual(chapters.map(({ title }) => title.en));
    await page.locator('[rel=prev]').click();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).textContent()).toBe(titles.at(-1));
    await page.goBack();
    await page.getByTestId('trainer-results').waitFor();
  });
});

describe('every page of lessons', () => {
  const pages = [
    ...['', '/algorithms', '/algorithms/alpha-beta', '/chess/problems', '/zabor/glossary'],
    ...gamesWith('lessons').map((id) => `/${id}`),
    ...gamesWith('lessons').map((id) => `/${id}/${(lessonsOf(id) as Lessons).chapters[0]?.id}`),
  ];

  const looks = pages.map((path, i) => [path, i % 2 === 0 ? 'light' : 'dark'] as const);
  sampled(
    looks,
    ([path]) => path === '/zabor',
    (rows, options) =>
      it.each(rows)(
        '/learn%s, %s, is found without fault by axe and fits a phone',
        options,
        async (path, colorScheme) => {
          const viewport = { width: 360, height: 740 };
          const page = await web.visit({ path: `/learn${path}`, locale: 'cs-CZ', viewport, colorScheme });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          // The inner parts of pictures are not checked by themselves.
          const { violations } = await axe(page).exclude('[role=img] > g').analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        },
      ),
  );
});
