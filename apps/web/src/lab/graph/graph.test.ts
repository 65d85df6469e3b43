import { THEMES } from '@tahoun/board';
import { InputError } from '@tahoun/core';
import { labGraphTexts } from '@tahoun/i18n';
import {
  SPACE_ALGORITHMS,
  type SpaceAlgorithm,
  parseStateGraph,
  searchStateSpace,
} from '@tahoun/lab/state-space';
import { describe, expect, it } from 'vitest';
import { GRAPH_PRESETS, readGraph } from './graphs.js';
import { figureAt, layoutFor, valueKindOf, valueText } from './look.js';
import { CODES, litLines, sentenceAt } from './sentences.js';

const texts = labGraphTexts('en');

function searched(g: string, algorithm: SpaceAlgorithm, limit = 2) {
  const graph = parseStateGraph(g);
  const search = searchStateSpace(graph, algorithm, { limit });
  const last = search.steps.length;
  return {
    ...{ graph, search, last },
    say: (count: number) => sentenceAt(graph, search, count, texts),
    lit: (count: number) => litLines(search, count),
    draw: (count: number) => figureAt(graph, layoutFor(graph, algorithm), search, count, 'light').content,
  };
}
const preset = (name: keyof typeof GRAPH_PRESETS) =>
  searched(GRAPH_PRESETS[name].g, GRAPH_PRESETS[name].show);

describe('a graph that is typed', () => {
  it('is read, or says what is wrong with it and keeps the text', () => {
    expect(readGraph('A -> B; goal B')).toMatchObject({ text: 'A -> B; goal B', problem: null });
    const bad = readGraph('A -> B C');
    expect(bad).toMatchObject({ text: 'A -> B C', graph: null });
    expect(bad.problem).toBeInstanceOf(InputError);
  });

  it('may be made of something else, which may be wrong too', () => {
    expect(readGraph('x', () => 'A -> B').text).toBe('A -> B');
    const problem = new InputError('tree-syntax' as never, 'no tree', {});
    const bad = readGraph('x', () => {
      throw problem;
    });
    expect(bad).toEqual({ text: 'x', graph: null, problem });
    expect(() =>
      readGraph('x', () => {
        throw new TypeError('fault');
      }),
    ).toThrow('fault');
  });
});

describe('the values under the nodes', () => {
  it('are what the algorithm chooses by', () => {
    expect(SPACE_ALGORITHMS.map((id) => valueKindOf(id) ?? '-').join('')).toBe('----hhfg');
  });

  it.each([
    { algorithm: 'a-star', cost: 2, rank: 6, is: '2 + 4 = 6' },
    { algorithm: 'best-first', cost: 2, rank: 4, is: '4' },
    { algorithm: 'branch-and-bound', cost: 2, rank: 2, is: '2' },
    { algorithm: 'breadth-first', cost: 2, rank: null, is: '' },
  ] as const)('of $algorithm read $is', ({ algorithm, is, ...entry }) => {
    expect(valueText(algorithm, { state: 0, parent: null, depth: 0, ...entry } as never)).toBe(is);
  });
});

describe('the sentences', () => {
  it.each(SPACE_ALGORITHMS)('of %s tell every step, and the end at the end only', (algorithm) => {
    const { say, last, search } = searched(GRAPH_PRESETS.map.g, algorithm, 9);
    expect(say(0)).toBe(texts.start('P'));
    for (let count = 1; count <= last; count++) expect(say(count)).not.toBe('');
    expect(say(last + 1)).toBe(say(0));
    expect(search.end).not.toBe('stopped');
  });

  it.each<[keyof typeof GRAPH_PRESETS, readonly string[]]>([
    [
      'breadth',
      [
        'A is taken and expanded. B, C, D are added.',
        'B is taken and expanded. E, F are added.',
        'C is taken and expanded. Its child G is a goal: the search ends. The path costs 2.',
      ],
    ],
    [
      'bound',
      [
        'S (g: 0) is taken and expanded. Its child G is a goal for 9: that is the new bound. A, D are added.',
        'A (g: 2) is taken and expanded. B is added.',
        'B (g: 4) is taken and expanded. Its child G is a goal for 6: that is the new bound. D is struck out, because the goal costs no more. Nothing cheaper waits any more: the path for 6 is optimal.',
      ],
    ],
    [
      'hill',
      [
        'S (h: 5) is expanded. A is its best child and the next state; all else is forgotten.',
        'A (h: 2) is better than all of its children: the search ends without a goal.',
      ],
    ],
    [
      'plateau',
      [
        'S (h: 3) is expanded. A is its best child and the next state; all else is forgotten.',
        'A is expanded, and S is the next state again. The algorithm would go round for ever; it has no memory to notice.',
      ],
    ],
    [
      'overestimate',
      [
        'S (f: 0 + 3 = 3) is taken and expanded. A, B are added.',
        'A (f: 3 + 2 = 5) is taken and expanded. G is added.',
        'G (f: 5 + 0 = 5) is taken. It is a goal: the search ends. The path costs 5.',
      ],
    ],
  ])('of the example %s are these', (name, sentences) => {
    const { say, last } = preset(name);
    expect(Array.from({ length: last }, (_, i) => say(i + 1))).toEqual(sentences);
  });

  it('tell what was known, and what got a cheaper path', () => {
    expect(preset('map').say(4)).toBe(
      'C (f: 8 + 4 = 12) is taken and expanded. G is added. A cheaper path leads to E: the old entry is replaced. A, B are known already.',
    );
  });

  it('tell that there is no path, or none within the limit', () => {
    const none = searched('A -> B; C; goal C', 'breadth-first');
    expect(none.say(none.last)).toContain(texts.ends.none);
    expect(none.say(1)).not.toContain(texts.ends.none);
    const limited = searched('A -> B; B -> C; C -> D; goal D', 'depth-limited', 2);
    expect(limited.say(limited.last)).toContain(texts.ends.limit(2));
  });
});

