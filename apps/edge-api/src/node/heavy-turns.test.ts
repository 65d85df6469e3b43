import { setImmediate } from 'node:timers/promises';
import { longGame } from '@tahoun/live/testing/long-game';
import { expect, it } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { LEDGER } from '../limits/ledger.js';
import { get, post, problemOf, testApp } from '../testing/test-app.js';
import { HeavyTurns } from './heavy-turns.js';

it('draws pictures one at a time, with other work between them, and refuses those that nobody has time for', async () => {
  const turns = new HeavyTurns();
  let drawn = 0;
  const draw = () => String(++drawn);
  // One is being drawn, the others wait.
  const pictures = Array.from({ length: LEDGER.pixel.inAll + 1 }, (_, nth) => turns.take(draw, `${nth % 3}`));
  await expect(turns.take(draw, 'a')).rejects.toMatchObject({ code: 'too-busy' });
  await setImmediate();
  expect(drawn).toBeLessThan(3);
  expect((await Promise.all(pictures)).toSorted()).toEqual(
    pictures.map((_, index) => String(index + 1)).toSorted(),
  );
  expect(await turns.take(draw, 'a')).toBe(String(LEDGER.pixel.inAll + 2));
});

it('has a body of more than 8 KB read in turn, and a shorter one at once', async () => {
  let taken = 0;
  const app = testApp({
    inTurn: async (work) => {
      taken++;
      return work();
    },
  });
  for (const moves of [1000, 3000]) {
    const body = { game: 'chess', moves: Array(moves).fill('e4') };
    expect(await problemOf(await post(app, '/v1/review', body))).toMatchObject({ code: 'list-length' });
    expect(taken).toBe(moves > 1000 ? 1 : 0);
  }
});

it('has each position of a batch set up in turn where a long game leads to it', async () => {
  let taken = 0;
  const app = testApp({
    inTurn: async (work) => {
      taken++;
      return work();
    },
  });
  const long = { game: 'chess', played: Array(101).fill('e4') };
  const response = await post(app, '/v1/batch', { positions: [long, { game: 'zabor' }, long], nodes: 100 });
  expect(await response.json()).toMatchObject({ results: [{ ok: false }, { ok: true }, { ok: false }] });
  expect(taken).toBe(2);
});

it('has a long game before a question replayed in turns, and a short one at once', async () => {
  let taken = 0;
  const app = testApp({
    inTurn: async (work) => {
      taken++;
      return work();
    },
  });
  for (const [moves, turns] of [
    [100, 0],
    [300, 2],
  ] as const) {
    taken = 0;
    const played = longGame(moves);
    for (const path of ['/v1/legal-moves', '/v1/eval'])
      expect((await post(app, path, { game: 'chess', played })).status).toBe(200);
    expect(taken).toBe(2 * turns);
  }
});

it('leaves a long file and the moves of a long position to the engine, and no short ones', async () => {
  const asked: string[] = [];
  const inline = inlineEngine();
  const engine: Engine = {
    ...inline,
    file: (request) => {
      asked.push('file');
      return inline.file(request);
    },
    writtenMoves: (request) => {
      asked.push('moves');
      return inline.writtenMoves(request);
    },
  };
  const app = testApp({ engine });
  const review = (comment: string) =>
    post(app, '/v1/review', { game: 'chess', file: `1. e4 {${comment}} e5 *`, nodes: 1 });
  const moves = (kinds: number) => {
    const heap = Array.from({ length: 2 * kinds }, (_, kind) => `${2 + (kind % 2)}x${3 + (kind >> 1)}`);
    return post(app, '/v1/legal-moves', { game: 'chocolate', position: `${heap.join('+')} A` });
  };
  for (const answer of [await review('short'), await moves(5)]) expect(answer.status).toBe(200);
  expect(asked).toEqual([]);
  for (const answer of [await review('x'.repeat(3000)), await moves(57)]) expect(answer.status).toBe(200);
  expect(asked).toEqual(['file', 'moves']);
});

it('has the SVG of both kinds of picture drawn in turn', async () => {
  let taken = 0;
  const app = testApp({
    inTurn: async (draw) => {
      taken++;
      return draw();
    },
    rasterise: async () => new Uint8Array([1]),
  });
  for (const path of ['/v1/board.svg', '/v1/board.png']) {
    expect((await get(app, path, { game: 'zabor' })).status).toBe(200);
  }
  // To draw, and to write it down.
  expect(taken).toBe(4);
});
