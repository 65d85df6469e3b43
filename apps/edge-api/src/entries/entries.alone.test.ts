import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Workers import a compiled module, Node its exports; without one, Node compiles it from its bytes.
vi.mock('@tahoun/core/kernel.wasm', () => ({ default: undefined }));

const PATH = '/v1/games';
const FULL = 50_000_000;

type Ask = (address: string, forwarded: string) => Promise<string | null | undefined>;

/** Calls each platform from an address, and returns the RateLimit of the answer. */
const PLATFORMS: Record<string, () => Promise<Ask>> = {
  'Cloudflare Workers': async () => {
    const { default: entry } = await import('./worker.js');
    return async (address, forwarded) => {
      const headers = { 'CF-Connecting-IP': address, 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded };
      return (await entry.fetch(new Request(`https://x.dev${PATH}`, { headers }))).headers.get('ratelimit');
    };
  },
  Vercel: async () => {
    const { default: entry } = await import('./vercel.js');
    return async (address, forwarded) => {
      const headers = { 'X-Real-IP': address, 'X-Forwarded-For': forwarded };
      return (await entry.fetch(new Request(`https://x.app${PATH}`, { headers }))).headers.get('ratelimit');
    };
  },
  Deno: async () => {
    const { default: entry } = await import('./deno.js');
    return async (address, forwarded) => {
      const headers = { 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded };
      const request = new Request(`https://x.dev${PATH}`, { headers });
      return (await entry.fetch(request, { remoteAddr: { hostname: address } })).headers.get('ratelimit');
    };
  },
};

beforeAll(() => {
  // No nodes come back to a client while the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => undefined } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(Object.entries(PLATFORMS))('%s', (_name, open) => {
  it('counts clients by the address that the platform tells, whatever they say themselves', async () => {
    const ask = await open();
    const left: number[] = [];
    for (const [address, forwarded] of [
      ['203.0.113.7', '6.6.6.6'],
      ['203.0.113.7', '7.7.7.7'],
      ['203.0.113.8', '6.6.6.6'],
    ] as const) {
      left.push(Number(/r=(\d+)/.exec((await ask(address, forwarded)) ?? '')?.[1]));
    }
    expect(left.map((nodes) => FULL - nodes)).toEqual([1000, 2000, 1000]);
  });
});
