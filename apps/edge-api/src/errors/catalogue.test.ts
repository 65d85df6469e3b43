import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '@tahoun/catalogue/all';
import { ERRORS_CS, gameDetails } from '@tahoun/i18n';
import type { Problem } from '@tahoun/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { errorsOf, gameIds } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { openApiDocument } from '../entries/app.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { openLive } from '../node/live.js';
import { mayBeWebhook } from '../node/post-webhook.js';
import { API } from '../routes/api.js';
import { REFUSALS } from '../routes/live.js';
import type { Platform } from '../service/platform.js';
import { readDocument } from '../testing/document.js';
import { type TestApp, post, problemOf, testApp } from '../testing/test-app.js';
import { catalogue } from './catalogue.js';
import { ANY_GAME } from './entry.js';
import { gameErrors } from './games.js';

const CATALOGUE = await catalogue();

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const known = new Set(CATALOGUE.map(({ status, code }) => `${status} ${code}`));
const codes = new Set(CATALOGUE.map(({ code }) => code));

/** Begins of the codes of inputs that no request has: tables, networks, saved games, files above 64 KB, pages of the lab, games from outside. */
const OF_OTHERS =
  /^(?:(?:pgn|pdn|sgf)-too-long|save|table|network|labels|learn|tree|graph|game-module|game-manifest|game-of-other-kind|problem-line)(?:-|$)/;

/** Names whose values are a list: what is not in it has a code by the name. */
function enumsIn(schema: z.ZodType): string[] {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodArray) return enumsIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const type = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
    const element = type instanceof z.ZodArray ? (type.element as z.ZodType) : type;
    return element instanceof z.ZodEnum ? [name] : enumsIn(type);
  });
}

