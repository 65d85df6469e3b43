import type { LabEvaluationTexts } from './en.js';

export const labEvaluationCs: LabEvaluationTexts = {
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
