import { InputError } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_SPACE_STEPS,
  SPACE_ALGORITHMS,
  type SpaceAlgorithm,
  type SpaceSearch,
  type StateGraph,
  cheapestCosts,
  parseStateGraph,
  pathOf,
  searchStateSpace,
} from './index.js';

const search = (text: string, algorithm: SpaceAlgorithm, limit = 2) => {
  const graph = parseStateGraph(text);
  return { graph, ...searchStateSpace(graph, algorithm, { limit }) };
};
const wayOf = ({ found, graph }: SpaceSearch & { readonly graph: StateGraph }) =>
  found === null ? null : pathOf(found).map(({ state }) => graph.nodes[state]?.name);

/** The steps as the source prints them: the state taken, and the open list then. */
function printed(text: string, algorithm: SpaceAlgorithm, limit?: number): string[] {
  const { graph, steps } = search(text, algorithm, limit);
  const name = (state: number) => graph.nodes[state]?.name ?? '';
  return steps.map(({ kind, taken, frontier, found }) => {
    const waiting = frontier.map(({ state, rank }) => `${name(state)}${rank === null ? '' : ` ${rank}`}`);
    const head = taken === null ? kind : name(taken.state);
    return `${head}: F(${waiting.join(', ')})${found === null ? '' : ` found ${name(found.state)}`}`;
  });
}

const FIGURE_1 = 'A -> B, C, D; B -> E, F; C -> G; goal G';
const FIGURE_2 = 'A -> B, E, I; B -> C, D; E -> F, G, H; goal G';

describe('the worked examples of the source (Čáp 2010, 2.3)', () => {
  it('breadth first: F(A), F(B, C, D), F(C, D, E, F), and G is a child of C', () => {
    expect(printed(FIGURE_1, 'breadth-first')).toEqual([
      'A: F(B, C, D)',
      'B: F(C, D, E, F)',
      'C: F(D, E, F) found G',
    ]);
  });

  it('depth first: Z(B, E, I), Z(C, D, E, I), C and D are only taken off, and G is a child of E', () => {
    expect(printed(FIGURE_2, 'depth-first')).toEqual([
      'A: F(B, E, I)',
      'B: F(C, D, E, I)',
      'C: F(D, E, I)',
      'D: F(E, I)',
      'E: F(I) found G',
    ]);
  });

  it('an empty queue means that there is no goal', () => {
    expect(search('A -> B; C; goal C', 'breadth-first').end).toBe('none');
    expect(printed('A -> B, D; B -> C', 'breadth-first')).toEqual([
      'A: F(B, D)',
      'B: F(D, C)',
      'D: F(C)',
      'C: F()',
    ]);
  });
});

describe('a search that knows costs or estimates', () => {
  // The cheap way S, A, B, G costs 6; the estimate lures to C, whose edge to G is expensive.
  const MAP = 'S:5 -> A 2, C 2; A:4 -> B 2; B:2 -> G 2; C:1 -> G 9; G:0; goal G';

  it('best-first follows the smallest estimate, whatever the edges cost', () => {
    expect(printed(MAP, 'best-first')).toEqual(['S: F(C 1, A 4)', 'C: F(G 0, A 4)', 'G: F(A 4) found G']);
    expect(search(MAP, 'best-first').found?.cost).toBe(11);
  });

  it('A* adds the cost so far to the estimate', () => {
    const found = search(MAP, 'a-star');
    expect(printed(MAP, 'a-star')).toEqual([
      'S: F(C 3, A 6)',
      'C: F(A 6, G 11)',
      'A: F(B 6, G 11)',
      'B: F(G 6)',
      'G: F() found G',
    ]);
    expect(wayOf(found)).toEqual(['S', 'A', 'B', 'G']);
  });

  it('A* examines a state again that turns out cheaper', () => {
    // B is taken first by the way that costs 4, then reached through C for 2.
    const { steps, found } = search('A:0 -> B 4, C 1; B:0 -> G 9; C:5 -> B 1; G:0; goal G', 'a-star');
    expect(steps.flatMap(({ children }) => children.map(({ fate }) => fate))).toContain('improved');
    expect(found?.cost).toBe(11);
  });

  it('branch and bound remembers the first goal and goes on to a cheaper one', () => {
    const text = 'S -> G 9, A 2, D 9; A -> B 2; B -> G 2; D -> E; goal G';
    expect(printed(text, 'branch-and-bound')).toEqual([
      'S: F(A 2) found G',
      'A: F(B 4) found G',
      'B: F() found G',
    ]);
    const { steps, found } = search(text, 'branch-and-bound');
    expect(steps.map((step) => step.found?.cost)).toEqual([9, 9, 6]);
    expect(steps[0]?.children.map(({ fate }) => fate)).toEqual(['goal', 'added', 'too-costly']);
    expect(found?.cost).toBe(6);
  });

  it('branch and bound drops what waits and costs no less than the goal that was found', () => {
    const { steps, graph } = search('S -> A 5, B 3, C 2, D 4; C -> G 2; goal G', 'branch-and-bound');
    const names = (states: readonly { readonly state: number }[]) =>
      states.map(({ state }) => graph.nodes[state]?.name).join('');
    expect(steps.map(({ frontier, dropped }) => [names(frontier), names(dropped)])).toEqual([
      ['CBDA', ''],
      ['B', 'DA'],
      ['', ''],
    ]);
  });

  it('hill climbing keeps one state and stops where no child is as good, goal or not', () => {
    expect(search(MAP, 'hill-climbing').largestMemory).toBe(1);
    const stuck = search('S:5 -> A 1, B 1; A:2 -> C; B:4 -> G; C:3; G:0; goal G', 'hill-climbing');
    expect([stuck.end, stuck.found, stuck.examined]).toEqual(['stuck', null, 2]);
    expect(search('S:3 -- A; A:3 -> G; G:4; goal G', 'hill-climbing').end).toBe('cycle');
  });
});

