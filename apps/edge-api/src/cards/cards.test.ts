import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedProblems } from '@tahoun/problems/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { serveWebFiles } from '../node/files.js';
import { openLive } from '../node/live.js';
import type { Platform } from '../service/platform.js';
import { type TestApp, testApp } from '../testing/test-app.js';
import { type CardSettings, cardFor } from './card-for.js';

let folder: string;
let live: Awaited<ReturnType<typeof openLive>>;
/** The pictures that were drawn. */
const drawn: { svg: string; width: number }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-cards-'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Tahoun</title></head><body></body></html>');
  writeFileSync(join(folder, 'parts.json'), '["play","analysis","problems","lab","learn","live"]');
  live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
});

afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

const KNOWN: CardSettings = { webUrl: 'https://play.example.org', trustsProxy: false };

/** The server with the page. */
function serving(settings = KNOWN, platform: Partial<Platform> = {}): TestApp {
  const app = testApp({
    live: live.games,
    rasterise: async (svg, width) => {
      drawn.push({ svg, width });
      return new Uint8Array(1);
    },
  });
  const tier = { ceilings: { nodes: 1, threads: 1, treeNodes: 1 }, nodesPerMinute: 3000 };
  const tiers = { anonymous: tier, keyed: tier };
  serveWebFiles(app, folder, (c) =>
    cardFor(c, {
      ...settings,
      platform: { engine: inlineEngine(), tiers, ...platform },
      live: live.games,
      problems: shippedProblems,
    }),
  );
  return app;
}

const UNESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The card that a chat reads from the page of a link. */
async function cardAt(path: string, { app = serving(), headers = {} } = {}) {
  const response = await app.request(path, { headers });
  const page = await response.text();
  const tags = page.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g);
  const written = (text: string) => text.replace(/&(\w+);/g, (_all, name: string) => UNESCAPED[name] ?? '?');
  const card = Object.fromEntries(Array.from(tags, ([, name = '', text = '']) => [name, written(text)]));
  return { response, page, card };
}

