import { type Example, position } from '../example.js';

const game = 'czech-draughts';
const HORIZON = 'B:Wc5,g5:Be7,f8';

/** Kühr's worked examples; what the scan of his text lost of the positions was found again by trying everything. */
export const CZECH_DRAUGHTS_EXAMPLES: readonly Example[] = [
  position('kuhr-minimax', {
    ...{ game, position: 'B:We3:Bd6', depth: '4' },
    ...{ show: 'minimax', view: 'mover', wins: 'numbers' },
  }),
  position('kuhr-alpha-beta', {
    ...{ game, position: 'W:Wa3,e3:Ba5,d6', depth: '3' },
    ...{ show: 'alpha-beta', view: 'mover' },
  }),
  position('kuhr-horizon', { game, position: HORIZON, depth: '2', show: 'minimax' }),
  position('kuhr-horizon-deeper', { game, position: HORIZON, depth: '3', show: 'minimax' }),
];
