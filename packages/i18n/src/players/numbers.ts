import type { Language } from '../language.js';
import { withCzech } from '../typography.js';
import type { PlayerNumbersWords } from './types.js';

/** Apart from the names, as the sentences are. */
const WORDS: Readonly<Record<Language, PlayerNumbersWords>> = withCzech({
  en: {
    numbers: {
      depth: { label: 'Depth', value: (plies) => `Depth ${plies}` },
      verifyDepth: { label: 'Second depth', value: (plies) => `then ${plies}` },
      nodes: { label: 'Moves tried', value: (moves) => `${moves} moves` },
      timeMs: { label: 'Time', value: (ms) => `${ms} ms` },
    },
  },
  cs: {
    numbers: {
      depth: { label: 'Hloubka', value: (plies) => `Hloubka ${plies}` },
      verifyDepth: { label: 'Druhá hloubka', value: (plies) => `pak ${plies}` },
      nodes: { label: 'Zkoušené tahy', value: (moves) => `tahů: ${moves}` },
      timeMs: { label: 'Čas', value: (ms) => `${ms} ms` },
    },
  },
});

/** What the numbers of computer players are called. */
export function playerNumbers(language: Language): PlayerNumbersWords['numbers'] {
  return WORDS[language].numbers;
}
