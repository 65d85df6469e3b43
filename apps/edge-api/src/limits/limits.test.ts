import { describe, expect, it } from 'vitest';
import { get, problemOf, testApp } from '../testing.js';
import { REQUEST_COST } from './client.js';
import { bearerKey, hashKey, readKeyHashes } from './keys.js';
import { MemoryRateLimiter } from './rate-limiter.js';

describe('MemoryRateLimiter', () => {
  const at = { now: 0 };
  const limiter = () => new MemoryRateLimiter(() => at.now);

  it('gives a bucket to each client and fills it evenly over a minute', async () => {
    at.now = 0;
    const buckets = limiter();
    expect(await buckets.charge('a', 600, 600)).toMatchObject({ granted: true, left: 0, fullInSeconds: 60 });
    expect(await buckets.charge('a', 100, 600)).toMatchObject({ granted: false, left: 0, waitSeconds: 10 });
    expect(await buckets.charge('b', 100, 600)).toMatchObject({ granted: true, left: 500 });
    at.now = 10_000;
    expect(await buckets.charge('a', 100, 600)).toMatchObject({ granted: true, left: 0 });
    at.now = 3_600_000;
    expect(await buckets.charge('a', 1, 600)).toMatchObject({ granted: true, left: 599 });
  });

  it('takes back what was not used, and never holds more than it may', async () => {
    const buckets = limiter();
    await buckets.charge('a', 500, 600);
    expect((await buckets.charge('a', -400, 600)).left).toBe(500);
    expect((await buckets.charge('a', -4000, 600)).left).toBe(600);
  });
});

describe('API keys', () => {
  it('are kept as SHA-256', async () => {
    expect(await hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each([
    ['Bearer k-1', 'k-1'],
    ['bearer  k', 'k'],
    ['Basic k', undefined],
    ['Bearer', undefined],
    [`Bearer ${'k'.repeat(201)}`, undefined],
    [undefined, undefined],
  ])('%s has the key %s', (header, key) => {
    expect(bearerKey(header)).toBe(key);
  });

  it('come as a list of hashes, in which a mistake is named', () => {
    const hash = '0'.repeat(64);
    expect(readKeyHashes(`${hash}, ${hash}`).size).toBe(1);
    expect(readKeyHashes(undefined).size).toBe(0);
    expect(() => readKeyHashes(`${hash},secret`)).toThrow('entry 2');
  });
});

describe('a client', () => {
  const query = { game: 'zabor', nodes: '2000' };
  const left = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);

  it('pays for a request and for what its search has used', async () => {
    const app = testApp({ nodesPerMinute: 1e9, ceilings: { nodes: 5000 } });
    const before = left(await get(app, '/v1/legal-moves', { game: 'zabor' }));
    await get(app, '/v1/best-move', query);
    await get(app, '/v1/best-move', { game: 'tic-tac-toe', depth: '1' });
    const spent = before - left(await get(app, '/v1/legal-moves', { game: 'zabor' }));
    // The bucket fills by a million nodes in 60 ms.
    expect(spent).toBeLessThanOrEqual(3 * REQUEST_COST + 2000 + 10);
  });

  it('gets 429 and the time to wait when it has used its nodes', async () => {
    const app = testApp({ nodesPerMinute: 4 * REQUEST_COST });
    const first = await get(app, '/v1/best-move', query);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"nodes";q=4000;w=60');
    const second = await get(app, '/v1/best-move', { ...query, seed: '1' });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(await problemOf(second)).toMatchObject({ code: 'rate-limit', params: { nodesPerMinute: 4000 } });
  });

  it('is one address, and an IPv6 network', async () => {
    const app = testApp({
      nodesPerMinute: REQUEST_COST,
      clientAddress: (c) => c.req.header('who'),
    });
    const ask = async (who: string) => (await get(app, '/v1/games', {}, { who })).status;
    expect([await ask('1.2.3.4'), await ask('1.2.3.4'), await ask('1.2.3.5')]).toEqual([200, 429, 200]);
    for (const [one, same, other] of [
      ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'],
      ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
      ['2002:1:2:3:4:5:6:7', '2002:1:2:3::', '2002:1:2::'],
      ['::1', '::', '1::'],
    ] as const) {
      expect([await ask(one), await ask(same), await ask(other)], one).toEqual([200, 429, 200]);
    }
  });

  it('may do more with a key, nothing with a wrong one, and keeps its answers to itself', async () => {
    const tier = (nodes: number) => ({
      ceilings: { nodes, threads: 1, treeNodes: 10 },
      nodesPerMinute: 1e9,
    });
    const app = testApp({
      keyHashes: new Set([await hashKey('good')]),
      tiers: { anonymous: tier(1000), keyed: tier(3000) },
    });
    const ask = (headers = {}) => get(app, '/v1/best-move', { game: 'zabor' }, headers);
    expect(await (await ask()).json()).toMatchObject({ nodes: 1000 });
    const keyed = await ask({ Authorization: 'Bearer good' });
    expect(await keyed.json()).toMatchObject({ nodes: 3000 });
    expect(keyed.headers.get('cache-control')).toBe('private, max-age=3600');
    const wrong = await ask({ Authorization: 'Bearer bad' });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await problemOf(wrong)).toMatchObject({ code: 'key-unknown' });
  });
});
