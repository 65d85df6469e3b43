import { blindSearch, depthLimitedSearch, iterativeDeepeningSearch } from './blind.js';
import type { StateGraph } from './graph.js';
import { aStarSearch, bestFirstSearch, branchAndBoundSearch, hillClimbingSearch } from './ordered.js';
import {
  type SpaceEnd,
  type SpaceEntry,
  type SpaceRun,
  type SpaceStep,
  noRank,
  startEntry,
  stepOf,
} from './steps.js';

/** Searches of a state space: four that know nothing of it but its edges, and four that use costs or estimates. */
const SEARCHES = {
  'breadth-first': (graph) => blindSearch(graph, 'queue'),
  'depth-first': (graph) => blindSearch(graph, 'stack'),
  'depth-limited': depthLimitedSearch,
  'iterative-deepening': iterativeDeepeningSearch,
  'hill-climbing': hillClimbingSearch,
  'best-first': bestFirstSearch,
  'a-star': aStarSearch,
  'branch-and-bound': branchAndBoundSearch,
} as const satisfies Readonly<Record<string, (graph: StateGraph, limit: number) => SpaceRun>>;

export type SpaceAlgorithm = keyof typeof SEARCHES;
export const SPACE_ALGORITHMS = Object.keys(SEARCHES) as [SpaceAlgorithm, ...SpaceAlgorithm[]];

/** Without a list of all states that were met, a search with a limit may take very many steps. */
export const MAX_SPACE_STEPS = 2000;

export interface SpaceOptions {
  /** For the depth-limited search: edges from the start. */
  readonly limit: number;
}

/** A search of a state space from its first step to its last. */
export interface SpaceSearch {
  readonly algorithm: SpaceAlgorithm;
  readonly steps: readonly SpaceStep[];
  /** `stopped` after `MAX_SPACE_STEPS`. */
  readonly end: SpaceEnd | 'stopped';
  readonly found: SpaceEntry | null;
  /** Number of states taken from the open list. */
  readonly examined: number;
  /** The most states that waited at a time, and with all others that had to be remembered. */
  readonly largestFrontier: number;
  readonly largestMemory: number;
}

/** A start that is a goal ends every search at once. */
export function searchStateSpace(
  graph: StateGraph,
  algorithm: SpaceAlgorithm,
  { limit }: SpaceOptions,
): SpaceSearch {
  const { steps, end } = graph.goals.includes(graph.start)
    ? { steps: [stepAtGoal(graph)], end: 'found' as const }
    : record(SEARCHES[algorithm](graph, limit));
  const largest = (sizeOf: (step: SpaceStep) => number) => Math.max(1, ...steps.map(sizeOf));
  return {
    algorithm,
    steps,
    end,
    found: steps.at(-1)?.found ?? null,
    examined: steps.filter(({ taken }) => taken !== null).length,
    largestFrontier: largest(({ frontier }) => frontier.length),
    largestMemory: largest(({ frontier, memory }) => frontier.length + memory.length),
  };
}

function stepAtGoal(graph: StateGraph): SpaceStep {
  const found = startEntry(graph, noRank);
  return stepOf({ kind: 'goal', taken: found, frontier: [], memory: [], found });
}

function record(searched: SpaceRun): Pick<SpaceSearch, 'steps' | 'end'> {
  const steps: SpaceStep[] = [];
  for (;;) {
    const next = searched.next();
    if (next.done) return { steps, end: next.value };
    if (steps.length === MAX_SPACE_STEPS) return { steps, end: 'stopped' };
    steps.push(next.value);
  }
}
