// @module-tag rest
import { gameById, gameIds } from '@tahoun/catalogue/all';
import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import { fuzz, workerModules } from '@tahoun/edge-api/testing';
import type { BestMoveAnswer } from '@tahoun/engine';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';

/** The same service on Node, with its threads, and in workerd. */

const POSITIONS = 105;
const CALLS = 400;

/** Positions of random games, every game in turn. */
function* randomPositions(count: number): Generator<{ game: string; position: string }> {
  const random = new Random(2026);
  for (let i = 0; i < count; i++) {
    const id = gameIds()[i % gameIds().length] as string;
    const game = gameById(id);
    const position = game.initial();
    for (let plies = random.below(30); plies > 0; plies--) {
      if (position.outcome() !== ONGOING) break;
      playRandomMove(position, random);
    }
    yield { game: id, position: game.formatPosition(position) };
  }
}

async function read(response: { readonly status: number; json(): Promise<unknown> }) {
  const document = (await response.json()) as object;
  return { status: response.status, document: { ...document, seconds: 0, nps: 0 } };
}

describe('Node and workerd', () => {
  let server: Server;
  let url: string;
  let worker: Miniflare;
  beforeAll(async () => {
    server = new Server({ TAHOUN_WEB_ROOT: '/nowhere' });
    worker = new Miniflare({ modules: workerModules(), compatibilityDate: '2026-07-30', cf: false });
    [url] = await Promise.all([server.url(), worker.ready]);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), worker.dispose()]);
  });

  /** The document that both answer with, except for the time. */
  async function both(path: string, body: object) {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    };
    // Read as they come: undici may cancel a body that waits, when the response that it came in is garbage-collected.
    return Promise.all([
      fetch(url + path, init).then(read),
      worker.dispatchFetch(`http://localhost${path}`, init).then(read),
    ]);
  }

  it(`give the same JSON for ${POSITIONS} positions of all games`, async () => {
    const random = new Random(1);
    let moves = 0;
    for (const position of randomPositions(POSITIONS)) {
      const asked = { ...position, nodes: 50 + random.below(1000), multipv: 1 + random.below(3) };
      const [onNode, inWorkerd] = await both('/v1/best-move', asked);
      expect(inWorkerd, JSON.stringify(asked)).toEqual(onNode);
      if ((onNode as { document: Partial<BestMoveAnswer> }).document.move !== null) moves++;
    }
    expect(moves).toBeGreaterThan(POSITIONS / 2);
  });

  it.each(gameIds())('solve, walk trees and draw %s alike', async (game) => {
    for (const [path, body] of [
      ['/v1/solve', { game, nodes: 2000 }],
      ['/v1/tree', { game, algorithm: 'strong', depth: 2, limit: 200 }],
    ] as const) {
      const [onNode, inWorkerd] = await both(path, body);
      expect(onNode?.status).toBe(200);
      expect(inWorkerd).toEqual(onNode);
    }
    const target = `/v1/board.svg?game=${game}`;
    const drawn = await (await worker.dispatchFetch(`http://localhost${target}`)).text();
    expect(drawn).toBe(await (await fetch(url + target)).text());
    const png = await fetch(`${url}/v1/board.png?game=${game}&width=200`);
    const bytes = new Uint8Array(await png.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([137, 80, 78, 71]);
  });

  it('describe themselves alike', async () => {
    const inWorkerd = await (await worker.dispatchFetch('http://localhost/openapi.json')).json();
    expect(inWorkerd).toEqual(await (await fetch(`${url}/openapi.json`)).json());
  });

  it(`${CALLS} hostile calls of the Worker are answered as it says`, async () => {
    const contract = await fuzz(
      (target, init) => worker.dispatchFetch(`http://localhost${target}`, init as object),
      { calls: CALLS, seed: 5 },
    );
    const statuses = new Set([...contract.seen.keys()].map((name) => name.split(' ').at(-1)));
    for (const status of ['200', '304', '400', '401', '404', '413', '415', '422']) {
      expect(statuses).toContain(status);
    }
  });

  it.each([
    ['/v1/tree?x=1', 'application/json', 400],
    ['/nowhere', 'application/json', 404],
    ['/v1/tree', 'application/json', 413],
    ['/v1/tree', 'text/plain', 415],
  ])('refuse %s as %s before they have read it, and are heard', async (target, contentType, status) => {
    const init = { method: 'POST', body: ' '.repeat(300_000), headers: { 'Content-Type': contentType } };
    for (let i = 0; i < 20; i++) {
      expect((await fetch(url + target, init)).status).toBe(status);
      expect((await worker.dispatchFetch(`http://localhost${target}`, init)).status).toBe(status);
    }
  });

  it('keeps answers in the cache of the data centre', async () => {
    // A second search of as many nodes would not take the same number of milliseconds.
    const ask = async () => {
      const response = await worker.dispatchFetch('http://localhost/v1/best-move?game=chess&nodes=50000');
      return (await response.json()) as BestMoveAnswer;
    };
    expect(await ask()).toEqual(await ask());
  });
});
