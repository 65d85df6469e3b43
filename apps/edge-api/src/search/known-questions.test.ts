import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../entries/app.js';
import { webDigest } from '../http/digest.js';
import { type Call, anyCall } from '../testing/calls.js';
import { type OpenApi, readDocument } from '../testing/document.js';
import { type TestApp, testApp } from '../testing/test-app.js';
import { KnownQuestions, MemoryCache } from './caches.js';

const KEY = 'known';
let api: OpenApi;
let keyHashes: ReadonlySet<string>;
/** The answers, which all apps share. */
let cache: MemoryCache;
beforeAll(async () => {
  api = readDocument(await openApiDocument());
  keyHashes = new Set([await webDigest(KEY)]);
  cache = new MemoryCache();
});
const ceilings = { nodes: 300, threads: 1, treeNodes: 200 };
const tiers = {
  anonymous: { ceilings, nodesPerMinute: 1e12 },
  keyed: { ceilings: { ...ceilings, nodes: 400 }, nodesPerMinute: 1e12 },
};

/** An app that counts the questions that it has read. */
function countingApp() {
  const count = { read: 0 };
  const digest = (text: string) => {
    count.read++;
    return webDigest(text);
  };
  return {
    app: testApp({ cache, keyHashes, tiers, digest, rasterise: async () => new Uint8Array(9) }),
    count,
  };
}

async function send(app: TestApp, { method, target, headers, body }: Call, more = {}) {
  const init = { method, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) };
  const response = await app.request(target, init);
  const fields = Object.fromEntries(response.headers);
  // They differ from request to request, as the times of streams do.
  for (const name of ['x-request-id', 'ratelimit']) delete fields[name];
  const text = (await response.text()).replace(/"(seconds|timeMs|nps)":[\d.e-]+|urn:uuid:[^"]+/g, '');
  return { status: response.status, fields, text };
}

/** A call, and others in nearly the same words that ask for something else. */
function* nearly(call: Call): Generator<Call> {
  yield call;
  const json = { ...call.headers, 'Content-Type': 'application/json' };
  const { pathname, search } = new URL(call.target, 'http://localhost');
  const { body = search, ...bare } = call;
  yield { ...bare, method: 'HEAD' };
  yield { ...call, target: pathname, method: 'POST', headers: json, body };
  yield { ...call, target: pathname, method: 'QUERY', headers: json, body };
  yield { ...call, headers: { ...call.headers, Authorization: `Bearer ${KEY}` } };
  yield { ...call, headers: { ...call.headers, Accept: 'application/x-ndjson' } };
  yield { ...call, target: call.target.replace(call.path, '/v1/legal-moves') };
  yield { ...call, target: call.target.replace(call.path, '/v1/best-move') };
}

describe('a question in words that are known', () => {
  it('is answered in all as one that has to be read', { tags: 'rest' }, async () => {
    const { app: knowing, count } = countingApp();
    let answeredAtOnce = 0;
    const property = fc.asyncProperty(
      anyCall(api.operations, { jobs: () => [], live: () => [] }),
      async (first) => {
        for (const call of nearly(first)) await send(knowing, call);
        for (const call of nearly(first)) {
          const asRead = await send(countingApp().app, call);
          const before = count.read;
          const asKnown = await send(knowing, call);
          const { etag } = asRead.fields;
          // An answer with chance in it differs each time.
          expect(asKnown).toEqual(
            asRead.status === 200 && etag === undefined ? { ...asRead, text: expect.any(String) } : asRead,
          );
          if (asKnown.status === 200 && count.read === before) {
            answeredAtOnce++;
            const headers = { 'If-None-Match': etag as string };
            expect(await send(knowing, call, headers)).toEqual(await send(countingApp().app, call, headers));
          }
        }
      },
    );
    await fc.assert(property, { numRuns: 60, seed: 3 });
    expect(answeredAtOnce).toBeGreaterThan(40);
  });

  it('is charged and reported as another one', async () => {
    const reports: unknown[] = [];
    const app = testApp({
      cache: new MemoryCache(),
      nodesPerMinute: 1e6,
      report: ({ route, status, nodes, answeredBy }) => reports.push([route, status, nodes, answeredBy]),
    });
    const left = async (target: string) =>
      Number(/r=(\d+)/.exec((await app.request(target)).headers.get('ratelimit') ?? '')?.[1]);
    const target = '/v1/best-move?game=zabor&nodes=100';
    const first = await left(target);
    expect(first - (await left(target))).toBeGreaterThan(0);
    await left('/v1/legal-moves?game=zabor');
    await left('/v1/legal-moves?game=zabor');
    expect(reports).toEqual([
      ['/v1/best-move', 200, 100, 'search'],
      ['/v1/best-move', 200, 0, 'cache'],
      ['/v1/legal-moves', 200, 0, null],
      ['/v1/legal-moves', 200, 0, null],
    ]);
  });

  it('is refused when its client has nothing left', async () => {
    const app = testApp({ nodesPerMinute: 2500 });
    const ask = async () => (await app.request('/v1/legal-moves?game=zabor')).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });
});

describe('KnownQuestions', () => {
  const answer = (length: number) => ({ key: '', type: '', body: 'x'.repeat(length), isSearched: false });

  it('forgets the oldest, and takes nothing that is very long', () => {
    const known = new KnownQuestions();
    for (let i = 0; i < 200; i++) known.keep(`${i}`, answer(100_000));
    expect(known.find('0')).toBeUndefined();
    expect(known.find('199')).toBeDefined();
    known.keep('tree', answer(300_000));
    expect(known.find('tree')).toBeUndefined();
  });
});
