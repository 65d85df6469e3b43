import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TREE_ALGORITHMS } from '@tahoun/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { openApiDocument } from '../entries/app.js';
import { openLive } from '../node/live.js';
import { type OpenApi, type Operation, readDocument } from '../testing/document.js';
import { Contract, fuzz, fuzzedApp, isQuery } from '../testing/index.js';
import { testApp } from '../testing/test-app.js';

let api: OpenApi;
let folder: string;
let live: Awaited<ReturnType<typeof openLive>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-contract-'));
  live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
  api = readDocument(await openApiDocument());
});

afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the OpenAPI document', () => {
  it('is served as it is', async () => {
    const response = await testApp().request('/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(api.document)));
    expect(api.document).toMatchObject({ openapi: '3.1.0' });
  });

  it('has every route of the service, and no other', () => {
    const documented = api.operations.map(({ method, path }) => `${method} ${path}`);
    const routes = testApp().routes.filter(
      ({ path, method }) => !path.includes('*') && method !== 'QUERY' && method !== 'ALL',
    );
    const served = routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
    // Pages for people, and a WebSocket, which OpenAPI cannot describe.
    const pages = ['GET /docs', 'GET /docs/errors', 'GET /docs/errors/:code', 'GET /errors/:code'];
    const others = [...pages, 'GET /v1/socket'];
    expect([...new Set(served)].filter((route) => !others.includes(route)).sort()).toEqual(documented.sort());
  });

  it('names every operation once, for generated clients, and its licence', () => {
    const names = api.operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(get|post|delete)[A-Z][A-Za-z]+$/);
    expect(names).toEqual(expect.arrayContaining(['getBestMove', 'postBestMove', 'getBestMoveStream']));
    expect(api.document).toMatchObject({
      info: { license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' } },
    });
  });

  it('has one type in each answer, so that a generated client gives it without narrowing', () => {
    for (const { method, path, responses } of api.operations) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const isBodiless = status === '204' || status === '304';
        expect(Object.keys(content), `${method} ${path} ${status}`).toHaveLength(isBodiless ? 0 : 1);
      }
    }
  });

  it('has the headers of answers that tell a client what to do next', () => {
    for (const { method, path, responses } of api.operations) {
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        const name = `${method} ${path} ${status}`;
        if (status === '429' || status === '503') expect(headers, name).toHaveProperty('Retry-After');
        if (status === '202') expect(headers, name).toHaveProperty('Location');
        if (status === '304') expect(headers, name).toHaveProperty('ETag');
      }
    }
  });

  it('has every route under one heading, and every heading explained and used', () => {
    const { tags } = api.document as { tags: { name: string; description: string }[] };
    const used = api.operations.map((operation) => operation.tags);
    for (const names of used) expect(names).toHaveLength(1);
    expect(new Set(used.flat())).toEqual(new Set(tags.map(({ name }) => name)));
    for (const { description } of tags) expect(description).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each([
    { game: 'atari-go', position: '.../.../... X 1' },
    { game: 'atari-go', position: '../.. X 1' },
    { game: 'chess', position: '7k/5K2/6Q1/8/8/8/8/8 w - -' },
    { game: 'chocolate', position: '3x4 A' },
  ])('has all that solve tells of $game $position', async (body) => {
    const call = {
      path: '/v1/solve',
      method: 'POST',
      target: '/v1/solve',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await testApp().request(call.target, call);
    expect(await response.clone().json()).toMatchObject({ solved: true });
    await new Contract(api).check(call, response);
  });

  it.each(TREE_ALGORITHMS)('has all that the tree of %s tells', async (algorithm) => {
    const headers = { 'Content-Type': 'application/json' };
    const position = '...../.XX../.XOX./..O../..... O 1';
    const body = JSON.stringify({ game: 'atari-go', position, algorithm, depth: 2 });
    const call = { path: '/v1/tree', method: 'POST', target: '/v1/tree', headers, body };
    await new Contract(api).check(call, await testApp().request(call.target, call));
  });

  describe('has examples', () => {
    let exemplary: readonly Operation[];
    beforeAll(() => {
      exemplary = api.operations.filter(({ examples }) => examples.length > 0);
    });

    it('of every game for every route that takes a position', () => {
      for (const { path, examples } of exemplary.filter(({ path }) => !path.includes('{id}'))) {
        const text = JSON.stringify(examples);
        for (const id of gameIds()) expect(text, `${path} ${id}`).toContain(`"game":"${id}"`);
      }
      expect(exemplary.length).toBeGreaterThan(6);
    });

    it('that work, as POST and as QUERY', async () => {
      const app = await fuzzedApp(live.games);
      const contract = new Contract(api);
      const headers = { 'Content-Type': 'application/json' };
      for (const operation of exemplary.filter(({ path }) => !path.includes('{id}'))) {
        const { path, examples } = operation;
        const methods = isQuery(operation) ? ['POST', 'QUERY'] : ['POST'];
        for (const [example, method] of examples.flatMap((body) => methods.map((m) => [body, m] as const))) {
          const call = { path, method, target: path, headers, body: JSON.stringify(example) };
          const ask = () => app.request(path, { method, headers, body: call.body });
          // The app is too busy now and then.
          let response = await ask();
          if (response.status === 503) response = await ask();
          expect([200, 201, 202], `${path} ${call.body}`).toContain(response.status);
          await contract.check(call, response);
        }
      }
    });
  });
});

it('holds for plausible and hostile calls', async () => {
  const app = await fuzzedApp(live.games);
  await fuzz(async (target, init) => app.request(target, init), { calls: 250, seed: 11 });
});

it('holds for thousands of them, which see all that it promises', {
  tags: 'rest',
  timeout: 1_200_000,
}, async () => {
  let unseen: readonly string[] | undefined;
  // Rare answers may be missing among the first 3,000 calls; the next calls are about them.
  for (let seed = 11; seed < 24 && unseen?.length !== 0; seed++) {
    const app = await fuzzedApp(live.games);
    const plan = unseen === undefined ? { calls: 3000, seed } : { calls: 1000, seed, about: unseen };
    const contract = await fuzz(async (target, init) => app.request(target, init), plan);
    const missing = contract.unseen();
    unseen = unseen?.filter((name) => missing.includes(name)) ?? missing;
  }
  expect(unseen).toEqual([]);
});
