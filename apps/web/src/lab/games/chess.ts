import { type Example, position } from '../example.js';

/** For Němec 2006: a mate in two moves, with few enough pieces for its tree to be seen. */
export const CHESS_EXAMPLES: readonly Example[] = [
  position('nemec-mate', {
    ...{ game: 'chess', position: '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', depth: '3' },
    ...{ show: 'alpha-beta' },
  }),
];
