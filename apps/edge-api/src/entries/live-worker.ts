import { useKernel } from '@tahoun/core';
import kernel from '@tahoun/core/kernel.wasm';
import { type GamesNamespace, LiveObject, type ObjectStorage, durableLive } from '@tahoun/live/durable';
import type { Hono } from 'hono';
import { createApp } from '../app.js';
import type { Env } from '../env.js';
import { inlineEngine } from '../inline-engine.js';
import { readKeyHashes } from '../limits/client.js';
import { migrations } from '../live-migrations.js';
import { WORKERS_TIERS } from '../platform.js';
import { type DataCentreCache, EdgeCache } from '../search/caches.js';

/** The bindings of wrangler.live.jsonc and the secrets. */
interface Bindings {
  readonly GAMES: GamesNamespace;
  /** SHA-256 of the API keys, separated by commas. */
  readonly API_KEY_HASHES?: string;
}

declare const caches: { readonly default: DataCentreCache };

let app: Hono<Env> | undefined;

useKernel(kernel);

/** Cloudflare Workers as in `worker.ts`, with games between people: each has a Durable Object of its own. */
export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= createApp({
      engine: inlineEngine(),
      tiers: WORKERS_TIERS,
      cache: new EdgeCache(caches.default),
      keyHashes: readKeyHashes(bindings.API_KEY_HASHES),
      clientAddress: (c) => c.req.header('cf-connecting-ip'),
      live: durableLive(bindings.GAMES),
    });
    return app.fetch(request);
  },
};

/** The class that `wrangler.live.jsonc` names. */
export class LiveGame extends LiveObject {
  constructor({ storage }: { readonly storage: ObjectStorage }) {
    super({
      storage,
      migrations,
      engine: inlineEngine(),
      log: (message, error) => console.error(message, error),
    });
  }
}
