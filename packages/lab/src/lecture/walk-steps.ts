import { type TreeNode, nearer, opposite } from '@tahoun/core';

/** A node of a tree laid flat: relations are indices into the list of nodes. */
export interface FlatNode<Node> {
  readonly index: number;
  readonly node: Node;
  /** -1 at the root. */
  readonly parent: number;
  readonly children: readonly number[];
  /** Plies from the root. */
  readonly ply: number;
}

/** All nodes of a tree, each before its children, the children in their order: depth first. The root has index 0. */
export function flatTree<Node extends { readonly children: readonly Node[] }>(root: Node): FlatNode<Node>[] {
  const flat: FlatNode<Node>[] = [];
  const add = (node: Node, parent: number, ply: number): number => {
    const index = flat.length;
    const children: number[] = [];
    flat.push({ index, node, parent, children, ply });
    for (const child of node.children) children.push(add(child, index, ply + 1));
    return index;
  };
  add(root, -1, 0);
  return flat;
}

/**
 * The part of a recorded node that the steps need. Values are seen by the side to move at the node (negamax).
 */
export type WalkedNode = Pick<TreeNode, 'alpha' | 'value' | 'kind'> & {
  readonly stand?: TreeNode['stand'];
  readonly children: readonly WalkedNode[];
};

/** One thing that minimax or alpha-beta does; each is a line of the pseudocode. */
export type WalkStep =
  /** The function is called for an inner node. */
  | { readonly kind: 'enter'; readonly node: number }
  /** A leaf is judged, and its value returned. */
  | { readonly kind: 'judge'; readonly node: number }
  /** A child's value is back at `node`; `better` when it is the best so far. */
  | { readonly kind: 'back'; readonly node: number; readonly child: number; readonly better: boolean }
  /** The moves of `node` that are left cannot matter. */
  | { readonly kind: 'cut'; readonly node: number }
  /** All moves of `node` have been tried. */
  | { readonly kind: 'return'; readonly node: number };

/** State of a node after some step of the algorithm. */
export interface WalkMark {
  /** Not reached yet, being searched, left with its value, or cut off with all that would be below. */
  phase: 'ahead' | 'open' | 'done' | 'cut';
  /**
   * The best value so far, for the side to move there: alpha, in alpha-beta. It begins as the value at which
   * the side may stop an exchange, else as the window's alpha, else as minus infinity.
   */
  best: number;
}

/** The steps in which a textbook search walked the tree that was recorded of it. */
export function walkSteps(tree: readonly FlatNode<WalkedNode>[]): WalkStep[] {
  const steps: WalkStep[] = [];
  const visit = (index: number): void => {
    const { node, children } = at(tree, index);
    if (children.length === 0) {
      steps.push({ kind: 'judge', node: index });
      return;
    }
    steps.push({ kind: 'enter', node: index });
    let best = startOf(node);
    for (const child of children) {
      const { node: below } = at(tree, child);
      if (below.kind === 'cut') {
        steps.push({ kind: 'cut', node: index });
        return;
      }
      visit(child);
      // A search that was stopped has not left every node.
      if (below.value === null) return;
      const value = nearer(opposite(below.value));
      steps.push({ kind: 'back', node: index, child, better: value > best });
      best = Math.max(best, value);
    }
    if (node.value !== null) steps.push({ kind: 'return', node: index });
  };
  visit(0);
  return steps;
}

/** State of each node after the first `count` steps. */
export function marksAfter(
  tree: readonly FlatNode<WalkedNode>[],
  steps: readonly WalkStep[],
  count: number,
): readonly WalkMark[] {
  const marks = tree.map<WalkMark>(({ node }) => ({ phase: 'ahead', best: startOf(node) }));
  const mark = (index: number) => marks[index] as WalkMark;
  const cutOff = (index: number): void => {
    mark(index).phase = 'cut';
    for (const child of at(tree, index).children) cutOff(child);
  };
  for (const step of steps.slice(0, count)) {
    const { node, children } = at(tree, step.node);
    switch (step.kind) {
      case 'enter':
        mark(step.node).phase = 'open';
        break;
      case 'back':
        if (step.better) mark(step.node).best = nearer(opposite(at(tree, step.child).node.value as number));
        break;
      case 'cut':
        for (const child of children) if (mark(child).phase === 'ahead') cutOff(child);
        mark(step.node).phase = 'done';
        break;
      default:
        mark(step.node).phase = 'done';
        mark(step.node).best = node.value ?? mark(step.node).best;
    }
  }
  return marks;
}

function startOf({ alpha, stand }: WalkedNode): number {
  return stand ?? alpha ?? Number.NEGATIVE_INFINITY;
}

function at<Node>(tree: readonly FlatNode<Node>[], index: number): FlatNode<Node> {
  return tree[index] as FlatNode<Node>;
}
