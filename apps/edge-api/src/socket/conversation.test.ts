import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { Refusal } from '../http/problem.js';
import { LEDGER } from '../limits/ledger.js';
import type { Platform } from '../service/platform.js';
import { testApp } from '../testing/test-app.js';
import { Conversation, IDLE_MS, UNREAD_MS } from './conversation.js';
import { MAX_REFUSED, PROMPTLY_REFUSED, SLOW_MS } from './patience.js';

interface Said {
  readonly id: string;
  readonly step?: { depth: number };
  readonly answer?: object;
  readonly problem?: { code: string; status: number };
  readonly cancelled?: true;
}

/** A conversation with a service, and its messages. */
function talk(
  platform: Partial<Platform> & { bestMove?: Engine['bestMove'] } = {},
  read: () => Promise<void> = async () => undefined,
  charge: (kilobytes: number) => Promise<void> = async () => undefined,
) {
  const app = testApp(platform);
  const said: Said[] = [];
  const closed: [number, string][] = [];
  const conversation = new Conversation({
    ask: async (path, body, signal, key) =>
      app.request(path, {
        method: 'POST',
        body,
        signal,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/x-ndjson, application/json;q=0.5',
          ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        },
      }),
    charge,
    send: async (text) => {
      said.push(JSON.parse(text));
      await read();
    },
    close: (code, reason) => closed.push([code, reason]),
  });
  const ask = (message: object) => conversation.take(JSON.stringify(message));
  const last = async (id: string): Promise<Said> => {
    const isLast = (one: Said) => one.id === id && one.step === undefined;
    await expect.poll(() => said.some(isLast)).toBe(true);
    return said.find(isLast) as Said;
  };
  return { app, ask, last, said, closed, conversation };
}

/** Searches that report a step, and end on demand. */
function heldSearches() {
  const engine = inlineEngine();
  const held: { stop: AbortSignal | undefined; finish: () => void }[] = [];
  const bestMove: Engine['bestMove'] = async (request, options = {}) => {
    const answer = await engine.bestMove(request);
    options.onProgress?.(answer);
    await new Promise<void>((resolve) => {
      held.push({ stop: options.signal, finish: resolve });
      options.signal?.addEventListener('abort', () => resolve());
    });
    return answer;
  };
  return { held, bestMove };
}

const QUESTION = { ask: 'best-move', game: 'zabor', nodes: 2000 };

describe('a conversation', () => {
  it('answers several questions at once, each under its id, with what is found on the way', async () => {
    const { ask, last, said } = talk();
    ask({ id: 'a', ask: 'best-move', game: 'chess', nodes: 3000 });
    ask({ id: 'b', ask: 'legal-moves', game: 'tic-tac-toe' });
    ask({ id: 'c', ask: 'review', game: 'zabor', moves: ['c3', 'd4'], nodes: 3000 });
    expect((await last('a')).answer).toMatchObject({ game: 'chess', move: expect.any(String) });
    expect((await last('b')).answer).toMatchObject({ moves: expect.any(Array) });
    expect((await last('c')).answer).toMatchObject({ moves: [{ move: 'c3' }, { move: 'd4' }] });
    const depths = said.flatMap(({ id, step }) => (id === 'a' && step !== undefined ? [step.depth] : []));
    expect(depths.length).toBeGreaterThan(1);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });

  it('has the same refusals and the same price as requests have', async () => {
    const { ask, last } = talk({ nodesPerMinute: 1500 } as Partial<Platform>);
    ask({ id: 'a', ask: 'best-move', game: 'nothing' });
    expect((await last('a')).problem).toMatchObject({ status: 404, code: 'game-unknown' });
    ask({ id: 'b', ...QUESTION });
    expect((await last('b')).problem).toMatchObject({ status: 429, code: 'rate-limit' });
  });

  it('knows a client by the key in its message', async () => {
    const { ask, last } = talk();
    ask({ id: 'a', key: 'none-such', ...QUESTION });
    expect((await last('a')).problem).toMatchObject({ status: 401, code: 'key-unknown' });
  });

  it('says what is wrong with a question after its first step', async () => {
    const engine = inlineEngine();
    const { ask, last, said } = talk({
      log: () => undefined,
      bestMove: async (request, options = {}) => {
        options.onProgress?.(await engine.bestMove(request));
        throw new Error('broken');
      },
    });
    ask({ id: 'a', ...QUESTION });
    expect((await last('a')).problem).toMatchObject({ status: 500, code: 'internal' });
    expect(said[0]).toMatchObject({ id: 'a', step: { game: 'zabor' } });
  });

  it('stops the search of a question that is cancelled, and no other', async () => {
    const { held, bestMove } = heldSearches();
    const { ask, last } = talk({ bestMove });
    ask({ id: 'a', ...QUESTION });
    await expect.poll(() => held).toHaveLength(1);
    ask({ id: 'b', ...QUESTION, game: 'chess' });
    await expect.poll(() => held).toHaveLength(2);
    ask({ id: 'a', cancel: true });
    expect(await last('a')).toEqual({ id: 'a', cancelled: true });
    expect(held.map(({ stop }) => stop?.aborted)).toEqual([true, false]);
    held[1]?.finish();
    expect((await last('b')).answer).toMatchObject({ game: 'chess' });
  });

  it('takes so many questions at a time, and none under an id that is open', async () => {
    const { held, bestMove } = heldSearches();
    const { ask, last, conversation } = talk({ bestMove });
    for (let i = 1; i < LEDGER.question.ofOwner; i++) ask({ id: `q${i}`, ...QUESTION, nodes: 1000 + i });
    ask({ id: 'q1', ...QUESTION });
    expect((await last('q1')).problem).toMatchObject({ status: 409, code: 'question-open' });
    ask({ id: 'last', ...QUESTION });
    ask({ id: 'beyond', ...QUESTION });
    expect((await last('beyond')).problem).toMatchObject({ status: 429, code: 'too-many-questions' });
    await expect.poll(() => held).toHaveLength(LEDGER.question.ofOwner);
    conversation.end();
    expect(held.every(({ stop }) => stop?.aborted)).toBe(true);
  });

  it.each([
    'hello',
    '[]',
    'null',
    '{}',
    '{"id": 1, "ask": "best-move"}',
    '{"id": "", "ask": "best-move"}',
    '{"id": "a", "ask": "../healthz"}',
    `{"id": "${'a'.repeat(65)}", "ask": "best-move"}`,
    '{"id": "a", "ask": "best-move", "key": 7}',
  ])('ends at %s', (text) => {
    const { conversation, closed } = talk();
    conversation.take(text);
    expect(closed).toEqual([[1008, expect.stringMatching(/^expected /)]]);
    expect(new TextEncoder().encode(closed[0]?.[1]).length).toBeLessThanOrEqual(123);
  });
});

