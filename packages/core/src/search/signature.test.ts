import { describe, expect, it } from 'vitest';
import type { SearchLimits } from '../limits.js';
import type { SearchResult } from '../request.js';
import { EndgameTables } from '../retrograde/endgame-tables.js';
import { Heap, heapEndgames, heapTables } from '../retrograde/testing/heap.js';
import { WIN } from '../score.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { type TreeNode, TreeRecorder } from '../tree.js';
import { refineDistance, solveDistance } from './distance.js';
import { MoveHistory } from './histories.js';
import { firstPruned, lateReduction } from './pruning.js';
import type { StrongObserver, StrongRequest } from './request.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES, type Technique } from './techniques.js';

/*
 * The signature of the strong search: the moves that it makes (nodes) and its answers, on games that have every
 * hook. A change of form keeps it. A change of the search changes it on purpose, and writes it again:
 *
 *     vitest run src/search/signature.test.ts --update
 */

interface Question {
  readonly name: string;
  readonly shape: SkirmishShape;
  readonly place: number;
  readonly depth: number;
  readonly futilityMargin: number;
  /** The evaluation names parts of positions, so that the search learns where it errs. */
  readonly namesParts?: boolean;
}

const NAMED = { places: 256, hasNamedMoves: true };
const ONE_WAY = { ...NAMED, isOneWay: true };
const QUESTIONS: readonly Question[] = [
  {
    ...{ name: 'rounds', shape: { ...NAMED, width: 8, lostEvery: 29 }, place: 14, depth: 8 },
    ...{ futilityMargin: 200, namesParts: true },
  },
  {
    ...{
      name: 'images',
      shape: { places: 120, width: 9, lostEvery: 29, isMirrored: true, hasNamedMoves: true },
    },
    ...{ place: 21, depth: 11, futilityMargin: 200 },
  },
  { name: 'wide', shape: { ...ONE_WAY, width: 15, lostEvery: 120 }, place: 28, depth: 8, futilityMargin: 60 },
  {
    ...{ name: 'margin', shape: { ...ONE_WAY, width: 15, lostEvery: 60, isByMargin: true } },
    ...{ place: 14, depth: 8, futilityMargin: 60 },
  },
  { name: 'wins', shape: { ...ONE_WAY, width: 6, lostEvery: 13 }, place: 28, depth: 11, futilityMargin: 60 },
];

interface Asked extends Omit<StrongRequest<SkirmishPosition>, 'position' | 'evaluation' | 'limits'> {
  readonly limits?: SearchLimits;
  /** Plies more than in the question, and the factor by which its values are larger. */
  readonly more?: number;
  readonly scale?: number;
}

function ask(
  { shape, place, depth, futilityMargin, namesParts }: Question,
  { limits, more = 0, scale = 1, ...request }: Asked = {},
) {
  return strongSearch({
    position: new SkirmishPosition(place, 7, shape),
    evaluation: {
      ...{ id: 'scaled', futilityMargin: scale * futilityMargin, terms: () => ({}) },
      evaluate: (position: SkirmishPosition) => scale * skirmishValue.evaluate(position),
      ...(namesParts ? { errorKeys } : {}),
    },
    limits: { depth: depth + more, ...limits },
    table: new TranspositionTable(1 / 16),
    ...request,
  });
}

/** Two parts, as made up as the game. */
function errorKeys({ hashLo, hashHi }: SkirmishPosition, out: Int32Array): number {
  out[0] = hashLo & 15;
  out[1] = hashHi & 31;
  return 2;
}

/** Nodes, move and score of each answer, in one line. */
function line(name: string, results: readonly SearchResult[]): string {
  const cells = results.map(({ nodes, move, score }) => `${nodes} ${move} ${score}`.padEnd(16));
  return `${name.padEnd(22)}${cells.join('')}`.trimEnd();
}

/** A clock that advances by a millisecond with each reading. */
function clock(): () => number {
  let time = 0;
  return () => time++;
}

/** Every question asked in one way. */
const asked = (name: string, request?: () => Asked) =>
  line(
    name,
    QUESTIONS.map((question) => ask(question, request?.())),
  );

const table = (lines: readonly string[]) => `\n${lines.join('\n')}\n`;

