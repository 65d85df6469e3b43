import type { AlgorithmId } from '@tahoun/i18n';
import {
  type LeafTree,
  formatLeafTree,
  parseLeafTree,
  randomLeafTree,
  sortLeafTree,
} from '@tahoun/lab/lecture';
import { hrefOf } from '../../lab/href.js';
import { exampleGroups } from '../../lab/lab-pages.js';
import { type LeafAlgorithm, leafWalk } from '../../lab/walk/leaf-walks.js';
import type { Bar } from './Bars.js';

/** The tree of numbers on which orders of moves are compared. */
const ORDERED_TREE = formatLeafTree(randomLeafTree({ seed: 1, depth: 3, width: 3 }));

/** Addresses of the Lab that show each algorithm at work. */
export const EXAMPLES: Readonly<Record<AlgorithmId, string>> = {
  uninformed: exampleOf('cap-1'),
  informed: exampleOf('cap-a-star'),
  minimax: hrefOf('tree', { t: '((3 5) (2 9))', show: 'minimax' }),
  negamax: hrefOf('tree', { t: '((3 5) (2 9))', show: 'minimax', view: 'mover' }),
  evaluation: exampleOf('kuhr-horizon'),
  quiescence: exampleOf('kuhr-horizon-deeper'),
  'alpha-beta': exampleOf('two-cuts'),
  ordering: hrefOf('tree', { t: ORDERED_TREE, show: 'both', order: 'worst' }),
  deepening: exampleOf('cap-5x5'),
  table: exampleOf('cap-7x7'),
  'monte-carlo': exampleOf('stary-capture'),
  'proof-numbers': exampleOf('stary-proof'),
  grundy: exampleOf('milata-table'),
  retrograde: exampleOf('cap-position'),
};

/** The address of one of the Lab's examples. @throws Error for an id that it does not have. */
function exampleOf(id: string): string {
  const example = exampleGroups()
    .flatMap(({ examples }) => examples)
    .find((each) => each.id === id);
  if (example === undefined) throw new Error(`the Lab has no example ${id}`);
  return example.href;
}

/**
 * Number of leaves of one tree that are evaluated: by minimax, and by alpha-beta with the worst and the best
 * moves first.
 */
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
