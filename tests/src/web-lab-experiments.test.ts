// @module-tag rest
// @module-tag browser
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { contentOf, press, useWeb } from './support/web.js';

/** The Lab's experiments: a round robin in the page's workers. */

const web = useWeb();

const CLI = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));
const SMALL =
  '/lab/experiments?game=atari-go&variant=size=5&players=source:1,source:1%3Fdelta%3D12,random,level:2&games=10';
const TOTAL = 60;

const progress = (page: Page) => page.getByTestId('experiment-progress');

async function ends(page: Page, total = TOTAL): Promise<void> {
  await progress(page).getByText(`${total} of ${total} games`).waitFor();
  await page.getByText('All games are played.').waitFor();
}

/** What a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return String(await contentOf(download));
}

/** Runs the command that the page shows. @param games of each two; fewer are the first of more */
async function byCommand(page: Page, games?: number): Promise<{ games: string; result: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-'));
  const file = join(folder, 'games.jsonl');
  const command = (await page.getByTestId('experiment-command').textContent()) as string;
  const words = [...command.matchAll(/'([^']*)'|\S+/g)].map(([all, quoted]) => quoted ?? all);
  expect(words.slice(0, 3)).toEqual(['npx', 'tahoun', 'match']);
  const fewer = games === undefined ? [] : ['--games', String(games)];
  const args = [CLI, ...words.slice(2), ...fewer, '--json', '--record', file];
  const result = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const lines = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return { games: lines, result };
}

/** Games as far as they follow from the players: the time of writing is left out. */
function played(lines: string): unknown[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ game, players, result, reason, match }) => ({
      game,
      players,
      result,
      reason,
      moves: match.moves,
    }));
}

describe('an experiment', () => {
  it('has the games and the result of its command', async () => {
    const page = await web.visit({ path: SMALL });
    await press(page, 'Start');
    await ends(page);
    const { games, result } = await byCommand(page);
    expect(played(await saved(page, 'Save the games (JSON lines)'))).toEqual(played(games));
    expect(JSON.parse(await saved(page, 'Save the result (JSON)'))).toEqual(result);
    const rows = page.getByTestId('experiment-table').locator('tbody tr');
    expect(await rows.count()).toBe(4);
    expect(await rows.last().textContent()).toContain('random');
  });

  it('is set up in the form, and has its own address', async () => {
    const page = await web.visit({ path: '/lab/experiments' });
    await page.getByLabel('Game', { exact: true }).selectOption('tic-tac-toe');
    await page.getByLabel('Games of each two').fill('2');
    await page.getByLabel('Player A', { exact: true }).selectOption('minimax');
    await page.getByRole('button', { name: 'Remove player C' }).click();
    await page.getByLabel('Opening').selectOption('1');
    await press(page, 'Start');
    await ends(page, 2);
    expect(new URL(page.url()).searchParams.get('players')).toMatch(/^minimax:\d+,level:2$/);
    expect(await page.getByTestId('experiment-command').textContent()).toMatch(
      /^npx tahoun match tic-tac-toe --player minimax:\d+ --player level:2 --games 2 --plies 1$/,
    );
    expect(JSON.parse(await saved(page, 'Save the result (JSON)'))).toMatchObject({ games: 2, a: {} });
  });

  it('stops, and goes on after the page was loaded again, to the same result', async () => {
    const slow = SMALL.replace('games=10', 'games=1000');
    const page = await web.visit({ path: slow });
    await press(page, 'Start');
    await page.getByTestId('experiment-table').waitFor();
    await press(page, 'Stop');
    await page.getByText('Stopped. The games so far are kept in this browser.').waitFor();
    const before = Number.parseInt((await progress(page).textContent()) as string, 10);
    expect(before).toBeLessThan(6000);
    await expect
      .poll(async () => {
        await page.reload();
        await progress(page).waitFor();
        return progress(page).textContent();
      })
      .toContain(`${before} of`);
    const kept = played(await saved(page, 'Save the games (JSON lines)'));
    expect(kept).toHaveLength(before);
    await press(page, 'Go on');
    await expect
      .poll(async () => Number.parseInt((await progress(page).textContent()) as string, 10))
      .toBeGreaterThan(before);
    await press(page, 'Stop');
    const more = played(await saved(page, 'Save the games (JSON lines)'));
    expect(more.length).toBeGreaterThan(before);
    expect(more.slice(0, before)).toEqual(kept);
    const { games } = await byCommand(page, 2 * Math.ceil(more.length / 12));
    expect(more).toEqual(played(games).slice(0, more.length));
    await press(page, 'Delete the games');
    await press(page, 'Really delete?');
    const none = progress(page).getByText('0 of 6,000 games', { exact: true });
    await none.waitFor();
    await page.reload();
    await none.waitFor();
  });

  it('goes on while a game of it is stepped through on the board', async () => {
    const page = await web.visit({ path: SMALL });
    await press(page, 'Start');
    await page.getByTestId('experiment-games').waitFor();
    await page
      .getByRole('link', { name: 'Open game 1 on the board', exact: true })
      .or(page.getByTestId('experiment-games').getByRole('link').last())
      .first()
      .click();
    await page.locator('.move-list .move').first().waitFor();
    expect(page.url()).toContain('/analysis/atari-go?position=');
    await page.goBack();
    await ends(page);
  });

  it('keeps what another tab has played of it', async () => {
    // Played again, games against the clock are other ones.
    const path = '/lab/experiments?game=zabor&players=time:3?algorithm=mcts,time:5?algorithm=mcts&games=40';
    const first = await web.visit({ path });
    const second = await first.context().newPage();
    await second.goto(first.url());
    await progress(second).getByText('0 of 40 games').waitFor();
    await press(first, 'Start');
    await ends(first, 40);
    await press(second, 'Start');
    await ends(second, 40);
    const games = 'Save the games (JSON lines)';
    expect(played(await saved(second, games))).toEqual(played(await saved(first, games)));
    await second.close();
  });

  it('may name several stones, whose points are separated by commas', async () => {
    const stones = 'variant=size=5,black=C3,D4&players=random,random&games=2';
    const page = await web.visit({ path: `/lab/experiments?game=atari-go&${stones}` });
    await press(page, 'Start');
    await ends(page, 2);
    expect(page.url()).toContain('black=C3,D4');
  });

  it('says what is wrong with a player, in its address and in a game', async () => {
    const page = await web.visit({ path: '/lab/experiments?game=zabor&players=nobody,random' });
    await page.getByText('there is no player "nobody"').waitFor();
    await page.goto(
      new URL('/lab/experiments?game=zabor&players=source:2%3Fdelta%3D1,random', page.url()).href,
    );
    await press(page, 'Start');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('there is no parameter "delta"');
  });
});

describe('the page', () => {
  it.each([
    { viewport: { width: 360, height: 640 }, colorScheme: 'dark', locale: 'cs-CZ' },
    { viewport: { width: 1366, height: 640 }, colorScheme: 'light', locale: 'en-GB' },
  ] as const)('can be used by everybody, with results too: $colorScheme', async (options) => {
    // A colour on its way is neither the old nor the new one.
    const page = await web.visit({ path: SMALL, reducedMotion: 'reduce', ...options });
    await page.getByTestId('experiment-command').waitFor();
    const clean = async () => {
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await clean();
    await page.locator('.experiment-form [type=submit]').click();
    await progress(page)
      .getByText(/^60\s(of|z)\s60/)
      .waitFor();
    await page.locator('.experiment-chart summary').click();
    await clean();
  });
});
