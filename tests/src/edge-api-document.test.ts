// @module-tag rest
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { openApiDocument } from '@tahoun/edge-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';

/** The OpenAPI document, read by tools of other projects. */

type Paths = Record<string, Record<string, { readonly operationId: string }>>;

let document: { readonly paths: Paths };
beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openApiDocument()));
});

describe('the OpenAPI document', () => {
  it('has nothing that Redocly warns of, which looks into no x-streams, except that the service refuses nobody itself', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    expect(found.sort()).toEqual([
      ...['BestMoveStep', 'ReviewStep'].map((step) => `no-unused-components #/components/schemas/${step}`),
      ...['healthz', 'openapi.json', 'readyz'].map(
        (path) => `operation-4xx-response #/paths/~1${path}/get/responses`,
      ),
    ]);
  });

  it('has nothing that Spectral warns of', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
    const problems = await linter.run(document);
    expect(problems.map(({ code, path }) => `${code} ${path.join(' ')}`)).toEqual([]);
  });
});

/** The input of each operation, and its result: a part of the answer, or of the last event. */
const small = { game: 'zabor', nodes: 500 };
const query = { ...small, variant: ['size=4'] };
const body = { ...small, variant: { size: '4' } };
const CALLS: Readonly<Record<string, readonly [options: object, answer: unknown]>> = {
  getGames: [{}, expect.arrayContaining([expect.objectContaining({ id: 'chess' })])],
  getLegalMoves: [{ query: { game: 'chess', played: ['e4', 'e5'] } }, { turn: 'w', uci: expect.any(Array) }],
  postLegalMoves: [{ body: { game: 'chess', played: ['e4'] } }, { turn: 'b' }],
  getEval: [{ query: { game: 'zabor' } }, { terms: expect.any(Object) }],
  postEval: [{ body: { game: 'zabor' } }, { terms: expect.any(Object) }],
  postPlay: [{ body: { game: 'chess', moves: ['e4'] } }, { moves: ['e4'] }],
  getBestMove: [{ query }, { nodes: 500 }],
  postBestMove: [{ body }, { nodes: 500 }],
  getBestMoveStream: [{ query }, { final: true, nodes: 500 }],
  getAnalyse: [{ query }, { lines: expect.any(Array) }],
  postAnalyse: [{ body }, { lines: expect.any(Array) }],
  getAnalyseStream: [{ query }, { final: true, lines: expect.any(Array) }],
  postBatch: [{ body: { positions: [body, body] } }, { results: [{ ok: true }, { ok: true }] }],
  postReview: [{ body: { game: 'zabor', moves: ['c3'] } }, { moves: [{ move: 'c3' }] }],
  postSolve: [{ body: { game: 'tic-tac-toe' } }, { outcome: 'draw' }],
  postTree: [{ body: { ...body, depth: 2 } }, { tree: expect.any(Object) }],
  getBoardSvg: [{ query: { game: 'chess' } }, expect.any(Blob)],
  getBoardPng: [{ query: { game: 'chess', width: 100 } }, expect.any(Blob)],
  getProblems: [{ query: { game: 'zabor', count: 1 } }, { problems: [{ goal: expect.any(String) }] }],
  getProblemsDaily: [{ query: { game: 'zabor', date: '2026-11-23' } }, { date: '2026-11-23' }],
  postJobs: [
    { body: { kind: 'solve', game: 'zabor' }, headers: { 'Idempotency-Key': 'k' } },
    { id: expect.any(String) },
  ],
  getJobs: [{}, { code: 'key-required' }],
  postLive: [{ body: { game: 'chess' } }, { id: expect.any(String), key: expect.any(String) }],
  getLive: [{ headers: { 'Seat-Key': 'none' } }, { games: [] }],
  getLiveIdFile: [{ path: { id: 'none' } }, { code: 'no-such-game' }],
  getLiveId: [{ path: { id: 'none' } }, { code: 'no-such-game' }],
  postLiveIdMoves: [{ path: { id: 'none' }, body: { move: 'e4', ply: 0 } }, { code: 'no-such-game' }],
  postLiveIdActions: [{ path: { id: 'none' }, body: { action: 'resign' } }, { code: 'no-such-game' }],
  getHealthz: [{}, { status: 'ok' }],
  getReadyz: [{}, { status: 'ready' }],
  getOpenapiJson: [{}, { openapi: '3.1.0' }],
};

/** Called in turn for one job. */
const OF_A_JOB = ['getJobsId', 'deleteJobsId', 'getJobsIdStream'];
/** Called for a game that has been begun. */
const OF_A_GAME = ['getLiveIdStream', 'getLiveStream'];

interface Called {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly stream?: AsyncIterable<unknown>;
}

describe('a client that is generated from the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-client-'));
  let server: Server;
  let operations: Readonly<Record<string, (options: object) => Promise<Called>>>;
  const call = (name: string, options: object) => (operations[name] as (typeof operations)[string])(options);

  beforeAll(async () => {
    server = new Server();
    await createClient({ input: document as never, output: folder, logs: { level: 'silent' } });
    const from = (file: string) => import(/* @vite-ignore */ join(folder, file));
    operations = await from('sdk.gen.ts');
    (await from('client.gen.ts')).client.setConfig({ baseUrl: await server.url() });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('has every operation of the document by its name', () => {
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(Object.keys(operations).sort()).toEqual(named.sort());
    expect([...Object.keys(CALLS), ...OF_A_JOB, ...OF_A_GAME].sort()).toEqual(named.sort());
  });

  it.each(Object.entries(CALLS))('calls %s and gets its answer', async (name, [options, answer]) => {
    const { data, error, stream } = await call(name, options);
    let last: unknown;
    for await (const event of stream ?? []) last = event;
    expect([last ?? data ?? error]).toMatchObject([answer]);
  });

  it('follows a job from its beginning to its end', async () => {
    const { data } = await call('postJobs', { body: { kind: 'best-move', ...body, nodes: 2_000_000_000 } });
    const { id } = data as { id: string };
    const about = { path: { id } };
    expect(await call('getJobsId', about)).toMatchObject({ data: { id } });
    expect(await call('deleteJobsId', about)).toMatchObject({ data: { id, state: 'cancelled' } });
    const states: unknown[] = [];
    const { stream } = await call('getJobsIdStream', about);
    for await (const job of stream ?? []) states.push((job as { state: string }).state);
    expect(states).toEqual(['cancelled']);
  });

  it.each(OF_A_GAME)('follows a game by link with %s', async (name) => {
    const { data } = await call('postLive', { body: { game: 'chess', computer: 'minimax:1' } });
    const { id, key } = data as { id: string; key: string };
    const about = { path: { id }, headers: { 'Seat-Key': key } };
    await call('postLiveIdMoves', { ...about, body: { move: 'e4', ply: 0 } });
    const { stream } = await call(name, about);
    for await (const state of stream ?? []) {
      const { moves } = state as { moves: string[] };
      expect(moves[0]).toBe('e4');
      if (moves.length === 2) return;
    }
    expect.unreachable('the computer has not moved');
  });
});
