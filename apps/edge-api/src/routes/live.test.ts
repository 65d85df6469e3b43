import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveState } from '@tahoun/live';
import type { Context } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { LASTING_A_MINUTE } from '../limits/ledger.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { openLive } from '../node/live.js';
import { type TestApp, post, problemOf, testApp } from '../testing/test-app.js';

let folder: string;
let app: TestApp;
let live: Awaited<ReturnType<typeof openLive>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-live-api-'));
  live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
  app = testApp({ live: live.games });
});

afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Begun {
  readonly id: string;
  readonly key: string;
  readonly invitation: string | null;
  readonly state: LiveState;
}

function ask(path: string, key?: string, body?: unknown) {
  const headers = new Headers(key === undefined ? {} : { 'Seat-Key': key });
  if (body === undefined) return app.request(`/v1/live${path}`, { headers });
  headers.set('Content-Type', 'application/json');
  return app.request(`/v1/live${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function begin(wanted: object = { game: 'chess', name: 'Anna' }): Promise<Begun> {
  const response = await ask('', undefined, wanted);
  expect(response.status).toBe(201);
  const begun = (await response.json()) as Begun;
  expect(response.headers.get('location')).toBe(`/v1/live/${begun.id}`);
  return begun;
}

/** The states in a stream, one by one. */
async function* statesIn(response: Response): AsyncGenerator<LiveState> {
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) yield JSON.parse(data) as LiveState;
    }
  }
}

describe('a live game', () => {
  it('comes with all others of the same keys on one stream, which counts as one for each', async () => {
    const games = [await begin(), await begin({ game: 'zabor', name: 'Anna' })];
    const keys = games.map(({ key }) => key).join(', ');
    const states = statesIn(await ask('/stream', keys));
    const first = [await states.next(), await states.next()].map(({ value }) => value as LiveState);
    expect(first.map(({ id }) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
    const [chess] = games as [Begun];
    await ask(`/${chess.id}/actions`, chess.invitation as string, { action: 'join', name: 'Bruno' });
    expect((await states.next()).value).toMatchObject({ id: chess.id, status: 'active', you: 'w' });
    await states.return(undefined);
    expect(await problemOf(await ask('/stream'))).toMatchObject({ status: 400, code: 'seat-keys' });
    const many = Array.from({ length: 40 }, (_, nth) => `key-${nth}`).join(' ');
    const open = [await ask('/stream', many), await ask('/stream', many)];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    expect(await problemOf(await ask('/stream', many))).toMatchObject({ code: 'too-many-streams' });
    for (const response of open) await response.body?.cancel();
    expect((await ask('/stream', many)).status).toBe(200);
  });

  it('is begun, joined, played and watched, each by their own key', async () => {
    const { id, key, invitation, state } = await begin({ game: 'chess', name: 'Anna', side: 'second' });
    expect(state).toMatchObject({ status: 'waiting', you: 'b' });
    const watched = statesIn(await ask(`/${id}/stream`));
    expect((await watched.next()).value).toMatchObject({ status: 'waiting', you: null });

    const joined = await ask(`/${id}/actions`, invitation as string, { action: 'join', name: 'Bruno' });
    expect(await joined.json()).toMatchObject({ status: 'active', you: 'w' });
    await ask(`/${id}/moves`, invitation as string, { move: 'e4', ply: 0 });
    const moved = await ask(`/${id}/moves`, key, { move: 'e5', ply: 1 });
    expect(await moved.json()).toMatchObject({ moves: ['e4', 'e5'], turn: 'w', you: 'b' });

    let seen = (await watched.next()).value as LiveState;
    while (seen.moves.length < 2) seen = (await watched.next()).value as LiveState;
    expect(seen).toMatchObject({ moves: ['e4', 'e5'], you: null });
    await watched.return(undefined);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${key}|${invitation}`));
  });

  it('against the computer begins at once, and no seat is left', async () => {
    const { id, key, invitation } = await begin({ game: 'tic-tac-toe', side: 'second', computer: 'level:1' });
    expect(invitation).toBeNull();
    const states = statesIn(await ask(`/${id}/stream`, key));
    let state = (await states.next()).value as LiveState;
    while (state.moves.length === 0) state = (await states.next()).value as LiveState;
    await states.return(undefined);
    expect(state.turn).toBe(state.you);
  });

  it.each([
    ['without a key', 403, 'not-player', undefined, { move: 'e4', ply: 0 }],
    ['with a key of another game', 403, 'not-player', 'other', { move: 'e4', ply: 0 }],
    ['out of turn', 409, 'not-your-turn', 'invitation', { move: 'e4', ply: 0 }],
    ['of another position', 409, 'stale', 'key', { move: 'e4', ply: 1 }],
    ['that is not legal', 422, 'move-unreachable', 'key', { move: 'e5', ply: 0 }],
    ['without the number of moves', 400, 'parameter-missing', 'key', { move: 'e4' }],
    ['and more', 400, 'parameter-unknown', 'key', { move: 'e4', ply: 0, side: 'w' }],
  ] as const)('refuses a move %s with %i', async (_what, status, code, whose, body) => {
    const { id, key, invitation } = await begin();
    await ask(`/${id}/actions`, invitation as string, { action: 'join', name: 'Bruno' });
    const keys = { key, invitation: invitation as string, other: (await begin()).key };
    const response = await ask(`/${id}/moves`, whose === undefined ? undefined : keys[whose], body);
    expect(response.status).toBe(status);
    expect((await problemOf(response)).code).toBe(code);
    expect(await (await ask(`/${id}`)).json()).toMatchObject({ status: 'active', moves: [] });
  });

  it('carries set phrases, and nothing else that people could write', async () => {
    const { id, key } = await begin();
    const say = (body: object) => ask(`/${id}/actions`, key, { action: 'say', ...body });
    const state = (await (await say({ phrase: 'good-luck' })).json()) as LiveState;
    expect(state.seats[0].said?.phrase).toBe('good-luck');
    expect(await problemOf(await say({}))).toMatchObject({ code: 'parameter-missing', field: 'phrase' });
    expect(await problemOf(await say({ phrase: 'anything else' }))).toMatchObject({ field: 'phrase' });
  });

  it.each([
    [{ game: 'chess', increment: 2 }, 400, 'clock-incomplete'],
    [{ game: 'chess', minutes: 5, moveHours: 2 }, 400, 'two-times'],
    [{ game: 'chess', name: 'A'.repeat(41) }, 400, 'text-length'],
    [{ game: 'chess', position: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1' }, 409, 'game-over'],
    [{ game: 'nothing' }, 404, 'game-unknown', 'game'],
    [{ game: 'chess', position: 'nonsense' }, 422, 'fen-field-count', 'position'],
    [{ game: 'zabor', variant: { size: '99' } }, 422, 'variant-bad-value', 'variant'],
    [{ game: 'chess', computer: 'uci:/bin/sh' }, 422, 'player-unknown', 'computer'],
    [{ game: 'chess', computer: 'level:9' }, 422, 'player-unknown', 'computer'],
    [{ game: 'chess', computer: 'level:3?x=1' }, 422, 'player-option-unknown', 'computer'],
    [{ game: 'chess', computer: ' human ' }, 422, 'player-human', 'computer'],
  ] as const)('is not begun as %o', async (wanted, status, code, field?: string) => {
    const problem = await problemOf(await ask('', undefined, wanted));
    expect(problem).toMatchObject({ status, code, ...(field === undefined ? {} : { field }) });
    // What is offered instead is accepted.
    if (code === 'player-unknown') expect(problem.detail).not.toContain('human');
  });

  describe('with an Idempotency-Key', () => {
    const beginAs = (key: string, who: string, wanted: object = { game: 'chess', side: 'random' }) =>
      keyed.request('/v1/live', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, who },
        body: JSON.stringify(wanted),
      });
    let keyed: TestApp;
    let limiter: MemoryRateLimiter;
    beforeAll(() => {
      limiter = new MemoryRateLimiter(() => 0);
      const clientAddress = (c: Context) => c.req.header('who');
      keyed = testApp({ live: live.games, clientAddress, limiter, nodesPerMinute: 1_000_000 });
    });
    const left = async (who: string) => (await limiter.charge(`address:${who}`, 0, 1_000_000)).left;

    it('is the same game with the same keys each time, for the price of one', async () => {
      const first = await beginAs('"k"', 'a');
      const begun = (await first.json()) as Begun;
      expect(await left('a')).toBe(1_000_000 - 1000 - 10_000);
      await ask(`/${begun.id}/actions`, begun.invitation as string, { action: 'join', name: 'Bruno' });
      const again = await beginAs('k', 'a');
      expect([again.status, again.headers.get('location')]).toEqual([201, first.headers.get('location')]);
      const { id, key, invitation } = begun;
      expect(await again.json()).toMatchObject({ id, key, invitation, state: { status: 'active' } });
      expect(await left('a')).toBe(1_000_000 - 2000 - 10_000);
    });

    it('is another one of another client, or by another key', async () => {
      const answers = [await beginAs('k', 'b'), await beginAs('k', 'c'), await beginAs('l', 'b')];
      const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Begun).id));
      expect(new Set(ids).size).toBe(3);
    });

    it('is refused where the key was sent with another body, which costs no game', async () => {
      await beginAs('k', 'd');
      const problem = await problemOf(await beginAs('k', 'd', { game: 'zabor' }));
      expect(problem).toMatchObject({
        status: 422,
        code: 'idempotency-key-reused',
        field: 'Idempotency-Key',
      });
      expect(await left('d')).toBe(1_000_000 - 2000 - 10_000);
      expect((await problemOf(await beginAs('a b', 'd'))).code).toBe('idempotency-key-syntax');
    });

    it('is the same one on another server with the same games, and after a new start', async () => {
      const other = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
      try {
        const begun = (await (await beginAs('m', 'e')).json()) as Begun;
        const init = { method: 'POST', body: JSON.stringify({ game: 'chess', side: 'random' }) };
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'm', who: 'e' };
        const there = testApp({ live: other.games, clientAddress: (c) => c.req.header('who') });
        const again = (await (await there.request('/v1/live', { ...init, headers })).json()) as Begun;
        expect([again.id, again.key, again.invitation]).toEqual([begun.id, begun.key, begun.invitation]);
      } finally {
        await other.close();
      }
    });
  });

  it.each(['HEAD', 'GET'])('is left by whoever closes a stream of it unread (%s)', async (method) => {
    const { id, key } = await begin();
    const before = live.watching().streams;
    const response = await app.request(`/v1/live/${id}/stream`, { method, headers: { 'Seat-Key': key } });
    expect(response.status).toBe(200);
    await response.body?.cancel();
    await expect.poll(() => live.watching().streams).toBe(before);
    const isPresent = async () => ((await (await ask(`/${id}`)).json()) as LiveState).seats[0].present;
    await expect.poll(isPresent).toBe(false);
  });

  it('of an unknown id is 404, and no id says anything about another', async () => {
    for (const path of ['/x', '/x/stream', `/${'a'.repeat(500)}`])
      expect((await problemOf(await ask(path))).code).toBe('no-such-game');
    const ids = [(await begin()).id, (await begin()).id];
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{17,20}$/);
    expect(ids[0]?.slice(0, 6)).not.toBe(ids[1]?.slice(0, 6));
  });

  it('is refused by a host that has none', async () => {
    const response = await testApp().request('/v1/live/x');
    expect((await problemOf(response)).code).toBe('live-unavailable');
  });
});

