import { buffer } from 'node:stream/consumers';
import { LANGUAGES, LANGUAGE_NAMES, type Language, webTexts } from '@tahoun/i18n';
import type { Browser, BrowserContextOptions, Download, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Server } from '../../../testing/server.ts';
import { launchBrowser, newContext } from './browser.js';

export { launchBrowser, newContext } from './browser.js';

/** A picture of the page, which runs no script and has the headers of the page: the browser keeps its process. */
const EMPTY_PAGE = '/icon.svg';

/** Address at which tests of the board begin, unless they name another game. */
const FIRST_BOARD = '/play/zabor';

export interface Visit extends BrowserContextOptions {
  readonly path?: string;
  /** Runs in the page before its own scripts. */
  readonly script?: () => void;
  /** For tests that leave something in the browser: a stopped clock, a route, a listener that answers. */
  readonly alone?: boolean;
}

export interface Web {
  /**
   * A page as at a first visit, in English unless the options say otherwise, and without a service worker: that one
   * has tests of its own, and would hide requests from the others. A page that an earlier test of the file opened
   * with the same options is emptied and used again, which costs a quarter of a new one.
   */
  visit(options?: Visit): Promise<Page>;
}

/**
 * The built server and a real browser for the tests of one file. An error on any page fails its test.
 * @param always options of every visit
 * @param settings of a server of its own, called before it starts; by default the tests share one
 */
export function useWeb(always: Visit = {}, settings?: () => Readonly<Record<string, string>>): Web {
  let server: Server | undefined;
  let url: string;
  let browser: Browser;
  const errors: string[] = [];
  /** Empty pages, by the options that they were opened with, and those of the present test that may follow them. */
  const idle = new Map<string, Page>();
  const reusable = new Map<string, Page>();

  beforeAll(async () => {
    if (settings === undefined) {
      url = process.env.TAHOUN_TEST_SERVER as string;
    } else {
      server = new Server(settings(), { stderr: 'inherit' });
      url = await server.url();
    }
    browser = await launchBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') {
      for (const [kind, page] of reusable) {
        await empty(page);
        idle.set(kind, page);
      }
    }
    reusable.clear();
    const kept = new Set([...idle.values()].map((page) => page.context()));
    await Promise.all(browser.contexts().map((context) => kept.has(context) || context.close()));
    expect(errors.splice(0).join('\n')).toBe('');
  });
  afterAll(async () => {
    await browser?.close();
    server?.process.kill();
  });

  async function open(options: BrowserContextOptions, script?: () => void): Promise<Page> {
    const context = await newContext(browser, { locale: 'en-GB', serviceWorkers: 'block', ...options });
    if (script !== undefined) await context.addInitScript(script);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // A picture names no icon of its own, so the browser looks for one.
      const isOfEmptyPage = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isOfEmptyPage) errors.push(message.text());
    });
    return page;
  }

  /** Leaves nothing of a visit behind. */
  async function empty(page: Page): Promise<void> {
    await page.goto(url + EMPTY_PAGE);
    await page.evaluate(async () => {
      localStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).onsuccess = resolve;
        });
      }
    });
    await page.mouse.move(0, 0);
  }

  return {
    async visit(wanted = {}) {
      const { path = FIRST_BOARD, script, alone = false, ...options } = { ...always, ...wanted };
      const kind = JSON.stringify(options);
      const isReusable = !alone && script === undefined && !reusable.has(kind);
      const page = (isReusable && idle.get(kind)) || (await open(options, script));
      if (isReusable) {
        idle.delete(kind);
        reusable.set(kind, page);
      }
      await page.goto(url + path);
      await page
        .locator('[data-testid=status], [data-testid=home], [data-testid=lab], [data-testid=learn]')
        .first()
        .waitFor();
      return page;
    },
  };
}

/** The view of the game. */
export interface Seen {
  /** The large line: whose turn it is, or the result. */
  readonly status: string;
  /** The small line under it. */
  readonly notice: string;
  /** The moves of the current line, those taken back included. */
  readonly moves: readonly string[];
  /** Number of them on the board. */
  readonly ply: number;
  /** The engine thinks, or a replay runs. */
  readonly busy: boolean;
}

export async function look(page: Page): Promise<Seen> {
  await drawn(page);
  return page.evaluate(() => {
    const text = (id: string) =>
      document.querySelector(`[data-testid=${id}]`)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const items = [...document.querySelectorAll('.move-list .move:not(.move-aside)')];
    return {
      status: text('status'),
      notice: text('notice'),
      moves: items.map((item) => (item.textContent as string).replace(/^\d+(\.|…)\s*/, '')),
      ply: items.findIndex((item) => item.hasAttribute('aria-current')) + 1,
      busy: [...document.querySelectorAll('.status button')].some((button) =>
        /Stop|Zastavit/.test(button.textContent),
      ),
    };
  });
}

/** Waits until the page shows all of this. */
export async function sees(page: Page, wanted: Partial<Seen>): Promise<void> {
  await expect.poll(() => look(page), { interval: 30 }).toMatchObject(wanted);
}

