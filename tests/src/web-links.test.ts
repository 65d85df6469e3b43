// @module-tag browser
import { readFileSync } from 'node:fs';
import { isGameId } from '@tahoun/catalogue';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab, useWeb } from './support/web.js';

/**
 * Every link opens its target, from every part of the page and with a board open behind; Back and Forward
 * lead to and fro. Links that differ only in a game, a chapter or settings count as one.
 */

const PARTS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/parts.json', import.meta.url), 'utf8'),
);

const web = useWeb();

/** A state of the page with links. */
interface State {
  readonly address: string;
  /** Opens a part without an address of its own. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The address of a page, and its content there. */
interface Seen {
  readonly address: string;
  readonly heading: string;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const parts = [
      'main',
      '.ways-title',
      '.part[aria-current]',
      'main h2',
      // Pages of lessons have their subject in common.
      'main.learn h3',
      '#tab-analysis[aria-selected=true]',
    ];
    const says = (part: string) => {
      const element = document.querySelector(part);
      return part === 'main' ? element?.classList.item(0) : element?.textContent?.trim();
    };
    // The quiz puts the seed of its question into the address.
    const query = location.search.replace(/[?&]seed=\d+$/, '');
    return { address: location.pathname + query, heading: parts.map(says).join(' | ') };
  });

/** Waits until a page shows that. @param how it came there, for the message of a failure */
async function sees(page: Page, wanted: Seen, how: string): Promise<void> {
  await expect.poll(() => look(page), { message: how, interval: 20 }).toEqual(wanted);
}

/** Follows a link that is only added for it, so that the page is not loaded again. */
const go = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

/** The page's own links that can be clicked now: those of a dialog where one is open. */
const linksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((words) => {
    const place = document.querySelector('dialog[open]') ?? document;
    const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]:not([download], [target])')];
    const isOwn = ({ href }: HTMLAnchorElement) => {
      const { origin, pathname } = new URL(href);
      return origin === location.origin && (pathname === '/' || words.includes(pathname.split('/')[1] ?? ''));
    };
    return links
      .filter((link) => link.checkVisibility({ visibilityProperty: true }) && isOwn(link))
      .map((link) => link.getAttribute('href') as string);
  }, PARTS);

const partIn = (address: string) => address.split(/[/?]/)[1] ?? '';

/** The same for links that count as one. */
function shapeOf(href: string): string {
  const [path = '', query] = href.split('?');
  const [, part, subject = '', rest] = path.split('/');
  const of = isGameId(subject) ? 'GAME' : part === 'live' && subject !== '' ? 'ID' : subject;
  return [part, of, rest && '*'].filter(Boolean).join('/') + (query === undefined ? '' : '?');
}

/** The content of addresses that are opened by themselves. */
const shown = new Map<string, Seen>();

/** @param page stays at the address */
async function shownBy(page: Page, address: string): Promise<Seen> {
  const before = shown.get(address);
  if (before !== undefined) return before;
  await page.goto(address);
  await page.waitForFunction(
    () =>
      history.state?.match ??
      document.querySelector('main:not(.table) h2') ??
      (/^\/(live|problems)\/./.test(location.pathname) && document.querySelector('.status-line')),
  );
  const seen = await look(page);
  shown.set(address, seen);
  return seen;
}

/** Clicks every link of a part of the page, beginning in some states of it. @returns their targets */
async function crawl(page: Page, part: string, starts: readonly State[]): Promise<readonly string[]> {
  const alone = await page.context().newPage();
  const absolute = (href: string) => new URL(href, page.url()).href;
  const states = [...starts];
  const found = new Set(starts.map(({ address }) => shapeOf(address)));
  const clicked = new Set<string>();
  /** Parts that Forward has led to. */
  const joined = new Set<string>();
  for (const { address, prepare } of states) {
    const from = await shownBy(alone, absolute(address));
    await go(page, address);
    await sees(page, from, `${address} from a board`);
    for (;;) {
      await prepare?.(page);
      const before = await look(page);
      const href = (await linksOn(page)).find((each) => !clicked.has(shapeOf(each)));
      if (href === undefined) break;
      const to = await shownBy(alone, absolute(href));
      const place = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'body';
      const link = page.locator(`${place} a[href=${JSON.stringify(href)}]`);
      await link.filter({ visible: true }).first().click();
      await sees(page, to, `${href} from ${address}`);
      await page.goBack();
      await sees(page, before, `Back from ${href} to ${address}`);
      if (!joined.has(partIn(href))) {
        await page.goForward();
        await sees(page, to, `Forward from ${address} to ${href}`);
        await page.goBack();
        await sees(page, before, `Back from ${href} to ${address}, the second time`);
      }
      if (partIn(href) === part && !found.has(shapeOf(href))) states.push({ address: href });
      for (const shapes of [clicked, found]) shapes.add(shapeOf(href));
      joined.add(partIn(href));
    }
    await page.keyboard.press('Escape');
    await go(page, '/play/zabor');
    await page.locator('main.table').waitFor();
  }
  await alone.close();
  return [...clicked];
}

/** Two games by link of this browser: one that waits for the other person, and one that was aborted. */
const liveGames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const ask = async (path: string, body: object, key?: string) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Seat-Key': key }),
      };
      const response = await fetch(`/v1/live${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const games = [];
    for (const isAborted of [false, true]) {
      const { id, key, invitation } = await ask('', { game: 'chess', name: 'Anna' });
      localStorage.setItem(`tahoun.live.${id}`, key);
      games.push(`/live/${id}`);
      if (!isAborted) continue;
      await ask(`/${id}/actions`, { action: 'join', name: 'Bruno' }, invitation);
      await ask(`/${id}/actions`, { action: 'abort' }, key);
    }
    return games;
  });

/** Parts of a board with links but without an address of their own. */
const ON_A_BOARD: readonly NonNullable<State['prepare']>[] = [
  async (page) => {
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
  },
  async (page) => {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Look inside the search' }).waitFor();
  },
  async (page) => {
    await openTab(page, 'game');
    await page.locator('.rules').waitFor();
  },
];

/** First states of a part, if not only its first word. */
const STARTS: Readonly<Record<string, (page: Page) => Promise<readonly State[]>>> = {
  play: async () => [
    { address: '/play/chess' },
    ...ON_A_BOARD.map((prepare) => ({ address: '/play/chess', prepare })),
  ],
  analysis: async () => [{ address: '/analysis/chess?moves=e4' }],
  live: async (page) => ['/live', ...(await liveGames(page))].map((address) => ({ address })),
};

/** Links that must be found. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  play: ['live', 'lab/position?', 'learn/GAME', 'problems'],
  live: ['analysis/GAME', 'play/GAME'],
};

// The list of saved games is over a board, and is empty here; `web-saved-games.test.ts` follows its links.
it.each(['', ...PARTS.filter((part) => part !== 'saved')])(
  'every link of /%s leads where it says, and Back and Forward lead to and fro',
  async (part) => {
    const page = await web.visit();
    const starts = (await STARTS[part]?.(page)) ?? [{ address: `/${part}` }];
    const clicked = await crawl(page, part, starts);
    expect(clicked).toEqual(expect.arrayContaining([...(LINKS[part] ?? ['problems'])]));
  },
);
