import { type Example, position } from '../example.js';
import { hrefOf } from '../href.js';

/** For Němec 2006: a mate in two moves, with few enough pieces for its tree to be seen, and an evaluation. */
export const CHESS_EXAMPLES: readonly Example[] = [
  position('nemec-mate', {
    ...{ game: 'chess', position: '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', depth: '3' },
    ...{ show: 'alpha-beta' },
  }),
  {
    id: 'nemec-evaluation',
    href: hrefOf('evaluation', {
      game: 'chess',
      position: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
    }),
  },
];
