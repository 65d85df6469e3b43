import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { openApiDocument } from '../entries/app.js';
import { webDigest } from '../http/digest.js';
import type { Job } from '../jobs/queue.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { openLive } from '../node/live.js';
import { type OpenApi, type Operation, readDocument } from '../testing/document.js';
import { Contract } from '../testing/index.js';
import { type TestApp, testApp } from '../testing/test-app.js';

/* The examples of answers in the document are what the service answers (`vitest -u` takes them anew). */

/** Its answers are short. */
const GAME = 'tic-tac-toe';
const PROBLEM = {
  id: '0123456789ab',
  position: 'xx./oo./... x',
  goal: 'win',
  within: 1,
  line: ['c3'],
  proof: 'full-width',
  wrong: [[['a1', 'c2']]],
  themes: ['threat'],
  rating: 800,
} as const;
/** Characters that are shown of an answer that is no JSON. */
const SHOWN = 400;
const KEY = 'of-a-client';
const BODIES: Readonly<Record<string, object>> = {
  postBatch: { positions: [{ game: GAME }, { game: GAME, level: 1 }], nodes: 400 },
  postLiveIdMoves: { move: 'b2', ply: 0 },
  postLiveIdActions: { action: 'resign' },
};

let folder: string;
let app: TestApp;
let api: OpenApi;
let live: Awaited<ReturnType<typeof openLive>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-examples-'));
  live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
  api = readDocument(await openApiDocument());
  app = testApp({
    live: live.games,
    jobs: new EmbeddedJobs(inlineEngine(), new MemoryRateLimiter()),
    problems: () => [PROBLEM],
    rasterise: async () => new TextEncoder().encode('(the bytes of a PNG)'),
    keyHashes: new Set([await webDigest(KEY)]),
    ceilings: { jobNodes: 1_000_000 },
  });
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(method: string, target: string, body?: object, seatKey = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Seat-Key': seatKey, Authorization: `Bearer ${KEY}` };
  return app.request(target, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const documentOf = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T;

interface BegunLiveGame {
  readonly id: string;
  readonly key: string;
  readonly invitation: string;
}

/** A game that two people play, and a job that is done: what an operation may be about. */
async function begun(game: string) {
  const live = await documentOf<BegunLiveGame>(send('POST', '/v1/live', { game, name: 'Anna' }));
  await send('POST', `/v1/live/${live.id}/actions`, { action: 'join', name: 'Bruno' }, live.invitation);
  const job = await documentOf<Job>(send('POST', '/v1/jobs', { kind: 'solve', game: GAME }));
  await expect
    .poll(async () => (await documentOf<Job>(send('GET', `/v1/jobs/${job.id}`))).state)
    .toBe('done');
  return { live, job };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** Calls an operation, whose example of a request it sends where it has one. */
function ask({ method, path, operationId, parameters = [], examples }: Operation, { live, job }: Begun) {
  const target = path.replace('{id}', path.includes('/jobs/') ? job.id : live.id);
  const takes = (name: string) => parameters.some((parameter) => parameter.name === name);
  const query = `${takes('game') ? `?game=${GAME}` : ''}${takes('nodes') ? '&nodes=200' : ''}`;
  const ofGame = examples.find((example) => 'game' in example && example.game === GAME);
  const body = method === 'POST' ? (BODIES[operationId as string] ?? ofGame) : undefined;
  return send(method, target + query, body, live.key);
}

/** The text of an answer; of a stream, which may have no end, that of its first event. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('\n\n')) break;
  }
  return `${text.split('\n\n')[0]}\n\n`;
}

/** An answer as it would always be: without what the clock, chance and the build make of it. */
function settled(text: string): string {
  return text
    .replace(/"seconds":[\d.]+/g, '"seconds":0.01')
    .replace(/"nps":\d+/g, '"nps":20000')
    .replace(/\b1[789]\d{11}\b/g, '1764331200000')
    .replace(/"build":"[^"]*"/, '"build":"0123456789ab"')
    .replace(/"date":"[^"]*"/, '"date":"2026-11-28"')
    .replace(/"id":"[a-z\d]{15,20}"/g, '"id":"k2h4f8s0d1g3j5l7m9"')
    .replace(/"id":"[a-f\d-]{36}"/g, '"id":"3f0c2c9e-5f0b-4f5e-9d57-0a1b2c3d4e5f"')
    .replace(/"key":"[\w-]{22}"/, '"key":"rV0mE2yqT1eQ4sX8bN6zWw"')
    .replace(/"invitation":"[\w-]{22}"/, '"invitation":"u7Jp3KcL9dH5fG1aS0tYxQ"');
}

it('are what the service answers', async () => {
  const examples: Record<string, unknown> = {};
  for (const operation of api.operations) {
    const { operationId = '', path } = operation;
    const about = await begun(path.endsWith('/file') ? 'chess' : GAME);
    const response = await ask(operation, about);
    expect(response.ok, `${operationId} ${response.status}`).toBe(true);
    const text = settled(await textOf(response));
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? JSON.parse(text) : text.slice(0, SHOWN);
    // One game of all, and one job.
    if (operationId === 'getGames')
      examples[operationId] = answer.filter(({ id }: { id: string }) => id === GAME);
    else if (operationId === 'getJobs') examples[operationId] = { jobs: answer.jobs.slice(0, 1) };
    else if (operationId === 'getOpenapiJson') examples[operationId] = { openapi: answer.openapi };
    else examples[operationId] = answer;
  }
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot('./answer-examples.json');
});

it('are in the document, one for each operation, and fit its schemas', async () => {
  const contract = new Contract(api);
  for (const operation of api.operations) {
    const { method, path, operationId, responses } = operation;
    const [status, { content = {} }] = Object.entries(responses).find(([status]) => status < '204') ?? [
      '',
      {},
    ];
    const [type, { example }] = Object.entries(content)[0] ?? ['', { example: undefined }];
    expect(example, operationId).toBeDefined();
    const body = typeof example === 'string' ? example : JSON.stringify(example);
    const response = new Response(body, { status: Number(status), headers: { 'Content-Type': type } });
    await contract.check({ method, path, target: path, headers: {} }, response);
  }
});
