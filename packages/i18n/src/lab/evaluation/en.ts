import type { LabEvaluationTexts } from './types.js';

export const labEvaluationEn: LabEvaluationTexts = {
  intro:
    'A search stops somewhere, and asks an evaluation function what the position is worth. Here is what it adds up, without any search.',
  showPosition: 'Show',
  whose: {
    textbook: 'The evaluation of the source',
    best: 'The evaluation of the strong search',
    both: 'The evaluation of all searches',
  },
  seenBy: (side) => `Seen by ${side}, who is to move: above 0 is good for this side.`,
  term: 'Term',
  value: 'Value',
  share: 'Bar',
  sum: 'Sum: the score',
  noTerms: 'There is nothing to add up.',
  trees: 'The trees of this position',
  more: (game) => `More in the Lab: ${game}`,
};
