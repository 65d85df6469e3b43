import { type EvalAnswer, bestMove, evalAnswer, parametersOf, solve, treeAnswer } from '@tahoun/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiOf, gameIds, games } from '../engine/games.js';
import { type TestApp, get, post, problemOf, testApp } from '../testing/test-app.js';
import type { BatchAnswer } from './batch.js';

let app: TestApp;
beforeEach(() => {
  app = testApp();
});
const plain = (answer: object) => ({ ...JSON.parse(JSON.stringify(answer)), seconds: 0 });

describe('played', () => {
  it('leads to the position that is asked about', async () => {
    const response = await get(app, '/v1/legal-moves', { game: 'chess', played: 'e4 e5 Nf3' });
    expect(await response.json()).toMatchObject({
      turn: 'b',
      position: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    });
  });

  it('may be repeated, as generated clients write a list', async () => {
    const positionOf = async (query: string) =>
      ((await (await app.request(`/v1/legal-moves?game=chess&${query}`)).json()) as { position: string })
        .position;
    const whole = await positionOf('played=e4+e5+Nf3');
    expect(await positionOf('played=e4&played=e5&played=Nf3')).toBe(whole);
    expect(await positionOf('played=e4+e5&played=Nf3')).toBe(whole);
  });

  it('tells what was on the board before: a position that comes back is a draw', async () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const played = [...shuffle, ...shuffle, ...shuffle, ...shuffle];
    const response = await post(app, '/v1/best-move', { game: 'chess', played, nodes: 100 });
    expect(await response.json()).toMatchObject({ over: true, result: '1/2-1/2', move: null });
  });

  it('names the move that cannot be played', async () => {
    const response = await get(app, '/v1/best-move', { game: 'chess', played: 'e4 e5 Ke3' });
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ field: 'played', params: { index: 2, move: 'Ke3' } });
  });

  it('has an end', async () => {
    const response = await post(app, '/v1/legal-moves', { game: 'zabor', played: Array(1001).fill('a') });
    expect(await problemOf(response)).toMatchObject({ code: 'list-length', field: 'played' });
  });
});

describe("the constants of the source's evaluation", () => {
  const constants = { alpha: 0, beta: 0, gamma: 0, epsilon: 20 };
  const asked = { game: 'atari-go', algorithm: 'alpha-beta', depth: 1 } as const;
  const scoreOf = async (response: Response) => ((await response.json()) as { score: number }).score;

  it('are listed', async () => {
    const games = (await (await get(app, '/v1/games', {})).json()) as { id: string; parameters: object }[];
    expect(games.map(({ id, parameters }) => [id, parameters])).toEqual(
      gameIds().map((id) => [id, parametersOf({ ai: aiOf(id) })]),
    );
  });

  it('are taken from a query and from a body, by single questions, batches, analyses and trees', async () => {
    const { score } = bestMove(games, { ...asked, parameters: constants });
    expect(score).not.toBe(bestMove(games, asked).score);
    const query = new URLSearchParams({ ...asked, depth: '1' });
    for (const [id, value] of Object.entries(constants)) query.append('parameters', `${id}=${value}`);
    expect(await scoreOf(await app.request(`/v1/best-move?${query}`))).toBe(score);
    expect(await scoreOf(await post(app, '/v1/best-move', { ...asked, parameters: constants }))).toBe(score);
    expect(await scoreOf(await post(app, '/v1/tree', { ...asked, parameters: constants }))).toBe(score);
    const positions = [{ ...asked, parameters: constants }, asked];
    const { results } = (await (await post(app, '/v1/batch', { positions })).json()) as BatchAnswer;
    expect(results[0]).toMatchObject({ ok: true, result: { score } });
    expect(results[1]).not.toMatchObject({ result: { score } });
    const analysis = { game: 'atari-go', depth: 1, evaluation: 'textbook' };
    const changed = await scoreOf(await post(app, '/v1/analyse', { ...analysis, parameters: constants }));
    expect(changed).not.toBe(await scoreOf(await post(app, '/v1/analyse', analysis)));
  });
});

