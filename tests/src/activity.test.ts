// @module-tag rest
// @module-tag browser
import '@tahoun/catalogue/all';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beginGame } from '@tahoun/live';
import { type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { type LoopbackDiscord, type Place, type User, startLoopbackDiscord } from '@tahoun/loopback-discord';
import { ChannelType } from 'discord-api-types/v10';
import type { Browser, FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { Server as BuiltServer } from '../../testing/server.ts';
import { launchBrowser, newContext } from './support/web.js';

/** The page inside Discord: the SDK as it is, in a frame of a client of our own, behind a proxy like Discord's. */

let folder: string;
let discord: LoopbackDiscord;
let database: OpenDatabase;
let server: BuiltServer;
let api: string;
let proxy: Server;
let url: string;
let browser: Browser;
let channel: Place;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-activity-'));
  discord = await startLoopbackDiscord();
  channel = discord.guild('Club').channel('games');
  const env = { TAHOUN_DATA: folder, ...settings(), TAHOUN_ACTIVITY: '1' };
  server = new BuiltServer(env, { stderr: 'inherit' });
  api = await server.url();
  proxy = createServer(async (request, response) => {
    const { method = 'GET', url: path = '', headers } = request;
    if (path.startsWith('/client?')) return void response.end(CLIENT);
    const body = method === 'GET' ? {} : { body: Buffer.concat((await request.toArray()) as Buffer[]) };
    const passed = ['content-type', 'seat-key'].filter((name) => headers[name] !== undefined);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = await fetch(api + path.replace(/^\/\.proxy/, ''), {
      method,
      headers: Object.fromEntries(passed.map((name) => [name, String(headers[name])])),
      signal: left.signal,
      ...body,
    }).catch(() => null);
    // The page was closed before the answer.
    if (answer === null) return void response.destroy();
    const kept = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
      .on('error', () => response.destroy())
      .pipe(response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  url = `http://localhost:${port}`;
  database = await openDatabase({ folder });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  proxy?.closeAllConnections();
  proxy?.close();
  await database?.close();
  server?.process.kill();
  await discord?.close();
  rmSync(folder, { recursive: true, force: true });
});

function settings() {
  return {
    DISCORD_CLIENT_ID: discord.world.application.id,
    DISCORD_CLIENT_SECRET: discord.oauth.clientSecret,
    DISCORD_TOKEN: discord.token,
    DISCORD_API: discord.api,
    TAHOUN_WEB_URL: 'http://localhost:1',
  };
}

/** Discord's client around the page in its frame: it greets the SDK, and asks the person. */
const CLIENT = `<!doctype html><link rel="icon" href="data:,"><iframe style="width: 1200px; height: 700px"></iframe><script>
  const frame = document.querySelector('iframe');
  frame.src = '/' + location.search;
  addEventListener('message', async ({ data: [opcode, { cmd, nonce, args }] }) => {
    const say = (payload) => frame.contentWindow.postMessage([1, payload], '*');
    const config = { cdn_host: '', api_endpoint: '', environment: 'production' };
    if (opcode === 0) say({ cmd: 'DISPATCH', evt: 'READY', data: { v: 1, config }, nonce: null });
    if (cmd !== 'AUTHORIZE') return;
    const code = await authorize(args);
    if (code === null) say({ cmd, nonce, evt: 'ERROR', data: { code: 5000, message: 'OAuth2 Error: access_denied' } });
    else say({ cmd, nonce, evt: null, data: { code } });
  });
</script>`;

let instances = 0;

/** Opens an Activity in a channel with some users. @returns its id */
function opened(place: Place, ...users: readonly User[]): string {
  const id = `i-${++instances}-gc`;
  discord.world.activities.set(id, { channel: place.channel, users: users.map((user) => user.id) });
  return id;
}

/**
 * A user's Discord with the Activity.
 * @param agrees whether they let the page know them.
 * @returns the frame of the page
 */
async function activityOf(user: User, instance: string, agrees = true): Promise<FrameLocator> {
  const context = await newContext(browser, { locale: 'en-GB' });
  const page = await context.newPage();
  await page.exposeFunction('authorize', (args: Record<string, unknown>) =>
    agrees ? discord.oauth.agree(discord.oauth.readActivity(args), user.id) : null,
  );
  await page.goto(`${url}/client?frame_id=1&instance_id=${instance}&platform=desktop`);
  return page.frameLocator('iframe');
}

/** A thread of a game, as the bot makes them. */
function threadIn({ channel: { id: parentId, guildId } }: Place): Pick<Place, 'channel'> {
  const type = ChannelType.PublicThread;
  return { channel: discord.world.newChannel({ type, name: 'Chess', guildId, parentId }) };
}

async function gameIn(place: Pick<Place, 'channel'>, ...players: readonly [User, User]): Promise<string> {
  const [first, second] = players.map(({ id, name }) => ({ player: id, name }));
  const record = beginGame({
    id: `game${discord.world.newId()}`,
    game: 'chess',
    seats: [first, second] as [{ player: string; name: string }, { player: string; name: string }],
    ownerId: players[0].id,
    language: 'en',
    guildId: place.channel.guildId ?? null,
    channelId: place.channel.id,
    token: null,
    now: Date.now(),
    challengeMs: 60_000,
  });
  await new Store(database, 'the bot').games.add({ ...record, status: 'active' });
  return record.id;
}

/** Sends the request of the page. */
async function enter(user: User, instance: string, more: object = {}): Promise<Response> {
  const verifier = 'v'.repeat(43);
  const code = discord.oauth.agree(
    { scopes: ['identify'], challenge: createHash('sha256').update(verifier).digest('base64url') },
    user.id,
  );
  return fetch(`${api}/v1/sign-in/activity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, verifier, instance, ...more }),
  });
}

describe('the Activity', () => {
  it('shows the game of the channel, seats its players, and lets others watch', async () => {
    const [anna, bruno, cyril] = ['Anna', 'Bruno', 'Cyril'].map((name) => discord.user(name)) as [
      User,
      User,
      User,
    ];
    await gameIn(channel, anna, bruno);
    const instance = opened(channel, anna, bruno, cyril);
    const [first, second, third] = await Promise.all(
      [anna, bruno, cyril].map((user) => activityOf(user, instance)) as [
        Promise<FrameLocator>,
        Promise<FrameLocator>,
        Promise<FrameLocator>,
      ],
    );
    await first.getByText('Your turn').waitFor();
    await third.getByText('You are watching.').waitFor();
    for (const place of ['e2', 'e4'])
      await first
        .getByRole('gridcell', { name: new RegExp(`^${place}\\b`) })
        .first()
        .click({ force: true });
    await second.getByText('Your turn').waitFor();
    for (const frame of [second, third])
      await expect.poll(() => frame.locator('.moves .move').allTextContents()).toEqual(['e4']);
  });

  it('shows a game in a thread of the channel to those who watch, also without an account', async () => {
    const [anna, bruno, cyril] = ['Anna', 'Bruno', 'Cyril'].map((name) => discord.user(name)) as [
      User,
      User,
      User,
    ];
    const guild = discord.guild('Threads');
    const [lobby, other] = [guild.channel('lobby'), guild.channel('other')];
    const instance = opened(lobby, anna, cyril);
    await gameIn(threadIn(other), anna, bruno);
    expect((await enter(cyril, instance)).status).toBe(404);
    const id = await gameIn(threadIn(lobby), anna, bruno);
    expect(await (await enter(cyril, instance)).json()).toEqual({ id, key: null });
    // A player who does not identify themselves to the page has no seat there.
    const frame = await activityOf(anna, instance, false);
    await frame.getByText('Discord did not tell us who you are. You are watching.').waitFor();
    await frame.getByText('Anna', { exact: true }).first().waitFor();
    expect(await frame.getByRole('link', { name: 'Sign in with Discord' }).count()).toBe(0);
    discord.faults.inject({ kind: 'bad-gateway', request: /threads\/active/ });
    expect((await enter(cyril, instance)).status).toBe(404);
  });

  it('brings the SDK to nobody else, not even to be kept for later', async () => {
    const kept = await (await fetch(`${api}/sw.js`)).text();
    expect(kept).toContain('assets/live-page-');
    expect(kept).not.toContain('assets/discord/');
  });

  it('says so where nothing is played', async () => {
    const dana = discord.user('Dana');
    const empty = discord.guild('Elsewhere').channel('empty');
    const frame = await activityOf(dana, opened(empty, dana));
    await frame.getByText('Nothing is played in this channel.').waitFor();
  });

  it('believes Discord alone who somebody is, and where', async () => {
    const [anna, bruno, cyril] = ['Anna', 'Bruno', 'Cyril'].map((name) => discord.user(name)) as [
      User,
      User,
      User,
    ];
    const club = discord.guild('Another club');
    const id = await gameIn(club.channel('thread of the game'), anna, bruno);
    const instance = opened(club.channel('lobby'), anna, cyril);
    // Games have threads: players find theirs from anywhere on the server, others only in its channel.
    expect(await (await enter(anna, instance)).json()).toEqual({
      id,
      key: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect((await enter(cyril, instance)).status).toBe(404);
    expect((await enter(bruno, instance)).status).toBe(403);
    expect((await enter(anna, 'i-0-gc')).status).toBe(403);
    expect((await enter(anna, instance, { code: 'made-up' })).status).toBe(403);
    expect((await enter(anna, instance, { verifier: 'w'.repeat(43) })).status).toBe(403);
    for (const wrong of ['../../users/@me', 'a/b', '', 'x'.repeat(101)])
      expect((await enter(anna, wrong)).status).toBe(400);
    discord.faults.inject({ kind: 'bad-gateway', request: /activity-instances/ });
    expect((await enter(anna, instance)).status).toBe(503);
  });

  it('is open to frames of Discord only where it is switched on', async () => {
    const framed = async (at: string) => (await fetch(at)).headers.get('content-security-policy') ?? '';
    const { id } = discord.world.application;
    expect(await framed(api)).toContain(
      `frame-ancestors 'self' https://discord.com https://*.discord.com https://${id}.discordsays.com`,
    );
    const without = new BuiltServer({ TAHOUN_DATA: folder, ...settings() }, { stderr: 'inherit' });
    try {
      const base = await without.url();
      expect(await framed(base)).toMatch(/frame-ancestors 'self'(;|$)/);
      expect((await fetch(`${base}/v1/sign-in/activity`)).status).toBe(404);
    } finally {
      without.process.kill();
    }
  });
});
