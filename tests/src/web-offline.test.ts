// @module-tag browser
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';
import {
  launchBrowser,
  look,
  newContext,
  openNewGame,
  pick,
  press,
  sees,
  settled,
  startGame,
} from './support/web.js';

/** The page without a connection, and after a new build is served. */

const BUILT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

let browser: Browser;
let context: BrowserContext;
let server: Server;
let url: string;
/** Scripts that failed, on any page. */
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  await serve();
  errors = [];
  context = await newContext(browser, { locale: 'en-GB' });
});
afterEach(async () => {
  await context.close();
  await stopServer();
  expect(errors).toEqual([]);
});

async function serve(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = new Server(env, { stderr: 'inherit' });
  url = await server.url();
}

async function stopServer(): Promise<void> {
  server.process.kill();
  await server.ended();
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + path);
  await page.getByTestId('status').waitFor();
  return page;
}

/** Waits until the service worker of the page has all its files. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

describe('after the first visit', () => {
  it('the page opens without a server: a whole game is played, and what was never opened is there', async () => {
    const page = await open('/play/zabor');
    await installed(page);
    await stopServer();
    await context.setOffline(true);
    await page.reload();
    await sees(page, { status: 'Blue to move' });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await startGame(page, { start: '4x4', players: ['human', 'level:2'] });
    for (let seen = await look(page); seen.status === 'Blue to move'; seen = await settled(page)) {
      await page.getByRole('gridcell', { name: /free/ }).last().click();
      expect((await look(page)).moves.length).toBeGreaterThan(seen.moves.length);
    }
    await sees(page, { notice: 'No free cell is left' });
    for (const [path, part] of [
      ['/', 'home'],
      ['/play/chess', 'status'],
      ['/play/czech-draughts', 'status'],
      ['/play/atari-go', 'status'],
      ['/learn/atari-go', 'learn'],
      ['/lab', 'lab'],
    ] as const) {
      const fresh = await context.newPage();
      await fresh.goto(url + path);
      await fresh.getByTestId(part).waitFor();
      await fresh.close();
    }
  });

  it('endgame tables stay once they were fetched, and the API and its pages are left alone', {
    tags: 'rest',
  }, async () => {
    const page = await open('/play/czech-draughts');
    await installed(page);
    await startGame(page, { position: 'W:WKa1,Kc1,Ke1:BKb8', players: ['human', 'human'] });
    const hint = async () => {
      await press(page, 'Hint');
      await expect.poll(async () => (await look(page)).notice).toMatch(/^Try .* wins in 12 moves/);
    };
    await hint();
    expect(await page.evaluate(async () => (await fetch('/v1/games')).status)).toBe(200);
    const docs = await context.newPage();
    await docs.goto(`${url}/docs`);
    expect(await docs.title()).not.toBe('Tahoun');
    await stopServer();
    await context.setOffline(true);
    await page.reload();
    await hint();
  });
});

describe('while the connection is bad', () => {
  it('a clock that could not be fetched comes with the next move', async () => {
    await context.route(/Clocks-/, (route) => route.abort());
    const page = await open('/play/zabor');
    await startGame(page, { start: '5x5', players: ['human', 'human'], clock: '1+0' });
    await sees(page, { notice: 'This part of the page could not be loaded. Are you online?' });
    await context.unroute(/Clocks-/);
    await pick(page, 'a1');
    for (const side of [0, 1]) await page.getByTestId(`clock-${side}`).waitFor();
  });

  it('the form of a new game says that a game could not be fetched, and fetches it when it is to start', async () => {
    await context.route(/\/chocolate-/, (route) => route.abort());
    const page = await open('/play/zabor');
    const dialog = await openNewGame(page);
    const game = dialog.getByLabel('Game', { exact: true });
    await game.selectOption({ label: 'Chocolate' });
    await dialog.getByText('The game could not be loaded. Are you online?').waitFor();
    await press(page, 'Start');
    expect(await dialog.isVisible()).toBe(true);
    await context.unroute(/\/chocolate-/);
    await game.selectOption({ label: 'Zabor' });
    await game.selectOption({ label: 'Chocolate' });
    await dialog.getByRole('group', { name: 'Strength' }).waitFor();
    await press(page, 'Start');
    await page.waitForURL(/\/play\/chocolate/);
  });
});

describe('a new build', () => {
  const NEXT = 'meta[name=build][content=next]';
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tahoun-web-'));
    // Compressed files would be sent instead of the ones changed here.
    await cp(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    // Another version in all files that contain one.
    for (const [name, from, to] of [
      ['index.html', '<title>', '<meta name="build" content="next" /><title>'],
      ['sw.js', /"version":"\w+"/, '"version":"next"'],
    ] as const) {
      const text = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, name), text.replace(from, to));
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  // Rarely the new worker stays `waiting` here though it skips that: the old one seems to count as busy for minutes.
  it('is there at the next visit, and leaves a game that is open as it is', {
    retry: 3,
    tags: 'rest',
  }, async () => {
    const page = await open('/play/zabor');
    await installed(page);
    await page.getByRole('gridcell', { name: /free/ }).first().click();
    const { moves } = await settled(page);
    await stopServer();
    await serve({ PORT: new URL(url).port, TAHOUN_WEB_ROOT: folder });
    await expect.poll(() => isNextBuild(page)).toBe(true);
    expect(await page.locator(NEXT).count()).toBe(0);
    expect((await look(page)).moves).toEqual(moves);
    // The open page still finds the parts of its own build.
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByTestId('lab').waitFor();
  });

  /** Whether the next visit shows it, after the browser has looked for a new build: a look that fails is repeated. */
  async function isNextBuild(page: Page): Promise<boolean> {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
    });
    const fresh = await open('/play/zabor');
    const isNext = (await fresh.locator(NEXT).count()) > 0;
    // A page closed halfway would leave the worker with requests that nobody takes.
    await fresh.waitForLoadState('networkidle');
    await fresh.close();
    return isNext;
  }
});

describe('the page can be installed', () => {
  it('with a name and icons that are there, in the sizes it says', { tags: 'rest' }, async () => {
    const page = await open('/play/zabor');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await fetch(new URL(href as string, url));
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Tahoun', start_url: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image.naturalWidth;
      }, src);
      if (sizes !== 'any') expect(sizes, src).toBe(`${width}x${width}`);
    }
  });
});
