// @module-tag browser
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';
import { axe } from './support/axe.js';
import { launchBrowser, newContext } from './support/web.js';

/** Games by link: people in browsers of their own, and a server that may be killed. */

let browser: Browser;
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-web-live-'));
  await serve();
  browser = await launchBrowser();
});

/** @param port of a server that was killed. */
async function serve(port = '0'): Promise<void> {
  server = new Server({ TAHOUN_DATA: folder, PORT: port }, { stderr: 'inherit' });
  url = await server.url();
}

/** A failure reports the content of the test's pages; all pages are closed before the next test. */
afterEach(async ({ task }) => {
  const contexts = browser.contexts();
  if (task.result?.state === 'fail')
    for (const page of contexts.flatMap((context) => context.pages()))
      process.stderr.write(`${page.url()}\n${await page.locator('body').ariaSnapshot()}\n\n`);
  await Promise.all(contexts.map((context) => context.close()));
});

afterAll(async () => {
  await browser?.close();
  server?.process.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a browser of their own. */
async function somebody(address: string, locale = 'en-GB'): Promise<Page> {
  const context = await newContext(browser, { locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`on a page: ${error.stack}\n`));
  await page.goto(address);
  return page;
}

/** Begins a game by link. @returns the one who began it, and the link for the other. */
async function invited(name: string, game: string) {
  const page = await somebody(`${url}/live`);
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: game });
  await page.getByRole('combobox', { name: 'You play' }).selectOption('first');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByTestId('invitation').inputValue();
  return { page, link };
}

async function sitDown(link: string, name: string): Promise<Page> {
  const page = await somebody(link, 'cs-CZ');
  await page.getByRole('textbox', { name: 'Vaše jméno' }).fill(name);
  await page.getByRole('button', { name: 'Posadit se ke hře' }).click();
  await page.getByTestId('seat-0').getByText('▶').waitFor();
  // Waits until fonts are loaded and the page has scrolled to its top: a click would miss a place that moves.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return page;
}

/** Picks the places of a move, whose names begin so. */
async function move(page: Page, ...places: string[]): Promise<void> {
  for (const place of places)
    await page
      .getByRole('gridcell', { name: new RegExp(`^${place}\\b`) })
      .first()
      .click({ force: true });
}

async function seesMoves(page: Page, ...moves: string[]): Promise<void> {
  const list = page.locator('.move-list .move');
  await expect.poll(async () => (await list.allTextContents()).map(withoutNumber)).toEqual(moves);
}

/** In games whose moves are in one column, the number is part of the button. */
const withoutNumber = (text: string) => text.replace(/^\d+\. /, '');

