// @module-tag rest
import '@tahoun/catalogue/all';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LiveState, beginGame } from '@tahoun/live';
import { type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { type LoopbackDiscord, type User, startLoopbackDiscord } from '@tahoun/loopback-discord';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { Server } from '../../testing/server.ts';
import { axe } from './support/axe.js';
import { launchBrowser, newContext } from './support/web.js';

/** A game of people on Discord, played at the page by users who prove that they are its players. */

let folder: string;
let discord: LoopbackDiscord;
let database: OpenDatabase;
let server: Server;
let browser: Browser;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-sign-in-'));
  discord = await startLoopbackDiscord();
  url = `http://localhost:${await freePort()}`;
  discord.oauth.redirects.add(`${url}/v1/sign-in/discord`);
  const env = { TAHOUN_DATA: folder, PORT: new URL(url).port, ...signInSettings() };
  server = new Server(env, { stderr: 'inherit' });
  await server.url();
  database = await openDatabase({ folder });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await database?.close();
  server?.process.kill();
  await discord?.close();
  rmSync(folder, { recursive: true, force: true });
});

function signInSettings() {
  return {
    DISCORD_CLIENT_ID: discord.world.application.id,
    DISCORD_CLIENT_SECRET: discord.oauth.clientSecret,
    DISCORD_API: discord.api,
    TAHOUN_WEB_URL: url,
  };
}

let anna: User;
let bruno: User;
let cyril: User;
let id: string;
let games = 0;

beforeEach(async () => {
  games++;
  [anna, bruno, cyril] = ['Anna', 'Bruno', 'Cyril'].map((name) => discord.user(`${name}${games}`)) as [
    User,
    User,
    User,
  ];
  id = await begun(anna, bruno);
});

/** A game of two on Discord, as the bot keeps it. */
async function begun(...players: readonly [User, User]): Promise<string> {
  const [first, second] = players.map((user) => ({ player: user.id, name: user.name }));
  const record = beginGame({
    id: `game${discord.world.newId()}`,
    game: 'chess',
    seats: [first as { player: string; name: string }, second as { player: string; name: string }],
    ownerId: players[0].id,
    language: 'en',
    guildId: null,
    channelId: null,
    token: null,
    now: Date.now(),
    challengeMs: 60_000,
  });
  await new Store(database, 'the bot').games.add({ ...record, status: 'active' });
  return record.id;
}

