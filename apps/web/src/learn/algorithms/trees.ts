import { formatLeafTree, randomLeafTree } from '@tahoun/core';

/** The tree of numbers on which orders of moves are compared. */
export const ORDERED_TREE = formatLeafTree(randomLeafTree({ seed: 1, depth: 3, width: 3 }));
