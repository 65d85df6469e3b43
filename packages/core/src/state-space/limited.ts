import type { StateGraph } from './graph.js';
import {
  type ChildFate,
  type SpaceEntry,
  type SpaceRun,
  childEntries,
  noRank,
  pathOf,
  startEntry,
  stepOf,
} from './steps.js';

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
    const entries = childEntries(graph, taken, noRank);
    if (taken.depth >= limit && entries.length > 0) {
      isCut = true;
      frontier = rest;
      yield stepOf({ kind: 'limit', taken, frontier, memory, limit });
      continue;
    }
    const found = entries.find(({ state }) => graph.goals.includes(state)) ?? null;
    const fateOf = (entry: SpaceEntry): ChildFate => {
      if (found !== null) return entry === found ? 'goal' : 'forgotten';
      return memory.some(({ state }) => state === entry.state) ? 'on-path' : 'added';
    };
    const children = entries.map((entry) => ({ entry, fate: fateOf(entry) }));
    const added = children.filter(({ fate }) => fate === 'added').map(({ entry }) => entry);
    frontier = [...added, ...rest];
    yield stepOf({ taken, children, frontier, memory, found, limit });
    if (found !== null) return 'found';
  }
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
