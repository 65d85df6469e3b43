import type { StateGraph } from './graph.js';
import {
  type RankOf,
  type SpaceChild,
  type SpaceEntry,
  type SpaceRun,
  childEntries,
  startEntry,
  stepOf,
} from './steps.js';

/** States that wait in the order of their ranks, those of the same rank as they came, and those examined. */
class OrderedLists {
  #open: readonly SpaceEntry[];
  readonly #closed = new Map<number, SpaceEntry>();

  constructor(start: SpaceEntry) {
    this.#open = [start];
  }

  get open(): readonly SpaceEntry[] {
    return this.#open;
  }

  get closed(): readonly SpaceEntry[] {
    return [...this.#closed.values()];
  }

  take(): SpaceEntry | undefined {
    const [first, ...rest] = this.#open;
    this.#open = rest;
    return first;
  }

  close(entry: SpaceEntry): void {
    this.#closed.set(entry.state, entry);
  }

  /** @param isImproving whether a cheaper path to a state that is known replaces the old one */
  meet(entry: SpaceEntry, isImproving: boolean): SpaceChild {
    const known = this.#open.find(({ state }) => state === entry.state) ?? this.#closed.get(entry.state);
    if (known !== undefined && !(isImproving && entry.cost < known.cost)) return { entry, fate: 'known' };
    this.#closed.delete(entry.state);
    const others = this.#open.filter(({ state }) => state !== entry.state);
    const before = others.filter(({ rank }) => (rank as number) <= (entry.rank as number));
    this.#open = [...before, entry, ...others.filter((other) => !before.includes(other))];
    return { entry, fate: known === undefined ? 'added' : 'improved' };
  }

  /** Removes the entries whose cost is at least `bound`. */
  drop(bound: number): readonly SpaceEntry[] {
    const dropped = this.#open.filter(({ cost }) => cost >= bound);
    this.#open = this.#open.filter(({ cost }) => cost < bound);
    return dropped;
  }
}

/** The state with the smallest rank is examined; the search ends when that is a goal. */
function* orderedSearch(graph: StateGraph, rankOf: RankOf, isImproving: boolean): SpaceRun<'found' | 'none'> {
  const lists = new OrderedLists(startEntry(graph, rankOf));
  for (;;) {
    const taken = lists.take();
    if (taken === undefined) return 'none';
    if (graph.goals.includes(taken.state)) {
      yield stepOf({ kind: 'goal', taken, frontier: lists.open, memory: lists.closed, found: taken });
      return 'found';
    }
    lists.close(taken);
    const children = childEntries(graph, taken, rankOf).map((entry) => lists.meet(entry, isImproving));
    yield stepOf({ taken, children, frontier: lists.open, memory: lists.closed });
  }
}

/** Best-first search (Čáp 2010, 2.2): by the estimate alone; the first path to a state is the one that counts. */
export function bestFirstSearch(graph: StateGraph): SpaceRun<'found' | 'none'> {
  return orderedSearch(graph, (_cost, estimate) => estimate, false);
}

/**
 * A* (Hart, Nilsson and Raphael 1968): by the cost so far and the estimate together. The path that it finds is a
 * cheapest one where no estimate is larger than the true cost; a state that turns out cheaper is examined again.
 */
export function aStarSearch(graph: StateGraph): SpaceRun<'found' | 'none'> {
  return orderedSearch(graph, (cost, estimate) => cost + estimate, true);
}

/**
 * Branch and bound with uniform cost (Čáp 2010, 2.2): by the cost so far. The cost of a goal that is found is
 * remembered as the bound, and the search goes on until nothing cheaper waits; its path is a cheapest one.
 */
export function* branchAndBoundSearch(graph: StateGraph): SpaceRun<'found' | 'none'> {
  const rankOf: RankOf = (cost) => cost;
  const lists = new OrderedLists(startEntry(graph, rankOf));
  let found: SpaceEntry | null = null;
  for (;;) {
    const taken = lists.take();
    if (taken === undefined) return found === null ? 'none' : 'found';
    lists.close(taken);
    const children: SpaceChild[] = [];
    for (const entry of childEntries(graph, taken, rankOf)) {
      if (entry.cost >= (found?.cost ?? Number.POSITIVE_INFINITY))
        children.push({ entry, fate: 'too-costly' });
      else if (graph.goals.includes(entry.state)) {
        children.push({ entry, fate: 'goal' });
        found = entry;
      } else children.push(lists.meet(entry, true));
    }
    const dropped = found === null ? [] : lists.drop(found.cost);
    yield stepOf({ taken, children, frontier: lists.open, memory: lists.closed, dropped, found });
  }
}

const byEstimate: RankOf = (_cost, estimate) => estimate;

/**
 * The gradient algorithm of Čáp 2010, 2.2: only the expanded state is kept, its best child is the next, and the
 * search ends when the state is better than all of its children, that is, has the smaller estimate. A child that is
 * just as good is followed, as he has it. The search itself cannot notice that it goes round in a circle; we do.
 */
export function* hillClimbingSearch(graph: StateGraph): SpaceRun<'found' | 'stuck' | 'cycle'> {
  const seen = new Set<number>();
  for (let taken = startEntry(graph, byEstimate); ; ) {
    if (graph.goals.includes(taken.state)) {
      yield stepOf({ kind: 'goal', taken, frontier: [], memory: [taken], found: taken });
      return 'found';
    }
    seen.add(taken.state);
    const entries = childEntries(graph, taken, byEstimate);
    const least = Math.min(...entries.map(({ rank }) => rank as number));
    const next = least <= (taken.rank as number) ? entries.find(({ rank }) => rank === least) : undefined;
    const children = entries.map<SpaceChild>((entry) => ({
      entry,
      fate: entry === next ? 'chosen' : 'forgotten',
    }));
    const kept = next === undefined ? { frontier: [], memory: [taken] } : { frontier: [next], memory: [] };
    yield stepOf({ taken, children, ...kept });
    if (next === undefined) return 'stuck';
    if (seen.has(next.state)) return 'cycle';
    taken = next;
  }
}
