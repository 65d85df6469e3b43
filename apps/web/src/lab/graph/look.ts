import type { ThemeName } from '@tahoun/board';
import {
  type GraphEdgeLook,
  type GraphLayout,
  type GraphNodeLook,
  drawGraph,
  layOutGraph,
} from '@tahoun/lab/graph';
import {
  type SpaceAlgorithm,
  type SpaceEntry,
  type SpaceSearch,
  type StateGraph,
  pathOf,
} from '@tahoun/lab/state-space';

/** The value under the nodes: the estimate, the cost so far, or their sum. */
type ValueKind = 'h' | 'g' | 'f';

const VALUES: Readonly<Partial<Record<SpaceAlgorithm, ValueKind>>> = {
  'hill-climbing': 'h',
  'best-first': 'h',
  'a-star': 'f',
  'branch-and-bound': 'g',
};

/** Undefined for the algorithms that compare nothing. */
export function valueKindOf(algorithm: SpaceAlgorithm): ValueKind | undefined {
  return VALUES[algorithm];
}

/** The value by which an algorithm chose the state: `2 + 4 = 6` in A*. */
export function valueText(algorithm: SpaceAlgorithm, { cost, rank }: SpaceEntry): string {
  if (rank === null) return '';
  return valueKindOf(algorithm) === 'f' ? `${cost} + ${rank - cost} = ${rank}` : String(rank);
}

/** The graph in its place, the same at every step: costs are written where any is not 1. */
export function layoutFor(graph: StateGraph, algorithm: SpaceAlgorithm): GraphLayout {
  const kind = valueKindOf(algorithm);
  const edges = graph.nodes.flatMap((node, from) => node.edges.map((edge) => ({ from, ...edge })));
  const hasCosts = edges.some(({ cost }) => cost !== 1);
  const largest = '9'.repeat(String(Math.max(...edges.map(({ cost }) => cost), 1) * 2).length);
  const rooms = { h: () => 'h 999', g: () => 'g 99', f: () => `${largest} + ${largest} = ${largest}` };
  const room = kind === undefined ? '' : rooms[kind]();
  return layOutGraph({
    nodes: graph.nodes.map(({ name }) => ({ name, room })),
    edges: edges.map(({ from, to, cost }) => ({ from, to, label: hasCosts ? String(cost) : '' })),
    start: graph.start,
  });
}

/** The figure after `count` steps. */
export function figureAt(
  graph: StateGraph,
  layout: GraphLayout,
  search: SpaceSearch,
  count: number,
  theme: ThemeName,
) {
  const { entries, numbers, edges, waiting, path, current } = stateAt(graph, search, count);
  const kind = valueKindOf(search.algorithm);
  const noteOf = (state: number): string => {
    const entry = entries.get(state);
    const estimate = `h ${graph.nodes[state]?.estimate}`;
    if (kind === undefined) return '';
    if (kind === 'h') return estimate;
    if (entry === undefined) return kind === 'f' ? estimate : '';
    return kind === 'f' ? valueText(search.algorithm, entry) : `g ${entry.cost}`;
  };
  const nodes = graph.nodes.map<GraphNodeLook>(({ name }, state) => ({
    name,
    note: noteOf(state),
    number: numbers.get(state) ?? '',
    phase: waiting.has(state) ? 'open' : numbers.has(state) ? 'done' : 'ahead',
    isCurrent: current === state,
    isGoal: graph.goals.includes(state),
    isPath: path.has(state),
  }));
  return drawGraph(layout, { theme, nodes, edge: (from, to) => edges.get(`${from} ${to}`) ?? 'plain' });
}

/** The state after `count` steps; a search that began again has forgotten the earlier rounds. */
function stateAt({ start }: StateGraph, { steps }: SpaceSearch, count: number) {
  const taken = steps.slice(0, count);
  const round = taken.slice(taken.findLastIndex(({ kind }) => kind === 'restart') + 1);
  const last = taken.at(-1);
  const entries = new Map<number, SpaceEntry>();
  const numbers = new Map<number, string>();
  for (const [index, step] of round.entries()) {
    if (step.taken === null) continue;
    numbers.set(step.taken.state, String(index + 1));
    for (const { entry, fate } of step.children)
      if (fate === 'added' || fate === 'improved' || fate === 'goal' || fate === 'chosen')
        entries.set(entry.state, entry);
    entries.set(step.taken.state, step.taken);
  }
  const edges = new Map<string, GraphEdgeLook>();
  const mark = ({ parent, state }: SpaceEntry, look: GraphEdgeLook) =>
    parent !== null && edges.set(`${parent.state} ${state}`, look);
  for (const entry of entries.values()) mark(entry, 'tree');
  const path = last === undefined || last.found === null ? [] : pathOf(last.found);
  for (const entry of path) mark(entry, 'path');
  return {
    ...{ entries, numbers, edges },
    waiting: new Set(last === undefined ? [start] : last.frontier.map(({ state }) => state)),
    path: new Set(path.map(({ state }) => state)),
    current: last?.taken?.state,
  };
}
