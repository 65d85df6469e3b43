import { HALT, InputError } from '@tahoun/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaskReply } from './host.js';
import type { BestMoveAnswer, BestMoveRequest } from './index.js';
import { bestMove, solve } from './index.js';
import type { ThreadTask } from './node-thread.js';
import { PLACES } from './scheduler.js';
import { GAME_IDS, games } from './testing/all-games.js';
import { IdlePool } from './testing/idle-pool.js';
import { watch, watchedNodeHost, watchedPage } from './testing/watched-hosts.js';

vi.mock('piscina', async () => {
  const { IdlePool: Piscina } = await import('./testing/idle-pool.js');
  return { Piscina };
});

const ANSWER = bestMove(games, { game: 'zabor', nodes: 1 });
const ENDLESS: BestMoveRequest = { game: 'zabor', nodes: 1e12 };
const GRACE_MS = 20_000;

const answering = (part: Partial<BestMoveAnswer> = {}): TaskReply => {
  return { ok: true, answer: { ...ANSWER, ...part } };
};
/** Lets everything go on that waits for nothing but its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['Node', watchedNodeHost],
  ['a page that shares memory', (threads: number) => watchedPage(threads, true)],
])('the host in %s', (_, create) => {
  it('answers each question with its own answer, whatever comes first', async () => {
    const { host, sent } = create(3);
    const [zabor, bar, refused, broken] = [
      watch(host.bestMove(ENDLESS)),
      watch(host.solve({ game: 'chocolate', position: '4x6 A' })),
      watch(host.tree({ game: 'zabor', algorithm: 'strong', depth: 2 })),
      watch(host.proof({ game: 'zabor' })),
    ];
    await settle();
    // Node hands the fourth out when one of the others is done.
    const solved = solve(games, { game: 'chocolate', position: '4x6 A' });
    sent[2]?.reply({ ok: false, code: 'some-code', message: 'no', params: { found: 'x' } });
    await settle();
    expect(sent.map(({ work }) => work.task.kind)).toEqual(['best-move', 'solve', 'tree', 'proof']);
    sent[3]?.fail('out of memory');
    sent[1]?.reply({ ok: true, answer: solved });
    await settle();
    expect(bar.value).toEqual(solved);
    expect(refused.error).toBeInstanceOf(InputError);
    expect(refused.error).toMatchObject({ code: 'some-code', message: 'no', params: { found: 'x' } });
    expect(broken.error).toMatchObject({ message: 'out of memory' });
    expect(zabor).toEqual({});
    sent[0]?.reply(answering());
    await settle();
    expect(zabor.value).toEqual(ANSWER);
  });

  it('starts a search with the word to stop where its signal was aborted before, and gives its answer', async () => {
    const { host, sent } = create(1);
    const asked = watch(host.bestMove(ENDLESS, { signal: AbortSignal.abort() }));
    await settle();
    expect(sent.map((each) => each.isStopped())).toEqual([true]);
    sent[0]?.reply(answering({ limitedBy: 'stop' }));
    await settle();
    expect(asked.value).toMatchObject({ limitedBy: 'stop', move: ANSWER.move });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops a search when its signal is aborted, and no other', async () => {
    const { host, sent } = create(2);
    const stopper = new AbortController();
    const asked = watch(host.bestMove(ENDLESS, { signal: stopper.signal }));
    const other = watch(host.bestMove(ENDLESS, { signal: new AbortController().signal }));
    await settle();
    expect(sent.map((each) => each.isStopped())).toEqual([false, false]);
    stopper.abort();
    expect(sent.map((each) => each.isStopped())).toEqual([true, false]);
    for (const each of sent) each.reply(answering());
    await settle();
    expect([asked.value, other.value]).toEqual([ANSWER, ANSWER]);
  });

  it.each([1, 50, 60_000])(
    'stops a search at its deadline, after %i ms and not before',
    async (deadlineMs) => {
      const { host, sent } = create(1);
      const asked = watch(host.bestMove(ENDLESS, { deadlineMs }));
      await vi.advanceTimersByTimeAsync(deadlineMs - 1);
      expect(sent[0]?.isStopped()).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent[0]?.isStopped()).toBe(true);
      sent[0]?.reply(answering({ limitedBy: 'stop' }));
      await settle();
      expect(asked.value).toMatchObject({ limitedBy: 'stop' });
    },
  );

  it('has done with a search that has answered: no timer runs, and nothing listens to its signal', async () => {
    const { host, sent } = create(1);
    const stopper = new AbortController();
    const [added, removed] = [
      vi.spyOn(stopper.signal, 'addEventListener'),
      vi.spyOn(stopper.signal, 'removeEventListener'),
    ];
    for (const reply of [answering(), { ok: false, code: 'x', message: 'no', params: {} } as const]) {
      const asked = watch(host.bestMove(ENDLESS, { signal: stopper.signal, deadlineMs: 5000 }));
      await settle();
      expect(vi.getTimerCount()).toBe(1);
      sent.at(-1)?.reply(reply);
      await settle();
      expect(asked).not.toEqual({});
      expect(vi.getTimerCount()).toBe(0);
    }
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it('has several threads search as one, until the first has answered', async () => {
    const { host, sent } = create(3);
    const asked = watch(host.bestMove({ game: 'zabor', nodes: 3000, threads: 3 }));
    await settle();
    expect(sent.map(({ work }) => work.smp?.thread).toSorted()).toEqual([0, 1, 2]);
    const [first] = sent.filter(({ work }) => work.smp?.thread === 0);
    const helpers = sent.filter((each) => each !== first);
    first?.reply(answering({ nodes: 1000, seconds: 1 }));
    await settle();
    expect(helpers.map((each) => each.isStopped())).toEqual([true, true]);
    expect(asked).toEqual({});
    for (const each of helpers) each.reply(answering({ nodes: 400, seconds: 9 }));
    await settle();
    expect(asked.value).toEqual({ ...ANSWER, nodes: 1800, seconds: 1, nps: 1800 });
  });

  it('tells all threads of a task to stop when it is cancelled', async () => {
    const { host, sent } = create(2);
    const stopper = new AbortController();
    watch(host.bestMove({ ...ENDLESS, threads: 2 }, { signal: stopper.signal }));
    await settle();
    stopper.abort();
    expect(sent.map((each) => each.isStopped())).toEqual([true, true]);
  });

  it.each([0, 1])('fails as thread %i of a task does, when the others have stopped', async (thread) => {
    const { host, sent } = create(2);
    const asked = watch(host.bestMove({ ...ENDLESS, threads: 2 }));
    await settle();
    const [failing, other] = sent.toSorted((each) => (each.work.smp?.thread === thread ? -1 : 1));
    failing?.fail('broken');
    await settle();
    if (thread === 0) expect(other?.isStopped()).toBe(true);
    expect(asked).toEqual({});
    other?.reply(answering());
    await settle();
    expect(asked.error).toMatchObject({ message: 'broken' });
  });
});

describe('the host in Node', () => {
  it('searches with the threads that are free where a task asks for more', async () => {
    const { host, sent } = watchedNodeHost(3);
    watch(host.bestMove(ENDLESS));
    const asked = watch(host.bestMove({ game: 'zabor', nodes: 3000, threads: 3 }));
    await settle();
    expect(sent.map(({ work }) => work.smp?.thread)).toEqual([undefined, 0, 1]);
    sent[1]?.reply(answering({ nodes: 1500 }));
    sent[2]?.reply(answering({ nodes: 500 }));
    await settle();
    expect(asked.value).toMatchObject({ move: ANSWER.move, nodes: 2000 });
  });

  it('pauses a long search while a short one of somebody else has its turn', async () => {
    const { host, sent } = watchedNodeHost(1);
    const word = (at: number) => (sent[at]?.work as ThreadTask | undefined)?.stopFlag[0];
    watch(host.bestMove(ENDLESS, { client: 'a', deadlineMs: 1000 }));
    await vi.advanceTimersByTimeAsync(900);
    const short = watch(host.bestMove({ game: 'zabor', nodes: 9 }, { client: 'b' }));
    await settle();
    expect([word(0), word(1)]).toEqual([HALT.pause, HALT.go]);
    // The deadline is one of work, not of pauses.
    await vi.advanceTimersByTimeAsync(150);
    sent[1]?.reply(answering());
    await settle();
    expect([word(0), short.value]).toEqual([HALT.go, ANSWER]);
    await vi.advanceTimersByTimeAsync(99);
    expect(sent[0]?.isStopped()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]?.isStopped()).toBe(true);
  });

  it('has no more searches at work than it has threads; the others wait for their turn', async () => {
    const { host, sent } = watchedNodeHost(2);
    const games = ['zabor', 'chess', 'zabor', 'atari-go'];
    const asked = games.map((game) => watch(host.bestMove({ game, nodes: 9 })));
    const atWork = () => sent.map(({ work }) => work.task.request.game);
    await settle();
    expect(atWork()).toEqual(games.slice(0, 2));
    sent[1]?.reply(answering());
    await settle();
    expect(atWork()).toEqual(games.slice(0, 3));
    expect(asked.map(({ value }) => value !== undefined)).toEqual([false, true, false, false]);
    sent[0]?.fail('broken');
    await settle();
    expect(atWork()).toEqual(games);
  });

  it('gives a search all the time until its deadline, however long it has waited', async () => {
    const { host, sent } = watchedNodeHost(1);
    watch(host.bestMove(ENDLESS));
    watch(host.bestMove(ENDLESS, { deadlineMs: 100 }));
    await vi.advanceTimersByTimeAsync(2 * GRACE_MS);
    expect(sent).toHaveLength(1);
    sent[0]?.reply(answering());
    await vi.advanceTimersByTimeAsync(99);
    expect(sent[1]?.isStopped()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[1]?.isStopped()).toBe(true);
  });

  it.each([
    ['before it began', AbortSignal.abort()],
    ['by its deadline', undefined],
  ])('ends the thread of a search that goes on after it was told to stop %s', async (_, signal) => {
    const { host } = watchedNodeHost(1);
    const asked = watch(host.bestMove(ENDLESS, signal === undefined ? { deadlineMs: 0 } : { signal }));
    await settle();
    const isEnded = () => IdlePool.sent[0]?.signal.aborted;
    await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
    expect([isEnded(), asked]).toEqual([false, {}]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isEnded()).toBe(true);
    expect(asked.error).toMatchObject({
      message: expect.stringContaining(`did not stop within ${GRACE_MS} ms`),
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps one set of threads for all games and all questions', async () => {
    const { host, sent } = watchedNodeHost(4);
    for (const game of ['chess', GAME_IDS[0] ?? '', 'no such game', '__proto__']) {
      watch(host.bestMove({ game, nodes: 1 }));
      watch(host.solve({ game, nodes: 1 }));
      await settle();
      for (const each of sent) each.reply(answering());
      await settle();
    }
    expect(sent).toHaveLength(8);
    expect(IdlePool.pools.map(({ options }) => options.maxThreads)).toEqual([4 + 4 * PLACES]);
    await host.close();
    expect(IdlePool.pools.every((pool) => pool.isDestroyed)).toBe(true);
  });
});
