import { InputError } from '@tahoun/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchCancelled, type WorkerLike, createBrowserHost } from './browser.js';
import { type WorkerMessage, type WorkerTask, serveEngine } from './browser-worker.js';
import type { EngineTask, TaskReply } from './host.js';
import { bestMove } from './index.js';
import { games } from './testing/all-games.js';
import { watch, watchedPage } from './testing/watched-hosts.js';

const ANSWER = bestMove(games, { game: 'zabor', nodes: 1 });
const REPLY: TaskReply = { ok: true, answer: ANSWER };

/** The protocol of the Web Worker with both ends in one thread; the real one runs in the browser tests. */
describe('the host in a page', () => {
  function connectedWorker(): WorkerLike {
    let toPage: (event: { data: WorkerMessage }) => void = () => {};
    let toWorker: (event: { data: WorkerTask }) => void = () => {};
    const scope: Parameters<typeof serveEngine>[0] = {
      addEventListener: (_type, listener) => {
        toWorker = listener;
      },
      postMessage: (data) => setTimeout(() => toPage({ data })),
    };
    serveEngine(scope, { games, load: async () => undefined });
    return {
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message') toPage = listener as never;
      },
      postMessage: (data) => setTimeout(() => toWorker({ data: structuredClone(data) })),
      terminate: () => {
        toPage = () => {};
      },
    };
  }

  it('matches answers to questions', async () => {
    const host = createBrowserHost(connectedWorker);
    const progress: number[] = [];
    const answers = await Promise.all([
      host.bestMove({ game: 'zabor', depth: 2 }, { onProgress: ({ depth }) => progress.push(depth) }),
      host.solve({ game: 'chocolate', position: '4x6 A' }),
      host.bestMove({ game: 'nonsense' }).catch((error: unknown) => error),
    ]);
    expect(answers[0]).toMatchObject({ game: 'zabor', depth: 2 });
    expect(answers[1]).toMatchObject({ value: 1 });
    expect(answers[2]).toBeInstanceOf(InputError);
    expect(progress).toEqual([1, 2]);
  });

  it('has several threads where memory is shared', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    const host = createBrowserHost(connectedWorker);
    vi.unstubAllGlobals();
    const nodes = 20_000;
    const answer = await host.bestMove({ game: 'zabor', nodes, threads: 2 });
    expect(answer).toMatchObject({ limitedBy: 'nodes', nodes });
    expect(answer.pv[0]).toBe(answer.move);
    await host.close();
  });

  it('starts a new worker when a search is cancelled without shared memory', async () => {
    let started = 0;
    const host = createBrowserHost(() => {
      started++;
      return connectedWorker();
    });
    const controller = new AbortController();
    const lost = host.bestMove({ game: 'zabor', depth: 3 }, { signal: controller.signal });
    controller.abort();
    await expect(lost).rejects.toBeInstanceOf(SearchCancelled);
    expect(await host.bestMove({ game: 'zabor', depth: 1 })).toMatchObject({ depth: 1 });
    expect(started).toBe(2);
    await host.close();
  });
});

