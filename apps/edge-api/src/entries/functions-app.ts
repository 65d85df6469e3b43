import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { inlineEngine } from '../engine/inline-engine.js';
import { shippedTables } from '../engine/shipped-tables.js';
import { readKeyHashes } from '../limits/client.js';
import { FUNCTIONS_TIERS } from '../limits/tiers.js';
import { serveDocsFiles } from '../node/files.js';
import { MemoryCache } from '../search/caches.js';
import { createApp } from './app.js';

/** The endgame tables beside the code. */
const tables = shippedTables((game) => {
  const file = new URL(`./tables/${game}.tegb`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
});

/** The differences between the platforms of functions. */
interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clientAddress: (c: Context) => string | undefined;
}

/** The service for platforms that start a function for a request, or for a few. */
export function functionsApp({ env, clientAddress }: Host) {
  const app = createApp({
    engine: inlineEngine(tables),
    tiers: FUNCTIONS_TIERS,
    cache: new MemoryCache(),
    keyHashes: readKeyHashes('TAHOUN_API_KEY_HASHES', env.TAHOUN_API_KEY_HASHES),
    clientAddress,
    compresses: true,
    digest: (text) => hash('sha256', text),
  });
  serveDocsFiles(app);
  return app;
}