it('is paid for by the client that has begun it, for every search of the computer', async () => {
  const paid: [string, number][] = [];
  const other = mkdtempSync(join(tmpdir(), 'tahoun-live-api-'));
  const counted = await openLive(
    { databaseUrl: undefined, dataFolder: other },
    inlineEngine(),
    (client, nodes) => paid.push([client, nodes]),
  );
  const paying = testApp({ live: counted.games });
  await post(paying, '/v1/live', { game: 'tic-tac-toe', side: 'second', computer: 'nodes:50' });
  await expect.poll(() => paid).toEqual([['address:unknown', 50]]);
  await counted.close();
  rmSync(other, { recursive: true, force: true });
});

it('refuses what the computer does not agree to, in words with their numbers', async () => {
  const { id, key } = await begin({ game: 'chess', computer: 'level:3' });
  const problem = await problemOf(await ask(`/${id}/actions`, key, { action: 'offer-draw' }));
  expect(problem).toMatchObject({ status: 409, code: 'draw-early', params: { moves: 20 } });
  expect(problem.detail).toBe('the computer agrees to a draw only after 20 moves by each side');
  expect(await (await ask(`/${id}`)).json()).toMatchObject({ drawOffer: null });
});

it('is drawn by the claim that its state tells of', async () => {
  const { id, key, invitation: guest } = await begin({ game: 'chess' });
  const invitation = guest ?? undefined;
  await ask(`/${id}/actions`, invitation, { action: 'join' });
  const states: LiveState[] = [];
  for (const [ply, move] of 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'.split(' ').entries()) {
    const moved = await ask(`/${id}/moves`, ply % 2 === 0 ? key : invitation, { move, ply });
    states.push((await moved.json()) as LiveState);
  }
  expect(states.map(({ claimableDraw }) => claimableDraw)).toEqual([
    ...Array(7).fill(null),
    'threefold-repetition',
  ]);
  const claim = { action: 'claim-draw' };
  expect((await problemOf(await ask(`/${id}/actions`, invitation, claim))).code).toBe('not-your-turn');
  const drawn = (await (await ask(`/${id}/actions`, key, claim)).json()) as LiveState;
  expect(drawn).toMatchObject({
    status: 'finished',
    claimableDraw: null,
    result: { winner: null, reason: 'threefold-repetition' },
  });
});