async function isInWindow(part: Locator, height: number): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('a game by link', () => {
  it('shows a move at once, sends it until it arrives, and takes back what is refused', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    await anna.getByText('is here').waitFor();
    const sent: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await anna.route('**/v1/live/*/moves', async (route) => {
      sent.push(route.request().postDataJSON().move);
      await held;
      await route.continue();
    });
    await move(anna, 'e2', 'e4');
    await seesMoves(anna, 'e4');
    await anna.getByText('Black to move').waitFor();
    // It is not her turn any more: this is a premove, which she takes back.
    await move(anna, 'd2', 'd4');
    await anna.keyboard.press('Escape');
    await seesMoves(bruno);
    answer();
    await seesMoves(bruno, 'e4');
    expect(sent).toEqual(['e4']);
    await expect.poll(() => bruno.getByTestId('notice').textContent()).toContain('e4');

    // A move that does not arrive stands, with a word on it, and is sent again.
    await bruno.route('**/v1/live/*/moves', (route) => route.abort());
    await move(bruno, 'e7', 'e5');
    await bruno.getByText('posílá se znovu').waitFor();
    await seesMoves(bruno, 'e4', 'e5');
    await seesMoves(anna, 'e4');
    await bruno.unroute('**/v1/live/*/moves');
    await seesMoves(anna, 'e4', 'e5');
    await bruno.getByText('posílá se znovu').waitFor({ state: 'detached' });

    // A refusal takes it back.
    const refusal = { status: 409, json: { code: 'game-over' } };
    await anna.route('**/v1/live/*/moves', (route) => route.fulfill(refusal));
    await move(anna, 'g1', 'f3');
    await anna.getByText('The game is over.').waitFor();
    await seesMoves(anna, 'e4', 'e5');
  });

  it('is played by two, watched by a third, and goes on when the server has been killed', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    // A person looking over somebody's shoulder finds no key in the address.
    expect(new URL(bruno.url()).hash).toBe('');
    const cyril = await somebody(bruno.url());
    await cyril.getByText('You are watching.').waitFor();
    await anna.getByText('is here').waitFor();

    await move(anna, 'e2', 'e4');
    await seesMoves(bruno, 'e4');
    await seesMoves(cyril, 'e4');
    // The spectator cannot move on the board.
    await move(cyril, 'e7', 'e5');
    await move(bruno, 'e7', 'e5');
    for (const page of [anna, bruno, cyril]) await seesMoves(page, 'e4', 'e5');

    await server.stop();
    await anna.getByText('No connection').waitFor();
    await serve(new URL(url).port);
    await anna.getByText('No connection').waitFor({ state: 'detached' });

    await move(anna, 'g1', 'f3');
    await seesMoves(bruno, 'e4', 'e5', 'Jf3');
    await move(bruno, 'b8', 'c6');
    for (const page of [anna, cyril]) await seesMoves(page, 'e4', 'e5', 'Nf3', 'Nc6');

    await bruno.getByRole('button', { name: 'Vzdát' }).click();
    await bruno.getByRole('button', { name: 'Opravdu vzdát?' }).click();
    await cyril.getByTestId('status').getByText('White wins').waitFor();
    await anna.getByRole('button', { name: 'Play again' }).click();
    await bruno.getByRole('button', { name: 'Hrát znovu' }).click();
    // Both come to the next game, with their sides swapped; spectators get a link.
    await bruno.getByText('Jste na tahu').waitFor();
    await cyril.getByRole('link', { name: 'To the next game' }).click();
    for (const page of [anna, cyril]) await page.getByText('White to move').waitFor();
    expect(new Set([anna, bruno, cyril].map((page) => page.url())).size).toBe(1);
    await move(bruno, 'e2', 'e4');
    for (const page of [anna, cyril]) await seesMoves(page, 'e4');
    // A user who goes back sees the finished game, and stays there.
    await anna.goBack();
    await anna.getByTestId('status').getByText('You won').waitFor();
    await anna.getByRole('link', { name: 'To the next game' }).waitFor();
  });

  it('is drawn by a claim at the third repetition, which is offered to who is to move', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    const line = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8', 'g1 f3', 'g8 f6', 'f3 g1', 'f6 g8'];
    for (const [ply, places] of line.entries()) {
      expect(await anna.getByRole('button', { name: 'Claim a draw' }).count()).toBe(0);
      await move(ply % 2 === 0 ? anna : bruno, ...places.split(' '));
      await expect.poll(() => anna.locator('.move-list .move').count()).toBe(ply + 1);
      await expect.poll(() => bruno.locator('.move-list .move').count()).toBe(ply + 1);
    }
    expect(await bruno.getByRole('button', { name: 'Reklamovat remízu' }).count()).toBe(0);
    await anna.getByRole('button', { name: 'Claim a draw' }).click();
    await bruno.getByText('Třetí opakování pozice').waitFor();
    expect(await bruno.getByTestId('status').textContent()).toBe('Remíza');
  });

  it('is found again, on the front page and where games by link begin', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const address = anna.url();
    await anna.goto(`${url}/`);
    const mine = anna.getByRole('region', { name: 'Your games with friends' });
    await mine.getByText('Waiting for the second player.').waitFor();
    const bruno = await sitDown(link, 'Bruno');
    await anna.goto(`${url}/live`);
    await mine.getByText('Your turn').waitFor();
    await mine.getByRole('link', { name: 'Chess, Anna – Bruno' }).click();
    await anna.waitForURL(address);
    await move(anna, 'e2', 'e4');
    await seesMoves(bruno, 'e4');
    await anna.goto(`${url}/`);
    await mine.getByText('The other side is to move').waitFor();
    // Who has no seat is not bothered.
    const cyril = await somebody(`${url}/`);
    expect(await cyril.getByText('Your games with friends').count()).toBe(0);
  });

  it('tells what was asked and what was declined, and who is not there any more', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    await anna.getByText('is here').waitFor();
    await anna.getByRole('button', { name: 'Draw' }).click();
    await anna.getByText('You have offered a draw.').waitFor();
    await bruno.getByRole('button', { name: 'Odmítnout' }).click();
    await anna.getByText('The other side declines the draw.').waitFor();
    // A line that stands still is not closed: only signs of life are missing.
    await bruno.route('**/v1/live/*/actions', () => undefined);
    await anna.getByText('is away').waitFor();
    await bruno.unroute('**/v1/live/*/actions');
    await anna.getByText('is here').waitFor();
  });

  it('is withdrawn by who has invited', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    await anna.getByRole('button', { name: 'Withdraw the invitation' }).click();
    const bruno = await somebody(link);
    for (const page of [anna, bruno]) {
      await page.getByText('The invitation was withdrawn.').waitFor();
      expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    }
  });

  it('that was aborted is played again by both', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    const aborted = anna.url();
    await anna.getByRole('button', { name: 'Abort' }).click();
    await bruno.getByText('Partie byla zrušena.').waitFor();
    await bruno.getByRole('button', { name: 'Hrát znovu' }).click();
    await anna.getByRole('button', { name: 'Play again' }).click();
    await bruno.getByText('Jste na tahu').waitFor();
    await move(bruno, 'e2', 'e4');
    await seesMoves(anna, 'e4');
    expect(anna.url()).toBe(bruno.url());
    expect(anna.url()).not.toBe(aborted);
  });

  it('is followed again by somebody who was elsewhere on the page', async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    await anna.getByText('Your turn').waitFor();
    const { pathname } = new URL(anna.url());
    await anna.getByRole('link', { name: 'Play', exact: true }).click();
    await anna.locator('.board-side').waitFor();
    await anna.goBack();
    await anna.getByText('Your turn').waitFor();
    expect(new URL(anna.url()).pathname).toBe(pathname);
    await move(anna, 'e2', 'e4');
    await seesMoves(bruno, 'e4');
    await move(bruno, 'e7', 'e5');
    await seesMoves(anna, 'e4', 'e5');
  });

  it('marks a place that is a whole move before it plays there, for those who confirm their moves', async () => {
    const { page: anna, link } = await invited('Anna', 'Zabor');
    const bruno = await sitDown(link, 'Bruno');
    await anna.evaluate(() => localStorage.setItem('tahoun.confirms-moves', 'true'));
    await anna.reload();
    await anna.getByText('Your turn').waitFor();
    await move(anna, 'd4');
    await anna.getByTestId('notice').getByText('Choose it again to play it').waitFor();
    await move(anna, 'a1');
    await anna.getByRole('grid').press('Escape');
    await expect.poll(() => anna.getByTestId('notice').textContent()).not.toContain('Choose it again');
    await move(anna, 'b2');
    await anna.getByTestId('notice').getByText('Choose it again to play it').waitFor();
    await move(anna, 'b2');
    // No place that was chosen only once was played.
    await seesMoves(bruno, 'b2');
  });

  it('takes moves in advance, and set phrases that each reads in their own language', {
    tags: 'rest',
  }, async () => {
    const { page: anna, link } = await invited('Anna', 'Chess');
    const bruno = await sitDown(link, 'Bruno');
    await anna.getByText('Your turn').waitFor();
    // He enters a premove before she has moved, and then changes it.
    await move(bruno, 'd7', 'd5');
    await bruno.getByText('Tah předem: d7 d5').waitFor();
    await bruno.getByRole('grid').press('Escape');
    await bruno.getByText('Tah předem je zrušen').waitFor();
    await move(bruno, 'e7', 'e5');
    await bruno.getByText('Tah předem: e7 e5').waitFor();
    await move(anna, 'e2', 'e4');
    for (const page of [anna, bruno]) await seesMoves(page, 'e4', 'e5');
    // A premove that is illegal after the answer is dropped: the pawn is pinned.
    await move(bruno, 'f7', 'f6');
    await bruno.getByText('Tah předem: f7 f6').waitFor();
    await move(anna, 'd1', 'h5');
    await bruno.getByText('Tah předem je zrušen: f7 f6').waitFor();
    await seesMoves(anna, 'e4', 'e5', 'Qh5');

    for (const page of [anna, bruno]) await page.getByRole('tab').last().click();
    await anna.getByText('Say something').click();
    await anna.getByRole('button', { name: 'Good luck!' }).click();
    await bruno.getByTestId('seat-0').getByText('Hodně štěstí!').waitFor();
    expect(await anna.getByRole('button', { name: 'Thanks!' }).isDisabled()).toBe(true);
    await anna.getByRole('checkbox', { name: 'Hide what the others say' }).check();
    await bruno.getByText('Něco říct').click();
    await bruno.getByRole('button', { name: 'Díky!' }).click();
    await bruno.getByTestId('seat-1').getByText('Díky!').waitFor();
    expect(await anna.getByTestId('seat-1').getByText('Thanks!').count()).toBe(0);
    expect((await axe(anna).analyze()).violations).toEqual([]);
  });

  it('is in sight on a phone, upright and on its side: board, names and clocks, and no words cut off', {
    tags: 'rest',
  }, async () => {
    const { page: anna, link } = await invited('Anna', 'Czech draughts');
    await sitDown(link, 'Bartholomew the Magnificent');
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      await anna.setViewportSize({ width, height });
      await anna.evaluate(() => scrollTo(0, 0));
      for (const part of ['seat-0', 'clock-0', 'seat-1', 'clock-1']) {
        const box = await anna.getByTestId(part).boundingBox();
        const frame = await anna.getByTestId(`seat-${part.at(-1)}`).boundingBox();
        if (box === null || frame === null) throw new Error(`no ${part}`);
        expect(box.x + box.width, part).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y + box.height, part).toBeLessThanOrEqual(height);
      }
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
      for (const line of ['status', 'notice'])
        expect(await anna.getByTestId(line).evaluate(isCut)).toBe(false);
      for (const action of ['Draw', 'Abort', 'More'])
        expect(await isInWindow(anna.getByText(action, { exact: true }), height), action).toBe(true);
      const size = await anna.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect(size).toEqual([width, height]);
    }
  });

  it('is there in every game, without a finding of axe', { tags: 'rest' }, async () => {
    const { page, link } = await invited('Anna', 'Zabor');
    expect((await axe(page).analyze()).violations).toEqual([]);
    const bruno = await sitDown(link, 'Bruno');
    await page.getByText('Your turn').waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.getByRole('gridcell').first().click({ force: true });
    await expect.poll(() => bruno.locator('.move-list .move').count()).toBe(1);
    expect((await axe(bruno).analyze()).violations).toEqual([]);
  });

  it('that does not exist says so', { tags: 'rest' }, async () => {
    const page = await somebody(`${url}/live/nothing`);
    await page.getByText('There is no such game any more.').waitFor();
  });
});
