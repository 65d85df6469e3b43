import { useKernel } from '@tahoun/core';
import kernel from '@tahoun/core/kernel.wasm';
import type { Hono } from 'hono';
import { createApp } from '../app.js';
import type { Env } from '../env.js';
import { inlineEngine } from '../inline-engine.js';
import { readKeyHashes } from '../limits/client.js';
import { WORKERS_TIERS } from '../platform.js';
import { type DataCentreCache, EdgeCache } from '../search/caches.js';

/** The bindings of wrangler.jsonc and the secrets. */
interface Bindings {
  /** SHA-256 of the API keys, separated by commas. */
  readonly API_KEY_HASHES?: string;
}

declare const caches: { readonly default: DataCentreCache };

let app: Hono<Env> | undefined;

useKernel(kernel);

/**
 * Cloudflare Workers. The search runs in the isolate, where the clock does not advance during computation:
 * a time limit never fires there, so the node ceiling bounds the cost of a request.
 */
export default {
  fetch(request: Request, bindings: Bindings = {}): Response | Promise<Response> {
    app ??= createApp({
      engine: inlineEngine(),
      tiers: WORKERS_TIERS,
      cache: new EdgeCache(caches.default),
      keyHashes: readKeyHashes(bindings.API_KEY_HASHES),
      clientAddress: (c) => c.req.header('cf-connecting-ip'),
    });
    return app.fetch(request);
  },
};
