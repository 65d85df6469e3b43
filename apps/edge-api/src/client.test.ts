import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { createClient } from './client.js';
import { gameIds } from './games.js';
import { testApp } from './testing.js';

let v1: ReturnType<typeof createClient>['v1'];
beforeEach(() => {
  const app = testApp();
  v1 = createClient('http://localhost', {
    fetch: (input: string | Request | URL, init?: RequestInit) => app.request(input, init),
  }).v1;
});

it('asks for the best move with typed parameters and a typed answer', async () => {
  const response = await v1['best-move'].$post({ json: { game: 'chess', played: ['e4'], nodes: 500 } });
  const answer = await response.json();
  expectTypeOf(answer.move).toEqualTypeOf<string | null>();
  expectTypeOf(answer.scoreFor).toBeString();
  expect(answer).toMatchObject({ move: expect.any(String), turn: 'b', scoreFor: 'b', nodes: 500 });
  // @ts-expect-error there is no such parameter
  const wrong = await v1['best-move'].$post({ json: { game: 'chess', node: 500 } });
  expect(wrong.status).toBe(400);
});

it('writes queries as the service reads them', async () => {
  const response = await v1['legal-moves'].$get({ query: { game: 'zabor', variant: ['size=2x1'] } });
  expect((await response.json()).moves).toEqual(['a1', 'b1']);
});

it('knows every route', async () => {
  const games = await (await v1.games.$get({ query: {} })).json();
  expect(games.map(({ id }) => id)).toEqual(gameIds());
  const solved = await (await v1.solve.$post({ json: { game: 'tic-tac-toe' } })).json();
  expect(solved.outcome).toBe('draw');
  const played = await (await v1.play.$post({ json: { game: 'chess', moves: ['e4'] } })).json();
  expect(played.turn).toBe('b');
});