it('is played again as often as it may be begun', async () => {
  const limiter = new MemoryRateLimiter(() => 0);
  const flooded = testApp({ live: live.games, limiter, nodesPerMinute: 1_000_000_000 });
  const begun = await post(flooded, '/v1/live', { game: 'tic-tac-toe', computer: 'level:1' });
  const { id: first, key } = (await begun.json()) as Begun;
  let id = first;
  let games = 1;
  for (; games < 2 * LASTING_A_MINUTE; games++) {
    const act = (action: string) =>
      flooded.request(`/v1/live/${id}/actions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Seat-Key': key },
        body: JSON.stringify({ action }),
      });
    await act('resign');
    const again = await act('rematch');
    if (again.status === 429) break;
    id = ((await again.json()) as LiveState).rematch?.id as string;
  }
  expect(games).toBe(LASTING_A_MINUTE);
});

it('is begun a hundred times a minute by one client at most', async () => {
  const limiter = new MemoryRateLimiter(() => 0);
  const flooded = testApp({ live: live.games, limiter, nodesPerMinute: 1_000_000_000 });
  const statuses = new Map<number, number>();
  for (let i = 0; i < 2 * LASTING_A_MINUTE; i++) {
    const { status } = await post(flooded, '/v1/live', { game: 'tic-tac-toe' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [201, LASTING_A_MINUTE],
    [429, LASTING_A_MINUTE],
  ]);
});

it('is given as a file in the format of its players, where they have one', async () => {
  const { id, key, invitation } = await begin();
  await ask(`/${id}/actions`, invitation as string, { action: 'join', name: 'Bruno' });
  await ask(`/${id}/moves`, key, { move: 'e4', ply: 0 });
  const going = await ask(`/${id}/file`);
  expect(going.headers.get('content-disposition')).toBe(`inline; filename="${id}.pgn"`);
  expect(await going.text()).toMatch(
    /\[White "Anna"\]\n\[Black "Bruno"\]\n\[Result "\*"\][\s\S]*\n1\. e4 \*/,
  );
  await ask(`/${id}/actions`, key, { action: 'resign' });
  expect(await (await ask(`/${id}/file`)).text()).toContain('1. e4 0-1');
  const { id: other } = await begin({ game: 'zabor' });
  expect(await problemOf(await ask(`/${other}/file`))).toMatchObject({
    status: 404,
    code: 'file-unavailable',
  });
  expect(await problemOf(await ask('/none/file'))).toMatchObject({ status: 404, code: 'no-such-game' });
});

it('is listed with others to whoever has the keys of their seats, the one touched last first', async () => {
  const [one, other] = [await begin(), await begin({ game: 'zabor', name: 'Anna', side: 'second' })];
  await ask(`/${one.id}/actions`, one.invitation as string, { action: 'join', name: 'Bruno' });
  await ask(`/${one.id}/moves`, one.key, { move: 'e4', ply: 0 });
  const listed = await ask('', `${other.key}, ${one.key}`);
  expect(await listed.json()).toMatchObject({
    games: [
      {
        id: one.id,
        game: 'chess',
        status: 'active',
        turn: 'b',
        you: 'w',
        plies: 1,
        players: ['Anna', 'Bruno'],
      },
      { id: other.id, game: 'zabor', status: 'waiting', you: 'r', plies: 0, players: ['', 'Anna'] },
    ],
  });
  const pages: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page = await ask(`?count=1${next === '' ? '' : `&after=${next}`}`, `${other.key}, ${one.key}`);
    const list = (await page.json()) as { games: { id: string }[]; next: string | null };
    pages.push(...list.games.map(({ id }) => id));
    next = list.next;
  }
  expect(pages).toEqual([one.id, other.id]);
  expect(await problemOf(await ask('?after=x', one.key))).toMatchObject({
    code: 'text-form',
    field: 'after',
  });
  expect(await (await ask('', 'of-no-game')).json()).toEqual({ games: [], next: null });
  for (const keys of [undefined, Array(51).fill('k').join()]) {
    expect(await problemOf(await ask('', keys))).toMatchObject({ status: 400, code: 'seat-keys' });
  }
});