describe('a search with a limit', () => {
  it('expands nothing at the limit, and says when that hid something', () => {
    expect(printed(FIGURE_2, 'depth-limited', 1)).toEqual([
      'A: F(B, E, I)',
      'B: F(E, I)',
      'E: F(I)',
      'I: F()',
    ]);
    expect(search(FIGURE_2, 'depth-limited', 1).end).toBe('limit');
    expect(search('A -> B; B -> A; C; goal C', 'depth-limited', 5).end).toBe('none');
  });

  it('finds a goal that a deeper way to the same state would hide', () => {
    expect(search('A -> B, C; B -> C; C -> D; D -> G; goal G', 'depth-limited', 3).found?.depth).toBe(3);
  });

  it('is repeated with larger limits by iterative deepening', () => {
    const { steps, examined } = search(FIGURE_2, 'iterative-deepening');
    expect(steps.map(({ limit }) => limit)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(examined).toBe(9);
  });

  it('of very many steps is stopped', () => {
    const names = Array.from({ length: 12 }, (_, i) => `N${i}`);
    const all = names.map((name) => `${name} -> ${names.filter((each) => each !== name).join(', ')}`);
    const { end, steps } = search([...all, 'X', 'goal X'].join(';'), 'depth-limited', 12);
    expect([end, steps.length]).toEqual(['stopped', MAX_SPACE_STEPS]);
  });
});

it('a start that is a goal ends every search at once', () => {
  for (const algorithm of SPACE_ALGORITHMS)
    expect(search('A -> B; goal A', algorithm)).toMatchObject({
      end: 'found',
      examined: 1,
      largestMemory: 1,
    });
});

const NODES = 7;
/** Random graphs with cycles; estimates are parts of the true costs, so they never say too much. */
const graphs = fc
  .record({
    edges: fc.uniqueArray(
      fc.record({
        from: fc.nat({ max: NODES - 1 }),
        to: fc.nat({ max: NODES - 1 }),
        cost: fc.nat({ max: 9 }),
      }),
      { maxLength: 16, selector: ({ from, to }) => `${from} ${to}` },
    ),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: NODES, maxLength: NODES }),
    goals: fc.uniqueArray(fc.integer({ min: 1, max: NODES - 1 }), { minLength: 1, maxLength: 2 }),
  })
  .map(({ edges, shares, goals }) => {
    const way = shortest(edges.filter(({ from, to }) => from !== to));
    const nodes = shares.map((share, index) => {
      const least = Math.min(...goals.map((goal) => way(index, goal)));
      return {
        name: `N${index}`,
        estimate: Number.isFinite(least) ? Math.floor(share * least) : 5,
        edges: edges.filter(({ from, to }) => from === index && to !== index),
      };
    });
    return { graph: { nodes, start: 0, goals } satisfies StateGraph, least: least(way, goals), edges };
  });