describe('what a search tells of itself is what was written down', () => {
  it('its lines, and its statistics', () => {
    const lines = QUESTIONS.map((question) => {
      const { pv, exact, depth, ranked, statistics } = ask(question, { multiPv: 2 });
      const { selectiveDepth, tableProbes, tableHits, cutOffs, firstMoveCutOffs, tableFullness } =
        statistics as NonNullable<typeof statistics>;
      const counts = [selectiveDepth, tableProbes, tableHits, cutOffs, firstMoveCutOffs, tableFullness];
      const factor = statistics?.branchingFactor?.toFixed(3);
      const second = ranked?.[1];
      return [
        `${question.name}: depth ${depth}${exact ? ', exact' : ''}, line ${pv.join(' ')}`,
        `  second ${second?.score}: ${second?.pv.join(' ')}`,
        `  counts ${counts.join(' ')}, by depth ${statistics?.depths.map(({ nodes }) => nodes).join(' ')}, factor ${factor}`,
      ].join('\n');
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds: depth 8, line 5 0 0 0 2 2 0
        second 0: 2 0 3 3 0 0 0 0 1
        counts 15 1821 795 306 209 148, by depth 12 65 241 404 776 1008 1448 1853, factor 1.256
      images: depth 11, line 4 15 1 15 11
        second 0: 2 0 12 13
        counts 18 4900 2467 1008 698 345, by depth 18 36 165 377 637 830 1578 2453 3105 4563 5049, factor 0.898
      wide: depth 8, line 7 0 0 0 1 1 5 0 7 2
        second 0: 2 0 0 0 1 1 5 0 7 2
        counts 14 2873 1856 332 239 93, by depth 27 68 237 357 690 975 2224 2854, factor 1.514
      margin: depth 8, line 0 0 6 0 0 0 5 1 5 0 0
        second undefined: undefined
        counts 13 1550 904 195 136 71, by depth 1 7 81 199 349 591 1318 1523, factor 1.148
      wins: depth 11, line 3 3
        second -999988: 1 2 0 4 4 1 1
        counts 13 964 673 173 155 50, by depth 8 29 69 131 200 269 407 688 828 913 995, factor 0.878
      "
    `);
  });
});

describe('the tree of a search is what was written down', () => {
  /** Counts the steps of a search, and mixes their arguments into one number. */
  class Steps implements StrongObserver {
    count = 0;
    mixed = 0;
    #mix(...numbers: readonly (number | string)[]): void {
      for (const each of [++this.count, ...numbers])
        for (const char of String(each)) this.mixed = Math.imul(this.mixed ^ char.charCodeAt(0), 0x01000193);
    }
    approach = (depth: number, pass: string) => this.#mix('approach', depth, pass);
    enter = (ply: number, move: number, alpha: number, beta: number) => this.#mix(ply, move, alpha, beta);
    cut = (ply: number, moves: Int32Array, from: number, to: number, skip = 'cut') =>
      this.#mix('cut', ply, from, to, skip, ...moves.subarray(from, to));
    leave = (ply: number, value: number, kind: string) => this.#mix('leave', ply, value, kind);
  }

  it('step by step, at every depth', () => {
    const lines = QUESTIONS.map((question) => {
      const steps = new Steps();
      ask(question, { observer: steps });
      return `${question.name}: ${steps.count} steps, ${steps.mixed}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds: 5232 steps, -1638703516
      images: 9206 steps, 678534752
      wide: 6100 steps, -243507202
      margin: 5713 steps, -1160189073
      wins: 1170 steps, 1298345185
      "
    `);
  });

  it('how many nodes of each kind were entered and left out, and for what', () => {
    const lines = QUESTIONS.map((question) => {
      const recorder = new TreeRecorder(100_000);
      ask(question, { observer: recorder });
      const counts = new Map<string, number>();
      const count = (node: TreeNode): void => {
        for (const each of [node.kind, node.pass, node.skip, node.bound, `depth ${node.depth}`])
          if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
        node.children.forEach(count);
      };
      count(recorder.tree().root);
      const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
      return `${question.name}: ${sorted.map(([kind, times]) => `${kind} ${times}`).join(', ')}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds: cut 347, depth 0 68, depth 1 40, depth 2 40, depth 3 24, depth 4 6, depth 5 16, depth 6 13, depth 7 7, depth 8 1, depth null 222, exact 26, exchange 23, final 6, full 97, futility 29, inner 89, late 21, lower 130, null-move 13, null-window 84, pass 28, quiescence 43, re-search 2, reduced 4, table 33, unsafe 53, upper 59, winning-move 2
      images: cut 1211, depth 0 130, depth 1 151, depth 10 7, depth 11 1, depth 2 128, depth 3 48, depth 4 42, depth 5 25, depth 6 16, depth 7 23, depth 8 11, depth 9 10, depth null 715, exact 50, exchange 67, final 34, full 283, futility 92, inner 268, late 21, lower 367, no-safe-move 3, null-move 28, null-window 210, pass 73, quiescence 82, re-search 4, reduced 22, repetition 7, table 77, unsafe 131, upper 175, winning-move 1
      wide: cut 145, depth 0 30, depth 1 12, depth 2 16, depth 3 13, depth 4 11, depth 5 8, depth 6 5, depth 7 11, depth 8 1, depth null 79, exact 18, exchange 10, final 5, full 28, futility 19, inner 23, lower 75, null-move 3, null-window 62, pass 5, quiescence 15, re-search 3, reduced 9, table 45, upper 14
      margin: cut 54, depth 0 2, depth 1 17, depth 2 6, depth 3 18, depth 4 11, depth 5 12, depth 6 3, depth 7 1, depth 8 1, depth null 27, exact 13, final 2, full 21, futility 37, inner 20, lower 52, null-move 1, null-window 41, pass 2, quiescence 1, reduced 7, table 10, upper 6
      wins: cut 44, depth 0 4, depth 1 2, depth 10 4, depth 11 1, depth 2 3, depth 3 1, depth 5 3, depth 6 1, depth 7 9, depth 8 3, depth 9 8, depth null 31, exact 5, final 1, full 16, futility 5, inner 15, lower 23, null-move 4, null-window 13, pass 10, table 12, unsafe 18, upper 11, winning-move 2
      "
    `);
  });

  it('by how many plies late moves are reduced, and from which one they are left out', () => {
    const lines = [1, 2, 3, 4, 6, 8, 9, 20, 64].map((depth) => {
      const plies = [0, 3, 4, 5, 8, 16, 63, 70].map((index) => lateReduction(depth, index));
      return `${depth}: ${plies.join(' ')}, ${firstPruned(depth, true)} ${firstPruned(depth, false)}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      1: 0 0 0 0 0 0 0 0, 4 2
      2: 0 0 0 0 0 0 0 0, 7 3
      3: 0 0 1 1 1 1 1 1, 12 6
      4: 0 0 1 1 1 2 2 2, 19 9
      6: 0 0 1 1 1 2 3 3, 39 19
      8: 0 0 1 1 2 2 3 3, 67 33
      9: 0 0 1 1 2 2 4 4, 9007199254740991 9007199254740991
      20: 0 0 2 2 2 3 5 5, 9007199254740991 9007199254740991
      64: 0 0 2 3 3 5 7 7, 9007199254740991 9007199254740991
      "
    `);
  });
});

describe('nodes, best move and score are those that were written down', () => {
  it('with limits, several lines, threads, blind spots and some of the moves', () => {
    expect(
      table([
        asked('500 nodes', () => ({ limits: { nodes: 500 } })),
        asked('deep', () => ({ limits: { nodes: 3000 }, more: 12 })),
        asked('a clock', () => ({ limits: { timeMs: 3, now: clock() } })),
        asked('a soft clock', () => ({ limits: { softTimeMs: 9, now: clock() } })),
        asked('a softer clock', () => ({ limits: { softTimeMs: 20, now: clock() } })),
        asked('3 lines', () => ({ multiPv: 3 })),
        asked('every line', () => ({ multiPv: 99, limits: { nodes: 3000 } })),
        asked('thread 1', () => ({ thread: 1 })),
        asked('thread 2', () => ({ thread: 2 })),
        asked('blind to some', () => ({ blunders: { chance: 0.3, seed: 5 } })),
        asked('blind to most', () => ({ blunders: { chance: 2, seed: 6 } })),
        asked('values times 20', () => ({ scale: 20 })),
        asked('smallest table', () => ({ table: new TranspositionTable(1 / 64) })),
      ]),
    ).toMatchInlineSnapshot(`
      "
      500 nodes             500 2 0         500 2 0         500 2 220       500 0 20        302 3 0
      deep                  3000 2 0        3000 2 0        3000 2 0        3000 0 -100     1219 3 0
      a clock               257 2 -39       257 2 240       257 2 160       257 0 -140      257 3 0
      a soft clock          539 2 0         583 2 0         633 2 -120      199 0 -140      66 3 0
      a softer clock        947 2 0         1104 2 0        1583 2 0        591 0 100       122 3 0
      3 lines               2210 5 0        5889 4 0        4569 7 0        1523 0 50       1018 3 0
      every line            3000 4 0        3000 2 0        3000 2 -120     1523 0 50       862 3 0
      thread 1              1361 2 0        2354 2 0        1567 2 0        1522 0 50       298 3 0
      thread 2              1367 2 0        2425 2 0        1583 2 0        1523 0 50       302 3 0
      blind to some         793 2 124       1246 4 0        659 2 0         486 0 50        189 3 0
      blind to most         252 2 0         301 1 0         299 0 160       261 0 -120      22 0 -999998
      values times 20       1949 2 0        4441 2 0        2360 2 -4800    848 0 100       304 3 0
      smallest table        1210 2 0        2462 2 0        1508 2 0        1525 0 50       302 3 0
      "
    `);
  });

  it('in searches that go on with the table and the histories of the last', () => {
    const lines = QUESTIONS.map((question) => {
      const known = { table: new TranspositionTable(1 / 64), history: new MoveHistory() };
      const results = [0, 1, 2, 3].map((later) => {
        const result = ask({ ...question, place: question.place + later }, known);
        known.table.grow();
        known.history.fade();
        return result;
      });
      return line(question.name, results);
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds                1210 2 0        1505 4 153      1069 1 0        7 1 999999
      images                2462 2 0        1655 0 0        164 0 0         679 1 0
      wide                  1508 2 0        40 2 0          240 1 0         410 3 0
      margin                1525 0 50       1443 2 230      779 0 -20       1935 6 0
      wins                  302 3 0         906 0 280       0 -1 -1000000   112 3 0
      "
    `);
  });

  it('whatever was searched before and forgotten', () => {
    const history = new MoveHistory();
    for (const question of QUESTIONS) {
      ask(question, { history });
      const { answers, plans, errors, quiet, noisy } = history;
      expect(
        [quiet, plans.values, answers.values].every((scores) => scores.some((score) => score !== 0)),
      ).toBe(true);
      history.clear();
      for (const scores of [quiet, noisy, answers.values, plans.values, errors.values])
        expect(scores.every((score) => score === 0)).toBe(true);
    }
  });

  it('in games that tell threats only once they are made', () => {
    const hidden = QUESTIONS.map(({ shape, ...rest }) => ({
      ...rest,
      shape: { ...shape, hidesThreats: true },
    }));
    const lines = [QUESTIONS, hidden].map((questions) =>
      line(
        'threats',
        questions.map((each) => ask(each)),
      ),
    );
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      threats               1367 2 0        2425 2 0        1583 2 0        1523 0 50       302 3 0
      threats               1453 2 0        2593 2 0        1860 2 0        1846 0 50       331 3 0
      "
    `);
  });

  it('for the distance of a result', () => {
    const lines = [28, 31, 33, 41].map((place) => {
      const position = new SkirmishPosition(place, 7, { ...ONE_WAY, width: 6, lostEvery: 13 });
      const heard: string[] = [];
      const solved = solveDistance({
        ...{ position, limits: { nodes: 20_000 }, table: new TranspositionTable(1 / 16) },
        onAnswer: ({ low, high, nodes }) => heard.push(`${nodes} ${low} ${high}`),
      });
      const known = Math.sign(solved.score) * (Math.abs(solved.score) - 6);
      const refined = refineDistance({
        ...{ position, limits: { nodes: 20_000 }, table: new TranspositionTable(1 / 16) },
        known: known === 0 ? WIN - 9 : known,
      });
      return `${line(String(place), [solved, refined])}, ${solved.pv}, ${refined.pv}; ${heard.join(', ')}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      28                    188 3 0         68 -1 999991, 3, ; 182 -999999 0, 188 0 0
      31                    180 3 0         72 -1 999991, 3, ; 176 -999999 0, 180 0 0
      33                    236 3 999989    234 3 999989, 3, 3; 110 999985 999999, 139 999985 999991, 217 999989 999991, 236 999989 999989
      41                    281 3 999989    340 3 999989, 3, 3; 181 999987 999999, 204 999987 999991, 250 999989 999991, 281 999989 999989
      "
    `);
  });

  it('with endgame tables', () => {
    const files = heapTables();
    const endgames = new EndgameTables(
      heapEndgames,
      (label) => files.get(label),
      (name) => expect.fail(name),
    );
    const evaluation = { id: 'stones', evaluate: ({ stones }: Heap) => stones % 7, terms: () => ({}) };
    const lines = [205, 150, 151, 92].map((stones) =>
      line(
        `${stones} stones`,
        [1000, 100, 40].map((pliesLeft) =>
          strongSearch({
            position: new Heap(stones, pliesLeft),
            ...{ evaluation, endgames, limits: { depth: 5 }, without: ['table'] },
          }),
        ),
      ),
    );
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      205 stones            64 1 4          69 1 4          69 1 4
      150 stones            2 1 -999900     2 1 -999900     70 1 -9040
      151 stones            2 1 999899      41 1 9030       55 1 9030
      92 stones             2 2 999939      2 2 999939      55 2 9430
      "
    `);
  });

  const GROUPS: readonly (readonly Technique[])[] = [
    SELECTIVE_TECHNIQUES,
    ['futility', 'null-move'],
    ['winning-move', 'mate-distance'],
    ['history', 'continuation-history', 'killers', 'counter-moves'],
    ['principal-variation', 'table'],
  ];

  it('with all techniques, and without each', () => {
    const limits = { nodes: 8000 };
    const without = TECHNIQUES.map((name) => asked(name, () => ({ without: [name], limits })));
    const groups = GROUPS.map((names, i) => asked(`group ${i + 1}`, () => ({ without: names, limits })));
    const all = asked('all');
    expect(table([all, ...without, ...groups])).toMatchInlineSnapshot(`
      "
      all                   1367 2 0        2425 2 0        1583 2 0        1523 0 50       302 3 0
      iterative-deepening   358 2 0         985 0 0         1221 2 0        686 0 -200      133 3 0
      principal-variation   3484 2 218      8000 2 160      8000 2 -120     8000 0 0        1403 3 0
      aspiration            1298 2 0        3624 2 0        1379 2 -120     992 0 50        471 3 0
      table                 1639 5 0        3921 3 0        8000 2 -120     2647 0 100      1322 1 140
      symmetry              1367 2 0        2556 2 0        1583 2 0        1523 0 50       302 3 0
      settled               1367 2 0        2425 2 0        1583 2 0        1346 0 -190     302 3 0
      endgames              1367 2 0        2425 2 0        1583 2 0        1523 0 50       302 3 0
      mate-distance         1367 2 0        2425 2 0        1583 2 0        1523 0 50       304 3 0
      winning-move          1959 2 0        5203 2 0        1583 2 0        1523 0 50       369 3 0
      non-losing-moves      1653 2 0        2650 2 0        1583 2 0        1523 0 50       341 3 0
      hint                  1487 2 0        2508 4 0        1172 2 -120     1055 0 -190     346 3 0
      killers               1628 2 0        2763 2 0        1952 2 -240     1109 0 -70      318 3 0
      counter-moves         1368 2 0        2338 2 0        1559 2 -140     1526 0 50       302 3 0
      history               1378 2 0        2759 2 0        1586 2 0        1521 0 50       302 3 0
      continuation-history  1641 2 0        2603 2 0        1584 2 0        1521 0 50       304 3 0
      exchange              1688 4 0        1658 4 0        2660 2 -260     1198 0 -240     358 3 0
      quiescence            1167 4 0        2090 2 0        1585 2 0        1406 0 150      263 3 0
      extension             846 2 0         2289 2 0        894 2 -120      869 0 100       299 3 0
      correction-history    1665 2 0        2425 2 0        1583 2 0        1523 0 50       302 3 0
      null-move             1863 5 0        4955 4 0        1451 2 -120     1553 0 -100     212 3 0
      futility              1784 2 0        3372 4 0        3367 7 0        3623 0 -240     506 3 0
      late-move-pruning     1144 2 0        1784 2 0        1543 2 0        1286 0 -220     302 3 0
      iterative-reduction   1726 2 0        3829 0 0        1938 2 0        1608 0 40       384 3 0
      late-move-reduction   1608 2 0        2939 2 0        1581 2 0        1487 0 50       302 3 0
      group 1               1525 2 0        6674 2 180      2491 7 -240     889 0 150       763 3 0
      group 2               2069 2 240      5670 2 0        3276 7 0        3881 0 -250     880 3 0
      group 3               1959 2 0        5204 2 0        1583 2 0        1523 0 50       369 3 0
      group 4               1620 2 0        2262 2 0        2117 2 0        1131 0 -70      304 3 0
      group 5               3128 2 131      8000 2 240      8000 2 -120     3370 0 150      2892 3 -120
      "
    `);
    // Endgame tables have questions of their own.
    const idle = TECHNIQUES.filter(
      (name, i) => without[i]?.replace(name, 'all').split(/ +/).join() === all.split(/ +/).join(),
    );
    expect(idle).toEqual(['endgames']);
  });
});
