import type { SearchResult } from '@tahoun/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SolveProgress, playAnswer, solve } from './index.js';
import { games } from './testing/all-games.js';

/** The searches of a solve, one after the other: the limits of each, and the moves that it made. */
const searches = vi.hoisted((): { readonly most: number; readonly result: SearchResult }[] => []);
vi.mock('@tahoun/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@tahoun/core')>();
  const strongSearch: typeof core.strongSearch = (request) => {
    const result = core.strongSearch(request);
    searches.push({ most: request.limits.nodes as number, result });
    return result;
  };
  const refineDistance: typeof core.refineDistance = (request) => {
    const result = core.refineDistance(request);
    searches.push({ most: request.limits.nodes as number, result });
    return result;
  };
  return { ...core, strongSearch, refineDistance };
});
beforeEach(() => {
  searches.length = 0;
});

/** Solved games and the moves that they need; the distances are the shortest there are. */
const SOLVED = [
  { game: 'chess', position: 'r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1', outcome: 'win', distance: 5 },
  { game: 'chess', position: '2k5/8/1K6/8/8/8/8/5Q2 b - - 0 1', outcome: 'loss', distance: 8 },
  { game: 'chess', position: '7k/8/5K2/6Q1/8/8/8/8 b - - 149 200', outcome: 'draw', distance: 1 },
  { game: 'czech-draughts', position: 'W:WKd4:BKh8 E9', outcome: 'draw', distance: 1 },
  { game: 'zabor', position: '.../.../... b', outcome: 'win', distance: 5 },
  { game: 'tic-tac-toe', position: '.../.../... x', outcome: 'draw', distance: 9 },
  { game: 'chocolate', position: '4x6 A', outcome: 'win', distance: 9 },
] as const;
const ENOUGH = 30_000;

describe.each(SOLVED)('solving $game $position', ({ game, position, outcome, distance }) => {
  it('finds who wins, and how soon', () => {
    const answer = solve(games, { game, position, nodes: ENOUGH });
    expect(answer).toMatchObject({ solved: true, outcome, distance });
    expect(answer.pv).toHaveLength(distance);
    expect(answer.move).toBe(answer.pv[0]);
    expect(playAnswer(games, { game, position }, answer.pv).over).toBe(true);
  });

  it('tells how far all its searches are together, at most about a hundred times', () => {
    const told: SolveProgress[] = [];
    const answer = solve(
      games,
      { game, position, nodes: 10_000 },
      { onProgress: (step) => told.push(step), now: () => 0 },
    );
    if (answer.nodes === 0) return expect(told).toEqual([]);
    expect(told[0]).toEqual({ nodes: 1, maxNodes: 10_000, seconds: 0 });
    expect(told.length).toBeLessThanOrEqual(101);
    for (const [i, { nodes }] of told.entries()) {
      if (i > 0) expect(nodes).toBeGreaterThanOrEqual((told[i - 1]?.nodes ?? 0) + 100);
      expect(nodes).toBeLessThanOrEqual(answer.nodes);
    }
    // The limits are looked at once in 256 moves.
    expect(told.at(-1)?.nodes).toBeGreaterThan(answer.nodes - 2 * 256);
  });

  it.each([1, 50, 1000, 10_000])(
    'within %i moves, those of all its searches, claims only what is true',
    (nodes) => {
      const answer = solve(games, { game, position, nodes });
      if (answer.solved) expect(answer.outcome).toBe(outcome);
      if (answer.distance !== null) expect(answer.distance).toBe(distance);
      const spent = searches.map(({ result }) => result.nodes);
      expect(answer.nodes).toBe(spent.reduce((sum, part) => sum + part, 0));
      // A search that comes when all is spent may still make one move.
      let left = nodes;
      for (const { most, result } of searches) {
        expect(most).toBeLessThanOrEqual(Math.max(1, left));
        left -= result.nodes;
      }
    },
  );
});

it.each([
  { position: 'r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1', nodes: 1000, outcome: 'win' },
  { position: '2k5/8/1K6/8/8/8/8/5Q2 b - - 0 1', nodes: 10_000, outcome: 'loss' },
])(
  'a $outcome is known without a distance while a shorter way has not been ruled out',
  ({ nodes, ...known }) => {
    const answer = solve(games, { game: 'chess', position: known.position, nodes });
    expect(answer).toMatchObject({ solved: true, outcome: known.outcome, distance: null });
    expect(answer.pv.length).toBeGreaterThan(0);
  },
);

it('the time of a solve is that of all its searches together', () => {
  // A clock that shows a millisecond more each time it is read.
  let time = 0;
  const now = () => time++;
  const timeMs = 40;
  const { position } = SOLVED[1];
  const { seconds } = solve(games, { game: 'chess', position, timeMs }, { now });
  expect(searches.length).toBeGreaterThan(1);
  const spent = searches.map(({ result }) => result.timeMs).reduce((sum, part) => sum + part, 0);
  expect(spent).toBeLessThanOrEqual(timeMs + 2 * searches.length);
  expect(seconds).toBeGreaterThanOrEqual(spent / 1000);
});