describe('a page that cannot share memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('has one thread, whatever is asked', async () => {
    const { host, sent, workers } = watchedPage(8, false);
    watch(host.bestMove({ game: 'zabor', nodes: 100, threads: 8 }));
    await settle();
    expect(sent.map(({ work }) => work.smp)).toEqual([undefined]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.posted[0]?.stopFlag).toBeUndefined();
  });

  it.each([
    ['a signal aborted before', { signal: AbortSignal.abort() }, 0],
    ['a deadline', { deadlineMs: 70 }, 70],
  ])('ends its worker by %s, and with it all the tasks that it has', async (_, options, after) => {
    const { host, sent, workers } = watchedPage(2, false);
    const other = watch(host.solve({ game: 'zabor' }));
    const asked = watch(host.bestMove({ game: 'zabor' }, options));
    if (after > 0) {
      await vi.advanceTimersByTimeAsync(after - 1);
      expect([asked, other]).toEqual([{}, {}]);
    }
    await vi.advanceTimersByTimeAsync(after === 0 ? 0 : 1);
    expect(asked.error).toBeInstanceOf(SearchCancelled);
    expect(other.error).toBeInstanceOf(SearchCancelled);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    const next = watch(host.bestMove({ game: 'zabor' }));
    await settle();
    expect(workers).toHaveLength(2);
    // The ended worker's late reply does not answer the new question.
    sent[0]?.reply({ ok: false, code: 'late', message: 'late', params: {} });
    sent[2]?.reply(REPLY);
    await settle();
    expect(next.value).toEqual(ANSWER);
  });

  it('leaves its worker alone when a task is cancelled that has answered', async () => {
    const { host, sent, workers } = watchedPage(2, false);
    const stopper = new AbortController();
    const options = { signal: stopper.signal, deadlineMs: 100 };
    const asked = watch(host.bestMove({ game: 'zabor' }, options));
    const other = watch(host.bestMove({ game: 'zabor' }));
    sent[0]?.reply(REPLY);
    await settle();
    expect(asked.value).toEqual(ANSWER);
    stopper.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect([workers[0]?.isTerminated, other]).toEqual([false, {}]);
  });

  it.each([
    ['script error', 'script error'],
    [undefined, 'the engine worker failed'],
  ])(
    'fails all tasks when its worker breaks with %s, and starts another for the next',
    async (said, message) => {
      const { host, sent, workers } = watchedPage(2, false);
      const asked = [watch(host.bestMove({ game: 'zabor' })), watch(host.solve({ game: 'zabor' }))];
      workers[0]?.break(said);
      await settle();
      for (const { error } of asked) expect(error).toMatchObject({ message });
      // Not before there is something to do: a script that cannot be loaded would be tried for ever.
      expect(workers).toHaveLength(1);
      const next = watch(host.bestMove({ game: 'zabor' }));
      sent[2]?.reply(REPLY);
      await settle();
      expect([workers.length, next.value]).toEqual([2, ANSWER]);
    },
  );

  it('tells each listener how far its own search has come, until it has answered', async () => {
    const { host, sent, workers } = watchedPage(1, false);
    const heard: string[] = [];
    const tell = (name: string) => ({ onProgress: () => heard.push(name) });
    const asked = ['a', 'b'].map((name) => watch(host.bestMove({ game: 'zabor' }, tell(name))));
    const [worker] = workers;
    const progress = (index: number) =>
      worker?.emit({ id: worker.posted[index]?.id ?? 0, type: 'progress', progress: ANSWER });
    for (const index of [1, 0, 0]) progress(index);
    sent[0]?.reply(REPLY);
    progress(0);
    progress(1);
    await settle();
    expect(heard).toEqual(['b', 'a', 'a', 'b']);
    expect(asked.map(({ value }) => value)).toEqual([ANSWER, undefined]);
  });

  it('ends all workers when it is closed', async () => {
    for (const isShared of [true, false]) {
      const { host, workers } = watchedPage(2, isShared);
      const asked = watch(host.bestMove({ game: 'zabor', nodes: 9, threads: 2 }));
      await host.close();
      await settle();
      expect(asked.error).toBeInstanceOf(SearchCancelled);
      expect(workers.map(({ isTerminated }) => isTerminated)).toEqual(isShared ? [true, true] : [true]);
    }
  });
});

describe('the worker of a page', () => {
  const task = (game: string): EngineTask => ({ kind: 'best-move', request: { game, depth: 2 } });

  /** A worker that gets tasks, and their tables when the test sends them. */
  function serving() {
    const said: WorkerMessage[] = [];
    const fetched: { game: string; give: () => void; fail: (error: Error) => void }[] = [];
    let give: (event: { data: WorkerTask }) => void = () => {};
    serveEngine(
      {
        addEventListener: (_type, listener) => {
          give = listener;
        },
        postMessage: (message) => said.push(message),
      },
      {
        games,
        load: async () => undefined,
        tablesFor: ({ request }) =>
          new Promise((resolve, reject) => {
            fetched.push({ game: request.game, give: () => resolve(undefined), fail: reject });
          }),
      },
    );
    return { said, fetched, give: (data: WorkerTask) => give({ data }) };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('does one task at a time, in order, and ends each with one reply or crash', async () => {
    const { said, fetched, give } = serving();
    for (const [id, game] of ['zabor', 'chess', 'no such game', 'tic-tac-toe'].entries())
      give({ id, task: task(game) });
    const done = () => said.filter(({ type }) => type !== 'progress').map(({ id, type }) => [id, type]);
    await settle();
    expect(fetched.map(({ game }) => game)).toEqual(['zabor']);
    fetched[0]?.give();
    await settle();
    expect(done()).toEqual([[0, 'reply']]);
    expect(fetched.map(({ game }) => game)).toEqual(['zabor', 'chess']);
    fetched[1]?.fail(new Error('no connection'));
    await settle();
    expect(said.at(-1)).toEqual({ id: 1, type: 'crash', message: 'Error: no connection' });
    fetched[2]?.give();
    await settle();
    expect(said.at(-1)).toMatchObject({ id: 2, reply: { ok: false, code: 'game-unknown' } });
    fetched[3]?.give();
    await settle();
    expect(done()).toEqual([
      [0, 'reply'],
      [1, 'crash'],
      [2, 'reply'],
      [3, 'reply'],
    ]);
    const { seconds: _s, nps: _n, ...same } = bestMove(games, { game: 'zabor', depth: 2 });
    expect(said.filter(({ id }) => id === 0)).toMatchObject([
      { type: 'progress', progress: { depth: 1 } },
      { type: 'progress', progress: { depth: 2 } },
      { type: 'reply', reply: { ok: true, answer: same } },
    ]);
  });

  it('stops by the flag that came with the task', async () => {
    const { said, fetched, give } = serving();
    const endless: EngineTask = { kind: 'best-move', request: { game: 'zabor', depth: 2, nodes: 1e12 } };
    give({ id: 7, task: endless, stopFlag: Int32Array.of(1) });
    await settle();
    fetched[0]?.give();
    await settle();
    expect(said.at(-1)).toMatchObject({ id: 7, reply: { answer: { limitedBy: 'stop', depth: 1 } } });
  });
});
