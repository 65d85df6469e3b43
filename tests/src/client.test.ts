import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Client, TahounError, createClient } from '@tahoun/client';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newContext } from './support/browser.js';

/** `@tahoun/client` against the built server, from Node and from a page of another origin. */

let url: string;
let client: Client;
beforeAll(() => {
  url = process.env.TAHOUN_TEST_SERVER as string;
  client = createClient({ baseUrl: url });
});

const query = { game: 'zabor', variant: ['size=4'], nodes: 3000 };

describe('in Node', () => {
  it('answers and refuses as the server does', async () => {
    const { move, nodes } = await client.get('/v1/best-move', { query });
    expect([move, nodes]).toEqual([expect.stringMatching(/^[a-d][1-4]$/), expect.any(Number)]);
    const { results } = await client.post('/v1/batch', {
      body: { positions: [{ game: 'chess' }], nodes: 500 },
    });
    expect(results).toMatchObject([{ ok: true, result: { nodes: 500 } }]);
    const refused = client.get('/v1/legal-moves', { query: { game: 'zabor', position: '..q/... b' } });
    await expect(refused).rejects.toMatchObject({ code: 'zabor-bad-cell', status: 422, field: 'position' });
    expect([
      ...(await client.get('/v1/board.png', { query: { game: 'chess', width: 80 } })).slice(1, 4),
    ]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  });

  it('streams what a search finds, and a review of a game', async () => {
    const depths: number[] = [];
    for await (const { depth, final } of client.stream('/v1/analyse/stream', { query })) {
      depths.push(final ? 0 : depth);
    }
    expect(depths.length).toBeGreaterThan(1);
    expect(depths.indexOf(0)).toBe(depths.length - 1);
    const judged: unknown[] = [];
    const body = { game: 'zabor', moves: ['c3', 'd4'], nodes: 10_000 };
    for await (const step of client.stream('/v1/review', { body })) judged.push(step.final);
    expect(judged).toEqual([false, false, true]);
  });

  it('follows a job to its end', async () => {
    const { id } = await client.post('/v1/jobs', { body: { kind: 'solve', game: 'tic-tac-toe' } });
    let last: unknown;
    for await (const job of client.stream('/v1/jobs/{id}/stream', { path: { id } })) last = job;
    expect(last).toMatchObject({ id, state: 'done', answer: { outcome: 'draw' } });
  });

  it('plays a game by link, and follows it', async () => {
    const { id, key } = await client.post('/v1/live', { body: { game: 'chess', computer: 'minimax:1' } });
    const seat = { path: { id }, header: { 'Seat-Key': key } };
    const seen: number[] = [];
    for await (const { moves } of client.stream('/v1/live/{id}/stream', seat)) {
      seen.push(moves.length);
      if (moves.length === 0)
        await client.post('/v1/live/{id}/moves', { ...seat, body: { move: 'e4', ply: 0 } });
      if (moves.length === 2) break;
    }
    expect([seen[0], seen.at(-1)]).toEqual([0, 2]);
    const { games } = await client.get('/v1/live', { header: { 'Seat-Key': key } });
    expect(games).toMatchObject([{ id, plies: 2 }]);
    await expect(
      client.post('/v1/live/{id}/actions', { ...seat, body: { action: 'accept-draw' } }),
    ).rejects.toThrow(TahounError);
  });
});

const CLIENT = fileURLToPath(import.meta.resolve('@tahoun/client'));
const PAGE = `<!doctype html><title>A page</title>
  <script type="module">import * as client from '/client.js'; Object.assign(globalThis, client)</script>`;

describe('in a page of another origin', { tags: 'browser' }, () => {
  let browser: Browser;
  const other = createServer(({ url: path = '' }, response) => {
    const [type, body] = path.endsWith('.js')
      ? ['text/javascript', readFileSync(CLIENT)]
      : ['text/html', PAGE];
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    other.close();
  });

  it('answers, streams and is refused', async () => {
    const context = await newContext(browser, {});
    const page = await context.newPage();
    // Its script has run when it is loaded.
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const found = await page.evaluate(
      async ([baseUrl, asked]) => {
        const own = (globalThis as unknown as typeof import('@tahoun/client')).createClient({ baseUrl });
        const { move } = await own.post('/v1/best-move', { body: { game: 'chess', nodes: 500 } });
        const finals: boolean[] = [];
        for await (const { final } of own.stream('/v1/best-move/stream', { query: asked }))
          finals.push(final);
        const { id, key } = await own.post('/v1/live', { body: { game: 'chess' } });
        const seat = { path: { id }, header: { 'Seat-Key': key } };
        let you: string | null = null;
        for await (const state of own.stream('/v1/live/{id}/stream', seat)) {
          you = state.you;
          break;
        }
        const code = await own.get('/v1/games', { query: { no: 1 } } as object).then(
          () => 'none',
          (error) => error.code as string,
        );
        return { move, final: finals.at(-1), you, code };
      },
      [url, query] as const,
    );
    await context.close();
    expect(found).toEqual({ move: expect.any(String), final: true, you: 'w', code: 'parameter-unknown' });
  });
});
