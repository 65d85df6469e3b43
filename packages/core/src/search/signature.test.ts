import { describe, expect, it } from 'vitest';
import type { SearchLimits } from '../limits.js';
import type { SearchResult } from '../result.js';
import { buildEndgames } from '../retrograde/build-endgames.js';
import { EndgameTables } from '../retrograde/endgame-tables.js';
import { Heap, heapEndgames } from '../retrograde/testing/heap.js';
import { WIN } from '../score.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { type TreeNode, TreeRecorder } from '../tree.js';
import { refineDistance, solveDistance } from './distance.js';
import { MoveHistory } from './move-history.js';
import type { StrongObserver } from './observer.js';
import { firstPruned, lateReduction } from './reductions.js';
import type { StrongRequest } from './request.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES, type Technique } from './techniques.js';

/*
 * The signature of the strong search: the moves that it makes (nodes) and its answers, on games that have every
 * hook. A change of form keeps it. A change of the search changes it on purpose, and writes it anew:
 *
 *     vitest run src/search/signature.test.ts --update
 */

interface Question {
  readonly name: string;
  readonly shape: SkirmishShape;
  readonly place: number;
  readonly depth: number;
  readonly quietSwing: number;
}

const NAMED = { places: 256, hasNamedMoves: true };
const ONE_WAY = { ...NAMED, isOneWay: true };
const QUESTIONS: readonly Question[] = [
  { name: 'rounds', shape: { ...NAMED, width: 8, lostEvery: 29 }, place: 14, depth: 8, quietSwing: 200 },
  {
    ...{
      name: 'images',
      shape: { places: 120, width: 9, lostEvery: 29, isMirrored: true, hasNamedMoves: true },
    },
    ...{ place: 21, depth: 11, quietSwing: 200 },
  },
  { name: 'wide', shape: { ...ONE_WAY, width: 15, lostEvery: 120 }, place: 28, depth: 8, quietSwing: 60 },
  {
    ...{ name: 'margin', shape: { ...ONE_WAY, width: 15, lostEvery: 60, isByMargin: true } },
    ...{ place: 14, depth: 8, quietSwing: 60 },
  },
  { name: 'wins', shape: { ...ONE_WAY, width: 6, lostEvery: 13 }, place: 28, depth: 11, quietSwing: 60 },
];

interface Asked extends Omit<StrongRequest<SkirmishPosition>, 'position' | 'evaluation' | 'limits'> {
  readonly limits?: SearchLimits;
  /** Plies more than the question has, and by how much larger its values are. */
  readonly more?: number;
  readonly scale?: number;
}

function ask(
  { shape, place, depth, quietSwing }: Question,
  { limits, more = 0, scale = 1, ...request }: Asked = {},
) {
  return strongSearch({
    position: new SkirmishPosition(place, 7, shape),
    evaluation: {
      ...{ id: 'scaled', quietSwing: scale * quietSwing, terms: () => ({}) },
      evaluate: (position: SkirmishPosition) => scale * skirmishValue.evaluate(position),
    },
    limits: { depth: depth + more, ...limits },
    table: new TranspositionTable(1 / 16),
    ...request,
  });
}

/** Nodes, move and score of each answer, in one line. */
function line(name: string, results: readonly SearchResult[]): string {
  const cells = results.map(({ nodes, move, score }) => `${nodes} ${move} ${score}`.padEnd(16));
  return `${name.padEnd(22)}${cells.join('')}`.trimEnd();
}

