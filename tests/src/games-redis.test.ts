// @module-tag rest
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from './support/patience.js';
import { type Redis, hasRedis, startRedis } from './support/redis.js';

/** Matches, self-play and problems whose games are played, or looked through, by workers at a Redis. */

const CLI = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));
const run = promisify(execFile);
const MATCH = 'match connect-four --a level:2 --b mcts:300 --games 6 --seed 7 --json'.split(' ');

describe.runIf(hasRedis)('games with Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-games-'));
  const workers: ChildProcess[] = [];
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL');
    redis.stop();
    rmSync(folder, { recursive: true });
  });

  async function startWorker(): Promise<ChildProcess> {
    const args = [CLI, 'match-worker', '--redis', redis.url];
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    workers.push(worker);
    await once(worker.stderr, 'data');
    return worker;
  }

  async function played(name: string, ...more: string[]) {
    const record = join(folder, name);
    const { stdout } = await run(process.execPath, [CLI, ...MATCH, '--record', record, ...more]);
    return { result: JSON.parse(stdout), games: readFileSync(record, 'utf8') };
  }

  it('of a match are the same, and its result, as of one that is played alone, also where a worker is killed', async () => {
    const [first] = await Promise.all([startWorker(), startWorker()]);
    const away = played('away', '--redis', redis.url, '--concurrency', '3');
    first?.kill('SIGKILL');
    const alone = await played('alone');
    expect(alone.result.games).toBe(6);
    expect(await away).toEqual(alone);
  });

  it('of self-play give the same file of positions, also where a worker is killed', async () => {
    const learn = 'learn connect-four --only positions --positions 800 --nodes 200 --seed 3'.split(' ');
    const file = (name: string) => join(folder, name, 'data', '1-3.txt');
    const ordered = (name: string, ...more: string[]) =>
      run(process.execPath, [CLI, ...learn, '--folder', join(folder, name), ...more]);
    const [first] = await Promise.all([startWorker(), startWorker()]);
    const away = ordered('ordered', '--redis', redis.url, '--concurrency', '3');
    const isBegun = () =>
      existsSync(file('ordered')) && readFileSync(file('ordered'), 'utf8').includes('# 1');
    await vi.waitFor(() => expect(isBegun()).toBe(true), { timeout: PATIENCE_MS });
    first?.kill('SIGKILL');
    await Promise.all([away, ordered('by itself')]);
    expect(readFileSync(file('ordered'), 'utf8')).toBe(readFileSync(file('by itself'), 'utf8'));
  });

  it('of problems give the same file, also where a worker is killed and where the run is', async () => {
    const make = 'problems make chocolate --seed 5 --count'.split(' ');
    const file = (name: string) => join(folder, name);
    const made = (name: string, count: number, ...more: string[]) =>
      run(process.execPath, [CLI, ...make, String(count), '--out', file(name), '--json', ...more]);
    const away = ['--redis', redis.url, '--concurrency', '5'];
    const [first] = await Promise.all([startWorker(), startWorker()]);
    const endless = spawn(process.execPath, [CLI, ...make, '1000000', '--out', file('there'), ...away]);
    const lines = (name: string) =>
      existsSync(file(name)) ? readFileSync(file(name), 'utf8').split('\n') : [];
    await vi.waitFor(() => expect(lines('there').length).toBeGreaterThan(5), { timeout: PATIENCE_MS });
    first?.kill('SIGKILL');
    endless.kill('SIGINT');
    expect(await once(endless, 'exit')).toEqual([null, 'SIGINT']);
    const count = lines('there').length + 20;
    const [there, here] = await Promise.all([made('there', count, ...away), made('here', count)]);
    expect(JSON.parse(there.stdout)).toEqual(JSON.parse(here.stdout));
    expect(lines('there')).toEqual(lines('here'));
    expect(lines('here')).toHaveLength(count + 1);
  });

  it('are stopped when nobody wants them any more', async () => {
    await startWorker();
    const underWay = () => redis.answerTo('LLEN tahoun:games:active');
    await vi.waitFor(async () => expect(await underWay()).toBe(':0\r\n'), { timeout: PATIENCE_MS });
    const slow = 'match chess --a nodes:4000000 --b nodes:4000000 --games 2 --seed 1'.split(' ');
    const match = spawn(process.execPath, [CLI, ...slow, '--redis', redis.url], { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await underWay()).toBe(':1\r\n'), { timeout: PATIENCE_MS });
    match.kill('SIGINT');
    await once(match, 'exit');
    // A move takes seconds here, and such a game an hour.
    await vi.waitFor(async () => expect(await underWay()).toBe(':0\r\n'), { timeout: PATIENCE_MS });
    expect(await redis.answerTo('LLEN tahoun:games:wait')).toBe(':0\r\n');
  });

  it.each([
    [['--redis', 'localhost'], /^tahoun: .*is not the address of a Redis.*\n$/],
    [['--redis', 'redis://127.0.0.1:1'], /^tahoun: Redis cannot be reached.*\n$/],
    [
      ['--redis', 'redis://127.0.0.1:1', '--a', 'uci:none'],
      /^tahoun: .*with --redis only our own players can play\n$/,
    ],
  ])('is refused in one line: %j', async (more, why) => {
    const refused = run(process.execPath, [CLI, ...MATCH, ...more]);
    await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(why) });
  });
});