/** The text of an element, with plain spaces: non-breaking ones are only typography. */
export async function plainText(element: Locator): Promise<string | undefined> {
  return (await element.textContent())?.replaceAll('\u00a0', ' ');
}

/** Waits for the end of the computer's thought. */
export async function settled(page: Page): Promise<Seen> {
  await sees(page, { busy: false });
  return look(page);
}

/** A number beside the board: `side0`, `left`, ... */
export async function figure(page: Page, key: string): Promise<number> {
  const text = () => page.getByTestId(`figure-${key}`).textContent();
  if (key.startsWith('side')) return Number(await text());
  const before = page.locator('[role=tab][aria-selected=true]');
  const id = (await before.getAttribute('id')) as string;
  await openTab(page, 'game');
  const number = Number(await text());
  await page.locator(`#${id}`).click();
  return number;
}

export function board(page: Page) {
  return page.getByRole('grid');
}

/** The place with these targets; of several alike, the first. */
export function place(page: Page, targets: string) {
  return page.locator(`[data-targets="${targets}"]`).first();
}

/** Picks a place near its corner, where no line crosses another. */
export async function pick(page: Page, targets: string): Promise<void> {
  await place(page, targets).click({ position: { x: 6, y: 6 } });
  await drawn(page);
}

/** Waits until a move by hand is drawn, for which the page takes a task of its own. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // After the message with which the page defers drawing; clocks may be stopped.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

/** Presses a button by its name. One that chooses a language has done so afterwards. */
export async function press(page: Page, name: string): Promise<void> {
  const language = LANGUAGES.find((id) => LANGUAGE_NAMES[id] === name);
  const shown = language === undefined ? name : `${language.toUpperCase()} ${name}`;
  await page.getByRole('button', { name: shown, exact: true }).click();
  if (language !== undefined) await page.locator(`html[lang=${language}]`).waitFor();
}

/** Presses an entry of the menu of less common actions. */
export async function choose(page: Page, name: string, menu = 'More'): Promise<void> {
  await page.getByText(menu, { exact: true }).click();
  await page.locator('.menu-items').getByRole('button', { name, exact: true }).click();
}

/** Goes to a game by the head of the page. */
export async function goToGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await page.locator('#games').getByRole('link', { name, exact: true }).click();
}

/** Chooses in the menu of looks, called so in the page's language. */
export async function chooseLook(page: Page, menu: string, name: string | RegExp): Promise<void> {
  const button = page.locator(`summary[aria-label="${menu}"]`);
  await button.click();
  await page.getByRole('radio', { name }).check();
  await button.click();
}

/** Opens a part of the panel beside the board. */
export async function openTab(page: Page, name: 'moves' | 'analysis' | 'game'): Promise<void> {
  // On a phone a second tap closes it; the moves are a visible line even while it is closed.
  if (!(await page.locator(`.panel-open > #panel-${name}`).isVisible()))
    await page.locator(`#tab-${name}`).click();
}

/** Opens a file as the file chooser would hand it over. */
export async function openFile(page: Page, text: string | Buffer, name = 'game.txt'): Promise<void> {
  await page.getByTestId('file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('main:not([aria-busy="true"])').waitFor();
}

export interface Start {
  /** Name of the game as shown. */
  readonly game?: string;
  /** Name of the suggested start as shown. */
  readonly start?: string;
  /** Text of a custom position instead. */
  readonly position?: string | undefined;
  /** The players: `human`, `level:3`, `minimax:8`, ... */
  readonly players?: readonly [string, string];
  /** One of the usual clocks: `5+0`; none by default. */
  readonly clock?: string;
}

/** Opens the form of a new game with all its options. */
export async function openNewGame(page: Page, language: Language = 'en'): Promise<Locator> {
  await press(page, webTexts(language).newGame);
  const dialog = page.getByRole('dialog');
  const more = dialog.locator('.more-options');
  if ((await more.getAttribute('open')) === null) await more.locator('summary').first().click();
  return dialog;
}

/** Starts a game through the dialog. */
export async function startGame(page: Page, { game, start, position, players, clock }: Start): Promise<void> {
  const dialog = await openNewGame(page);
  if (game !== undefined) await dialog.getByLabel('Game', { exact: true }).selectOption({ label: game });
  if (start !== undefined) await dialog.getByText(start, { exact: true }).click();
  if (position !== undefined) await dialog.getByRole('textbox').fill(position);
  for (const [side, spec] of (players ?? []).entries()) {
    const [name, depth] = /^level/.test(spec) ? [spec] : spec.split(':');
    const picker = dialog.locator(`.player-picker:has(#new-player-${side})`);
    await picker
      .locator('select')
      .first()
      .selectOption(name as string);
    if (depth !== undefined) await picker.locator('select').nth(1).selectOption(depth);
  }
  if (clock !== undefined) await dialog.getByLabel('Clock', { exact: true }).selectOption(clock);
  await press(page, 'Start');
  await dialog.waitFor({ state: 'hidden' });
}

/** The content of a download: Chromium may have stored it anywhere. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