describe('the lines of the pseudocode', () => {
  it.each(SPACE_ALGORITHMS)('of %s are lit at every step, and all are there', (algorithm) => {
    const { lit, last } = searched(GRAPH_PRESETS.map.g, algorithm, 9);
    const lines = texts.code[CODES[algorithm]].length;
    for (let count = 0; count <= last; count++) {
      expect(lit(count).length).toBeGreaterThan(0);
      for (const line of lit(count)) expect(line).toBeLessThan(lines);
    }
  });

  it('differ where a goal is found, nothing is left, a path is improved or the limit is met', () => {
    const found = preset('breadth');
    expect([0, 1, found.last].map(found.lit)).toEqual([[0], [1, 2, 3, 4], [1, 2, 3]]);
    const none = searched('A -> B; C; goal C', 'breadth-first');
    expect(none.lit(none.last)).toEqual([1, 2, 3, 4, 5]);
    expect(none.lit(1)).toEqual([1, 2, 3, 4]);
    const limited = searched('A -> B; B -> C; C -> D; goal D', 'depth-limited', 2);
    expect(limited.lit(3)).toEqual([1, 2, 5]);
    const improved = searched('A:0 -> B 5, C 1; C:0 -> B 1; B:9 -> G 9; goal G', 'a-star');
    expect(Array.from({ length: improved.last }, (_, i) => improved.lit(i + 1))).toContainEqual([
      1, 2, 3, 4, 5,
    ]);
    const stuck = preset('hill');
    expect(stuck.lit(stuck.last)).toEqual([1, 2, 3, 4]);
    const bound = preset('bound');
    expect(bound.lit(bound.last)).toContain(6);
  });
});

describe('the figure', () => {
  it('grows with the steps, and begins with the start waiting', () => {
    const { draw, last } = preset('breadth');
    const pictures = Array.from({ length: last + 1 }, (_, count) => draw(count));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('writes costs only where they differ', () => {
    expect(preset('breadth').draw(0)).not.toContain('>1</text>');
    expect(preset('map').draw(0)).toContain('>4</text>');
  });

  it('has the estimates from the beginning, and sums where they are known', () => {
    const map = preset('map');
    expect(map.draw(0)).toContain('h 10');
    expect(map.draw(map.last)).toMatch(/\d+ \+ \d+ = \d+/);
    const greedy = preset('greedy');
    expect(greedy.draw(greedy.last)).toContain('h 4');
    expect(greedy.draw(greedy.last)).not.toMatch(/>g \d/);
    const bound = preset('bound');
    expect(bound.draw(0)).not.toMatch(/g \d/);
    expect(bound.draw(bound.last)).toMatch(/g 2/);
  });

  it('shows the path that was found, edge by edge', () => {
    const { accent } = THEMES.light;
    const edges = (content: string) =>
      (content.match(new RegExp(`<(?:path|line)[^>]*${accent}`, 'g')) ?? []).length;
    const { draw, last } = preset('longer');
    // S, A, B, D, G: depth first goes the long way round.
    expect(edges(draw(last)) - edges(draw(last - 1))).toBeGreaterThanOrEqual(4);
  });

  it('forgets what was before when iterative deepening begins again', () => {
    const { search, draw } = searched('A -> B; B -> C; C -> D; goal D', 'iterative-deepening');
    const first = search.steps.findIndex(({ kind }) => kind === 'restart') + 1;
    const second = search.steps.findIndex(({ kind }, i) => kind === 'restart' && i >= first) + 1;
    expect([first, second].every((count) => count > 0)).toBe(true);
    expect(draw(second)).toBe(draw(first));
  });
});
