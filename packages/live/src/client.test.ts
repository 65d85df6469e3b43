import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveClient, TahounError } from './client.js';
import type { LiveState } from './game/live-state.js';

/** Connections to a server that a test speaks for, in the order in which they are made. */
let connections: { say(text: string): void; end(): void; readonly key: string | null }[];
let answer: () => Response | undefined;
/** Times that a client told that it is here. */
let signs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  answer = () => undefined;
  signs = 0;
  vi.stubGlobal('fetch', async (_url: string, { body, headers, signal }: RequestInit) => {
    if (body === '{"action":"here"}') signs++;
    if (body !== undefined) return Response.json({ version: 0 });
    const given = answer();
    if (given !== undefined) return given;
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    signal?.addEventListener('abort', () => writer.abort(signal.reason).catch(() => undefined));
    connections.push({
      say: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      key: new Headers(headers).get('Seat-Key'),
    });
    return new Response(readable);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lists the games of many seats, fifty keys a request', async () => {
  const asked: (readonly string[])[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const keys = new Headers(headers).get('Seat-Key')?.split(',') ?? [];
    asked.push(keys);
    const games = keys.map((key) => ({ id: `game of ${key}`, changedAt: Number(key) }));
    return Response.json({ games, next: null });
  });
  const keys = Array.from({ length: 51 }, (_, nth) => String(nth));
  const games = await new LiveClient('http://server').own(keys);
  expect(asked.map(({ length }) => length)).toEqual([50, 1]);
  expect(games.map(({ changedAt }) => changedAt)).toEqual(keys.map(Number).reverse());
});

function follow(signal: AbortSignal, isLooking = () => false) {
  const seen: (number | 'lost')[] = [];
  const ended = new LiveClient('http://server').follow(
    { id: 'x', key: 'secret' },
    {
      onState: ({ version }: LiveState) => seen.push(version),
      onLost: () => seen.push('lost'),
      isLooking,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    signal,
  );
  return { seen, ended };
}

const state = (version: number) => `id: ${version}\nevent: state\ndata: {"version":${version}}\n\n`;

describe('a game that is followed', () => {
  it('is told as its parts come, and looked at again when the connection is lost', async () => {
    const end = new AbortController();
    const { seen, ended } = follow(end.signal);
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.say(`: here\n\n${state(1)}${state(2).slice(0, 9)}`);
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.say(state(2).slice(9));
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.end();
    await vi.advanceTimersByTimeAsync(500);
    connections[1]?.say(state(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1, 2, 'lost', 3]);
    expect(connections.map(({ key }) => key)).toEqual(['secret', 'secret']);
    end.abort();
    expect(await ended).toBeUndefined();
  });

  it('is looked at again when the connection has been silent for too long, not while there are signs of life', async () => {
    const end = new AbortController();
    const { seen } = follow(end.signal);
    await vi.advanceTimersByTimeAsync(0);
    for (let beats = 0; beats < 5; beats++) {
      connections[0]?.say(': here\n\n');
      await vi.advanceTimersByTimeAsync(4000);
    }
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(seen).toEqual(['lost']);
    expect(connections).toHaveLength(2);
    end.abort();
  });

  it('is told every four seconds that somebody looks at it, while they do', async () => {
    const end = new AbortController();
    const { ended } = follow(end.signal, () => signs < 2);
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.say(state(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(signs).toBe(1);
    for (let beats = 0; beats < 5; beats++) {
      connections[0]?.say(': here\n\n');
      await vi.advanceTimersByTimeAsync(4000);
    }
    expect(signs).toBe(2);
    end.abort();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left when the server says that there is none, and not when it is too busy', async () => {
    answer = () => Response.json({ code: 'too-busy' }, { status: 503 });
    const { seen, ended } = follow(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['lost', 'lost']);
    answer = () => Response.json({ code: 'no-such-game', detail: 'none' }, { status: 404 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended).toMatchObject(new TahounError(404, 'no-such-game', 'none'));
  });
});