/** A clock that goes on by a millisecond whenever it is looked at. */
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
      rounds: depth 8, line 5 0 0 0 2 3 2 0
        second 0: 2 0 2 0 3 1
        counts 16 2424 1075 398 268 204, by depth 14 71 244 406 754 1180 1433 2403, factor 1.564
      images: depth 11, line 4 15 3 0 0 9 6 3 0
        second 0: 3
        counts 18 2578 1247 457 340 228, by depth 13 43 183 234 312 677 1310 1626 1926 2341 2594, factor 0.795
      wide: depth 8, line 7 0 3 1 2 1 0 1 0 3
        second 0: 2 0 3 1 2 1 0 1 0 3
        counts 14 2425 1465 268 182 104, by depth 27 65 216 363 484 1325 2190 2386, factor 1.075
      margin: depth 8, line 0 0 4 8 1 1 0 1 5 0 0
        second undefined: undefined
        counts 13 1750 1043 239 166 98, by depth 1 24 67 115 208 506 991 1716, factor 1.971
      wins: depth 11, exact, line 3 3
        second -999988: 1 2 0 4 4
        counts 14 1162 848 235 192 64, by depth 14 58 98 170 218 297 467 699 829 1176 1216, factor 0.696
      "
    `);
  });
});

describe('the tree of a search is what was written down', () => {
  /** Counts the steps of a search, and mixes all that is told of them into one number. */
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
      rounds: 5862 steps, 131709161
      images: 3767 steps, 144483489
      wide: 8801 steps, 1864845562
      margin: 6366 steps, -1832769942
      wins: 1721 steps, -1657422356
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
      rounds: cut 217, depth 0 72, depth 1 35, depth 2 25, depth 3 17, depth 4 9, depth 5 7, depth 6 10, depth 7 7, depth 8 1, depth null 131, exact 24, exchange 17, final 8, full 72, futility 14, inner 60, late 4, lower 106, null-move 13, null-window 84, pass 18, quiescence 51, re-search 9, table 36, unsafe 24, upper 53, winning-move 1
      images: cut 249, depth 0 46, depth 1 50, depth 10 7, depth 11 1, depth 2 21, depth 3 8, depth 4 6, depth 5 8, depth 6 8, depth 7 5, depth 8 2, depth 9 3, depth null 151, exact 23, exchange 21, final 7, full 67, futility 17, inner 60, late 14, lower 98, null-move 13, null-window 69, pass 18, quiescence 31, re-search 5, reduced 6, table 37, unsafe 18, upper 44
      wide: cut 406, depth 0 45, depth 1 59, depth 2 37, depth 3 16, depth 4 17, depth 5 15, depth 6 10, depth 7 12, depth 8 1, depth null 222, exact 25, exchange 25, final 5, full 56, futility 51, inner 53, late 8, lower 155, null-move 2, null-window 134, pass 7, quiescence 22, re-search 7, reduced 8, table 84, upper 32
      margin: cut 651, depth 0 213, depth 1 122, depth 2 58, depth 3 43, depth 4 15, depth 5 9, depth 6 3, depth 7 1, depth 8 1, depth null 406, exact 61, exchange 65, final 13, full 156, futility 125, inner 114, late 28, lower 321, null-move 4, null-window 268, pass 6, quiescence 124, re-search 28, reduced 7, table 153, upper 83
      wins: cut 148, depth 0 18, depth 1 9, depth 10 4, depth 11 1, depth 2 16, depth 3 20, depth 4 17, depth 5 13, depth 6 14, depth 7 10, depth 8 6, depth 9 5, depth null 109, exact 10, exchange 3, final 2, full 61, futility 33, inner 59, late 1, lower 85, no-safe-move 2, null-move 8, null-window 51, pass 17, quiescence 9, re-search 3, reduced 1, table 20, unsafe 62, upper 38, winning-move 4
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
        asked('blind to some', () => ({ oversight: { chance: 0.3, seed: 5 } })),
        asked('blind to most', () => ({ oversight: { chance: 2, seed: 6 } })),
        asked('values times 20', () => ({ scale: 20 })),
        asked('smallest table', () => ({ table: new TranspositionTable(1 / 64) })),
      ]),
    ).toMatchInlineSnapshot(`
      "
      500 nodes             500 2 0         500 3 0         500 2 220       500 0 20        449 3 0
      deep                  3000 2 0        3000 1 0        3000 0 -260     3000 0 -100     1519 3 0
      a clock               257 2 -40       257 3 0         257 2 220       257 0 20        257 3 0
      a soft clock          503 2 0         149 3 0         792 2 -260      115 0 -30       90 3 0
      a softer clock        1152 2 0        203 3 0         2277 0 -260     506 0 100       196 3 0
      3 lines               2945 5 0        2333 1 0        3198 7 0        1716 0 50       1251 3 0
      every line            3000 5 0        3000 2 0        3000 2 -140     1716 0 50       1341 3 0
      thread 1              1515 2 0        1250 4 0        2260 0 -260     1715 0 50       445 3 0
      thread 2              1521 2 0        980 1 40        2277 0 -260     1716 0 50       449 3 0
      blind to some         643 5 80        1073 4 80       492 2 0         488 0 100       192 3 0
      blind to most         183 1 120       547 2 0         437 0 180       213 0 50        22 0 -999998
      values times 20       2030 2 0        706 3 0         1560 2 -2800    659 0 100       414 3 0
      smallest table        1529 2 0        959 3 0         2470 0 -240     1720 0 50       451 3 0
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
      rounds                1529 2 0        1101 4 240      876 1 0         7 1 999999
      images                959 3 0         2538 0 0        176 0 0         1072 0 0
      wide                  2470 0 -240     38 2 0          270 1 0         347 3 0
      margin                1720 0 50       1257 2 200      691 0 100       1055 2 50
      wins                  451 3 0         844 0 -340      0 -1 -1000000   80 3 0
      "
    `);
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
      threats               1521 2 0        980 1 40        2277 0 -260     1716 0 50       449 3 0
      threats               1648 2 0        1064 1 40       2814 0 -260     2092 0 50       479 3 0
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
      const refined = refineDistance(
        { position, limits: { nodes: 20_000 }, table: new TranspositionTable(1 / 16) },
        known === 0 ? WIN - 9 : known,
      );
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
    const files = new Map<string, Uint8Array>();
    const store = {
      read: (label: string) => files.get(label),
      write: (label: string, bytes: Uint8Array) => void files.set(label, bytes),
    };
    Array.from(buildEndgames({ endgames: heapEndgames, pieces: 3, distances: true, store }));
    const endgames = new EndgameTables(heapEndgames, store.read, (name) => expect.fail(name));
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
    ['winning-move', 'win-distance'],
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
      all                   1521 2 0        980 1 40        2277 0 -260     1716 0 50       449 3 0
      iterative-deepening   501 2 0         1092 0 0        1719 0 0        650 0 60        207 3 0
      principal-variation   4046 2 240      8000 2 140      8000 7 0        8000 0 300      1305 3 0
      aspiration            1591 4 0        615 3 0         1473 2 0        1159 0 -290     394 3 0
      table                 1334 2 -40      2118 3 0        8000 2 -140     3029 0 100      797 3 0
      symmetry              1521 2 0        748 3 0         2277 0 -260     1716 0 50       449 3 0
      settled               1521 2 0        980 1 40        2277 0 -260     1562 0 -10      449 3 0
      endgames              1521 2 0        980 1 40        2277 0 -260     1716 0 50       449 3 0
      win-distance          1521 2 0        980 1 40        2277 0 -260     1716 0 50       452 3 0
      winning-move          1954 5 160      2836 0 0        2277 0 -260     1716 0 50       441 3 0
      safe-moves            1236 4 0        979 1 40        2277 0 -260     1716 0 50       454 3 0
      hint                  1327 2 0        2192 4 0        2472 2 -160     1190 0 50       357 3 0
      killers               1069 4 0        2141 4 0        2645 7 0        1622 0 -260     439 3 0
      counter-moves         1659 2 0        718 3 0         2532 0 -240     1711 0 50       449 3 0
      history               1523 2 0        980 1 40        2284 0 -260     1444 0 50       451 3 0
      continuation-history  1523 2 0        1794 1 140      2636 0 -240     1691 0 50       452 3 0
      exchange              1782 4 0        1543 4 0        2660 2 -260     1198 0 -240     358 3 0
      quiescence            1353 4 0        3491 4 0        2340 0 -240     729 0 50        258 3 0
      extension             702 2 0         2561 2 0        1382 0 -260     621 0 150       284 3 0
      null-move             2937 2 0        3296 2 100      1948 2 0        1158 0 -290     373 3 0
      futility              1952 2 0        4452 2 0        3640 7 0        2426 0 -250     747 3 0
      late-move-pruning     1449 2 0        647 3 0         2363 0 -260     1512 0 -60      449 3 0
      internal-reduction    1807 2 0        1695 3 0        2488 2 -160     1208 0 -290     445 3 0
      late-move-reduction   1155 4 0        950 3 0         2337 2 -300     1439 0 30       448 3 0
      group 1               1525 2 0        6113 2 260      2491 7 -240     889 0 150       763 3 0
      group 2               3147 5 0        5319 2 0        5345 7 60       2578 0 -250     878 3 0
      group 3               1956 5 160      2836 0 0        2277 0 -260     1716 0 50       441 3 0
      group 4               1082 4 0        2569 4 0        1943 2 0        1779 0 -190     448 3 0
      group 5               2656 2 140      8000 4 100      8000 2 -120     2339 0 150      1104 3 -80
      "
    `);
    // Endgame tables have questions of their own.
    const idle = TECHNIQUES.filter(
      (name, i) => without[i]?.replace(name, 'all').split(/ +/).join() === all.split(/ +/).join(),
    );
    expect(idle).toEqual(['endgames']);
  });
});
