import { describe, expect, it } from 'vitest';
import { WIN } from '../contract/score.js';
import type { SearchLimits } from '../request/limits.js';
import type { SearchResult } from '../request/request.js';
import { EndgameTables } from '../retrograde/endgame-tables.js';
import { Heap, heapEndgames, heapTables } from '../retrograde/testing/heap.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { type TreeNode, TreeRecorder } from '../tree/tree.js';
import { refineDistance, solveDistance } from './distance.js';
import { MoveHistory } from './move-history.js';
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
    name: 'rounds',
    shape: { ...NAMED, width: 8, lostEvery: 29 },
    place: 14,
    depth: 8,
    futilityMargin: 200,
    namesParts: true,
  },
  {
    name: 'images',
    shape: { places: 120, width: 9, lostEvery: 29, isMirrored: true, hasNamedMoves: true },
    place: 21,
    depth: 11,
    futilityMargin: 200,
  },
  { name: 'wide', shape: { ...ONE_WAY, width: 15, lostEvery: 120 }, place: 28, depth: 8, futilityMargin: 60 },
  {
    name: 'margin',
    shape: { ...ONE_WAY, width: 15, lostEvery: 60, isByMargin: true },
    place: 14,
    depth: 8,
    futilityMargin: 60,
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
      id: 'scaled',
      futilityMargin: scale * futilityMargin,
      terms: () => ({}),
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
      rounds: depth 8, line 4 1 0 0 0 3 0
        second 0: 5 0 0 0 5 2 0 0 0 5 4 1 0 1
        counts 18 2118 932 400 266 180, by depth 12 65 241 404 776 1007 1546 2169, factor 1.398
      images: depth 11, line 4 15 1 15 15 2 0 1 15 14 1
        second 0: 2 0 12 13
        counts 18 5206 2612 1080 729 389, by depth 18 36 165 377 637 830 1609 2413 3078 4127 5376, factor 1.125
      wide: depth 8, line 7 0 0 0 1 1 5 0 7 2
        second 0: 2 0 0 0 1 1 5 0 7 2
        counts 14 2870 1847 332 240 94, by depth 27 68 237 357 690 975 2221 2851, factor 1.514
      margin: depth 8, line 0 0 6 0 0 0 5 1 5 0 0
        second undefined: undefined
        counts 13 1550 902 195 136 71, by depth 1 7 81 199 349 591 1318 1523, factor 1.148
      wins: depth 11, line 3 3
        second -999988: 1 2 0 4 4 1 1 2 1 3 0 1
        counts 13 976 685 173 155 51, by depth 8 29 69 131 200 269 407 688 828 913 995, factor 0.878
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
      rounds: 5221 steps, -1650349964
      images: 10038 steps, 1666319458
      wide: 6100 steps, -1640424532
      margin: 5716 steps, -1829526720
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
      rounds: cut 346, depth 0 62, depth 1 42, depth 2 44, depth 3 21, depth 4 7, depth 5 15, depth 6 13, depth 7 7, depth 8 1, depth null 222, exact 26, exchange 22, final 6, full 94, futility 33, inner 89, late 21, lower 131, null-move 10, null-window 85, pass 25, quiescence 38, re-search 2, reduced 6, table 34, unsafe 55, upper 55, winning-move 2
      images: cut 387, depth 0 114, depth 1 89, depth 10 7, depth 11 1, depth 2 45, depth 3 24, depth 4 16, depth 5 5, depth 6 5, depth 7 5, depth 8 4, depth 9 6, depth null 240, exact 41, exchange 30, final 11, full 118, futility 37, inner 103, late 27, lower 200, null-move 20, null-window 142, pass 30, quiescence 75, re-search 15, reduced 16, repetition 2, table 76, unsafe 33, upper 80
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
      a soft clock          539 2 0         591 2 0         633 2 -120      199 0 -140      66 3 0
      a softer clock        947 2 0         1103 2 0        1583 2 0        591 0 100       122 3 0
      3 lines               2200 5 0        5065 4 0        4578 7 0        1523 0 50       1018 3 0
      every line            3000 4 0        3000 2 0        3000 2 -120     1523 0 50       862 3 0
      thread 1              1358 2 0        3838 2 0        1567 2 0        1522 0 50       298 3 0
      thread 2              1364 2 0        2654 2 0        1583 2 0        1523 0 50       302 3 0
      blind to some         793 2 133       1217 4 0        659 2 0         484 0 50        189 3 0
      blind to most         251 2 0         301 1 0         343 0 160       261 0 -120      22 0 -999998
      values times 20       2093 5 0        4044 2 0        2360 2 -4800    848 0 100       304 3 0
      smallest table        1366 2 0        2259 2 0        1583 2 0        1523 0 50       302 3 0
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
      rounds                1366 2 0        1311 4 211      1042 1 -7       7 1 999999
      images                2259 2 0        1786 0 0        112 0 0         389 1 0
      wide                  1583 2 0        40 2 0          240 1 0         424 3 0
      margin                1523 0 50       1031 2 250      846 0 -20       1789 8 -20
      wins                  302 3 0         906 0 280       0 -1 -1000000   95 3 0
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
      threats               1364 2 0        2654 2 0        1583 2 0        1523 0 50       302 3 0
      threats               1450 2 0        2850 2 0        1860 2 0        1846 0 50       331 3 0
      "
    `);
  });

  it('for the distance of a result', () => {
    const lines = [28, 31, 33, 41].map((place) => {
      const position = new SkirmishPosition(place, 7, { ...ONE_WAY, width: 6, lostEvery: 13 });
      const heard: string[] = [];
      const solved = solveDistance({
        position,
        limits: { nodes: 20_000 },
        table: new TranspositionTable(1 / 16),
        onAnswer: ({ low, high, nodes }) => heard.push(`${nodes} ${low} ${high}`),
      });
      const known = Math.sign(solved.score) * (Math.abs(solved.score) - 6);
      const refined = refineDistance({
        position,
        limits: { nodes: 20_000 },
        table: new TranspositionTable(1 / 16),
        known: known === 0 ? WIN - 9 : known,
      });
      return `${line(String(place), [solved, refined])}, ${solved.pv}, ${refined.pv}; ${heard.join(', ')}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      28                    188 3 0         68 -1 999991, 3, ; 182 -999999 0, 188 0 0
      31                    180 3 0         72 -1 999991, 3, ; 176 -999999 0, 180 0 0
      33                    304 3 999989    279 3 999989, 3,0,4,4,1,1,2,1,1,0,1, 3,0,4,4,1,1,2,1,1,0,1; 165 999985 999999, 194 999985 999991, 300 999989 999991, 304 999989 999989
      41                    321 3 999989    396 3 999989, 3,3,1,0,2,1,2,1,1,0,1, 3,3,1,0,2,1,2,1,1,0,1; 226 999987 999999, 248 999987 999991, 317 999989 999991, 321 999989 999989
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
            evaluation,
            endgames,
            limits: { depth: 5 },
            without: ['table'],
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
      all                   1364 2 0        2654 2 0        1583 2 0        1523 0 50       302 3 0
      iterative-deepening   358 2 0         1020 1 80       1239 2 0        686 0 -200      133 3 0
      principal-variation   3555 2 218      8000 4 140      8000 2 -120     8000 0 0        1403 3 0
      aspiration            1287 2 0        2791 2 0        1379 2 -120     992 0 50        471 3 0
      table                 1639 5 0        3849 3 0        8000 2 -120     2647 0 100      1322 1 140
      symmetry              1364 2 0        2750 2 0        1583 2 0        1523 0 50       302 3 0
      settled               1364 2 0        2654 2 0        1583 2 0        1349 0 -190     302 3 0
      endgames              1364 2 0        2654 2 0        1583 2 0        1523 0 50       302 3 0
      mate-distance         1364 2 0        2654 2 0        1583 2 0        1523 0 50       304 3 0
      winning-move          1951 2 0        4697 2 0        1583 2 0        1523 0 50       369 3 0
      non-losing-moves      1654 2 0        2995 2 0        1583 2 0        1523 0 50       341 3 0
      hint                  1488 2 0        3604 4 0        1156 2 -120     1056 0 -190     346 3 0
      killers               1633 2 0        3514 2 0        1885 2 0        1109 0 -70      318 3 0
      counter-moves         1365 2 0        2329 2 0        1556 2 -140     1526 0 50       302 3 0
      history               1375 2 0        2585 2 0        1586 2 0        1521 0 50       302 3 0
      continuation-history  1640 2 0        2425 2 80       1584 2 0        1521 0 50       304 3 0
      exchange              1668 4 0        1657 4 0        2669 2 -260     1198 0 -240     358 3 0
      quiescence            1141 4 0        1995 2 0        1585 2 0        1406 0 150      263 3 0
      extension             845 2 0         2293 2 0        894 2 -120      869 0 100       299 3 0
      correction-history    2171 2 0        2654 2 0        1583 2 0        1523 0 50       302 3 0
      null-move             1965 5 0        5574 2 0        1451 2 -120     1553 0 -100     212 3 0
      futility              2315 2 0        3526 4 0        3030 7 0        3632 0 -240     505 3 0
      late-move-pruning     1146 2 0        2479 2 0        1564 2 0        1286 0 -220     302 3 0
      iterative-reduction   1784 2 0        3428 2 0        1911 2 0        1588 0 40       384 3 0
      late-move-reduction   1360 2 0        3470 2 0        1582 2 0        1487 0 50       302 3 0
      group 1               1522 2 0        6819 2 180      2491 7 -240     889 0 150       763 3 0
      group 2               2069 2 240      4772 2 140      3125 7 0        3871 0 -250     880 3 0
      group 3               1951 2 0        4698 2 0        1583 2 0        1523 0 50       369 3 0
      group 4               1532 2 0        2091 2 0        2118 2 0        1131 0 -70      304 3 0
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
