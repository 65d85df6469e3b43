import type { LabExampleText, Pseudocode } from '../types.js';

/** The searches of a state space. */
export type LabSpaceAlgorithm =
  | 'breadth-first'
  | 'depth-first'
  | 'depth-limited'
  | 'iterative-deepening'
  | 'hill-climbing'
  | 'best-first'
  | 'a-star'
  | 'branch-and-bound';

/** What a sentence about a step may mention. Nodes are names, costs are text. */
export interface SpaceStepFacts {
  readonly node: string;
  /** Its value, by which it was chosen: `2 + 4 = 6` in A*. Empty where the algorithm compares nothing. */
  readonly value: string;
  /** The goal that has just been found, and what the path to it costs. */
  readonly goal: string;
  readonly cost: string;
  /** Children by what becomes of them; empty lists are left out of the sentence. */
  readonly added: readonly string[];
  readonly known: readonly string[];
  readonly improved: readonly string[];
  readonly onPath: readonly string[];
  readonly tooCostly: readonly string[];
  readonly dropped: readonly string[];
  /** Hill climbing: the next state. Empty where there is none. */
  readonly next: string;
  readonly limit: number;
}

/** The words of the Lab's page on state spaces. */
export interface LabGraphTexts {
  readonly intro: string;
  readonly graph: string;
  readonly graphHint: string;
  readonly show: string;
  readonly examples: string;
  readonly ownGraph: string;
  /** By the key of the example: its name, and what there is to see. */
  readonly exampleTexts: Readonly<Record<string, LabExampleText>>;
  readonly algorithm: string;
  readonly groups: Readonly<Record<'uninformed' | 'informed', string>>;
  readonly algorithms: Readonly<Record<LabSpaceAlgorithm, string>>;
  /** What the algorithm does, how the source has it, and what is our reading. */
  readonly notes: Readonly<Record<LabSpaceAlgorithm, string>>;
  readonly limit: string;

  readonly treeOf: (algorithm: string) => string;
  readonly frontier: Readonly<Record<'queue' | 'stack' | 'list' | 'one', string>>;
  readonly memory: Readonly<Record<'closed' | 'path', string>>;
  readonly empty: string;
  readonly keys: string;
  /** What stands on a chip after the name of the node: its value and what it was found from. */
  readonly from: (parent: string) => string;
  readonly legend: {
    readonly ahead: string;
    readonly open: string;
    readonly done: string;
    readonly current: string;
    readonly path: string;
    readonly goal: string;
    readonly value: Readonly<Record<'h' | 'g' | 'f', string>>;
  };

  readonly start: (node: string) => string;
  readonly expand: (facts: SpaceStepFacts) => string;
  readonly goalFound: (facts: SpaceStepFacts) => string;
  readonly goalTaken: (facts: SpaceStepFacts) => string;
  readonly goalRemembered: (facts: SpaceStepFacts) => string;
  readonly atLimit: (facts: SpaceStepFacts) => string;
  readonly restart: (facts: SpaceStepFacts) => string;
  readonly climb: (facts: SpaceStepFacts) => string;
  readonly stuck: (facts: SpaceStepFacts) => string;
  readonly cycle: (facts: SpaceStepFacts) => string;
  readonly ends: {
    readonly none: string;
    readonly limit: (limit: number) => string;
    readonly stopped: (steps: number) => string;
    readonly bound: (cost: string) => string;
  };

  readonly code: Readonly<
    Record<'blind' | 'limited' | 'deepening' | 'climbing' | 'ordered' | 'bound', Pseudocode>
  >;

  readonly comparison: string;
  readonly comparisonIntro: string;
  readonly examined: string;
  readonly largestFrontier: string;
  readonly largestMemory: string;
  readonly path: string;
  readonly edges: string;
  readonly cost: string;
  readonly isLeast: string;
  readonly leastIs: (cost: number) => string;
  readonly results: Readonly<Record<'none' | 'limit' | 'stuck' | 'cycle' | 'stopped', string>>;
  readonly estimates: {
    readonly admissible: string;
    readonly overestimates: (node: string, estimate: number, cost: number) => string;
  };
}
