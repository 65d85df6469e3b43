import type { Language } from '../language.js';
import { czech } from '../typography.js';

const labEvaluationEn = {
  intro:
    'A search stops somewhere, and asks an evaluation function what the position is worth. Here is what it adds up, without any search.',
  showPosition: 'Show',
  /** Over the evaluation of the game's source, over the one of the strong search, and over one that is both. */
  whose: {
    textbook: 'The evaluation of the source',
    best: 'The evaluation of the strong search',
    both: 'The evaluation of all searches',
  },
  /** The side from which the values are seen. */
  seenBy: (side: string) => `Seen by ${side}, who is to move: above 0 is good for this side.`,
  term: 'Term',
  value: 'Value',
  share: 'Bar',
  sum: 'Sum: the score',
  noTerms: 'There is nothing to add up.',
  /** Leads to the trees of the position. */
  trees: 'The trees of this position',
  /** Leads to the page that the Lab has on the game alone. */
  more: (game: string) => `More in the Lab: ${game}`,
};

const labEvaluationCs: typeof labEvaluationEn = {
  intro:
    'Prohledávání se někde zastaví a zeptá se ohodnocovací funkce, jakou má pozice cenu. Zde je vidět, co funkce sčítá, bez jakéhokoli prohledávání.',
  showPosition: 'Ukázat',
  whose: {
    textbook: 'Ohodnocení z pramene',
    best: 'Ohodnocení pro silné prohledávání',
    both: 'Ohodnocení pro všechna prohledávání',
  },
  seenBy: (side) => `Z pohledu strany na tahu (${side}): nad 0 je pro ni dobré.`,
  term: 'Člen',
  value: 'Hodnota',
  share: 'Sloupec',
  sum: 'Součet: skóre',
  noTerms: 'Není co sčítat.',
  trees: 'Stromy této pozice',
  more: (game) => `Víc v Laboratoři: ${game}`,
};

/** The words of the Lab's page on evaluations. */
export function labEvaluationTexts(language: Language): typeof labEvaluationEn {
  return language === 'cs' ? czech(labEvaluationCs) : labEvaluationEn;
}