function least(way: (from: number, to: number) => number, goals: readonly number[]): number {
  return Math.min(...goals.map((goal) => way(0, goal)));
}

/** Floyd and Warshall. @param one whether every edge counts 1 */
function shortest(
  edges: readonly { readonly from: number; readonly to: number; readonly cost: number }[],
  one = false,
) {
  const table = Array.from({ length: NODES }, (_, i) =>
    Array.from({ length: NODES }, (_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)),
  );
  const at = (from: number, to: number) => table[from]![to]!;
  const set = (from: number, to: number, value: number) => {
    (table[from] as number[])[to] = Math.min(at(from, to), value);
  };
  for (const { from, to, cost } of edges) set(from, to, one ? 1 : cost);
  for (let k = 0; k < NODES; k++)
    for (let i = 0; i < NODES; i++) for (let j = 0; j < NODES; j++) set(i, j, at(i, k) + at(k, j));
  return at;
}

describe('on random graphs', () => {
  const found = (graph: StateGraph, algorithm: SpaceAlgorithm) =>
    searchStateSpace(graph, algorithm, { limit: NODES });

  it('A* with admissible estimates and branch and bound find the least cost', () => {
    fc.assert(
      fc.property(graphs, ({ graph, least: cost }) => {
        for (const algorithm of ['a-star', 'branch-and-bound'] as const)
          expect(found(graph, algorithm).found?.cost ?? Number.POSITIVE_INFINITY).toBe(cost);
        expect(cheapestCosts(graph)[graph.start]).toBe(cost);
      }),
      { numRuns: 500 },
    );
  });

  it('breadth first and iterative deepening find the fewest edges', () => {
    fc.assert(
      fc.property(graphs, ({ graph, edges }) => {
        const fewest = least(shortest(edges, true), graph.goals);
        for (const algorithm of ['breadth-first', 'iterative-deepening'] as const) {
          const { end, found: goal } = found(graph, algorithm);
          if (end !== 'stopped') expect(goal?.depth ?? Number.POSITIVE_INFINITY).toBe(fewest);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('every way that is found leads along edges from the start to a goal, at the cost that is told', () => {
    fc.assert(
      fc.property(graphs, fc.constantFrom(...SPACE_ALGORITHMS), ({ graph }, algorithm) => {
        const { found: goal } = found(graph, algorithm);
        if (goal === null) return;
        const way = pathOf(goal);
        expect(way[0]?.state).toBe(graph.start);
        expect(graph.goals).toContain(goal.state);
        let cost = 0;
        for (const { state, parent } of way.slice(1))
          cost += graph.nodes[parent?.state as number]?.edges.find(({ to }) => to === state)?.cost as number;
        expect(cost).toBe(goal.cost);
      }),
    );
  });

  it('those that remember every state find a goal wherever there is one', () => {
    fc.assert(
      fc.property(graphs, ({ graph, least: cost }) => {
        for (const algorithm of ['breadth-first', 'depth-first', 'best-first'] as const)
          expect(found(graph, algorithm).end).toBe(Number.isFinite(cost) ? 'found' : 'none');
      }),
    );
  });
});

describe('a graph as text', () => {
  it('has estimates, costs, edges both ways, a start and goals', () => {
    expect(parseStateGraph('A:6 -> B 4, C\n B -- D:2 7;C:2; start B ; goal D, C')).toEqual({
      nodes: [
        {
          name: 'A',
          estimate: 6,
          edges: [
            { to: 1, cost: 4 },
            { to: 2, cost: 1 },
          ],
        },
        { name: 'B', estimate: 0, edges: [{ to: 3, cost: 7 }] },
        { name: 'C', estimate: 2, edges: [] },
        { name: 'D', estimate: 2, edges: [{ to: 1, cost: 7 }] },
      ],
      start: 1,
      goals: [3, 2],
    });
  });

  it('has nodes named by numbers, Czech letters or the words of the form', () => {
    expect(parseStateGraph('1 → 2 3; 2→Žďár; goal -> start; goal 2').nodes.map(({ name }) => name)).toEqual([
      '1',
      '2',
      'Žďár',
      'goal',
      'start',
    ]);
  });

  it.each([
    ['', 'graph-empty', /no node/],
    ['A => B', 'graph-end-expected', /character 3 there is "="/],
    ['A -> B C', 'graph-number-expected', /character 8 there is "C"/],
    ['A -> B 1000', 'graph-number-expected', /from 0 to 999/],
    ['A -> B -4', 'graph-end-expected', /character 8/],
    ['A -> ', 'graph-name-expected', /character 6 there is nothing/],
    ['A: -> B', 'graph-number-expected', /character 4 there is "->"/],
    ['-> B', 'graph-name-expected', /character 1/],
    ['Abcdefghijklm -> B', 'graph-name-expected', /at most 12/],
    ['A -> B; A -> B 2', 'graph-edge-twice', /from A to B/],
    ['A -- B; B -> A', 'graph-edge-twice', /from B to A/],
    ['A -> A', 'graph-loop', /from A to itself/],
    ['A:1 -> B; B -> C; A:2', 'graph-estimate-twice', /A gets a second/],
    ['A -> B; goal X', 'graph-unknown-node', /character 14, "X"/],
    ['A -> B; start A; start B', 'graph-start-twice', /second start/],
    ['A -> B; goal B,', 'graph-name-expected', /nothing/],
    [Array.from({ length: 61 }, (_, i) => `N${i}`).join(';'), 'graph-too-large', /at most 60 nodes/],
  ])('%s is refused: %s', (text, code, message) => {
    expect(() => parseStateGraph(text)).toThrow(message);
    expect(() => parseStateGraph(text)).toThrow(expect.objectContaining({ code }));
  });

  it('says in a sentence why it is refused', () => {
    const tooMany = Array.from({ length: 61 }, (_, i) => `N${i}`).join(';');
    const texts = [
      ...['', 'A => B', 'A -> B C', 'A -> ', '-> B', 'A -> B; A -> B 2', 'A -> A', 'A:1 -> B; A:2'],
      ...['A -> B; goal X', 'A -> B; start A; start B', tooMany],
    ];
    const told = texts.map((text) => {
      try {
        parseStateGraph(text);
        return expect.fail(text);
      } catch (error) {
        const { code, message, params } = error as InputError;
        return `${text.slice(0, 40)}: ${code}: ${message} ${JSON.stringify(params)}`;
      }
    });
    expect(`\n${told.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      : graph-empty: there is no node; write one such as A -> B {}
      A => B: graph-end-expected: at character 3 there is "="; expected -> before the children, a comma between them, or ; at the end {"at":3,"found":"="}
      A -> B C: graph-number-expected: at character 8 there is "C"; expected a whole number from 0 to 999 {"at":8,"found":"C","max":999}
      A -> : graph-name-expected: at character 6 there is nothing; expected a node: letters or digits, at most 12 {"at":6,"found":"","max":12}
      -> B: graph-name-expected: at character 1 there is "->"; expected a node: letters or digits, at most 12 {"at":1,"found":"->","max":12}
      A -> B; A -> B 2: graph-edge-twice: at character 14 there is a second edge from A to B {"at":14,"from":"A","to":"B"}
      A -> A: graph-loop: at character 6 an edge leads from A to itself {"at":6,"name":"A"}
      A:1 -> B; A:2: graph-estimate-twice: at character 11, A gets a second, different estimate {"at":11,"name":"A"}
      A -> B; goal X: graph-unknown-node: at character 14, "X" is no node of the graph {"at":14,"name":"X"}
      A -> B; start A; start B: graph-start-twice: at character 24 a second start is named {"at":24}
      N0;N1;N2;N3;N4;N5;N6;N7;N8;N9;N10;N11;N1: graph-too-large: the graph is too large; at most 60 nodes and 300 edges are drawn {"nodes":60,"edges":300}
      "
    `);
  });

  it('takes as many nodes and edges as it says', () => {
    const names = Array.from({ length: 60 }, (_, i) => `N${i}`);
    expect(parseStateGraph(names.join(';')).nodes).toHaveLength(60);
    const edges = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `${names[i % 60]} -> ${names[(i + 1 + Math.floor(i / 60)) % 60]}`,
      );
    expect(parseStateGraph(edges(300).join(';')).nodes[0]?.edges).toHaveLength(5);
    expect(() => parseStateGraph(edges(301).join(';'))).toThrow('at most 60 nodes and 300 edges');
    expect(parseStateGraph('Abcdefghijkl -> B 999').nodes[0]?.edges[0]?.cost).toBe(999);
  });

  it('is read or refused, whatever it is', () => {
    const words = fc.constantFrom('A', 'B', '->', '--', ':', ',', ';', '3', 'goal', 'start', ' ', '-', '(');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        try {
          parseStateGraph(parts.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
