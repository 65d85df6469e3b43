import type { LabExampleText } from '../../games/types.js';

/** The facts that a sentence about a step may mention. Nodes are names, costs are text. */
export interface SpaceStepFacts {
  readonly node: string;
  /** Its value, by which it was chosen: `2 + 4 = 6` in A*. Empty where the algorithm compares nothing. */
  readonly value: string;
  /** The goal that has just been found, and the cost of the path to it. */
  readonly goal: string;
  readonly cost: string;
  /** Children by their fate; empty lists are left out of the sentence. */
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

export const list = (names: readonly string[]) => names.join(', ');
const is = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** The node that is taken from those that wait, with its value. */
const taken = ({ node, value }: SpaceStepFacts) => (value === '' ? node : `${node} (${value})`);

/** The fate of the children. */
function fates({ added, known, improved, onPath, tooCostly, dropped }: SpaceStepFacts): string {
  const parts = [
    added.length > 0 && `${list(added)} ${is(added)} added.`,
    improved.length > 0 && `A cheaper path leads to ${list(improved)}: the old entry is replaced.`,
    known.length > 0 && `${list(known)} ${is(known)} known already.`,
    onPath.length > 0 && `${list(onPath)} ${is(onPath)} on the path that leads here.`,
    tooCostly.length > 0 && `${list(tooCostly)} ${tooCostly.length === 1 ? 'costs' : 'cost'} too much.`,
    dropped.length > 0 && `${list(dropped)} ${is(dropped)} struck out, because the goal costs no more.`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

export const hasChildren = ({ added, known, improved, onPath, tooCostly }: SpaceStepFacts) =>
  [added, known, improved, onPath, tooCostly].some((names) => names.length > 0);

export const labGraphEn = {
  intro:
    'A state space is a graph: nodes are states, edges lead from one state to the next. Eight searches look for a path from the start to a goal, step by step, with all that they have to remember.',
  graph: 'Graph',
  graphHint:
    'A:6 -> B 4, C; B -- D 2; start A; goal D. After the colon the estimate (0 if none), after a child the cost (1 if none); -> leads one way, -- both ways. The first node is the start unless you name another.',
  show: 'Show',
  examples: 'Example',
  ownGraph: 'your own',
  /** By the key of the example: its name, and the point to see in it. */
  exampleTexts: {
    breadth: {
      title: 'Breadth first (Čáp, figure 1)',
      text: 'The queue is F(A), then F(B, C, D), then F(C, D, E, F). The goal G is a child of C.',
    },
    depth: {
      title: 'Depth first (Čáp, figure 2)',
      text: 'The stack is Z(A), then Z(B, E, I), then Z(C, D, E, I). C and D are only taken off; the goal G is a child of E.',
    },
    memory: {
      title: 'How much memory each search needs',
      text: 'A tree with a goal at its foot. Compare the longest queue with the longest stack, and with the one of iterative deepening.',
    },
    longer: {
      title: 'A path that is not the shortest',
      text: 'Depth first goes round by A and B, although an edge leads from the start to a neighbour of the goal.',
    },
    map: {
      title: 'A map of roads',
      text: 'Edges lead both ways, estimates are distances as the crow flies. A* finds the shortest path without looking at every town.',
    },
    greedy: {
      title: 'Where best-first search fails',
      text: 'C looks near the goal, but its edge to the goal costs 9. Best-first search looks at the estimates alone and pays 11; A* pays 6.',
    },
    hill: {
      title: 'Where hill climbing gets stuck',
      text: 'A looks best, but nothing better lies behind it. Hill climbing has forgotten B, and with it the only path to the goal.',
    },
    plateau: {
      title: 'Where hill climbing goes round',
      text: 'S and A have the same estimate. Without a memory the climber goes back and forth for ever.',
    },
    bound: {
      title: 'Branch and bound goes on',
      text: 'The first goal costs 9. The search remembers that, strikes out what is not cheaper, and finds a path for 6.',
    },
    overestimate: {
      title: 'An estimate that is too large',
      text: 'The estimate of B is 9, its true cost 2. A* believes it and returns a path for 5 instead of 4.',
    },
  } as Readonly<Record<string, LabExampleText>>,
  algorithm: 'Algorithm',
  groups: { uninformed: 'Uninformed', informed: 'Informed' },
  algorithms: {
    'breadth-first': 'Breadth-first search',
    'depth-first': 'Depth-first search',
    'depth-limited': 'Depth-limited search',
    'iterative-deepening': 'Iterative deepening',
    'hill-climbing': 'Hill climbing (gradient)',
    'best-first': 'Best-first search (ordered)',
    'a-star': 'A*',
    'branch-and-bound': 'Branch and bound',
  },
  /** The steps of the algorithm, its form in the source, and our reading. */
  notes: {
    'breadth-first':
      'The six steps of Čáp, section 2.3: a child is tested when its parent is expanded. A state met before is not added again; his trees have none, but in a graph with a cycle his steps would never end. The path has the fewest edges, whatever they cost.',
    'depth-first':
      'The same six steps with a stack (Čáp, 2.3): the children are put on top, the first of them uppermost. A state met before is not added again. The path need not be the shortest.',
    'depth-limited':
      'Depth first, but nothing is expanded at the limit. It remembers only the path to the current state: a list of all states met would hide one that was first met too deep.',
    'iterative-deepening':
      'Čáp names it as the compromise between breadth and depth: depth-limited searches with the limits 1, 2, 3, … It finds a path with the fewest edges and needs little memory, but it examines the upper states again and again.',
    'hill-climbing':
      'Čáp, 2.2: expand the state, go to its best child, forget all else, and stop when the state is better than its children. Better means a smaller estimate. By his words an equal child is still followed, so the climber may go round in a circle.',
    'best-first':
      'Čáp, 2.2: hill climbing with a memory, which holds the name, value and parent of each state. The state with the smallest estimate is expanded. What the path has cost so far does not count.',
    'a-star':
      'Čáp, 2.2, writes that each neighbour gets a value from a heuristic function and the smallest is expanded. Read literally, that is best-first search. The shortest path he promises needs the value f = g + h: the cost so far plus the estimate, which must never be too large.',
    'branch-and-bound':
      'Čáp, 2.2, calls it the uniform-cost algorithm that remembers the value of a goal and goes on. Our reading: the cheapest state is expanded, the cost of the goal is the bound, and what is not cheaper is struck out. The path is optimal when nothing waits.',
  },
  limit: 'Depth limit',

  treeOf: (algorithm: string) => `The graph, searched by ${algorithm}`,
  frontier: {
    queue: 'Queue F, the next one first',
    stack: 'Stack Z, the top first',
    list: 'Waiting, sorted by value',
    one: 'In memory',
  },
  memory: { closed: 'Examined', path: 'Path to the current state' },
  empty: 'empty',
  keys: 'Keys: N next step, B back, P play or pause, Home and End.',
  /** Follows the name and the value of a node on its chip: the node that it was found from. */
  from: (parent: string) => `from ${parent}`,
  legend: {
    ahead: 'not met yet',
    open: 'waits',
    done: 'examined, with its number',
    current: 'expanded now',
    path: 'the path found',
    goal: 'a goal',
    value: { h: 'h: the estimate', g: 'g: the cost so far', f: 'g + h = f: cost so far and estimate' },
  },

  start: (node: string) => `Only ${node} waits. Press “Play”, or “One step forward”.`,
  expand: (facts: SpaceStepFacts) =>
    hasChildren(facts)
      ? `${taken(facts)} is taken and expanded. ${fates(facts)}`
      : `${taken(facts)} is taken; it has no children.`,
  goalFound: (facts: SpaceStepFacts) =>
    `${taken(facts)} is taken and expanded. Its child ${facts.goal} is a goal: the search ends. The path costs ${facts.cost}.`,
  goalTaken: (facts: SpaceStepFacts) =>
    `${taken(facts)} is taken. It is a goal: the search ends. The path costs ${facts.cost}.`,
  goalRemembered: (facts: SpaceStepFacts) =>
    `${taken(facts)} is taken and expanded. Its child ${facts.goal} is a goal for ${facts.cost}: that is the new bound. ${fates(facts)}`,
  atLimit: ({ node, limit }: SpaceStepFacts) =>
    `${node} lies at the limit ${limit}: it is taken, but not expanded.`,
  restart: ({ limit }: SpaceStepFacts) =>
    `No goal within the limit. The search starts again with the limit ${limit}.`,
  climb: ({ node, value, next }: SpaceStepFacts) =>
    `${node} (${value}) is expanded. ${next} is its best child and the next state; all else is forgotten.`,
  stuck: ({ node, value }: SpaceStepFacts) =>
    `${node} (${value}) is better than all of its children: the search ends without a goal.`,
  cycle: ({ node, next }: SpaceStepFacts) =>
    `${node} is expanded, and ${next} is the next state again. The algorithm would go round for ever; it has no memory to notice.`,
  ends: {
    none: 'Nothing waits any more: there is no goal to reach.',
    limit: (limit: number) => `Nothing waits any more: there is no goal within the limit ${limit}.`,
    stopped: (steps: number) => `Stopped after ${steps} steps.`,
    bound: (cost: string) => `Nothing cheaper waits any more: the path for ${cost} is optimal.`,
  },

  code: {
    blind: [
      'put the start into the container',
      'while the container is not empty',
      '  take the first state and expand it',
      '  if a child is a goal: found',
      '  add the children: in a queue at the end, on a stack on top',
      'there is no solution',
    ],
    limited: [
      'put the start on the stack',
      'while the stack is not empty',
      '  take the top state; at the limit do not expand it',
      '  if a child is a goal: found',
      '  put the children that are not on the path on top',
      'there is no goal within the limit',
    ],
    deepening: [
      'for limit = 1, 2, 3, …',
      '  put the start on the stack',
      '  while the stack is not empty',
      '    take the top state; at the limit do not expand it',
      '    if a child is a goal: found',
      '    put the children that are not on the path on top',
      '  if nothing was left at the limit: there is no solution',
    ],
    climbing: [
      'state ← the start',
      'repeat',
      '  if the state is a goal: found',
      '  expand it and evaluate its children',
      '  if the state is better than all children: end',
      '  state ← the best child',
    ],
    ordered: [
      'put the start into the list',
      'while the list is not empty',
      '  take the state with the smallest value',
      '  if it is a goal: found',
      '  expand it: a new child goes into the list by its value',
      '  A*: a known child with a cheaper path replaces its entry',
      'there is no solution',
    ],
    bound: [
      'bound ← ∞; put the start into the list',
      'while the list is not empty',
      '  take the cheapest state and expand it',
      '  if a child is a goal and cheaper than the bound: bound ← its cost',
      '  add the other children that are cheaper than the bound',
      '  strike out all that is not cheaper than the bound',
      'the goal remembered last is the optimal one',
    ],
  },

  comparison: 'All searches on this graph',
  comparisonIntro:
    'Examined states stand for time, states waiting and remembered for memory, the cost of the path for quality: the three criteria of Čáp, section 2.1.',
  examined: 'Examined',
  largestFrontier: 'Most waiting',
  largestMemory: 'Most remembered',
  path: 'Path',
  edges: 'Edges',
  cost: 'Cost',
  isLeast: 'optimal',
  leastIs: (cost: number) => `the least is ${cost}`,
  results: {
    none: 'no goal to reach',
    limit: 'no goal within the limit',
    stuck: 'got stuck',
    cycle: 'goes round in a circle',
    stopped: 'too many steps',
  },
  estimates: {
    admissible:
      'The estimates are admissible: none is larger than the true cost, so the path of A* is optimal.',
    overestimates: (node: string, estimate: number, cost: number) =>
      `The estimates are not admissible: ${node} has ${estimate}, but its true cost is ${cost}. The path of A* need not be optimal.`,
  },
};

/** The words of the Lab's page on state spaces. */
export type LabGraphTexts = typeof labGraphEn;
