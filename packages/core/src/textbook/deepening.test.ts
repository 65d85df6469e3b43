import { expect, it } from 'vitest';
import type { Evaluation } from '../contract/game.js';
import type { SearchResult } from '../request/request.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import { alphaBetaSearch } from './alpha-beta.js';
import type { TextbookRequest } from './context.js';
import { minimaxSearch } from './minimax.js';
import { minimaxQuiescenceSearch } from './minimax-quiescence.js';
import { secondLook, secondSearch } from './second-search.js';

/** The second search of those that have one is `verifyDepth` plies deep. */
const SEARCHES: readonly (readonly [
  string,
  (request: TextbookRequest, verifyDepth?: number) => SearchResult,
])[] = [
  ['minimax', minimaxSearch],
  ['minimax with exchanges', minimaxQuiescenceSearch],
  ['alpha-beta', alphaBetaSearch],
  ['second search', (request: TextbookRequest, verifyDepth = 2) => secondSearch({ ...request, verifyDepth })],
  ['second look', (request: TextbookRequest, verifyDepth = 2) => secondLook({ ...request, verifyDepth })],
];
/** Too large for what is searched here, and without a decision. */
const position = new SkirmishPosition(200, 4);
const request = { position, evaluation: skirmishValue as Evaluation };
/** What a result says about the position. */
const said = ({ move, score, pv, exact, depth }: SearchResult) => ({ move, score, pv, exact, depth });

it.each(SEARCHES)(
  '%s under a limit of nodes answers as the deepest search that it completes',
  (_, search) => {
    const fixed = [1, 2, 3, 4].map((depth) =>
      search({ ...request, limits: { depth } }, Math.min(2, depth - 1)),
    );
    const needed = fixed.map((_, index) =>
      fixed.slice(0, index + 1).reduce((sum, { nodes }) => sum + nodes, 0),
    );
    for (const nodes of [needed[0]!, needed[1]! - 1, needed[1]!, needed[2]!, needed[3]! - 1]) {
      const complete = needed.findLastIndex((sum) => sum <= nodes);
      for (const limits of [{ nodes }, { nodes, depth: 4 }]) {
        const result = search({ ...request, limits });
        expect(result.limitedBy).toBe('nodes');
        expect([result.nodes, result.earlierNodes]).toEqual([nodes, undefined]);
        expect(said(result)).toEqual(said(fixed[complete]!));
      }
    }
  },
);

it.each(SEARCHES)(
  '%s that completes its depth under a limit counts its own nodes, and the others apart',
  (_, search) => {
    const [two, three] = [2, 3].map((depth) => search({ ...request, limits: { depth } }, depth - 1));
    const steps: SearchResult[] = [];
    const result = search({
      ...request,
      limits: { depth: 3, nodes: 1e6 },
      onDepth: (step) => steps.push(step),
    });
    expect({ ...said(result), nodes: result.nodes }).toEqual({ ...said(three!), nodes: three!.nodes });
    expect(steps.map(({ depth }) => depth)).toEqual([1, 2]);
    expect(said(steps[1]!)).toEqual(said(two!));
    expect(result.earlierNodes).toBe(steps[0]!.nodes + two!.nodes);
    expect(three!.earlierNodes).toBeUndefined();
  },
);

it('a second search completes a depth, however deep its second one is to be', () => {
  const limits = { nodes: 2 * alphaBetaSearch({ ...request, limits: { depth: 3 } }).nodes };
  expect(secondSearch({ ...request, limits, verifyDepth: 60 }).depth).toBeGreaterThan(0);
});

it.each(SEARCHES)('%s under a limit of time alone goes on until it has run out', (_, search) => {
  let clock = 0;
  const result = search({ ...request, limits: { timeMs: 50, now: () => clock++ } });
  expect(result.limitedBy).toBe('time');
  expect(result.depth).toBeGreaterThan(2);
});

it.each(SEARCHES)('%s without a depth ends where its result is proved', (_, search) => {
  const ending = new SkirmishPosition(28, 4, { places: 60, width: 3, lostEvery: 11 });
  const result = search({ ...request, position: ending, limits: { nodes: 1e9 } });
  expect(result).toMatchObject({ exact: true, limitedBy: null });
  const deeper = search({ ...request, position: ending, limits: { depth: result.depth + 2 } });
  expect(result.score).toBe(deeper.score);
});

it('needs some limit', () => {
  expect(() => minimaxSearch({ ...request, limits: {} })).toThrow(RangeError);
  expect(() => minimaxSearch({ ...request, limits: { depth: 0, nodes: 10 } })).toThrow(RangeError);
});
