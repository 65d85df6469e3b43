import {
  type TreeNode,
  TreeRecorder,
  alphaBetaSearch,
  childrenOf,
  minimaxSearch,
  noEvaluation,
  opposite,
} from '@tahoun/core';
import { type LeafTree, LeafTreePosition, heightOf, sizeOf } from '@tahoun/lab/lecture';
import { type LabNode, type Walk, walkOf } from './model.js';

/** A tree of numbers whose nodes have names. */
export interface NamedTree {
  readonly name: string;
  /** A leaf's value, for MAX; undefined at inner nodes. */
  readonly leaf: number | undefined;
  readonly children: readonly NamedTree[];
}

/** The searches of trees of numbers: there is nothing to exchange in them. */
export type LeafAlgorithm = Exclude<Walk['algorithm'], 'minimax-quiescence'>;

/** A, B, ... Z, AA, AB, ... */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Names of nodes, as in the sources: 1, 2, 3, ... or A, B, C, ... */
const NAMES = { letters, numbers: (index: number) => String(index + 1) };
export type Naming = keyof typeof NAMES;

/** The nodes named in the order of a walk in depth. */
export function nameNodes(tree: LeafTree, naming: Naming = 'letters'): NamedTree {
  let count = 0;
  const build = (node: LeafTree): NamedTree => ({
    name: NAMES[naming](count++),
    leaf: typeof node === 'number' ? node : undefined,
    children: childrenOf(node).map(build),
  });
  return build(tree);
}

/** A textbook search of a tree of numbers. Its cut branches are there too, as on the blackboard. */
export function leafWalk(algorithm: LeafAlgorithm, tree: LeafTree, naming: Naming = 'letters'): Walk {
  const observer = new TreeRecorder(sizeOf(tree));
  const search = algorithm === 'minimax' ? minimaxSearch : alphaBetaSearch;
  search({
    position: new LeafTreePosition(tree),
    evaluation: noEvaluation,
    limits: { depth: heightOf(tree) },
    observer,
  });
  return walkOf(algorithm, labNode(nameNodes(tree, naming), observer.tree().root, true));
}

/** @param recorded undefined below a node that was cut off */
function labNode(named: NamedTree, recorded: TreeNode | undefined, isMax: boolean): LabNode {
  const { name, leaf } = named;
  const { alpha, beta, value, kind } = recorded ?? CUT;
  return {
    ...{ name, alpha, beta, value, kind },
    ...(leaf === undefined ? {} : { given: isMax ? leaf : opposite(leaf) }),
    children: named.children.map((child, i) => labNode(child, recorded?.children[i], !isMax)),
  };
}

const CUT = { alpha: null, beta: null, value: null, kind: 'cut' } as const;
