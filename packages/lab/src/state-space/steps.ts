import type { StateGraph } from './graph.js';

/** A state as a search has found it. */
export interface SpaceEntry {
  readonly state: number;
  /** The state from which it was found; null for the start. */
  readonly parent: SpaceEntry | null;
  /** Edges from the start. */
  readonly depth: number;
  /** g: the cost of the path from the start. */
  readonly cost: number;
  /** The number that the algorithm compares; null where it compares nothing. */
  readonly rank: number | null;
}

/** Treatment of a child when its parent is expanded. */
export type ChildFate =
  /** It waits now. */
  | 'added'
  /** It waits or has been examined already, and this path is not cheaper. */
  | 'known'
  /** It was known, but this path is cheaper: it waits with the new cost. */
  | 'improved'
  /** It lies on the path that leads here. */
  | 'on-path'
  /** It is a goal. */
  | 'goal'
  /** It costs as much as the goal that has been found, or more. */
  | 'too-costly'
  /** Hill climbing: it is the next state. */
  | 'chosen'
  /** It never waits: hill climbing keeps one child, and a goal among its siblings ends the search. */
  | 'forgotten';

export interface SpaceChild {
  readonly entry: SpaceEntry;
  readonly fate: ChildFate;
}

/** One state taken from those that wait, or a search begun again with a larger limit. */
export interface SpaceStep {
  readonly kind: 'expand' | 'goal' | 'limit' | 'restart';
  /** Null where the search begins again. */
  readonly taken: SpaceEntry | null;
  /** In the order of the edges; none unless the state is expanded. */
  readonly children: readonly SpaceChild[];
  /** The open list after the step, the next one first. */
  readonly frontier: readonly SpaceEntry[];
  /**
   * Other entries that the search has to remember after the step: the closed list, or the path to the state.
   */
  readonly memory: readonly SpaceEntry[];
  /** Those that wait no more, because a goal that costs less has been found. */
  readonly dropped: readonly SpaceEntry[];
  /** The best goal so far. */
  readonly found: SpaceEntry | null;
  /** The limit on the depth, in searches that have one. */
  readonly limit: number | null;
}

/** End of a search. `limit`: no goal within it, `stuck`: no child as good, `cycle`: a repeated state. */
export type SpaceEnd = 'found' | 'none' | 'limit' | 'stuck' | 'cycle';

/** A search as it goes: its steps, and in the end how it ended. */
export type SpaceRun<End extends SpaceEnd = SpaceEnd> = Generator<SpaceStep, End>;

/** Returns the number by which an algorithm compares a state; null where it compares nothing. */
export type RankOf = (cost: number, estimate: number) => number | null;

export const noRank: RankOf = () => null;

export function startEntry({ nodes, start }: StateGraph, rankOf: RankOf): SpaceEntry {
  const rank = rankOf(0, nodes[start]?.estimate as number);
  return { state: start, parent: null, depth: 0, cost: 0, rank };
}

export function childEntries({ nodes }: StateGraph, parent: SpaceEntry, rankOf: RankOf): SpaceEntry[] {
  return (nodes[parent.state]?.edges ?? []).map((edge) => {
    const cost = parent.cost + edge.cost;
    const rank = rankOf(cost, nodes[edge.to]?.estimate as number);
    return { state: edge.to, parent, depth: parent.depth + 1, cost, rank };
  });
}

/** The entries from the start to this one. */
export function pathOf(entry: SpaceEntry): readonly SpaceEntry[] {
  return entry.parent === null ? [entry] : [...pathOf(entry.parent), entry];
}

/** A step with defaults for the parts that only some steps have. */
export function stepOf(
  step: Pick<SpaceStep, 'taken' | 'frontier' | 'memory'> & Partial<SpaceStep>,
): SpaceStep {
  return { kind: 'expand', children: [], dropped: [], found: null, limit: null, ...step };
}
