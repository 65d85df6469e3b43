import { type Move, ONGOING, Random, legalMoves } from '@tahoun/core';
import { type ReviewAnswer, bestMove } from '@tahoun/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewStep } from '../contract/answers/index.js';
import { gameById, games } from '../engine/games.js';
import { Refusal } from '../http/problem.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { type TestApp, post, problemOf, testApp } from '../testing/test-app.js';
import type { SpokenReview } from './review.js';

/** A game of so many moves by chance. */
function longGame(plies: number): string {
  const game = gameById('chess');
  for (let seed = 1; ; seed++) {
    const [random, position, moves] = [new Random(seed), game.initial(), [] as string[]];
    while (moves.length < plies && position.outcome() === ONGOING) {
      const legal = legalMoves(position);
      const move = legal[random.below(legal.length)] as Move;
      moves.push(game.formatMove(position, move));
      position.makeMove(move);
    }
    if (moves.length === plies) return moves.join(' ');
  }
}

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#'];
const PGN = `[White "A"]\n[Black "B"]\n\n1. f3 {hm} e5 (1... d5) 2. g4 Qh4# 0-1\n\n1. e4 *\n`;
const NODES = 100_000;

let app: TestApp;
beforeEach(() => {
  app = testApp();
});
const review = async (body: object) => (await post(app, '/v1/review', body)).json() as Promise<SpokenReview>;
const streamed = (body: object, accept: string) =>
  app.request('/v1/review', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: accept },
  });