describe('/v1/eval', () => {
  const shape = '...../.XX../..O../...../..... O 1';

  it.each(gameIds())(
    'says what the start of %s is worth, by both evaluations, as a sum of terms',
    async (game) => {
      for (const evaluation of ['textbook', 'best'] as const) {
        const byGet = await get(app, '/v1/eval', { game, evaluation });
        const answer = (await byGet.json()) as EvalAnswer;
        expect(answer).toEqual(JSON.parse(JSON.stringify(evalAnswer(games, { game, evaluation }))));
        expect(Object.values(answer.terms).reduce((sum, term) => sum + term, 0)).toBe(answer.score);
        expect(await (await post(app, '/v1/eval', { game, evaluation })).json()).toEqual(answer);
      }
      const unnamed = await get(app, '/v1/eval', { game });
      expect(await unnamed.json()).toEqual(
        JSON.parse(JSON.stringify(evalAnswer(games, { game, evaluation: 'best' }))),
      );
    },
  );

  it('takes the constants of the textbook evaluation, and tells what its bound cuts off', async () => {
    const asked = { game: 'atari-go', position: shape, evaluation: 'textbook' } as const;
    const parameters = { delta: 0, epsilon: 20 };
    const answer = await post(app, '/v1/eval', { ...asked, parameters });
    expect(await answer.json()).toMatchObject({ terms: { liberties: 0 }, facts: { unbounded: -0.5 } });
    const query = new URLSearchParams(asked);
    for (const [id, value] of Object.entries(parameters)) query.append('parameters', `${id}=${value}`);
    expect(await (await app.request(`/v1/eval?${query}`)).json()).toEqual(
      JSON.parse(JSON.stringify(evalAnswer(games, { ...asked, parameters }))),
    );
  });

  it('is kept by caches and costs no nodes', async () => {
    const response = await get(app, '/v1/eval', { game: 'chess' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const tag = response.headers.get('etag') as string;
    const again = await app.request('/v1/eval?game=chess', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it.each([
    [{ game: 'atari-go', parameters: { alpha: 1 } }, 'parameters-unused', 'parameters', 400],
    [
      { game: 'connect-four', evaluation: 'textbook', parameters: { alpha: 1 } },
      'parameters-none',
      'parameters',
      422,
    ],
    [{ game: 'zabor', evaluation: 'good' }, 'evaluation-unknown', 'evaluation', 400],
    [{ game: 'zabor', position: 'xyz' }, 'position-side-missing', 'position', 422],
    [{ game: 'zabor', depth: 3 }, 'parameter-unknown', 'depth', 400],
  ])('refuses %j with a problem', async (body, code, field, status) => {
    const response = await post(app, '/v1/eval', body);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ code, field });
  });
});

describe('/v1/play', () => {
  it('plays moves and tells the result', async () => {
    const moves = ['f3', 'e5', 'g4', 'Qh4#'];
    const response = await post(app, '/v1/play', { game: 'chess', moves });
    expect(await response.json()).toMatchObject({
      ...{ over: true, result: '0-1', winner: 'b', moves },
      uci: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
    });
    const zabor = await post(app, '/v1/play', { game: 'zabor', moves: ['a1'] });
    expect(await zabor.json()).not.toHaveProperty('uci');
  });

  it.each(gameIds())('leads in %s to the position that a best move names', async (game) => {
    const best = await (await get(app, '/v1/best-move', { game, nodes: '100' })).json();
    const { move, after } = best as { move: string; after: string };
    const played = await post(app, '/v1/play', { game, moves: [move] });
    expect(await played.json()).toMatchObject({ position: after, moves: [move] });
  });
});

describe('/v1/analyse', () => {
  it('gives three lines unless told otherwise, best first', async () => {
    const answer = (await (await get(app, '/v1/analyse', { game: 'zabor', nodes: '3000' })).json()) as {
      move: string;
      lines: { move: string; score: number }[];
    };
    expect(answer.lines).toHaveLength(3);
    expect(answer.lines[0]?.move).toBe(answer.move);
    const scores = answer.lines.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const five = await get(app, '/v1/analyse', { game: 'zabor', nodes: '3000', multipv: '5' });
    expect(((await five.json()) as typeof answer).lines).toHaveLength(5);
  });
});

describe('/v1/solve', () => {
  it('knows bars of chocolate that are too large to be played, and says which are open', async () => {
    const ask = (position: string) => post(app, '/v1/solve', { game: 'chocolate', position });
    const even = await (await ask('62x64')).json();
    const known = { position: '62x64 A', outcome: 'win', value: null, move: '62x64=32x62+32x62' };
    expect(even).toMatchObject({ ...known, isTooLarge: true, nodes: 0 });
    expect(await (await ask('3 15')).json()).toMatchObject({ position: '3x15 A', outcome: 'win' });
    expect(await problemOf(await ask('61x63 A'))).toMatchObject({
      ...{ status: 422, code: 'chocolate-bar-open', field: 'position' },
    });
    const played = { game: 'chocolate', position: '62x64 A', played: ['62x64=32x62+32x62'] };
    expect(await problemOf(await post(app, '/v1/solve', played))).toMatchObject({
      code: 'chocolate-bad-piece',
    });
  });
});

describe.each(['/v1/solve', '/v1/tree'])('%s', (path) => {
  it.each(gameIds())('answers for %s as the engine does', async (game) => {
    const asked =
      path === '/v1/solve' ? { nodes: 3000 } : { algorithm: 'alpha-beta' as const, depth: 2, limit: 50 };
    const response = await post(app, path, { game, ...asked });
    expect(response.status).toBe(200);
    const expected =
      path === '/v1/solve'
        ? solve(games, { game, ...asked })
        : treeAnswer(games, { game, depth: 2, algorithm: 'alpha-beta', limit: 50 });
    expect(plain((await response.json()) as object)).toEqual(plain(expected));
  });

  it('stays below the ceiling', async () => {
    const low = testApp({ ceilings: { nodes: 700, treeNodes: 20 } });
    const answer = await (
      await post(low, path, {
        game: 'zabor',
        nodes: 1_000_000,
        ...(path === '/v1/tree' ? { depth: 90 } : {}),
      })
    ).json();
    expect(answer).toMatchObject({
      nodes: 700,
      ...(path === '/v1/tree' ? { recorded: 20, truncated: true } : { solved: false }),
    });
  });
});

describe('/v1/batch', () => {
  it('answers each position, and tells of one what is wrong without harm to the others', async () => {
    const positions = [
      { game: 'zabor', depth: 1 },
      { game: 'zabor', position: 'xx' },
      { game: 'chess', played: ['e4'] },
      { game: 'zabor', moves: [] },
    ];
    const response = await post(app, '/v1/batch', { positions, nodes: 4000 });
    const { results, nodes, maxNodes } = (await response.json()) as BatchAnswer;
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true, false]);
    expect(results[1]).toMatchObject({ problem: { status: 422, field: 'position' } });
    expect(results[3]).toMatchObject({ problem: { code: 'moves-empty' } });
    const used = results.map((entry) => (entry.ok ? entry.result.nodes : 0));
    expect([nodes, maxNodes]).toEqual([used.reduce((sum, each) => sum + each), 4000]);
    // What the first left over is the others' to use.
    expect(used).toEqual([49, 0, 1975, 0]);
  });

  it('has another tag for another fault', async () => {
    const tagOf = async (position: string) => {
      const response = await post(app, '/v1/batch', { positions: [{ game: 'zabor', position }] });
      return response.headers.get('etag');
    };
    expect(await tagOf('xx b')).not.toBe(await tagOf('yy b'));
  });

  it('shares one ceiling, and gives every position a move', async () => {
    const low = testApp({ ceilings: { nodes: 40 } });
    const positions = Array.from({ length: 32 }, () => ({ game: 'zabor' }));
    const { results, nodes } = (await (await post(low, '/v1/batch', { positions })).json()) as BatchAnswer;
    expect(nodes).toBeLessThanOrEqual(40);
    for (const entry of results)
      expect(entry).toMatchObject({ ok: true, result: { move: expect.any(String) } });
  });

  it.each([
    [{ positions: [] }, 'list-length', 'at least 1'],
    [{ positions: Array(33).fill({ game: 'zabor' }) }, 'list-length', 'at most 32'],
    [{ positions: [{ game: 'zabor', time: 5 }] }, 'parameter-unknown', 'positions.0'],
    [
      { positions: [{ game: 'zabor', variant: JSON.parse('{"__proto__":"x"}') }] },
      'parameter-unknown',
      '__proto__',
    ],
    [{ positions: [7] }, 'parameter-type', 'positions.0 is a number; expected an object'],
    [{ positions: [{ game: 'zabor', level: 9 }] }, 'number-range', 'positions.0.level is 9'],
    [{ positions: [{ game: 'zabor', algorithm: 'x' }] }, 'algorithm-unknown', 'positions.0.algorithm "x"'],
  ])('refuses %j', async (body, code, words) => {
    const response = await post(app, '/v1/batch', body);
    expect(response.status).toBe(400);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code, field: 'positions' });
    expect(problem.detail).toContain(words);
  });
});

