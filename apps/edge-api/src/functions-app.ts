import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { createApp } from './app.js';
import { inlineEngine } from './inline-engine.js';
import { readKeyHashes } from './limits/client.js';
import { serveDocsFiles } from './node/files.js';
import { FUNCTIONS_TIERS } from './platform.js';
import { MemoryCache } from './search/caches.js';

/** The differences between the platforms of functions. */
interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clientAddress: (c: Context) => string | undefined;
}

/** The service for platforms that start a function for a request, or for a few. */
export function functionsApp({ env, clientAddress }: Host) {
  const app = createApp({
    engine: inlineEngine(),
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
