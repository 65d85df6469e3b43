import type { AlgorithmId } from '@tahoun/i18n';
import { ORDERED_TREE, exampleGroups, hrefOf } from '../../lab/index.js';

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
