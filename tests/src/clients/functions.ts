import { createClient } from '@tahoun/client';
import { workerModules } from '@tahoun/edge-api/testing';
import { Miniflare } from 'miniflare';
import { ROUTES, askEach } from './endpoint.ts';
import type { Client } from './words.ts';

/** The endpoint where it searches in the thread that answers: on Cloudflare's Workers and on platforms of functions. */

/** The built Worker in the runtime of Cloudflare. */
export function workerClient(): Client {
  const worker = new Miniflare({ modules: workerModules(), compatibilityDate: '2026-07-30', cf: false });
  const ask = (url: string, init: object) => worker.dispatchFetch(url, init);
  return { ...clientOver('Cloudflare Workers', ask), close: () => worker.dispose() };
}

/** The built entry for Deno, which Lambda and Vercel share all but the form of a request with. */
export async function functionClient(): Promise<Client> {
  const entry = await import(new URL('../../../apps/edge-api/dist/deno.js', import.meta.url).href);
  return clientOver('functions', (url, init) => entry.default.fetch(new Request(url, init)));
}

type Fetch = (url: string, init: object) => Promise<unknown>;

function clientOver(name: string, fetch: Fetch): Client {
  const calls = createClient({ baseUrl: 'http://localhost', fetch: fetch as typeof globalThis.fetch });
  const ask = ROUTES['POST /v1/best-move'];
  return { name, ask: (questions) => askEach(questions, (parameters) => ask(parameters, calls)) };
}
