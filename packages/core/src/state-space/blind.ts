import type { StateGraph } from './graph.js';
import {
  type ChildFate,
  type SpaceEntry,
  type SpaceRun,
  childEntries,
  noRank,
  startEntry,
  stepOf,
} from './steps.js';

/**
 * Uninformed search as in Čáp 2010, 2.3: a state is taken from those that wait and expanded; a goal among its
 * children ends the search, otherwise they wait too: behind the others in a queue (breadth first), before them on
 * a stack (depth first). A state that was met before is not added again; in his trees none is.
 */
export function* blindSearch(graph: StateGraph, container: 'queue' | 'stack'): SpaceRun<'found' | 'none'> {
  const known = new Set([graph.start]);
  const memory: SpaceEntry[] = [];
  let frontier: readonly SpaceEntry[] = [startEntry(graph, noRank)];
  for (;;) {
    const [taken, ...rest] = frontier;
    if (taken === undefined) return 'none';
    memory.push(taken);
    const entries = childEntries(graph, taken, noRank);
    const found = entries.find(({ state }) => graph.goals.includes(state)) ?? null;
    const fateOf = (entry: SpaceEntry): ChildFate => {
      if (found !== null) return entry === found ? 'goal' : 'forgotten';
      return known.has(entry.state) ? 'known' : 'added';
    };
    const children = entries.map((entry) => ({ entry, fate: fateOf(entry) }));
    const added = children.filter(({ fate }) => fate === 'added').map(({ entry }) => entry);
    for (const { state } of added) known.add(state);
    frontier = container === 'queue' ? [...rest, ...added] : [...added, ...rest];
    yield stepOf({ taken, children, frontier, memory: [...memory], found });
    if (found !== null) return 'found';
  }
}