/** The request with which an example begins, and what is said of it. */
const REQUEST = /^`(GET|POST) (\S+?)(?: ([^`]+))?`(.*)$/;

let folder: string;
let live: Awaited<ReturnType<typeof openLive>>;
/** The id of a game by link. */
let begun: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-errors-'));
  live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
  const answer = await post(exemplary(''), '/v1/live', { game: gameIds()[0] });
  begun = ((await answer.json()) as { id: string }).id;
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the catalogue of errors', () => {
  it('has every status and code that the endpoint refuses with', () => {
    const found = new Set<string>();
    for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
      if (!/^(?!testing|errors).*(?<!\.test|testing)\.ts$/.test(name)) continue;
      const source = readFileSync(`${SOURCES}/${name}`, 'utf8');
      for (const [, status, code] of source.matchAll(/\(\s*([45]\d\d),\s*['`]([a-z][a-z0-9-]+)['`]/g))
        found.add(`${status} ${code}`);
    }
    for (const [code, [status]] of Object.entries(REFUSALS)) found.add(`${status} ${code}`);
    for (const { takes } of Object.values(API))
      for (const name of enumsIn(takes)) found.add(`400 ${name}-unknown`);
    expect(found.size).toBeGreaterThan(80);
    expect([...found].filter((each) => !known.has(each))).toEqual([]);
  });

  it('has every code of an input that a request can have', () => {
    const inputs = [ERRORS_CS, ...gameIds().map((id) => gameDetails('cs', id).errors ?? {})].flatMap(
      Object.keys,
    );
    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs.filter((code) => !OF_OTHERS.test(code) && !codes.has(code))).toEqual([]);
  });

  it('says each thing once, in whole sentences', () => {
    const entries = CATALOGUE.map(({ reason, status, code }) => `${reason} ${status} ${code}`);
    expect(new Set(entries).size).toBe(entries.length);
    for (const { code, means, remedy, example } of CATALOGUE) {
      expect(means, code).toMatch(/^[A-Z].*\.$/);
      expect(remedy, code).toMatch(/^[A-Z].*\.$/);
      expect(example, code).toMatch(/\S/);
    }
  });

  const runnable = CATALOGUE.filter(({ example }) => REQUEST.test(example));
  it('has many requests among its examples, and all of the games are some', async () => {
    expect(runnable.length).toBeGreaterThan(140);
    const ofGames = await gameErrors();
    expect(ofGames.filter(({ example }) => !REQUEST.test(example))).toEqual([]);
    const shown = gameIds().flatMap((id) => Object.keys(errorsOf(id)?.shared ?? {}));
    const ofAll = CATALOGUE.filter(({ example }) => example.startsWith('`POST /v1/eval {'));
    expect(ofAll.map(({ code }) => code)).toEqual(expect.arrayContaining(shown));
  });

  it.each(
    runnable.map(
      ({ status, code, example }) =>
        [example.replaceAll(ANY_GAME, gameIds()[0] as string), status, code] as const,
    ),
  )('has an example: %s is answered with %i %s', async (example, status, code) => {
    const [, method = '', target = '', body, more = ''] = REQUEST.exec(example) ?? [];
    const others = [...more.matchAll(/`([\w-]+): ([^`]+)`/g)].map(([, name, value]) => [name, value]);
    const headers = { 'Content-Type': 'application/json', ...Object.fromEntries(others) };
    const response = await exemplary(code).request(target.replace('/ID', `/${begun}`), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(response.status).toBe(status);
    if (status === 200)
      expect(await response.json()).toMatchObject({
        warnings: expect.arrayContaining([expect.objectContaining({ code })]),
      });
    else expect(await problemOf(response)).toMatchObject({ status, code });
  });

  it('is in the document: each operation has the codes of its refusals, and each status some', async () => {
    const ofGames = new Set((await gameErrors()).map(({ code }) => code));
    const { document, operations } = readDocument(await openApiDocument());
    const documented = new Set<string>();
    for (const { method, path, responses } of operations) {
      for (const [status, { 'x-codes': listed = [] }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        expect(listed, `${method} ${path} ${status}`).not.toHaveLength(0);
        for (const code of listed) documented.add(`${status} ${code}`);
      }
    }
    // Those of the server itself belong to every operation.
    const { info } = document as { info: { 'x-codes': Record<string, string[]> } };
    for (const [status, listed] of Object.entries(info['x-codes']))
      for (const code of listed) documented.add(`${status} ${code}`);
    for (const one of ['400 host-repeated', '405 method-not-allowed', '500 internal', '503 too-busy'])
      expect(documented).toContain(one);
    // The document describes neither sockets nor signing in.
    const elsewhere = ['socket', 'sign-in'];
    const missing = CATALOGUE.filter(({ status, code }) => !documented.has(`${status} ${code}`));
    expect(missing.filter(({ reason, code }) => !elsewhere.includes(reason) && !ofGames.has(code))).toEqual(
      [],
    );
  });
});

/** The service in the state that an example needs. */
function exemplary(code: string): TestApp {
  const { games } = live;
  const parts: Partial<Platform> = {
    ...(code === 'live-unavailable' ? {} : { live: games }),
    ...(code === 'list-unavailable' ? { live: Object.create(games, { own: { value: undefined } }) } : {}),
    ...(code === 'jobs-unavailable'
      ? {}
      : { jobs: new EmbeddedJobs(inlineEngine(), new MemoryRateLimiter()) }),
    ...(code === 'webhooks-unavailable' ? {} : { mayBeWebhook: (url) => mayBeWebhook(url, 'public') }),
    ...(code === 'picture-unavailable' ? {} : { rasterise: async () => new Uint8Array() }),
    ...(code === 'socket-unavailable' ? {} : { socket: () => new Response() }),
    ...(code === 'no-problems' ? {} : { problems: () => [{} as Problem] }),
    isReady: () => code !== 'not-ready',
  };
  return testApp(parts);
}

describe('GET /docs/errors', () => {
  const app = testApp();
  const page = (path: string, accept = 'text/html') => app.request(path, { headers: { Accept: accept } });

  it('is where the type of a problem leads', async () => {
    const { type } = await problemOf(await app.request('/v1/legal-moves'));
    const response = await app.request(type);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/docs/errors/parameter-missing',
    ]);
    const odd = await app.request('/errors/%2F%2Fexample.org');
    expect(odd.headers.get('location')).toBe('/docs/errors/%2F%2Fexample.org');
  });

  it('explains each code on a page that loads nothing and may be kept', async () => {
    for (const code of codes) {
      const response = await page(`/docs/errors/${code}`);
      expect(response.status, code).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const text = await response.text();
      expect(text).toContain(`<code>${code}</code>`);
      expect(text).not.toMatch(/<script|src=|undefined/);
    }
    const list = await (await page('/docs/errors')).text();
    for (const code of codes) expect(list).toContain(`href="/docs/errors/${code}"`);
  });

  it('gives programs the same as JSON', async () => {
    const response = await page('/docs/errors/stale', 'application/json');
    expect(response.headers.get('vary')).toContain('Accept');
    expect(await response.json()).toEqual({
      errors: [
        {
          code: 'stale',
          status: 409,
          title: 'Stale',
          means: expect.any(String),
          remedy: expect.any(String),
          example: expect.any(String),
        },
      ],
    });
    const all = (await (await page('/docs/errors', 'application/json')).json()) as { errors: unknown[] };
    expect(all.errors).toHaveLength(CATALOGUE.length);
  });

  it('helps whoever looks up another code', async () => {
    const response = await page('/docs/errors/move-of-mine');
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(
      /no error <code>move-of-mine<\/code>[\s\S]*href="\/docs\/errors\/move-/,
    );
    expect(await (await page('/docs/errors/%3Cscript%3E')).text()).toContain('&lt;script&gt;');
    const forPrograms = await page('/docs/errors/move-of-mine', 'application/json');
    expect([forPrograms.status, await forPrograms.json()]).toEqual([404, { errors: [] }]);
  });
});
