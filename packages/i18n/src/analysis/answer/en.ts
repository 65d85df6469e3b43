export const answerEn = {
  /** Of a side, behind its name. */
  standings: {
    winning: 'is winning',
    clearlyBetter: 'is clearly better',
    slightlyBetter: 'is slightly better',
    even: 'holds an even position',
    slightlyWorse: 'is slightly worse',
    clearlyWorse: 'is clearly worse',
    losing: 'is losing',
  },
  plays: 'plays',
  and: 'and',
  wins: 'wins',
  loses: 'loses',
};
