import { expect, it } from 'vitest';
import type { Evaluation } from '../contract/game.js';
import type { SearchResult } from '../request/request.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { TreeRecorder } from '../tree/tree.js';
import { alphaBetaSearch } from './alpha-beta.js';
import type { TextbookRequest } from './context.js';
import { greedySearch, minimaxSearch } from './minimax.js';
import { minimaxQuiescenceSearch } from './minimax-quiescence.js';
import { secondLook, secondSearch } from './second-search.js';

type Search = (request: TextbookRequest) => SearchResult;
const SEARCHES: readonly (readonly [string, Search])[] = [
  ['greedy', greedySearch],
  ['minimax', minimaxSearch],
  ['with exchanges', minimaxQuiescenceSearch],
  ['alpha-beta', alphaBetaSearch],
  ['second search', (request) => secondSearch({ ...request, verifyDepth: 2 })],
  ['second look', (request) => secondLook({ ...request, verifyDepth: 2 })],
];
const NAMED: SkirmishShape = { places: 200, width: 5, lostEvery: 23, hasNamedMoves: true };
const POSITIONS = [
  new SkirmishPosition(14, 4, NAMED),
  new SkirmishPosition(28, 4, { ...NAMED, isOneWay: true, lostEvery: 11 }),
  new SkirmishPosition(21, 4, { ...NAMED, isOneWay: true, isByMargin: true }),
  new SkirmishPosition(3, 4),
];

/*
 * The signature of the textbook searches: moves made, nodes recorded, move, score and line.
 * To write it again on purpose: `vitest run src/textbook/signature.test.ts --update`.
 */
it('what the textbook searches make and answer is what was written down', () => {
  const lines = SEARCHES.flatMap(([name, search]) =>
    [{ depth: 3 }, { depth: 3, nodes: 40 }].map((limits) => {
      const cells = POSITIONS.map((position) => {
        const recorder = new TreeRecorder(60);
        const request = { position, evaluation: skirmishValue as Evaluation, limits };
        const { nodes, score, pv, exact, depth } = search({ ...request, observer: recorder });
        const tree = recorder.tree();
        const recorded = `${tree.nodes}${tree.truncated ? '+' : ''}`;
        return `${nodes} ${recorded} ${score}${exact ? '!' : ''} ${depth} ${pv.join('.')}`.padEnd(25);
      });
      return `${name.padEnd(16)}${cells.join('')}`.trimEnd();
    }),
  );
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    greedy          1 2 -60 1 0              5 6 999999! 1 0          3 4 320 1 2              7 8 999999! 1 0
    greedy          1 2 -60 1 0              5 6 999999! 1 0          3 4 320 1 2              7 8 999999! 1 0
    minimax         14 15 -260 3 0.1.0       38 39 999999! 3 0        33 34 200 3 0.0.2        125 60+ 999999! 3 0
    minimax         14 15 -260 3 0.1.0       38 39 999999! 3 0        33 34 200 3 0.0.2        40 41 999999! 0 0
    with exchanges  78 60+ -999996! 3 0.1.0.054 55 999999! 3 0        47 48 200 3 0.0.2        1688 60+ 999999! 3 0
    with exchanges  40 41 120 0 0            40 41 999999! 0 0        40 41 200 0 0.0.2        40 41 999999! 0 0
    alpha-beta      10 15 -260 3 0.1.0       15 25 999999! 3 0        15 21 200 3 0.0.2        27 48 999999! 3 0
    alpha-beta      10 15 -260 3 0.1.0       15 25 999999! 3 0        15 21 200 3 0.0.2        27 48 999999! 3 0
    second search   14 19 -999996 3 0.1.0.0  35 40 999999! 3 0        29 37 200 3 0.0.2        84 60+ 999999! 3 0
    second search   14 19 -999996 3 0.1.0.0  35 40 999999! 3 0        29 37 200 3 0.0.2        40 60+ 999999 0 0
    second look     10 15 -260 3 0.1.0       34 39 999999! 3 0        26 34 200 3 0.0.2        83 60+ 999999! 3 0
    second look     10 15 -260 3 0.1.0       34 39 999999! 3 0        26 34 200 3 0.0.2        40 60+ 999999 0 0
    "
  `);
});
