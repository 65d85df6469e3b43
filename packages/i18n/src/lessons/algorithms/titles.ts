import type { Language } from '../../language/language.js';
import { withCzech } from '../text.js';

/**
 * The names of the topics, in the order in which one leads to the next. They are apart from the texts, for
 * pages that only refer to the topics.
 */
export const ALGORITHM_TITLES = withCzech({
  uninformed: { en: 'State-space search', cs: 'Prohledávání stavového prostoru' },
  informed: { en: 'Informed search', cs: 'Informované prohledávání' },
  minimax: { en: 'Minimax', cs: 'Minimax' },
  negamax: { en: 'Negamax', cs: 'Negamax' },
  evaluation: { en: 'Evaluation and the horizon', cs: 'Ohodnocení a horizont' },
  quiescence: { en: 'Quiescence search', cs: 'Prohledávání do klidu' },
  'alpha-beta': { en: 'Alpha-beta pruning', cs: 'Alfa-beta prořezávání' },
  ordering: { en: 'Move ordering', cs: 'Řazení tahů' },
  deepening: { en: 'Iterative deepening', cs: 'Iterativní prohlubování' },
  table: { en: 'Transposition tables', cs: 'Transpoziční tabulky' },
  'monte-carlo': { en: 'Monte Carlo tree search', cs: 'Stromové prohledávání Monte Carlo' },
  'proof-numbers': { en: 'Proof numbers', cs: 'Důkazní čísla' },
  grundy: { en: 'Grundy values', cs: 'Grundyho hodnoty' },
  retrograde: { en: 'Retrograde analysis', cs: 'Retrográdní analýza' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>);

/** Names a topic in addresses. */
export type AlgorithmId = keyof typeof ALGORITHM_TITLES;

export const ALGORITHM_IDS = Object.keys(ALGORITHM_TITLES) as readonly AlgorithmId[];
