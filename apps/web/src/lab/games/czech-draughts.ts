import { type Example, position, tree } from '../example.js';
import { hrefOf } from '../href.js';

const game = 'czech-draughts';
const MINIMAX = {
  ...{ game, position: 'B:We3:Bd6', depth: '4' },
  ...{ moves: 'd6-e5,d6-c5', show: 'minimax' },
} as const;
const HORIZON = { game, position: 'B:Wc5,g5:Be7,f8' } as const;
const PRUNING = { show: 'alpha-beta', view: 'mover' } as const;

/**
 * Kühr's worked examples, in his order; what the scan of his text lost of the positions was found again by trying
 * everything. Of the numbers it keeps those made of 0 and 9.
 */
export const CZECH_DRAUGHTS_EXAMPLES: readonly Example[] = [
  position('kuhr-game-tree', { game, position: 'W:Wd2:Bc5', depth: '3', show: 'minimax' }),
  position('kuhr-minimax-root', { ...MINIMAX, wins: 'constant' }),
  position('kuhr-minimax-simplified', { ...MINIMAX, view: 'mover', wins: 'constant' }),
  position('kuhr-minimax', { ...MINIMAX, view: 'mover', wins: 'numbers' }),
  position('kuhr-horizon', { ...HORIZON, depth: '2', show: 'minimax' }),
  position('kuhr-horizon-deeper', { ...HORIZON, depth: '3', show: 'minimax' }),
  position('kuhr-exchanges', { ...HORIZON, depth: '2', show: 'exchanges' }),
  { id: 'kuhr-evaluation', href: hrefOf('czech-draughts') },
  tree('kuhr-abstract', { t: '(((3 5) (9 2 4)) ((7 6) (2 4) (8 1)))', show: 'alpha-beta' }),
  position('kuhr-alpha-beta', {
    ...{ game, position: 'W:Wa3,e3:Ba5,d6', depth: '3' },
    ...{ moves: 'e3-d4,a3-b4,e3-f4', ...PRUNING },
  }),
  // e-d with d-c, a-b, d-e; a-b with a-c; e-f with d-c and the two replies that are cut.
  tree('kuhr-alpha-beta-numbers', { t: '(((0) (99) (0)) ((0 0)) ((-1 0 -1) 0 0))', ...PRUNING }),
];
