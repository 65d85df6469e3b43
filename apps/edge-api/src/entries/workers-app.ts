import { useKernel } from '@tahoun/core';
import kernel from '@tahoun/core/kernel.wasm';
import type { LiveService } from '@tahoun/live/store';
import type { Hono } from 'hono';
import { inlineEngine } from '../engine/inline-engine.js';
import { shippedTables } from '../engine/shipped-tables.js';
import { tableFiles } from '../engine/table-files.js';
import { readKeyHashes } from '../limits/client.js';
import { WORKERS_TIERS } from '../limits/tiers.js';
import { type DataCentreCache, EdgeCache } from '../search/caches.js';
import type { Env } from '../service/env.js';
import { createApp } from './app.js';

/** The secrets. */
export interface Secrets {
  /** SHA-256 of the API keys, separated by commas. */
  readonly API_KEY_HASHES?: string;
}

declare const caches: { readonly default: DataCentreCache };

let app: Hono<Env> | undefined;

useKernel(kernel);

/** The engine of an isolate. */
export const engine = inlineEngine(
  shippedTables((game) => tableFiles[game] && new Uint8Array(tableFiles[game])),
);

/**
 * The service on Cloudflare Workers. The search runs in the isolate, where the clock does not advance during
 * computation: a time limit never fires there, so the node ceiling bounds the cost of a request.
 */
export function workersApp(secrets: Secrets, live?: LiveService): Hono<Env> {
  app ??= createApp({
    engine,
    tiers: WORKERS_TIERS,
    cache: new EdgeCache(caches.default),
    keyHashes: readKeyHashes('API_KEY_HASHES', secrets.API_KEY_HASHES),
    clientAddress: (c) => c.req.header('cf-connecting-ip'),
    live,
  });
  return app;
}
