// @module-tag rest
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@tahoun/catalogue/all';
import { type BestMoveAnswer, bestMove } from '@tahoun/engine';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Server } from '../../testing/server.ts';
import { PATIENCE_MS } from './support/patience.js';
import { type Redis, hasRedis, startRedis } from './support/redis.js';

/** Two servers and some workers with one Redis: the shared state, and the death of one of them. */

const KEY = 'key';
const entry = fileURLToPath(import.meta.resolve('@tahoun/edge-api/job-worker'));

interface Job {
  readonly id: string;
  readonly state: string;
  readonly progress: { readonly depth: number } | null;
  readonly answer: BestMoveAnswer | null;
}

describe.runIf(hasRedis)('with Redis', () => {
  let redis: Redis;
  let servers: [Server, Server];
  let urls: [string, string];
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    const env = {
      REDIS_URL: redis.url,
      REDIS_CACHE_URL: `${redis.url}/1`,
      TAHOUN_NODES_PER_MINUTE: '400000000',
      TAHOUN_KEYED_NODES_PER_MINUTE: '100000000',
      TAHOUN_API_KEY_HASHES: createHash('sha256').update(KEY).digest('hex'),
    };
    servers = [new Server(env), new Server(env)];
    urls = [await servers[0].url(), await servers[1].url()];
  });
  afterAll(async () => {
    killWorkers();
    await Promise.all(servers.map((server) => server.stop()));
    redis.stop();
  });

  function killWorkers(): void {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  }

  async function startOver(): Promise<void> {
    killWorkers();
    await redis.answerTo('FLUSHALL');
  }

  async function startWorker(): Promise<ChildProcess> {
    const env = { PATH: process.env.PATH, REDIS_URL: redis.url, TAHOUN_THREADS: '1' };
    const worker = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    await once(worker.stdout, 'data');
    return worker;
  }

  async function send(url: string, method = 'GET', body?: object): Promise<Job> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect(response.ok, `${url} ${response.status}`).toBe(true);
    return (await response.json()) as Job;
  }
  const add = async (body: object) => (await send(`${urls[0]}/v1/jobs`, 'POST', body)).id;

  /** Waits at the other server until a job is in the wanted state. */
  async function until(id: string, isSo: (job: Job) => boolean): Promise<Job> {
    for (;;) {
      const job = await send(`${urls[1]}/v1/jobs/${id}`);
      if (isSo(job)) return job;
      await pause(50);
    }
  }

  it('an answer found by one server is kept for the other', async () => {
    const ask = async (url: string) => (await fetch(`${url}/v1/best-move?game=chess&nodes=3000`)).json();
    const first = await ask(urls[0]);
    // A search of its own would have taken another time.
    expect(await ask(urls[1])).toEqual(first);
    // In the store for answers, apart from use and jobs.
    expect(await redis.answerTo('KEYS tahoun:answer:*')).toBe('*0\r\n');
  });

  it('what a client uses at one server is counted at the other, and a job with all that it may make', async () => {
    const job = async (url: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` };
      const body = JSON.stringify({ kind: 'best-move', game: 'zabor', nodes: 300_000_000 });
      return fetch(`${url}/v1/jobs`, { method: 'POST', headers, body });
    };
    onTestFinished(startOver);
    const taken = await job(urls[0]);
    expect(taken.status).toBe(202);
    const refused = await job(urls[1]);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'rate-limit' }),
    ]);
    // 200 million in debt, at 100 million a minute.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(90);
    const id = taken.headers.get('location')?.split('/').at(-1);
    await send(`${urls[1]}/v1/jobs/${id}`, 'DELETE');
    // The first worker finds it cancelled, and gives everything back.
    await startWorker();
    await vi.waitFor(async () => expect((await job(urls[1])).status).toBe(202), {
      timeout: PATIENCE_MS,
      interval: 500,
    });
  });

  it('a client has 100 open jobs, also when it asks both servers for more at the same time', async () => {
    onTestFinished(startOver);
    const body = JSON.stringify({ kind: 'best-move', game: 'zabor', nodes: 10 });
    const headers = { 'Content-Type': 'application/json' };
    const post = (_: unknown, number: number) =>
      fetch(`${urls[(number % 2) as 0 | 1]}/v1/jobs`, { method: 'POST', headers, body });
    const answers = await Promise.all(Array.from({ length: 120 }, post));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(100).fill(202),
      ...Array(20).fill(429),
    ]);
    // What is refused leaves nothing behind.
    expect(await redis.answerTo('KEYS tahoun:cancelled:*')).toBe('*0\r\n');
  });

  it('a job that a worker has lost to another is kept and paid back once', async () => {
    onTestFinished(startOver);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` };
    const ask = { kind: 'best-move', game: 'tic-tac-toe', nodes: 300_000_000 };
    const post = async () =>
      fetch(`${urls[0]}/v1/jobs`, { method: 'POST', headers, body: JSON.stringify(ask) });
    const { id } = (await (await post()).json()) as Job;
    const ended = `{"id":"${id}","state":"cancelled"}`;
    // As if another worker had ended it, and the queue did not know.
    await redis.answerTo(`HSET tahoun:ended-job:${id} whole '${ended}'`);
    await startWorker();
    // The queue forgets a job once its worker has done with it, after any refund.
    await expect.poll(() => redis.answerTo(`EXISTS tahoun:jobs:${id}`)).toBe(':0\r\n');
    expect(await redis.answerTo(`HGET tahoun:ended-job:${id} whole`)).toContain(ended);
    expect((await post()).status).toBe(429);
  });

  it('a job waits for a worker, tells how far it is, and is answered', async () => {
    const id = await add({ kind: 'analyse', game: 'chess', nodes: 300_000 });
    expect((await send(`${urls[1]}/v1/jobs/${id}`)).state).toBe('waiting');
    await startWorker();
    expect((await until(id, ({ progress }) => progress !== null)).progress?.depth).toBeGreaterThan(0);
    const { state, answer } = await until(id, ({ state: now }) => now !== 'waiting' && now !== 'running');
    expect(state).toBe('done');
    const expected = bestMove(games, { game: 'chess', nodes: 300_000, multiPv: 3 });
    expect(answer).toMatchObject({ move: expected.move, score: expected.score, nodes: 300_000 });
  });

  it.each(['meta', 'wait', 'id', 'events', 'marker', 'active'])('there is no job %s', async (id) => {
    for (const method of ['GET', 'DELETE']) {
      const ask = () => fetch(`${urls[0]}/v1/jobs/${id}`, { method });
      // The server may just be closing a connection that has been idle.
      const response = await ask().catch(ask);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'job-unknown' }]);
    }
  });

  it('an Idempotency-Key gives the same job at both servers, also to requests at the same time', async () => {
    const post = (server: 0 | 1, nodes: number, key = 'once') => {
      const send = () =>
        fetch(`${urls[server]}/v1/jobs`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify({ kind: 'best-move', game: 'zabor', nodes }),
        });
      // The server may just be closing the connection: such a key allows the request to be repeated.
      return send().catch(send);
    };
    const told = async (response: Promise<Response>) => {
      const { id = null, code = null } = (await (await response).json()) as { id?: string; code?: string };
      return { id, code };
    };
    const first = await told(post(0, 1000));
    expect(first).toEqual({ id: expect.any(String), code: null });
    expect(await Promise.all([told(post(1, 1000)), told(post(0, 1000))])).toEqual([first, first]);
    expect((await told(post(1, 1001))).code).toBe('idempotency-key-reused');
    // Of two at the same time, one gets the job, and the other gets the same or has to ask again.
    const both = await Promise.all([told(post(0, 1000, 'twice')), told(post(1, 1000, 'twice'))]);
    const taken = both.find(({ id }) => id !== null);
    const busy = { id: null, code: 'idempotency-key-in-use' };
    for (const each of both) expect([taken, busy]).toContainEqual(each);
    // Of too many, the oldest are forgotten.
    const [list] = (await redis.answerTo('KEYS tahoun:job-keys:jobs*')).match(/tahoun:\S+/) ?? [];
    const fill = "for i = 1, 10000 do redis.call('ZADD', KEYS[1], i, 'tahoun:old' .. i) end";
    await redis.answerTo(`EVAL "${fill}" 1 ${list}`);
    await redis.answerTo('SET tahoun:old1 x');
    expect((await told(post(0, 1000, 'one-more'))).code).toBeNull();
    expect(await redis.answerTo(`ZCARD ${list}`)).toBe(':10000\r\n');
    expect(await redis.answerTo('EXISTS tahoun:old1')).toBe(':0\r\n');
  });

  it('the jobs of a key are listed at the other server, the newest first', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` };
    const ids: string[] = [];
    for (const nodes of [1, 2]) {
      const body = JSON.stringify({ kind: 'best-move', game: 'zabor', nodes });
      const response = await fetch(`${urls[0]}/v1/jobs`, { method: 'POST', headers, body });
      ids.unshift(((await response.json()) as Job).id);
    }
    const listed = await (await fetch(`${urls[1]}/v1/jobs`, { headers })).json();
    expect(listed).toMatchObject({ jobs: ids.map((id) => ({ id })) });
  });

  it('a running job can be cancelled, and gives what it had found', async () => {
    const id = await add({ kind: 'best-move', game: 'chess', nodes: 25_000_000 });
    await until(id, ({ progress }) => progress !== null);
    expect((await send(`${urls[1]}/v1/jobs/${id}`, 'DELETE')).state).toBe('cancelled');
    const { answer, state } = await until(id, (job) => job.answer !== null);
    expect([state, answer?.limitedBy]).toEqual(['cancelled', 'stop']);
  });

  it('a short job of one client waits for no long ones of another, however many these are', async () => {
    onTestFinished(async () => {
      await startOver();
      // The tests that follow have one.
      await startWorker();
    });
    await startOver();
    await startWorker();
    const size = { game: 'zabor', variant: { size: '10' } };
    const long: string[] = [];
    for (let nth = 0; nth < 12; nth++)
      long.push(await add({ kind: 'best-move', ...size, nodes: 33_000_000 - nth }));
    await until(long[0] as string, ({ progress }) => progress !== null);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` };
    const body = JSON.stringify({ kind: 'best-move', ...size, nodes: 2000 });
    const { id } = (await (
      await fetch(`${urls[0]}/v1/jobs`, { method: 'POST', headers, body })
    ).json()) as Job;
    expect(await until(id, ({ state }) => state === 'done')).toMatchObject({ answer: { nodes: 2000 } });
    const states = await Promise.all(
      long.map(async (each) => (await send(`${urls[1]}/v1/jobs/${each}`)).state),
    );
    expect(states.filter((state) => state === 'running' || state === 'waiting')).toHaveLength(12);
  });

  it('a job whose worker is killed is answered by another', async () => {
    const id = await add({ kind: 'best-move', game: 'zabor', nodes: 2_000_000 });
    await until(id, ({ progress }) => progress !== null);
    killWorkers();
    await startWorker();
    const { state, answer } = await until(id, ({ state: now }) => now !== 'waiting' && now !== 'running');
    expect(state).toBe('done');
    expect(answer).toMatchObject({ nodes: 2_000_000, limitedBy: 'nodes', move: expect.any(String) });
  });

  it('a job that was refused because Redis slept is not run when it wakes', async () => {
    const marks = async (): Promise<string[]> =>
      (await redis.answerTo('KEYS tahoun:cancelled:*')).match(/[\w-]{36}/g) ?? [];
    const before = await marks();
    redis.freeze(true);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ kind: 'best-move', game: 'zabor', nodes: 1000 });
    const refused = await fetch(`${urls[0]}/v1/jobs`, { method: 'POST', headers, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    redis.freeze(false);
    await until(await add({ kind: 'best-move', game: 'chess', nodes: 10 }), ({ state }) => state === 'done');
    const [withdrawn] = (await marks()).filter((id) => !before.includes(id));
    const job = await until(withdrawn as string, ({ state }) => state !== 'waiting');
    expect(job).toMatchObject({ state: 'cancelled', progress: null, answer: null });
  });

  it('of jobs that have ended, the newest 20 MB of a client are kept, and as long as the last hour', async () => {
    killWorkers();
    await startWorker();
    const ended = async (nodes: number) => {
      const id = await add({ kind: 'best-move', game: 'tic-tac-toe', nodes });
      return until(id, ({ state }) => state === 'done');
    };
    const first = await ended(1);
    const lists = (await redis.answerTo('KEYS tahoun:jobs-ended:jobs*')).match(/tahoun:\S+/g) ?? [];
    const has = async (key: string) => (await redis.answerTo(`ZRANGE ${key} 0 -1`)).includes(first.id);
    let list = '';
    for (const key of lists) if (await has(key)) list = key;
    // As if it were long, and another one too long ago.
    await redis.answerTo(`ZADD ${list} ${Date.now() - 1} "${first.id} 20000000"`);
    await redis.answerTo(`ZADD ${list} 1 "long-ago 5"`);
    const second = await ended(2);
    const kept = await Promise.all([first, second].map(({ id }) => fetch(`${urls[0]}/v1/jobs/${id}`)));
    expect(kept.map(({ status }) => status)).toEqual([404, 200]);
    expect(await redis.answerTo(`ZRANGE ${list} 0 -1`)).not.toMatch(/long-ago|20000000/);
    expect(Number(/\d+/.exec(await redis.answerTo(`TTL tahoun:ended-job:${second.id}`)))).toBeGreaterThan(
      3500,
    );
  });

  it('a list does not read the answers of jobs that have ended', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` };
    const body = JSON.stringify({ kind: 'best-move', game: 'zabor', nodes: 3 });
    const { id } = (await (
      await fetch(`${urls[0]}/v1/jobs`, { method: 'POST', headers, body })
    ).json()) as Job;
    expect((await until(id, ({ state }) => state === 'done')).answer).not.toBeNull();
    await redis.answerTo(`HSET tahoun:ended-job:${id} whole unreadable`);
    const { jobs } = (await (await fetch(`${urls[1]}/v1/jobs`, { headers })).json()) as { jobs: Job[] };
    expect(jobs[0]).toEqual({ id, state: 'done', progress: null, answer: null, problem: null });
  });

  it('a job is refused, and other requests are answered, while Redis is full', async () => {
    await redis.answerTo('CONFIG SET maxmemory 1');
    const response = await fetch(`${urls[0]}/v1/jobs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'best-move', game: 'zabor', nodes: 100 }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.json()).toMatchObject({ code: 'jobs-away' });
    expect((await fetch(`${urls[0]}/v1/best-move?game=zabor&nodes=2600`)).status).toBe(200);
    await redis.answerTo('CONFIG SET maxmemory 0');
  });

  it('requests are answered while Redis is away', async () => {
    redis.stop();
    const response = await fetch(`${urls[0]}/v1/best-move?game=zabor&nodes=2500`);
    expect(response.status).toBe(200);
    const job = await fetch(`${urls[0]}/v1/jobs/${crypto.randomUUID()}`);
    expect(job.status).toBe(503);
    expect(await job.json()).toMatchObject({ code: 'jobs-away' });
  });
});

it('a worker says in one line that a game from outside cannot be used', () => {
  const env = { PATH: process.env.PATH, REDIS_URL: 'redis://localhost:1', TAHOUN_GAMES: './nowhere' };
  const { status, stderr } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^the game ".\/nowhere" cannot be loaded: .*\n$/);
  expect(status).toBe(1);
});
