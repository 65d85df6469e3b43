import type { StateGraph } from './graph.js';
import { type RankOf, type SpaceChild, type SpaceRun, childEntries, startEntry, stepOf } from './steps.js';

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
