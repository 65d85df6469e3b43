import type { cardsEn } from './en.js';

export const cardsCs: typeof cardsEn = {
  players: (one, other) => `${one} – ${other}`,
  aborted: 'Partie byla zrušena',
  open: 'Otevřete odkaz a posaďte se ke hře. Účet nepotřebujete.',
  tree: (game) => `${game}: strom, který prohledávají minimax a alfa-beta`,
  numberTree: 'Herní strom, který prohledávají minimax a alfa-beta',
  problems: (game) => `${game}: úlohy k řešení`,
};