describe('a conversation of long messages', () => {
  const long = { id: 'a', ask: 'legal-moves', game: 'zabor', x: 'x'.repeat(5000) };

  it('has them paid for before they are read, and reads in order', async () => {
    const paid: number[] = [];
    let pay = () => {};
    const { ask, last, said } = talk({}, undefined, async (kilobytes) => {
      paid.push(kilobytes);
      await new Promise<void>((resolve) => (pay = resolve));
    });
    ask(long);
    ask({ id: 'b', ask: 'legal-moves', game: 'zabor' });
    await expect.poll(() => paid).toEqual([4]);
    expect(said).toEqual([]);
    pay();
    expect((await last('a')).problem).toMatchObject({ status: 400, code: 'parameter-unknown' });
    expect((await last('b')).answer).toMatchObject({ moves: expect.any(Array) });
    expect(said.map(({ id }) => id)).toContain('a');
  });

  it('ends where they cannot be questions, unread and unpaid, or where the client is in debt', async () => {
    const charge = vi.fn(async () => {
      throw new Refusal(429, 'rate-limit', 'this client has used its nodes');
    });
    const cancelling = talk({}, undefined, charge);
    cancelling.conversation.take(`{"id": "a", "cancel": true, "x": "${'x'.repeat(2000)}`);
    expect(cancelling.closed).toEqual([[1008, expect.stringMatching(/^expected /)]]);
    expect(charge).not.toHaveBeenCalled();
    const asking = talk({}, undefined, charge);
    asking.ask(long);
    await expect.poll(() => asking.closed).toEqual([[1008, 'this client has used its nodes']]);
    expect(asking.said).toEqual([]);
  });
});

describe('a conversation of refused messages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };

  it.each<[string, () => object]>([
    ['cancels what is not open', () => ({ id: 'none', cancel: true })],
    ['asks for what is not there', () => ({ id: crypto.randomUUID(), ask: 'nothing' })],
  ])('is ended where somebody %s for ever, and nothing is read after that', async (_name, message) => {
    const { ask, said, closed } = talk();
    for (let sent = 0; sent <= MAX_REFUSED; sent++) ask(message());
    await until(() => closed.length > 0);
    const before = said.length;
    for (let sent = 0; sent <= MAX_REFUSED; sent++) ask(message());
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(closed).toEqual([[1008, 'too many messages were refused']]);
    expect(said).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is slowed first, and goes on for a client that waits for each answer', async () => {
    const { ask, said, closed } = talk();
    const all = PROMPTLY_REFUSED + 2 * MAX_REFUSED;
    for (let sent = 1; sent <= all; sent++) {
      ask({ id: `${sent}`, ask: 'best-move', game: 'nothing' });
      // One clock is for silence, the other one for the answer.
      if (sent > PROMPTLY_REFUSED) {
        await until(() => vi.getTimerCount() === 2);
        expect(said).toHaveLength(sent - 1);
        await vi.advanceTimersByTimeAsync(SLOW_MS);
      }
      await until(() => said.length === sent);
    }
    expect(closed).toEqual([]);
  });
});

describe('a silent conversation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after a while in which nobody says anything', async () => {
    const { ask, said, closed } = talk();
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    ask({ id: 'a', ask: 'legal-moves', game: 'zabor' });
    while (said.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toEqual([[1001, 'idle']]);
  });

  it('leaves no clock behind when the client has left', () => {
    const { conversation } = talk();
    conversation.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a conversation whose client does not read', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('gives no more answers than it has questions open, and ends', async () => {
    const { ask, said, closed } = talk({}, () => new Promise(() => undefined));
    const question = { ask: 'legal-moves', game: 'zabor' };
    for (let id = 0; id < LEDGER.question.ofOwner; id++) ask({ id: `${id}`, ...question });
    while (said.length < LEDGER.question.ofOwner) await new Promise(setImmediate);
    ask({ id: 'one more', ...question });
    while (said.length === LEDGER.question.ofOwner) await new Promise(setImmediate);
    expect(said.at(-1)).toMatchObject({ id: 'one more', problem: { code: 'too-many-questions' } });
    await vi.advanceTimersByTimeAsync(UNREAD_MS);
    expect(closed).toEqual([[1008, 'the answers are not read']]);
  });

  it('ends alone where something is wrong with it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask, closed } = talk({}, () => Promise.reject(new Error('broken')));
    ask({ id: 'a', ask: 'legal-moves', game: 'zabor' });
    while (closed.length === 0) await new Promise(setImmediate);
    expect(closed).toEqual([[1011, 'an internal error occurred']]);
    expect(logged.mock.calls.join()).toContain('Error: broken');
  });
});
