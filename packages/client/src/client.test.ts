import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Schemas, TahounError, createClient } from './index.js';

/** What was asked, and what is answered to it in turn: the last one again and again. */
let asked: { readonly url: string; readonly init: RequestInit }[];
let answers: (() => Response)[];

const fetch: typeof globalThis.fetch = async (url, init = {}) => {
  init.signal?.throwIfAborted();
  asked.push({ url: String(url), init });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return (answer as () => Response)();
};
const client = createClient({ baseUrl: 'http://server/', fetch });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [() => Response.json({ move: 'e4' })];
});
afterEach(() => {
  vi.useRealTimers();
});

const problem =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json(
      { status, code, detail: `${code}.`, field: 'level', params: { max: 8 } },
      { status, headers },
    );

describe('a call', () => {
  it('has the types of the document, the answer without narrowing', async () => {
    const { move } = await client.get('/v1/best-move', { query: { game: 'chess', nodes: 500 } });
    expectTypeOf(move).toEqualTypeOf<string | null>();
    expectTypeOf(client.post('/v1/review', { body: { game: 'zabor' } })).resolves.toEqualTypeOf<
      Schemas['Review']
    >();
    expectTypeOf(client.get('/v1/board.svg', { query: { game: 'chess' } })).resolves.toBeString();
    // @ts-expect-error the game is missing
    await client.get('/v1/best-move');
    // @ts-expect-error there is no such parameter
    await client.post('/v1/best-move', { body: { game: 'chess', node: 500 } });
    // @ts-expect-error there is no such route
    await client.get('/v1/best-moves');
  });

  it('is written as the server reads it', async () => {
    const query = { game: 'chess', played: ['e4', 'e5'], position: undefined, statistics: true };
    await client.get('/v1/best-move', { query: query as never });
    await client.get('/v1/live/{id}', { path: { id: 'a/b' }, header: { 'Seat-Key': 'k' } });
    const keyed = createClient({ baseUrl: '', key: 'secret', fetch });
    await keyed.post('/v1/solve', { body: { game: 'zabor' } });
    expect(asked.map(({ url, init: { method, headers, body } }) => [method, url, headers, body])).toEqual([
      ['GET', 'http://server/v1/best-move?game=chess&played=e4&played=e5&statistics=true', {}, undefined],
      ['GET', 'http://server/v1/live/a%2Fb', { 'Seat-Key': 'k' }, undefined],
      [
        'POST',
        '/v1/solve',
        { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
        '{"game":"zabor"}',
      ],
    ]);
  });

  it('gives the bytes of a PNG image, and the text of an SVG image', async () => {
    answers = [
      () => new Response(new Uint8Array([137, 80]), { headers: { 'Content-Type': 'image/png' } }),
      () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
    ];
    const png = await client.get('/v1/board.png', { query: { game: 'chess' } });
    expectTypeOf(png).toEqualTypeOf<Uint8Array>();
    expect([...png]).toEqual([137, 80]);
    expect(await client.get('/v1/board.svg', { query: { game: 'chess' } })).toBe('<svg/>');
  });

  it('throws one error for a refusal, with its code', async () => {
    answers = [problem(400, 'number-range')];
    const error = await client.get('/v1/games').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TahounError);
    expect(error).toMatchObject({
      status: 400,
      code: 'number-range',
      message: 'number-range.',
      field: 'level',
      params: { max: 8 },
    });
    answers = [() => new Response('<h1>Bad gateway', { status: 502 })];
    await expect(client.get('/v1/games')).rejects.toMatchObject({ status: 502, code: '' });
    expect(asked).toHaveLength(2);
  });
});

