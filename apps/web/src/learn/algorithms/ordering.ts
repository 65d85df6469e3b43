import { type LeafTree, parseLeafTree, sortLeafTree } from '@tahoun/core';
import { type LeafAlgorithm, leafWalk } from '../../lab/walk/leaf-walks.js';
import type { Bar } from './Bars.js';
import { ORDERED_TREE } from './trees.js';

/** How many leaves of one tree are looked at: by minimax, and by alpha-beta with the worst and the best moves first. */
export function leavesByOrder(): Bar[] {
  const tree = parseLeafTree(ORDERED_TREE);
  return [
    { name: 'minimax', value: leavesSeen('minimax', tree) },
    { name: 'α-β ↓', value: leavesSeen('alpha-beta', sortLeafTree(tree, 'worst')) },
    { name: 'α-β ↑', value: leavesSeen('alpha-beta', sortLeafTree(tree, 'best')) },
  ];
}

function leavesSeen(algorithm: LeafAlgorithm, tree: LeafTree): number {
  const { nodes } = leafWalk(algorithm, tree);
  return nodes.filter(({ node, children }) => children.length === 0 && node.kind !== 'cut').length;
}