async function begin(app: TestApp, wanted: object) {
  const response = await app.request('/v1/live', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return (await response.json()) as { id: string; key: string; invitation: string };
}

describe('a link', () => {
  it('to a game shows its position, whose turn it is and the last move', async () => {
    const app = serving();
    const { card, response } = await cardAt('/play/chess?moves=e4+e5+Nf3', { app });
    expect(card).toMatchObject({
      'og:title': 'Chess: black to move',
      'og:description': 'e4 e5 Nf3',
      'og:url': 'https://play.example.org/play/chess?moves=e4+e5+Nf3',
      'twitter:card': 'summary_large_image',
    });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const picture = new URL(card['og:image'] as string);
    expect(picture.origin).toBe('https://play.example.org');
    expect(picture.searchParams.get('played')).toBe('Nf3');
    expect((await app.request(picture.pathname + picture.search)).status).toBe(200);
    // As wide as it is shown, with the whole board in the middle.
    expect(drawn.at(-1)).toMatchObject({ width: 1200 });
    expect(drawn.at(-1)?.svg).toMatch(/viewBox="0 0 1200 630".*<svg [^>]*width="1200" height="630"/);
  });

  it.each([
    ['/play/chess?moves=f3+e5+g4+Qh4', 'Chess: black wins (checkmate)'],
    ['/play/chess?position=7k/5Q2/6K1/8/8/8/8/8+b+-+-+0+1', 'Chess: draw (stalemate)'],
    ['/analysis/zabor?moves=a1', 'Zabor: red to move'],
    ['/play/connect-four?moves=d', 'Connect Four: red to move'],
    ['/play/chocolate?position=2x2+A', 'Chocolate: the first player to move'],
    ['/lab/position?game=chess&depth=2', 'Chess: the tree that minimax and alpha-beta search'],
    ['/lab/tree?t=((3+5)+(2+9))', 'A game tree, searched by minimax and alpha-beta'],
    ['/problems/chess', 'Chess: problems to solve'],
  ])('%s is called %j', async (path, title) => {
    expect((await cardAt(path)).card['og:title']).toBe(title);
  });

  it('to a problem shows its position as its solver sees it, and what is asked for', async () => {
    const problem = shippedProblems('chess').find(
      ({ position, within }) => within === 2 && position.includes(' b '),
    );
    const app = serving();
    const path = `/problems/chess/${problem?.id}`;
    const { card } = await cardAt(path, { app });
    expect(card).toMatchObject({ 'og:title': 'Chess: black to move', 'og:description': 'Win in 2 moves.' });
    const picture = new URL(card['og:image'] as string);
    expect(picture.searchParams.get('position')).toBe(problem?.position);
    expect(picture.searchParams.get('bottom')).toBe('b');
    expect((await app.request(picture.pathname + picture.search)).status).toBe(200);
    const { card: czech } = await cardAt(path, { headers: { 'Accept-Language': 'cs' } });
    expect(czech['og:description']).toMatch(/^Výhra/);
    const unknown = await cardAt('/problems/chess/000000000000');
    expect(unknown.card['og:title']).toBe('Chess: problems to solve');
  });

  it('is in Czech for those who ask in Czech', async () => {
    const headers = { 'Accept-Language': 'cs-CZ,cs;q=0.9,en;q=0.8' };
    const { card } = await cardAt('/play/chess?moves=e4', { headers });
    expect(card['og:title']).toBe('Šachy: na tahu je černý');
  });

  it.each([
    '/play/chess',
    '/play/chess?moves=e5',
    '/play/chess?position=nonsense',
    '/play/nothing?moves=e4',
    `/play/tic-tac-toe?moves=${'+a1'.repeat(1001)}`,
    '/lab/tree?t=((',
    '/lab/position?game=nothing',
    '/live/nothing',
    '/live/',
    '/learn/chess',
    '/play/__proto__?moves=e4',
  ])('that holds nothing to show is the page alone: %.40s', async (path) => {
    const { card, response, page } = await cardAt(path);
    expect([response.status, card]).toEqual([200, {}]);
    expect(page).toContain('<title>Tahoun</title>');
  });

  it('to a game between people shows who invites, then who plays, and how it ended', async () => {
    const app = serving();
    const { id, key, invitation } = await begin(app, { game: 'chess', name: 'Anna', language: 'cs' });
    const title = async () => {
      const { card, page } = await cardAt(`/live/${id}`, { app });
      expect(page).not.toMatch(new RegExp(`${key}|${invitation}`));
      return [card['og:title'], card['og:description']].map((text) => text?.replaceAll('\u00a0', ' '));
    };
    expect(await title()).toEqual([
      'Anna vás zve ke hře Šachy.',
      'Otevřete odkaz a posaďte se ke hře. Účet nepotřebujete.',
    ]);
    await live.games.act(id, invitation, { kind: 'join', name: 'Bruno' });
    expect(await title()).toEqual(['Anna – Bruno', 'Šachy: na tahu je bílý']);
    for (const [ply, each] of ['e4', 'e5'].entries())
      await live.games.act(id, ply === 0 ? key : invitation, { kind: 'move', move: each, ply });
    await live.games.act(id, invitation, { kind: 'resign' });
    expect((await title())[1]).toBe('Šachy: vyhrál bílý (soupeř se vzdal)');
  });

  it('writes the names of people as text, whatever is in them', async () => {
    const name = '"><script>a()</script>$&\'';
    const app = serving();
    const { id } = await begin(app, { game: 'chess', name });
    const { card, page } = await cardAt(`/live/${id}`, { app });
    expect(page).not.toContain('<script>');
    expect(card['og:title']).toContain(name);
  });

  it.each([
    [undefined, {}, 'http://localhost/', 'private, no-cache'],
    [undefined, { 'X-Forwarded-Proto': 'https' }, 'http://localhost/', 'private, no-cache'],
    ['https://play.example.org', { Host: 'evil.example' }, 'https://play.example.org/', 'no-cache'],
  ])('of a server at %s, asked with %o, has its picture at %s', async (webUrl, headers, start, control) => {
    const app = serving({ ...KNOWN, webUrl });
    const { card, response } = await cardAt('/play/chess?moves=e4', {
      app,
      headers: { Host: 'localhost', ...headers },
    });
    expect(card['og:image']).toMatch(new RegExp(`^${start}`));
    expect(response.headers.get('cache-control')).toBe(control);
  });

  it('is https behind a proxy that says so', async () => {
    const headers = { Host: 'play.example.org:8443', 'X-Forwarded-Proto': 'https' };
    const { card } = await cardAt('/play/chess?moves=e4', {
      app: serving({ webUrl: undefined, trustsProxy: true }),
      headers,
    });
    expect(card['og:image']).toMatch(/^https:\/\/play\.example\.org:8443\//);
  });

  it.each(['a"b', 'host/path', 'user@host', 'a..b', 'host:99999999', '-a.example', ''])(
    'asked for at %j, which is no host, is the page alone',
    async (host) => {
      const { card } = await cardAt('/play/chess?moves=e4', {
        app: serving({ ...KNOWN, webUrl: undefined }),
        headers: { Host: host },
      });
      expect(card).toEqual({});
    },
  );
});

it('the page of a client that has used its nodes has no card', async () => {
  const app = serving(KNOWN, { limiter: new MemoryRateLimiter(() => 0) });
  const titles: unknown[] = [];
  for (const path of [
    '/play/chess?moves=e4',
    `/play/chess?moves=e4&more=${'x'.repeat(3000)}`,
    '/play/chess?moves=e4',
  ]) {
    const { card, response } = await cardAt(path, { app });
    titles.push([response.status, card['og:title']]);
  }
  expect(titles).toEqual([
    [200, 'Chess: black to move'],
    [200, 'Chess: black to move'],
    [200, undefined],
  ]);
});
