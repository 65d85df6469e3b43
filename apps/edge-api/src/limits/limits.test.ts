import { describe, expect, it } from 'vitest';
import { webDigest } from '../http/digest.js';
import { get, problemOf, testApp } from '../testing/test-app.js';
import { bearerKey, readKeyHashes } from './client.js';
import { LEDGER } from './ledger.js';
import { MemoryRateLimiter } from './rate-limiter.js';

const REQUEST_COST = LEDGER.request.nodes(1);

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

  it('tells how long a charge and a full bucket have to be waited for, in whole seconds', async () => {
    at.now = 0;
    const buckets = limiter();
    const told = async (cost: number) => Object.values(await buckets.charge('a', cost, 600));
    expect(await told(0)).toEqual([true, 600, 0, 0]);
    expect(await told(11)).toEqual([true, 589, 2, 0]);
    expect(await told(590)).toEqual([false, 589, 2, 1]);
    expect(await told(600)).toEqual([false, 589, 2, 2]);
    expect(await told(589)).toEqual([true, 0, 60, 0]);
    at.now = 50;
    // Half a node is there, which is none yet.
    expect(await told(1)).toEqual([false, 0, 60, 1]);
    at.now = 100;
    expect(await told(1)).toEqual([true, 0, 60, 0]);
  });

  it('lends what may be paid later, once, and waits until that is paid', async () => {
    at.now = 0;
    const buckets = limiter();
    const told = async (cost: number) => Object.values(await buckets.charge('a', cost, 600, 0));
    expect(await told(900)).toEqual([true, 0, 90, 0]);
    expect(await told(1)).toEqual([false, 0, 90, 30]);
    expect((await buckets.charge('a', 9, 600)).waitSeconds).toBe(31);
    at.now = 30_000;
    expect(await told(1)).toEqual([true, 0, 61, 0]);
    expect((await buckets.charge('a', -701, 600)).left).toBe(600);
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
    expect(await webDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
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
    expect(readKeyHashes('KEYS', `${hash}, ${hash}`).size).toBe(1);
    expect(readKeyHashes('KEYS', undefined).size).toBe(0);
    expect(() => readKeyHashes('KEYS', `${hash},secret`)).toThrow(/^KEYS: entry 2 (?!.*secret)/);
  });
});

describe('a client', () => {
  const query = { game: 'zabor', nodes: '2000' };

  it('gets 429 and the time to wait when it has used its nodes', async () => {
    const app = testApp({ nodesPerMinute: 4 * REQUEST_COST });
    const first = await get(app, '/v1/best-move', query);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"nodes";q=4000;w=60');
    // A thousand is left for the request; its search makes a debt.
    expect((await get(app, '/v1/best-move', { ...query, seed: '1' })).status).toBe(200);
    const second = await get(app, '/v1/best-move', { ...query, seed: '2' });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(1);
    const waitSeconds = Number(second.headers.get('retry-after'));
    expect(await problemOf(second)).toMatchObject({
      code: 'rate-limit',
      field: null,
      params: { nodesPerMinute: 4000, waitSeconds },
    });
    expect(second.headers.get('ratelimit-policy')).toBe('"nodes";q=4000;w=60');
  });

  it('is told what is left and when all is there again, and after how long to ask again', async () => {
    const app = testApp({ nodesPerMinute: 6000, limiter: new MemoryRateLimiter(() => 0) });
    const ask = async (path: string) => {
      const { status, headers } = await app.request(path);
      return [status, headers.get('ratelimit'), headers.get('retry-after')];
    };
    // Every request costs 1000; of the search's 4000, none are given back.
    expect(await ask('/v1/games')).toEqual([200, '"nodes";r=5000;t=10', null]);
    expect(await ask('/v1/best-move?game=zabor&nodes=3500')).toEqual([200, '"nodes";r=500;t=55', null]);
    expect(await ask('/v1/games')).toEqual([429, '"nodes";r=500;t=55', '5']);
    // A search that costs more than there is makes a debt, which is paid before anything else.
    const fresh = testApp({ nodesPerMinute: 6000, limiter: new MemoryRateLimiter(() => 0) });
    await fresh.request('/v1/games');
    await fresh.request('/v1/games');
    const paid = await fresh.request('/v1/best-move?game=zabor&nodes=5000');
    expect([paid.status, paid.headers.get('ratelimit')]).toEqual([200, '"nodes";r=0;t=80']);
    const refused = await fresh.request('/v1/best-move?game=zabor&nodes=10');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it.each([
    ['an address', '1.2.3.4', '1.2.3.4', '1.2.3.5'],
    ['an IPv4 address in IPv6', '::ffff:1.2.3.4', '::ffff:1.2.3.4', '::ffff:1.2.3.5'],
    ['an IPv4 address however it is written', '::ffff:1.2.3.4', '1.2.3.4', '1.2.3.5'],
    ['the same in capitals', '1.2.3.4', '::FFFF:1.2.3.4', '::FFFF:1.2.3.5'],
    ['an IPv4 address behind a NAT64', '64:ff9b::1.2.3.4', '64:ff9b::1.2.3.4', '64:ff9b::1.2.3.5'],
    ['an IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'],
    ['a network with zeros left out', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
    ['a network written in full', '2002:1:2:3:4:5:6:7', '2002:1:2:3::', '2002:1:2::'],
    ['this machine', '::1', '::', '1::'],
  ])('is %s', async (_name, one, same, other) => {
    const app = testApp({
      nodesPerMinute: REQUEST_COST,
      limiter: new MemoryRateLimiter(() => 0),
      clientAddress: (c) => c.req.header('who'),
    });
    const statuses: number[] = [];
    for (const who of [one, same, other]) {
      statuses.push((await get(app, '/v1/games', {}, { who })).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  it('is a key, wherever it is used, and apart from who has none at the same address', async () => {
    const app = testApp({
      nodesPerMinute: REQUEST_COST,
      limiter: new MemoryRateLimiter(() => 0),
      clientAddress: (c) => c.req.header('who'),
      keyHashes: new Set([await webDigest('one'), await webDigest('two')]),
    });
    const ask = async (who: string, key?: string) => {
      const headers = { who, ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) };
      return (await get(app, '/v1/games', {}, headers)).status;
    };
    const statuses: number[] = [];
    for (const [who, key] of [
      ['a', 'one'],
      ['a', 'two'],
      ['a'],
      ['b', 'one'],
      ['b'],
      ['c', 'wrong'],
    ] as const)
      statuses.push(await ask(who, key));
    expect(statuses).toEqual([200, 200, 200, 429, 200, 401]);
  });

  it('may do more with a key, nothing with a wrong one, and keeps its answers to itself', async () => {
    const tier = (nodes: number) => ({
      ceilings: { nodes, threads: 1, treeNodes: 10 },
      nodesPerMinute: 1e9,
    });
    const app = testApp({
      keyHashes: new Set([await webDigest('good')]),
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
