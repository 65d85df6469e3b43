import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createNodeHost } from '@tahoun/engine/node';
import { createApp } from './app.js';
import { serveWebFiles } from './web-files.js';

/** The whole of Tahoun on one port: the API and the web app, searches on worker threads. */

const DEFAULT_PORT = 3000;
/** Milliseconds after which any search answers with the best it has, waiting for a thread included. */
const SEARCH_DEADLINE_MS = 60_000;
/** Milliseconds that open connections get to finish after a request to stop. */
const GRACE_MS = 500;

const port = readPort(process.env.PORT);
const webRoot = process.env.TAHOUN_WEB_ROOT || fileURLToPath(new URL('../../web/dist', import.meta.url));
const stopping = new AbortController();
const engine = createNodeHost();

const app = createApp({
  bestMove: (request, { signal }) =>
    engine.bestMove(request, {
      signal: AbortSignal.any([signal, stopping.signal]),
      deadlineMs: SEARCH_DEADLINE_MS,
    }),
  maxNodes: 20_000_000,
});
serveWebFiles(app, webRoot);

const server = serve({ fetch: app.fetch, port }, (address: AddressInfo) => {
  console.log(`Tahoun is at http://localhost:${address.port}`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code ?? error.message})`;
  fail(
    `Port ${port} ${reason}; choose another: PORT=${port === DEFAULT_PORT + 1 ? DEFAULT_PORT : DEFAULT_PORT + 1} npm start`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Searches under way answer with the best they have; then connections, threads and the process end. */
function stop(): void {
  stopping.abort();
  server.close(() => void engine.close().then(() => process.exit(0)));
  if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= 65_535) return value;
  return fail(
    `PORT is "${text}"; expected a number from 0 to 65535, e.g. PORT=${DEFAULT_PORT + 1} npm start`,
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
