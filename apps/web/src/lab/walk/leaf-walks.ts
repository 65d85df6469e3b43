import {
  type LeafTree,
  LeafTreePosition,
  type TreeNode,
  TreeRecorder,
  alphaBetaSearch,
  childrenOf,
  heightOf,
  minimaxSearch,
  opposite,
  sizeOf,
  unknownValue,
} from '@tahoun/core';
import { type LabNode, type Walk, walkOf } from './model.js';

/** A tree of numbers whose nodes have letters, given in one of two orders. */
export interface NamedTree {
  readonly name: string;
  /** A leaf's value, for MAX; undefined at inner nodes. */
  readonly leaf: number | undefined;
  readonly children: readonly NamedTree[];
}

export type NamingOrder = 'depth-first' | 'breadth-first';

/** The searches of trees of numbers: there is nothing to exchange in them. */
export type LeafAlgorithm = Exclude<Walk['algorithm'], 'minimax-quiescence'>;

/** A, B, ... Z, AA, AB, ... */
export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

export function nameNodes(tree: LeafTree, order: NamingOrder = 'depth-first'): NamedTree {
  const names = new Map<string, string>();
  const waiting: { readonly node: LeafTree; readonly path: string }[] = [{ node: tree, path: '' }];
  for (let count = 0; waiting.length > 0; count++) {
    const { node, path } = waiting.shift() as (typeof waiting)[number];
    names.set(path, letters(count));
    const below = childrenOf(node).map((child, i) => ({ node: child, path: `${path}.${i}` }));
    if (order === 'breadth-first') waiting.push(...below);
    else waiting.unshift(...below);
  }
  const build = (node: LeafTree, path: string): NamedTree => ({
    name: names.get(path) as string,
    leaf: typeof node === 'number' ? node : undefined,
    children: childrenOf(node).map((child, i) => build(child, `${path}.${i}`)),
  });
  return build(tree, '');
}

/** What a textbook search does on a tree of numbers. What it cuts off is there too, as the blackboard has it. */
export function leafWalk(algorithm: LeafAlgorithm, tree: LeafTree): Walk {
  const observer = new TreeRecorder(sizeOf(tree));
  const search = algorithm === 'minimax' ? minimaxSearch : alphaBetaSearch;
  search({
    position: new LeafTreePosition(tree),
    evaluation: unknownValue,
    depth: heightOf(tree),
    observer,
  });
  return walkOf(algorithm, labNode(nameNodes(tree), observer.tree().root, true));
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