describe('a request that is refused for now', () => {
  const games = () => client.get('/v1/games');

  it.each([429, 503])('with %d is sent again after the time that the server names', async (status) => {
    answers = [problem(status, 'too-busy', { 'Retry-After': '2' }), () => Response.json([])];
    const answer = games();
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual([]);
  });

  it('waits until a date as well', async () => {
    const date = new Date(Date.now() + 3000).toUTCString();
    answers = [problem(503, 'too-busy', { 'Retry-After': date }), () => Response.json([])];
    const answer = games();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toEqual([]);
  });

  it('is given up after five times more, and at once where the server names a long time or none', async () => {
    answers = [problem(503, 'too-busy', { 'Retry-After': '1' })];
    const answer = expect(games()).rejects.toMatchObject({ code: 'too-busy', retryAfter: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(asked).toHaveLength(6);
    answers = [problem(429, 'quota', { 'Retry-After': '31' })];
    await expect(games()).rejects.toMatchObject({ retryAfter: 31 });
    answers = [problem(503, 'too-busy')];
    await expect(games()).rejects.toMatchObject({ code: 'too-busy' });
    expect(asked).toHaveLength(8);
  });

  it('is not sent again where the first may have begun something', async () => {
    answers = [problem(503, 'live-away', { 'Retry-After': '1' })];
    await expect(client.post('/v1/live', { body: { game: 'chess' } })).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });

  it('is sent again where its Idempotency-Key lets it begin one thing only', async () => {
    answers = [problem(503, 'live-away', { 'Retry-After': '1' }), () => Response.json({ id: 'a' })];
    const begun = client.post('/v1/live', { body: { game: 'chess' }, header: { 'Idempotency-Key': 'k' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await begun).toMatchObject({ id: 'a' });
    expect(asked).toHaveLength(2);
  });

  it('is given up when its signal says so, with its reason', async () => {
    answers = [problem(503, 'too-busy', { 'Retry-After': '20' })];
    const end = new AbortController();
    const answer = expect(client.get('/v1/games', { signal: end.signal })).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    end.abort(new Error('enough'));
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a stream', () => {
  const events =
    (...parts: string[]) =>
    () => {
      const encoder = new TextEncoder();
      return new Response(
        new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(encoder.encode(part));
            controller.close();
          },
        }),
      );
    };
  const event = (name: string, document: object, id?: string) =>
    `event: ${name}\ndata: ${JSON.stringify(document)}\n${id === undefined ? '' : `id: ${id}\n`}\n`;
  const search = (options = {}) =>
    client.stream('/v1/best-move/stream', { query: { game: 'chess' }, ...options });

  async function depthsOf(steps: AsyncIterable<Schemas['Job'] | { readonly depth: number }>) {
    const depths: unknown[] = [];
    for await (const step of steps) depths.push('depth' in step ? step.depth : step.state);
    return depths;
  }

  it('gives the steps as they come, however they are cut, and ends with the answer', async () => {
    const [first, second] = [event('depth', { depth: 1 }), event('answer', { depth: 2 }, 'end')];
    answers = [
      events(`: here\n\n${first.slice(0, 9)}`, first.slice(9) + second.slice(0, 20), second.slice(20)),
    ];
    expect(await depthsOf(search())).toEqual([1, 2]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.init.headers).toEqual({ Accept: 'text/event-stream' });
  });

  it('asks again when the connection is lost, and says what it had last', async () => {
    answers = [
      events(event('progress', { state: 'waiting' }, '7')),
      problem(503, 'too-busy', { 'Retry-After': '3' }),
      events(event('end', { state: 'done' }, 'end')),
    ];
    const lost = vi.fn();
    const states = depthsOf(client.stream('/v1/jobs/{id}/stream', { path: { id: 'j' }, onLost: lost }));
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await states).toEqual(['waiting', 'done']);
    expect(asked.map(({ init }) => new Headers(init.headers).get('Last-Event-ID'))).toEqual([null, '7', '7']);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it('is over where the server says that everything was told', async () => {
    answers = [() => new Response(null, { status: 204 })];
    expect(await depthsOf(search())).toEqual([]);
  });

  it('throws what is wrong on the way, and what is refused', async () => {
    answers = [
      events(event('depth', { depth: 1 }), event('problem', { status: 422, code: 'illegal' }, 'end')),
    ];
    await expect(depthsOf(search())).rejects.toMatchObject({ status: 422, code: 'illegal' });
    answers = [problem(404, 'no-such-game')];
    await expect(depthsOf(search())).rejects.toBeInstanceOf(TahounError);
    expect(asked).toHaveLength(2);
  });

  it('begins again after a fault on the way that may pass, though that was the last event', async () => {
    answers = [
      events(event('problem', { status: 503, code: 'too-busy' }, 'end')),
      events(event('answer', { depth: 3 }, 'end')),
    ];
    const depths = depthsOf(search());
    await vi.advanceTimersByTimeAsync(500);
    expect(await depths).toEqual([3]);
    expect(new Headers(asked[1]?.init.headers).has('Last-Event-ID')).toBe(false);
  });

  it('takes a connection for lost that is silent for a minute, not while the one who listens is at work', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const body = (signal?: AbortSignal | null) =>
      new ReadableStream({
        start(at) {
          at.enqueue(new TextEncoder().encode(event('depth', { depth: 1 })));
          signal?.addEventListener('abort', () => at.error(signal.reason));
        },
      });
    const silent: typeof globalThis.fetch = async (_url, { signal } = {}) => {
      signals.push(signal);
      return new Response(body(signal));
    };
    const lost = vi.fn();
    const steps = createClient({ baseUrl: '', fetch: silent }).stream('/v1/best-move/stream', {
      query: { game: 'chess' },
      onLost: lost,
    });
    await steps.next();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(signals[0]?.aborted).toBe(false);
    const next = steps.next();
    await vi.advanceTimersByTimeAsync(60_500);
    expect(await next).toEqual({ value: { depth: 1 }, done: false });
    expect(lost.mock.calls).toEqual([[new TypeError('the connection is silent')]]);
    await steps.return();
  });

  it('is given up when it was lost too often in a row', async () => {
    answers = [events()];
    const steps = expect(depthsOf(search({ retries: 2 }))).rejects.toThrow('the connection was closed');
    await vi.advanceTimersByTimeAsync(1500);
    await steps;
    expect(asked).toHaveLength(3);
  });

  it('leaves the connection when nobody looks any more, and when its signal says so', async () => {
    const left = vi.fn();
    const open = () => {
      const first = new TextEncoder().encode(event('depth', { depth: 1 }));
      const body = { start: (at: ReadableStreamDefaultController) => at.enqueue(first), cancel: left };
      return new Response(new ReadableStream(body));
    };
    answers = [open];
    for await (const { depth } of search()) {
      expect(depth).toBe(1);
      break;
    }
    expect(left).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(depthsOf(search({ signal }))).rejects.toThrow('enough');
  });
});
