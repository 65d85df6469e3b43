import { readFileSync } from 'node:fs';
import { workerModules } from '@tahoun/edge-api/testing';
import type { LiveState } from '@tahoun/live';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Games by link in the real runtime of Cloudflare Workers, each at a Durable Object. */

const wrangler = readFileSync(new URL('../../apps/edge-api/wrangler.live.jsonc', import.meta.url), 'utf8');
const compatibilityDate = /"compatibility_date": "([\d-]+)"/.exec(wrangler)?.[1] as string;

let worker: Miniflare;

beforeAll(async () => {
  worker = new Miniflare({
    compatibilityDate,
    compatibilityFlags: JSON.parse(/"compatibility_flags": (\[.*?\])/.exec(wrangler)?.[1] as string),
    cf: false,
    modules: workerModules('live-worker'),
    durableObjects: { GAMES: { className: 'LiveGame', useSQLite: true } },
  });
  await worker.ready;
});
afterAll(() => worker.dispose());

async function ask(path: string, key?: string, body?: unknown) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Seat-Key': key };
  return worker.dispatchFetch(`http://localhost/v1/live${path}`, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function begin(wanted: object = { game: 'chess', name: 'Anna' }) {
  const response = await ask('', undefined, wanted);
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; key: string; invitation: string; state: LiveState };
}

/** The states of a stream. */
async function* statesOf(id: string, key?: string): AsyncGenerator<LiveState> {
  const response = await ask(`/${id}/stream`, key);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as unknown as ReadableStream<Uint8Array>).getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += new TextDecoder().decode(value);
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data !== undefined) yield JSON.parse(data) as LiveState;
      }
    }
  } finally {
    await reader.cancel();
  }
}

async function until(states: AsyncGenerator<LiveState>, isMeant: (state: LiveState) => boolean) {
  for (;;) {
    const { value, done } = await states.next();
    if (done) throw new Error('the stream has ended');
    if (isMeant(value)) return value;
  }
}

describe('a game by link at a Durable Object', () => {
  it('is joined, played, watched, won and played again', async () => {
    const { id, key, invitation, state } = await begin({ game: 'chess', name: 'Anna', minutes: 5 });
    expect(state).toMatchObject({ status: 'waiting', you: 'w' });
    const watching = statesOf(id);
    await until(watching, ({ status }) => status === 'waiting');
    const move = (by: string, text: string, ply: number) =>
      ask(`/${id}/moves`, by, { move: text, ply }).then(({ status }) => status);
    await ask(`/${id}/actions`, invitation, { action: 'join', name: 'Bruno' });
    expect(await move(key, 'f3', 0)).toBe(200);
    expect(await move(key, 'f3', 0)).toBe(409);
    expect(await move(invitation, 'e5', 1)).toBe(200);
    expect((await until(watching, ({ moves }) => moves.length === 2)).you).toBeNull();
    await move(key, 'g4', 2);
    await move(invitation, 'Qh4', 3);
    const over = await until(watching, ({ status }) => status === 'finished');
    expect(over.result).toEqual({ winner: 'b', reason: 'checkmate' });
    await watching.return(undefined);

    await ask(`/${id}/actions`, key, { action: 'rematch' });
    const again = (await (
      await ask(`/${id}/actions`, invitation, { action: 'rematch' })
    ).json()) as LiveState;
    const next = (await (await ask(`/${again.rematch?.id}`, invitation)).json()) as LiveState;
    expect(next).toMatchObject({ status: 'active', you: 'w', moves: [] });
  });

  it('has the computer answer', { tags: 'rest' }, async () => {
    const { id, key } = await begin({ game: 'tic-tac-toe', computer: 'level:1' });
    const states = statesOf(id, key);
    await ask(`/${id}/moves`, key, { move: 'b2', ply: 0 });
    expect((await until(states, ({ moves }) => moves.length === 2)).turn).toBe('x');
    await states.return(undefined);
  });

  it('shows who is there, and what they say', { tags: 'rest' }, async () => {
    const { id, key } = await begin();
    const watching = statesOf(id);
    await until(watching, ({ seats }) => !seats[0].present);
    const own = statesOf(id, key);
    await own.next();
    await until(watching, ({ seats }) => seats[0].present);
    await ask(`/${id}/actions`, key, { action: 'say', phrase: 'good-luck' });
    expect((await until(watching, ({ seats }) => seats[0].said !== null)).seats[0].said?.phrase).toBe(
      'good-luck',
    );
    await own.return(undefined);
    await watching.return(undefined);
  });

  it('is refused as anywhere else', { tags: 'rest' }, async () => {
    const { id } = await begin();
    const other = await begin();
    const code = async (response: Awaited<ReturnType<typeof ask>>) => [
      response.status,
      ((await response.json()) as { code: string }).code,
    ];
    expect(await code(await ask(`/${id}/moves`, other.key, { move: 'e4', ply: 0 }))).toEqual([
      403,
      'not-player',
    ]);
    expect(await code(await ask(`/${id}`, 'x'.repeat(22)))).toEqual([403, 'not-player']);
    for (const made of [
      'x',
      `${id.slice(0, 19)}zz`,
      `${'0'.repeat(19)}1`,
      `${id}/stream`.replace(id, 'a'.repeat(20)),
    ])
      expect(await code(await ask(`/${made}`))).toEqual([404, 'no-such-game']);
    expect(await code(await ask('', undefined, { game: 'chess', position: 'nonsense' }))).toEqual([
      422,
      'fen-field-count',
    ]);
  });
});
