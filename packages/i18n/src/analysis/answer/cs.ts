import type { answerEn } from './en.js';

export const answerCs: typeof answerEn = {
  standings: {
    winning: 'má vyhranou pozici',
    clearlyBetter: 'má jasnou výhodu',
    slightlyBetter: 'má mírnou výhodu',
    even: 'drží vyrovnanou pozici',
    slightlyWorse: 'stojí o něco hůř',
    clearlyWorse: 'stojí jasně hůř',
    losing: 'má prohranou pozici',
  },
  plays: 'hraje',
  and: 'a',
  wins: 'vyhraje',
  loses: 'prohraje',
};