describe('a review', () => {
  it('judges every move of a list, and names the blunder that loses', async () => {
    const answer = await review({ game: 'chess', moves: FOOLS_MATE, nodes: NODES });
    expect(answer.moves.map(({ move, turn }) => `${turn} ${move}`)).toEqual([
      'w f3',
      'b e5',
      'w g4',
      'b Qh4#',
    ]);
    expect(answer.moves[2]).toMatchObject({ judgement: 'blunder', after: { winChance: 0, mate: -1 } });
    expect(answer.moves[3]).toMatchObject({ judgement: null, loss: 0, accuracy: 100 });
    expect(answer.turningPoints).toContain(3);
    expect(answer.nodes).toBeLessThanOrEqual(NODES);
  });

  it.each([
    ['chess', PGN],
    ['czech-draughts', '[GameType "29"]\n\n1. c3-d4 d6-c5 *'],
    ['atari-go', '(;GM[1]SZ[9];B[ee];W[de])'],
  ])('reads the first game of a file of %s', async (game, file) => {
    const { moves } = await review({ game, file, nodes: 10_000 });
    expect(moves.length).toBe(game === 'chess' ? 4 : 2);
  });

  it('tells what was left out so that a file could be read', async () => {
    const file = '1. e4 (1. Ke4 e5) e5 *';
    const told = await review({ game: 'chess', file, nodes: 10_000 });
    expect(told.moves).toHaveLength(2);
    expect(told.warnings).toEqual([
      { line: 1, code: 'pgn-bad-move', text: expect.stringMatching(/^line 1: move 1\. Ke4/) },
    ]);
    expect(await review({ game: 'chess', file: '1. e4 e5 *', nodes: 10_000 })).not.toHaveProperty('warnings');
  });

  it('reads the first game of a file whose next one is broken', async () => {
    const { moves } = await review({
      game: 'chess',
      file: `[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. Ke5 *\n`,
      nodes: 10_000,
    });
    expect(moves.map(({ move }) => move)).toEqual(['e4']);
  });

  it('of a file is that of its moves', async () => {
    const [ofFile, ofMoves] = await Promise.all([
      review({ game: 'chess', file: PGN, nodes: NODES }),
      review({ game: 'chess', moves: FOOLS_MATE, nodes: NODES }),
    ]);
    expect(ofFile).toEqual(ofMoves);
  });

  it('sees a position as best-move does with the same nodes', async () => {
    const { moves } = await review({ game: 'zabor', moves: ['c3', 'd4'], nodes: 30_000 });
    const expected = bestMove(games, { game: 'zabor', played: ['c3'], nodes: 10_000 });
    expect(moves[1]).toMatchObject({
      best: expected.move,
      pv: expected.pv,
      before: { score: expected.score },
    });
  });

  it('is sent line by line or event by event, the whole of it last', async () => {
    const body = { game: 'chess', moves: FOOLS_MATE, nodes: NODES };
    const whole = await review(body);
    const lines = (await (await streamed(body, 'application/x-ndjson')).text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      ...whole.moves.map((move) => ({ ...move, final: false })),
      { ...whole, final: true },
    ]);
    const events = await (await streamed(body, 'text/event-stream')).text();
    expect(events.match(/^event: \w+$/gm)).toEqual([...Array(4).fill('event: move'), 'event: answer']);
  });

  it('ends its lines with what went wrong on the way, as documented', async () => {
    let searches = 0;
    app = testApp({
      bestMove: async (request) => {
        if (++searches > 2) throw new Refusal(503, 'too-busy', 'every thread is searching');
        return bestMove(games, request);
      },
    });
    const body = { game: 'chess', moves: FOOLS_MATE, nodes: NODES };
    const lines = (await (await streamed(body, 'application/x-ndjson')).text()).trimEnd().split('\n');
    const steps = lines.map((line) => ReviewStep.parse(JSON.parse(line)));
    expect(steps).toMatchObject([{ ply: 1 }, { status: 503, code: 'too-busy' }]);
  });

  it('says of each move what it was worth, in the language that was asked for', async () => {
    const body = { game: 'chess', moves: FOOLS_MATE, nodes: NODES };
    const texts = async (language: string) =>
      (await review({ ...body, language })).moves.map((move) => 'text' in move && move.text);
    const [english, czech] = [await texts('en'), await texts('cs')];
    expect(english[2]).toMatch(/^White plays g4: blunder \(.+ → loss in 1 ply\); .+ was better\.$/);
    expect(czech[3]).toMatch(/^Černý hraje Dh4#, nejlepší tah \(výhra za\s1\spůltah\)\.$/);
    const lines = await (await streamed({ ...body, language: 'en' }, 'application/x-ndjson')).text();
    expect(JSON.parse(lines.split('\n')[2] as string)).toMatchObject({ text: english[2], final: false });
    expect((await review(body)).moves[2]).not.toHaveProperty('text');
  });

  it('costs its moves and the nodes of its searches, once it has ended', async () => {
    const limiter = new MemoryRateLimiter(() => 0);
    app = testApp({ limiter, nodesPerMinute: 1_000_000 });
    const response = await post(app, '/v1/review', { game: 'chess', moves: ['e4'], nodes: 10_000 });
    const { nodes } = (await response.json()) as ReviewAnswer;
    expect(response.headers.get('ratelimit')).toMatch(`r=${1_000_000 - 2000 - nodes};`);
  });

  it('never makes more moves than the ceiling of its client', async () => {
    app = testApp({ ceilings: { nodes: 6000 } });
    const { nodes, maxNodes } = await review({ game: 'chess', moves: FOOLS_MATE, nodes: 1_000_000 });
    expect(maxNodes).toBe(6000);
    expect(nodes).toBeLessThanOrEqual(6000);
  });

  it('stops when nobody reads it any more', async () => {
    let searches = 0;
    app = testApp({
      bestMove: async (request) => {
        searches++;
        return bestMove(games, request);
      },
    });
    const moves = Array.from(
      { length: 40 },
      (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4] as string,
    ).slice(0, 7);
    const response = await streamed({ game: 'chess', moves, nodes: 8000 }, 'application/x-ndjson');
    const seen = searches;
    await response.body?.cancel();
    await new Promise(setImmediate);
    expect(seen).toBeLessThan(8);
    expect(searches).toBeLessThanOrEqual(seen + 1);
  });
});

describe('a review is refused', () => {
  it.each([
    [{ game: 'chess' }, 400, 'review-without-moves', 'moves'],
    [{ game: 'chess', moves: ['e4'], file: PGN }, 400, 'beside-file', 'moves'],
    [{ game: 'chess', file: PGN, position: '8/8/8/8/8/8/8/8 w - -' }, 400, 'beside-file', 'position'],
    [{ game: 'zabor', file: PGN }, 400, 'file-unavailable', 'file'],
    [{ game: 'checkers', file: PGN }, 404, 'game-unknown', 'game'],
    [{ game: 'chess', file: '1. e4 e5 2. Ke8 *' }, 422, 'pgn-bad-move', 'file'],
    [{ game: 'chess', file: '[White "A"]\n\n*' }, 422, 'file-without-moves', 'file'],
    [{ game: 'chess', moves: ['e4', 'e4'] }, 422, expect.stringMatching(/^move-/), 'moves'],
  ])('%#: %j', async (body, status, code, field) => {
    expect(await problemOf(await post(app, '/v1/review', body))).toMatchObject({ status, code, field });
  });

  it('where the file has more moves than a review takes', async () => {
    const { status, code, params } = await problemOf(
      await post(app, '/v1/review', { game: 'chess', file: longGame(301) }),
    );
    expect([status, code, params]).toEqual([400, 'game-too-long', { found: 301, max: 300 }]);
  });
});
