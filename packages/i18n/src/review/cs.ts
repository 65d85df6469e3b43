import { insideSentence, pluralCs } from '../language.js';
import type { ReviewTexts } from './en.js';

export const reviewCs: ReviewTexts = {
  title: 'Rozbor',
  evaluation: (side, score) => (side === null ? 'Vyrovnáno' : `${side}: ${score}`),
  evaluating: 'Ohodnocuje se…',
  progress: (done, all) => `Ohodnocené pozice: ${done} z ${all}`,
  cancel: 'Zastavit rozbor',
  goOn: 'Pokračovat v rozboru',
  close: 'Zavřít rozbor',
  failed: 'Rozbor se nečekaně zastavil. Zkuste v něm pokračovat.',
  noMoves: 'Zatím není co rozebírat: nepadl žádný tah.',
  kinds: { inaccuracy: 'nepřesnost', mistake: 'chyba', blunder: 'hrubá chyba' },
  count: (kind, count) =>
    ({
      inaccuracy: `${count} ${pluralCs(count, 'nepřesnost', 'nepřesnosti', 'nepřesností')}`,
      mistake: `${count} ${pluralCs(count, 'chyba', 'chyby', 'chyb')}`,
      blunder: `${count} ${pluralCs(count, 'hrubá chyba', 'hrubé chyby', 'hrubých chyb')}`,
    })[kind],
  turningPoints: 'Zlomové okamžiky',
  noTurningPoints: 'Bez vážných chyb.',
  change: (before, after) => `z hodnoty ${before} na ${after}`,
  better: (move) => `lepší bylo ${move}`,
  graph: (first, second) =>
    `Ohodnocení po každém tahu: nad střední čarou má výhodu ${insideSentence(first)}, pod ní ${insideSentence(second)}`,
  leads: (side) => `${side} má výhodu`,
  learn: (count) => `Poučit se z chyb (${count})`,
  findBetter: (side, move, number, all) =>
    `${number}. z ${all}: ${insideSentence(side)} zahrál ${move}. Najděte lepší tah.`,
  checking: 'Ověřuje se…',
  good: (move, score) => `${move} je dobrý tah (${score}).`,
  notBetter: (move, score) => `${move} nestačí (${score}). Zkuste jiný tah.`,
  same: (move) => `${move} padlo v partii. Zkuste jiný tah.`,
  showMove: 'Ukázat tah',
  next: 'Další',
  done: 'Hotovo',
};
