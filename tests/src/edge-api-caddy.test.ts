// @module-tag rest
import { on, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Server } from '../../testing/server.ts';
import { type Caddy, hasCaddy, startCaddy } from './support/caddy.js';
import { PATIENCE_MS } from './support/patience.js';

/** The server behind the proxy of compose.yaml, with the Caddyfile of the repository. */

/** Half a minute of a thread; nobody waits for it. */
const LONG = 'game=chess&nodes=20000000';

describe.runIf(hasCaddy)('behind Caddy', () => {
  let server: Server;
  let caddy: Caddy;
  let authority: string;
  beforeAll(async () => {
    server = new Server({ TAHOUN_TRUST_PROXY: '1', TAHOUN_LOG_REQUESTS: '1', TAHOUN_THREADS: '1' });
    caddy = await startCaddy(await server.url());
    authority = await caddy.authority();
  });
  afterAll(async () => {
    caddy.stop();
    await server.stop();
  });

  /** The reports on requests to a route, in their order. */
  const reports = (route: string) =>
    server.errors
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter((report) => report.route === route);

  it('answers over TLS, with the certificate of the proxy', async () => {
    const asked = request(`${caddy.https}/v1/best-move?game=zabor&nodes=500`, { ca: authority });
    asked.end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.headers).toMatchObject({ etag: expect.any(String), vary: expect.any(String) });
    expect(JSON.parse(await text(response))).toMatchObject({ game: 'zabor', nodes: 500 });
  });

  it('gives pictures byte for byte', async () => {
    const direct = await server.url();
    for (const path of ['/v1/board.png?game=chess', '/v1/board.svg?game=chess']) {
      const [one, other] = await Promise.all(
        [direct, caddy.http].map(async (base) => (await fetch(base + path)).arrayBuffer()),
      );
      expect(Buffer.from(other as ArrayBuffer).equals(Buffer.from(one as ArrayBuffer))).toBe(true);
    }
  });

  it.each([
    ['/v1/best-move/stream', 'text/event-stream', '/v1/best-move/stream'],
    ['/v1/best-move', 'application/x-ndjson', '/v1/best-move'],
  ])(
    'hands on each step of %s (%s) at once, and the search stops when its reader leaves',
    async (path, accept, route) => {
      const left = new AbortController();
      const response = await fetch(`${caddy.http}${path}?${LONG}`, {
        headers: { accept },
        signal: left.signal,
      });
      expect(response.headers.get('content-type')).toBe(accept);
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const { value } = await reader.read();
      expect(new TextDecoder().decode(value)).toContain('"depth":1,');
      const before = reports(route).length;
      left.abort();
      // The search itself would take half a minute, and hold the only thread.
      await vi.waitFor(() => expect(reports(route).length).toBe(before + 1), { timeout: PATIENCE_MS });
      const next = await fetch(`${caddy.http}/v1/best-move?game=zabor&nodes=700`);
      expect(await next.json()).toMatchObject({ nodes: 700 });
      expect(reports(route).at(-1)?.nodes ?? 0).toBeLessThan(20_000_000);
    },
  );

  it('lets sockets be upgraded', async () => {
    const socket = new WebSocket(`${caddy.http.replace('http', 'ws')}/v1/socket`);
    // Kept from the start: two messages may come as one piece of the stream.
    const messages = on(socket, 'message');
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 'a', ask: 'best-move', game: 'tic-tac-toe', nodes: 100 }));
    for await (const [{ data }] of messages) {
      const { id, answer } = JSON.parse(data);
      expect(id).toBe('a');
      if (answer === undefined) continue;
      expect(answer).toMatchObject({ game: 'tic-tac-toe' });
      break;
    }
    socket.close();
  });

  it('counts a request for the address that it came from, not for one that it names', async () => {
    await fetch(`${caddy.http}/v1/games`, { headers: { 'X-Forwarded-For': '6.6.6.6' } });
    await expect.poll(() => reports('/v1/games')).toHaveLength(1);
    expect(reports('/v1/games')[0]?.client).toMatch(/^address:(127\.0\.0\.1|::1)$/);
  });

  it.each([100_000, 2_000_000])('refuses a body of %i bytes, and the next one as well', async (length) => {
    const body = JSON.stringify({ game: 'chess', position: 'x'.repeat(length) });
    const headers = { 'Content-Type': 'application/json' };
    const ask = () => fetch(`${caddy.http}/v1/best-move`, { method: 'POST', headers, body });
    for (let time = 0; time < 4; time++) expect((await ask()).status).toBe(413);
  });
});
