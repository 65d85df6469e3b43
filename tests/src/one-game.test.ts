// @module-tag rest
// @module-tag browser
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discordTexts } from '@tahoun/i18n';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { Server } from '../../testing/server.ts';
import { useBot } from './discord/bot-fixture.js';
import { Table } from './discord/table.js';
import { launchBrowser, newContext } from './support/web.js';

/** One game in all clients: Discord and browsers, with a bot and a server that may be killed. */

const en = discordTexts('en');
const folder = mkdtempSync(join(tmpdir(), 'tahoun-one-game-'));
let url: string;
let server: Server;
let browser: Browser;

const fixture = useBot(async () => {
  url = `http://localhost:${await freePort()}`;
  return { TAHOUN_DATA: folder, TAHOUN_WEB_URL: url };
});

/** The page's server, with the database of the bot. */
async function serve(): Promise<void> {
  const { discord } = fixture;
  server = new Server(
    {
      TAHOUN_DATA: folder,
      PORT: new URL(url).port,
      TAHOUN_WEB_URL: url,
      DISCORD_API: discord.api,
      DISCORD_CLIENT_ID: discord.world.application.id,
      DISCORD_CLIENT_SECRET: discord.oauth.clientSecret,
    },
    { stderr: 'inherit' },
  );
  await server.url();
}

beforeAll(async () => {
  fixture.discord.oauth.redirects.add(`${url}/v1/sign-in/discord`);
  await serve();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.process.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a browser of their own. */
async function somebody(address: string): Promise<Page> {
  const context = await newContext(browser, { locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function move(page: Page, ...places: string[]): Promise<void> {
  for (const place of places)
    await page
      .getByRole('gridcell', { name: new RegExp(`^${place}\\b`) })
      .first()
      .click({ force: true });
}

async function see(pages: readonly Page[], ...moves: string[]): Promise<void> {
  for (const page of pages)
    await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(moves);
}

describe('one game', () => {
  it('is played on Discord and in two browsers, watched in a third, and outlives server and bot', async () => {
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const { discord, bot } = fixture;
    // Bob does not answer; somebody without Discord does.
    const challenge = await (await anna.command('play', { game: 'chess', opponent: bob })).message();
    const invitation = await (await anna.press(challenge, en.buttons.invite)).followUp();
    const link = /http\S+#[\w-]{22}/.exec(invitation.text)?.[0] as string;
    expect(invitation.ephemeral).toBe(true);
    const address = link.replace(/#.*/, '');

    const dana = await somebody(link);
    await dana.getByRole('textbox', { name: 'Your name' }).fill('Dana');
    await dana.getByRole('button', { name: 'Sit down' }).click();
    const watcher = await somebody(address);
    await watcher.getByText('You are watching.').waitFor();
    const table = new Table(discord, anna.place, [anna, undefined]);
    expect((await table.board(0)).text).toContain('Dana');

    await anna.command('move', { move: 'e4' });
    await table.board(1);
    await see([dana, watcher], 'e4');
    await move(dana, 'e7', 'e5');
    await see([dana, watcher], 'e4', 'e5');
    await table.board(2);
    await discord.until('the notice', () => anna.notifications.some(({ text }) => text.includes('e5')));

    // Anna goes on at a browser: she is known by her account.
    const own = await somebody(address);
    await own.getByRole('link', { name: 'Sign in with Discord' }).click();
    await own.getByRole('link', { name: `Authorize as ${anna.name}` }).click();
    await own.getByText('Your turn').waitFor();
    await move(own, 'g1', 'f3');
    await see([own, dana, watcher], 'e4', 'e5', 'Nf3');

    await server.stop();
    await dana.getByText('No connection').waitFor();
    // Meanwhile Discord goes on.
    await anna.press(await table.board(3), en.buttons.draw);
    await table.place.message('the offer', ({ text }) => text.includes(en.drawOffered(anna.mention)));
    await serve();
    await dana.getByText('White offers a draw.').waitFor();
    await dana.getByRole('button', { name: 'Decline' }).click();
    await own.getByText('No connection').waitFor({ state: 'detached' });

    // And the page goes on without the bot, which later shows the moves that it has missed.
    await bot.kill();
    await move(dana, 'b8', 'c6');
    await see([own, dana, watcher], 'e4', 'e5', 'Nf3', 'Nc6');
    await bot.start();
    await table.board(4);
    await anna.command('move', { move: 'Bb5' });
    await table.board(5);
    await see([own, dana, watcher], 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5');

    await dana.getByRole('button', { name: 'Resign' }).click();
    await dana.getByRole('button', { name: 'Really resign?' }).click();
    await own.locator('.status').getByText('You won').waitFor();
    await watcher.locator('.status').getByText('White wins').waitFor();
    await table.place.message('the end', ({ text }) => text.includes('White wins'));
  });
});
