import { InputError } from '@tahoun/core';
import { parseLeafTree } from '@tahoun/lab/lecture';
import { type SpaceAlgorithm, type StateGraph, parseStateGraph } from '@tahoun/lab/state-space';
import { type NamedTree, nameNodes } from '../walk/leaf-walks.js';

/** A graph, and the algorithm that it illustrates. */
export interface GraphPreset {
  readonly g: string;
  readonly show: SpaceAlgorithm;
}

/** Every node of this tree of 31 has two children, down to the last level. */
const BINARY = Array.from({ length: 15 }, (_, i) => `${i + 1} -> ${2 * i + 2}, ${2 * i + 3}`).join('; ');

/** Graphs to begin with, by the key of their name in the texts. The first is shown by default. */
export const GRAPH_PRESETS = {
  // Čáp 2010, figures 1 and 2.
  breadth: { g: 'A -> B, C, D; B -> E, F; C -> G; goal G', show: 'breadth-first' },
  depth: { g: 'A -> B, E, I; B -> C, D; E -> F, G, H; goal G', show: 'depth-first' },
  memory: { g: `${BINARY}; goal 27`, show: 'breadth-first' },
  longer: { g: 'S -> A, C; A -> B; B -> D; C -> G; D -> G; goal G', show: 'depth-first' },
  map: {
    g: 'P:10 -- A 4, B 3, X 4, Y 4; A:7 -- C 4, E 8; B:8 -- C 6, D 4; C:4 -- E 3, G 7; D:5 -- G 8; E:2 -- G 3; X:13 -- Z 3; Y:12 -- Z 5; Z:15; goal G',
    show: 'a-star',
  },
  greedy: { g: 'S:5 -> A 2, C 2; A:4 -> B 2; B:2 -> G 2; C:1 -> G 9; goal G', show: 'best-first' },
  hill: { g: 'S:5 -> A 2, B 1; A:2 -> C 2; B:4 -> G 4; C:3; goal G', show: 'hill-climbing' },
  plateau: { g: 'S:3 -- A; A:3 -> B 2; B:4 -> G 4; goal G', show: 'hill-climbing' },
  bound: { g: 'S -> A 2, D 7, G 9; A -> B 2; B -> G 2; D -> E; goal G', show: 'branch-and-bound' },
  overestimate: { g: 'S:3 -> A 3, B 2; A:2 -> G 2; B:9 -> G 2; goal G', show: 'a-star' },
} as const satisfies Readonly<Record<string, GraphPreset>>;

export const USUAL_GRAPH: GraphPreset = GRAPH_PRESETS.breadth;

/** A graph, or the error in its text. */
interface ReadGraph {
  readonly text: string;
  readonly graph: StateGraph | null;
  readonly problem: InputError | null;
}

/** @param made origin of the text, if it is not written by hand */
export function readGraph(written: string, made: () => string = () => written): ReadGraph {
  let text = written;
  try {
    text = made();
    return { text, graph: parseStateGraph(text), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { text, graph: null, problem: error };
  }
}

/**
 * A tree of numbers as a graph, its leaves with the wanted value as goals: links to blind searches of such trees
 * are older than graphs.
 * @throws InputError for a text that is no tree
 */
export function graphOfLeafTree(text: string, goal: string): string {
  const statements: string[] = [];
  const goals: string[] = [];
  const add = ({ name, leaf, children }: NamedTree) => {
    if (children.length > 0) statements.push(`${name} -> ${children.map((child) => child.name).join(', ')}`);
    else if (goal !== '' && leaf === Number(goal)) goals.push(name);
    for (const child of children) add(child);
  };
  add(nameNodes(parseLeafTree(text)));
  return [...statements, ...(goals.length === 0 ? [] : [`goal ${goals.join(', ')}`])].join('; ');
}
