import type { StateGraph } from './graph.js';
import {
  type ChildFate,
  type SpaceChild,
  type SpaceEntry,
  type SpaceRun,
  childEntries,
  noRank,
  pathOf,
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
    const { children, added, found } = expand(graph, taken, (state) =>
      known.has(state) ? 'known' : 'added',
    );
    for (const { state } of added) known.add(state);
    frontier = container === 'queue' ? [...rest, ...added] : [...added, ...rest];
    yield stepOf({ taken, children, frontier, memory: [...memory], found });
    if (found !== null) return 'found';
  }
}

/**
 * Depth-first search that expands no state `limit` edges from the start. It remembers only the path that it is on,
 * and enters no state of it again: a list of all states that were met would hide those that were met too deep first.
 * It ends with `limit` where something was left because of the limit.
 */
export function* depthLimitedSearch(graph: StateGraph, limit: number): SpaceRun<'found' | 'none' | 'limit'> {
  let isCut = false;
  let frontier: readonly SpaceEntry[] = [startEntry(graph, noRank)];
  for (;;) {
    const [taken, ...rest] = frontier;
    if (taken === undefined) return isCut ? 'limit' : 'none';
    const memory = pathOf(taken);
    const isOnPath = (state: number) => memory.some((entry) => entry.state === state);
    const { children, added, found } = expand(graph, taken, (state) =>
      isOnPath(state) ? 'on-path' : 'added',
    );
    if (taken.depth >= limit && children.length > 0) {
      isCut = true;
      frontier = rest;
      yield stepOf({ kind: 'limit', taken, frontier, memory, limit });
      continue;
    }
    frontier = [...added, ...rest];
    yield stepOf({ taken, children, frontier, memory, found, limit });
    if (found !== null) return 'found';
  }
}

/** The children of a state, of which a goal decides over its siblings, and those of them that wait now. */
function expand(graph: StateGraph, taken: SpaceEntry, fateOf: (state: number) => ChildFate) {
  const entries = childEntries(graph, taken, noRank);
  const found = entries.find(({ state }) => graph.goals.includes(state)) ?? null;
  const children = entries.map<SpaceChild>((entry) => {
    if (found === null) return { entry, fate: fateOf(entry.state) };
    return { entry, fate: entry === found ? 'goal' : 'forgotten' };
  });
  const added = children.filter(({ fate }) => fate === 'added').map(({ entry }) => entry);
  return { children, added, found };
}

/** Depth-limited searches with the limits 1, 2, 3, ... until a goal is found or nothing lies deeper. */
export function* iterativeDeepeningSearch(graph: StateGraph): SpaceRun<'found' | 'none'> {
  for (let limit = 1; ; limit++) {
    if (limit > 1) {
      const frontier = [startEntry(graph, noRank)];
      yield stepOf({ kind: 'restart', taken: null, frontier, memory: [], limit });
    }
    const end = yield* depthLimitedSearch(graph, limit);
    if (end !== 'limit') return end;
  }
}
