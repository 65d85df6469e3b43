import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BIN } from '../testing/engine-driver.js';
import { FakeLichess, TOKEN } from './testing/broker.js';
import type { Job, Work } from './work.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const WORK: Work = {
  sessionId: 'a',
  threads: 1,
  hash: 16,
  multiPv: 2,
  variant: 'chess',
  initialFen: START,
  moves: ['e2e4', 'e7e5'],
  depth: 5,
};
const job = (id: string, work: Partial<Work> = {}): Job => ({ id, work: { ...WORK, ...work } });

let lichess: FakeLichess;
let child: ChildProcessWithoutNullStreams | undefined;
let said = '';

beforeEach(async () => {
  lichess = await FakeLichess.start();
  said = '';
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`it said: ${said}\n`);
  child?.kill('SIGKILL');
  lichess.stop();
});

function start(env: Record<string, string>, ...args: readonly string[]) {
  const places = ['--lichess', lichess.url, '--broker', lichess.url];
  const started = spawn(process.execPath, [BIN, 'external-engine', ...places, '--threads', '2', ...args], {
    env: { PATH: process.env.PATH, LANG: 'C', ...env },
  });
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child = started;
  return started;
}

/** Searches take as long as they take. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const ended = (id: string) => until(() => expect(lichess.ended).toContain(id));
const linesOf = (id: string) => (lichess.sent.get(id) as string).trimEnd().split('\n');

describe('tahoun external-engine', () => {
  it('registers, answers what is asked in UCI, and ends when it is told to', async () => {
    const running = start({ LICHESS_TOKEN: TOKEN });
    lichess.ask(job('one'));
    await ended('one');
    for (const line of linesOf('one')) {
      expect(line).toMatch(
        /^info depth \d+ .*multipv [12] score (cp|mate) -?\d+ nodes \d+ .*time \d+ pv( [a-h][1-8][a-h][1-8][nbrq]?)+$/,
      );
    }
    expect(linesOf('one').at(-1)).toMatch(/^info depth 5 .*multipv 2 /);
    const registration = {
      name: 'Tahoun',
      maxThreads: 2,
      maxHash: 256,
      defaultDepth: 20,
      variants: ['chess'],
    };
    expect([...lichess.engines.values()]).toMatchObject([registration]);
    running.kill('SIGTERM');
    expect((await once(running, 'close'))[0]).toBe(0);
    expect(said).toBe(`tahoun: Tahoun is registered; choose it at ${lichess.url}/analysis\n`);
    expect(lichess.faults).toEqual([]);
  });

  it('updates the engine of its name instead of adding another', async () => {
    lichess.engines.set('eei_7', {
      name: 'Mine',
      maxThreads: 1,
      maxHash: 1,
      defaultDepth: 1,
      variants: [],
      providerSecret: 'x'.repeat(20),
    });
    start({ LICHESS_TOKEN: TOKEN }, '--name', 'Mine', '--depth', '4');
    lichess.ask(job('one', { infinite: false, depth: null }));
    await ended('one');
    expect([...lichess.engines.keys()]).toEqual(['eei_7']);
    expect(linesOf('one').at(-1)).toMatch(/^info depth 4 /);
  });

  it('leaves an endless analysis for the next one, and when nobody wants to see more of it', async () => {
    start({ LICHESS_TOKEN: TOKEN });
    lichess.ask(job('first', { depth: null }));
    await until(() => expect(lichess.sent.get('first')).toMatch(/ depth [3-9] /));
    lichess.ask(job('second', { depth: null, sessionId: 'b' }));
    await ended('first');
    await until(() => expect(lichess.sent.get('second')).toMatch(/ depth [3-9] /));
    lichess.cut('second');
    lichess.nothing();
    lichess.ask(job('third'));
    await ended('third');
    expect(linesOf('third').at(-1)).toMatch(/ depth 5 /);
    expect(lichess.faults).toEqual([]);
  });

  it('writes castling as king takes rook, as Lichess asks of every engine', async () => {
    start({ LICHESS_TOKEN: TOKEN });
    const castling = { initialFen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', moves: [] };
    lichess.ask(job('one', { ...castling, multiPv: 20, depth: 1 }));
    await ended('one');
    expect(lichess.sent.get('one')).toMatch(/ pv e1h1\b/);
    expect(lichess.sent.get('one')).not.toMatch(/ pv e1g1\b/);
  });

  it('refuses what it does not play and what is no game, and goes on', async () => {
    const bad: readonly (readonly [Partial<Work>, RegExp])[] = [
      [{ variant: 'atomic' }, /variant "atomic"/],
      [{ initialFen: '8/8/8/8/8/8/8/8 w - - 0 1' }, /refused/],
      [{ moves: ['e2e5'] }, /e2e5/],
      [{ initialFen: `${START}\nquit` }, /refused/],
    ];
    start({ LICHESS_TOKEN: TOKEN });
    for (const [nth, [work, reason]] of bad.entries()) {
      said = '';
      lichess.ask(job(`bad-${nth}`, work));
      lichess.ask(job(`good-${nth}`));
      await ended(`good-${nth}`);
      expect(lichess.sent.has(`bad-${nth}`)).toBe(false);
      expect(said).toMatch(reason);
    }
  });

  it('waits for a broker that is away', { tags: 'rest' }, async () => {
    lichess.failures.push(502);
    start({ LICHESS_TOKEN: TOKEN });
    lichess.ask(job('one'));
    await ended('one');
    expect(said).toMatch(/does not answer: HTTP 502; trying again in 1 s/);
  });

  it.each([
    ['no token', {}, [], /^tahoun: a token is missing: .*scopes\[\]=engine:read&scopes\[\]=engine:write/],
    ['another token', { LICHESS_TOKEN: 'lip_other' }, [], /does not accept the token/],
    ['a short name', { LICHESS_TOKEN: TOKEN }, ['--name', 'T'], /3 to 200 characters/],
    ['no address', { LICHESS_TOKEN: TOKEN }, ['--broker', 'nowhere'], /--broker is "nowhere"/],
  ])(
    'ends with one line for %s, and never says the token',
    { tags: 'rest' },
    async (_name, env, args, line) => {
      const running = start(env as Record<string, string>, ...args);
      expect((await once(running, 'close'))[0]).toBe(2);
      expect(said).toMatch(line);
      expect(said.trimEnd().split('\n')).toHaveLength(1);
      expect(said).not.toContain('lip_');
    },
  );

  it('ends with one line where nobody answers', async () => {
    lichess.stop();
    const running = start({ LICHESS_TOKEN: TOKEN });
    expect((await once(running, 'close'))[0]).toBe(2);
    expect(said).toMatch(/cannot be reached: ECONNREFUSED\n$/);
  });
});