describe('/v1/board.svg', () => {
  it.each(gameIds())('draws %s', async (game) => {
    const response = await get(app, '/v1/board.svg', { game, theme: 'dark' });
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('etag')).toMatch(/^W\//);
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('marks the last move, turns the board and leaves out the coordinates', async () => {
    const ask = async (query: object) =>
      (await get(app, '/v1/board.svg', { game: 'chess', ...query })).text();
    const pictures = await Promise.all([
      ask({ position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' }),
      ask({ played: 'e4' }),
      ask({ played: 'e4', bottom: 'b' }),
      ask({ played: 'e4', coordinates: 'false' }),
    ]);
    expect(new Set(pictures).size).toBe(4);
    expect(pictures[3]).not.toContain('<text');
  });

  it('shows the marks that are asked for, and names those that there are', async () => {
    const ask = (marks: object) =>
      get(app, '/v1/board.svg', { game: 'atari-go', variant: 'start=crosscut', ...marks });
    const pictures = await Promise.all(
      [{}, { marks: 'liberties' }, { marks: '' }].map(async (marks) => (await ask(marks)).text()),
    );
    expect(pictures[1]).not.toBe(pictures[0]);
    expect(pictures[1]).not.toBe(pictures[2]);
    const unknown = await problemOf(await ask({ marks: 'liberties x' }));
    expect(unknown).toMatchObject({ status: 400, code: 'mark-unknown', field: 'marks' });
    expect(unknown.detail).toContain('expected atari, liberties, captured');
    const capture = { position: '...../..X../.XO../..X../..O.. X 1', played: 'D3' };
    const [shown, hidden] = await Promise.all(
      [{}, { marks: 'atari' }].map(async (marks) =>
        (await get(app, '/v1/board.svg', { game: 'atari-go', ...capture, ...marks })).text(),
      ),
    );
    expect([shown, hidden].map((picture) => picture?.includes('stroke-dasharray'))).toEqual([true, false]);
    const none = await get(app, '/v1/board.svg', { game: 'zabor', marks: 'liberties' });
    expect((await problemOf(none)).detail).toContain('this game has none');
  });

  it('draws a handicap, and explains where a board has none', async () => {
    const ask = (variant: object) => post(app, '/v1/legal-moves', { game: 'atari-go', variant });
    const answer = await (await ask({ size: '19', handicap: '9' })).json();
    expect(answer).toMatchObject({ turn: 'o', moves: { length: 352 } });
    expect(await problemOf(await ask({ handicap: '9' }))).toMatchObject({
      status: 422,
      code: 'atari-go-handicap',
    });
  });

  it('names a side or a theme that there is not', async () => {
    const side = await get(app, '/v1/board.svg', { game: 'chess', bottom: 'x' });
    expect(await problemOf(side)).toMatchObject({ status: 400, code: 'bottom-unknown', field: 'bottom' });
    const theme = await get(app, '/v1/board.svg', { game: 'chess', theme: 'pink' });
    expect(await problemOf(theme)).toMatchObject({ status: 400, code: 'theme-unknown', field: 'theme' });
  });

  it('has no pixels where the platform cannot draw', async () => {
    const response = await get(app, '/v1/board.png', { game: 'chess' });
    expect(await problemOf(response)).toMatchObject({ status: 404, code: 'picture-unavailable' });
  });
});

describe('QUERY', () => {
  const ask = (headers = {}) =>
    app.request('/v1/best-move', {
      method: 'QUERY',
      body: JSON.stringify({ game: 'zabor', nodes: 300 }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  it('is answered as a POST, and confirmed as a GET', async () => {
    const response = await ask();
    const etag = response.headers.get('etag') as string;
    expect(await response.json()).toMatchObject({ nodes: 300, move: expect.any(String) });
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
  });
});