/** The request of a browser that follows no redirection, with its cookie. */
async function visit(address: string, cookie = ''): Promise<{ to: URL; cookie: string; response: Response }> {
  const response = await fetch(address, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
  const [set = ''] = response.headers.getSetCookie();
  const to = new URL(response.headers.get('location') ?? 'none:', url);
  return { to, cookie: set.split(';', 1)[0] as string, response };
}

const start = (game = id) => visit(`${url}/v1/live/${game}/sign-in`);

/** The address to which Discord redirects a user who agrees, or who cancels. */
async function agreed(to: URL, who: User | 'Cancel'): Promise<string> {
  const page = await (await fetch(to)).text();
  const label = who === 'Cancel' ? who : `Authorize as ${who.name}`;
  const link = new RegExp(`href="([^"]+)">${label}<`).exec(page)?.[1];
  if (link === undefined) throw new Error(`no ${label} in ${page}`);
  return link.replaceAll('&amp;', '&');
}

async function stateOf(game: string, key?: string): Promise<LiveState> {
  const headers = key === undefined ? {} : { 'Seat-Key': key };
  const response = await fetch(`${url}/v1/live/${game}`, { headers: headers as Record<string, string> });
  expect(response.status).toBe(200);
  return response.json() as Promise<LiveState>;
}

describe('signing in with Discord', () => {
  it('asks for nothing but the identity, bound to this browser, and gives the key of the seat', async () => {
    const { to, cookie, response } = await start();
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      scope: 'identify',
      code_challenge_method: 'S256',
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    const back = await visit(await agreed(to, bruno), cookie);
    expect(back.response.headers.get('cache-control')).toBe('no-store');
    expect(back.response.headers.getSetCookie()[0]).toMatch(/^sign-in=; Max-Age=0/);
    expect(back.to.href).toMatch(new RegExp(`^${url}/live/${id}#[\\w-]{22}$`));
    const own = await stateOf(id, back.to.hash.slice(1));
    expect(own).toMatchObject({ you: 'b', signIn: null });
    expect(await stateOf(id)).toMatchObject({ you: null, signIn: `${url}/v1/live/${id}/sign-in` });
  });

  it('leaves everybody else where they are', async () => {
    const { to, cookie } = await start();
    expect((await visit(await agreed(to, cyril), cookie)).to.hash).toBe('#sign-in=no-seat');
    const other = await begun(cyril, anna);
    const again = await start(other);
    expect((await visit(await agreed(again.to, bruno), again.cookie)).to.hash).toBe('#sign-in=no-seat');
    const nowhere = await start('nothing');
    expect((await visit(await agreed(nowhere.to, bruno), nowhere.cookie)).to.hash).toBe('#sign-in=no-seat');
    const declined = await start();
    expect((await visit(await agreed(declined.to, 'Cancel'), declined.cookie)).to.hash).toBe(
      '#sign-in=declined',
    );
  });

  it('takes an answer only from the browser that asked, once, and for the game that it asked for', async () => {
    const { to, cookie } = await start();
    const answer = await agreed(to, bruno);
    const elsewhere = await start();
    for (const stranger of ['', elsewhere.cookie, 'sign-in=nonsense', cookie.replace(/.$/, '')])
      expect((await visit(answer, stranger)).to.hash).toBe('#sign-in=expired');
    // The state of one attempt with the code of another one: the code was made for another challenge.
    const [own, others] = [new URL(await agreed(to, bruno)), new URL(await agreed(elsewhere.to, bruno))];
    own.searchParams.set('code', others.searchParams.get('code') as string);
    expect((await visit(own.href, cookie)).to.hash).toBe('#sign-in=expired');
    const otherGame = new URL(answer);
    otherGame.searchParams.set('state', (otherGame.searchParams.get('state') as string).replace(id, 'other'));
    expect((await visit(otherGame.href, cookie)).to.hash).toBe('#sign-in=expired');

    expect((await visit(answer, cookie)).to.hash).toMatch(/^#[\w-]{22}$/);
    // The browser has forgotten the attempt; a client that kept it finds that the code was valid only once.
    expect((await visit(answer)).to.hash).toBe('#sign-in=expired');
    expect((await visit(answer, cookie)).to.hash).toBe('#sign-in=expired');
  });

  it('leads nowhere but back to the page', async () => {
    for (const state of [
      '//evil.example.x',
      'https://evil.example',
      '../../evil',
      '',
      '%0d%0aSet-Cookie: a=b',
    ]) {
      const response = await fetch(`${url}/v1/sign-in/discord?code=x&state=${encodeURIComponent(state)}`, {
        redirect: 'manual',
      });
      const to = response.headers.get('location');
      expect([response.status, to], state).toEqual(
        to === null
          ? [404, null]
          : [303, expect.stringMatching(new RegExp(`^${url}/live/[a-z0-9]+#sign-in=expired$`))],
      );
    }
    const odd = await fetch(`${url}/v1/live/${encodeURIComponent('a.evil/..')}/sign-in`, {
      redirect: 'manual',
    });
    expect(odd.status).toBe(404);
    for (const changed of [{ error: 'server_error' }, { iss: 'https://evil.example' }, { code: '' }]) {
      const { to, cookie } = await start();
      const answer = new URL(await agreed(to, bruno));
      for (const [name, value] of Object.entries(changed)) answer.searchParams.set(name, value as string);
      expect((await visit(answer.href, cookie)).to.href).toBe(`${url}/live/${id}#sign-in=failed`);
    }
  });

  it('says so when Discord is away or slow, and asks it for few at the same time', async () => {
    for (const request of [/^POST \/oauth2\/token$/, /^GET \/users\/@me$/]) {
      discord.faults.inject({ kind: 'bad-gateway', request });
      const { to, cookie } = await start();
      expect((await visit(await agreed(to, bruno), cookie)).to.hash).toBe('#sign-in=failed');
    }
    discord.faults.inject({ kind: 'rate-limit', retryAfterMs: 1000, request: /^POST \/oauth2\/token$/ });
    const limited = await start();
    expect((await visit(await agreed(limited.to, bruno), limited.cookie)).to.hash).toBe('#sign-in=failed');

    discord.faults.inject({ kind: 'slow', delayMs: 3000, request: /^POST \/oauth2\/token$/, times: 10 });
    const attempts = await Promise.all(Array.from({ length: 11 }, () => start()));
    const answers = await Promise.all(attempts.map(({ to }) => agreed(to, bruno)));
    const backs = await Promise.all(answers.map((answer, nth) => visit(answer, attempts[nth]?.cookie)));
    const outcomes = backs.map(({ to }) => to.hash).filter((hash) => hash.includes('='));
    expect(outcomes).toEqual(['#sign-in=busy']);
  });

  it('keeps nothing of Discord: neither codes nor tokens are in the database', async () => {
    const { to, cookie } = await start();
    const back = await visit(await agreed(to, bruno), cookie);
    expect((await stateOf(id, back.to.hash.slice(1))).you).toBe('b');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(files.join('')).toContain(id);
    expect(discord.oauth.issued.length).toBeGreaterThanOrEqual(3);
    for (const secret of discord.oauth.issued) expect(files.join('')).not.toContain(secret);
  });
});

describe('the page', { tags: 'browser' }, () => {
  async function somebody(locale = 'en-GB'): Promise<Page> {
    const context = await newContext(browser, { locale });
    const page = await context.newPage();
    await page.goto(`${url}/live/${id}`);
    return page;
  }

  it('seats both players in their browsers, and tells a stranger that they watch', async () => {
    const [first, second, third] = await Promise.all([somebody(), somebody('cs-CZ'), somebody()]);
    expect((await axe(first).analyze()).violations).toEqual([]);
    await first.getByRole('link', { name: 'Sign in with Discord' }).click();
    await first.getByRole('link', { name: `Authorize as ${anna.name}` }).click();
    await first.getByText('Your turn').waitFor();
    expect(new URL(first.url()).hash).toBe('');
    await second.getByRole('link', { name: 'Přihlásit se přes Discord' }).click();
    await second.getByRole('link', { name: `Authorize as ${bruno.name}` }).click();
    await second.getByTestId('seat-1').getByText('(vy)').waitFor();
    await third.getByRole('link', { name: 'Sign in with Discord' }).click();
    await third.getByRole('link', { name: `Authorize as ${cyril.name}` }).click();
    await third.getByText('Your Discord account does not play in this game.').waitFor();
    expect((await axe(third).analyze()).violations).toEqual([]);

    for (const place of ['e2', 'e4'])
      await first
        .getByRole('gridcell', { name: new RegExp(`^${place}\\b`) })
        .first()
        .click({ force: true });
    await expect.poll(() => third.locator('.moves .move').allTextContents()).toEqual(['e4']);
    await second.getByText('Jste na tahu').waitFor();
    // The seat stays theirs.
    await second.reload();
    await second.getByText('Jste na tahu').waitFor();
    expect(await second.getByText('Přihlásit se').count()).toBe(0);
  });

  it('has no such button where the server has no application, or the game nobody on Discord', async () => {
    const guests = await fetch(`${url}/v1/live`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'chess', name: 'Dana' }),
    });
    const begunByLink = (await guests.json()) as { id: string };
    expect((await stateOf(begunByLink.id)).signIn).toBeNull();
    const { DISCORD_CLIENT_SECRET: _, ...part } = signInSettings();
    const without = new Server({ TAHOUN_DATA: folder, ...part }, { stderr: 'inherit' });
    try {
      const base = await without.url();
      const state = await (await fetch(`${base}/v1/live/${id}`)).json();
      expect(state).toMatchObject({ signIn: null });
      expect((await fetch(`${base}/v1/live/${id}/sign-in`)).status).toBe(404);
    } finally {
      without.process.kill();
    }
  });
});
