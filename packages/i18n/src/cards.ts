import type { Language } from './language.js';
import { czech } from './typography.js';

const cardsEn = {
  /** @param players both names, or the sides */
  players: (one: string, other: string) => `${one} – ${other}`,
  aborted: 'The game was aborted',
  /** Under a game that waits for its second player. */
  open: 'Open the link to sit down. You need no account.',
  tree: (game: string) => `${game}: the tree that minimax and alpha-beta search`,
  numberTree: 'A game tree, searched by minimax and alpha-beta',
  problems: (game: string) => `${game}: problems to solve`,
};

const cardsCs: typeof cardsEn = {
  players: (one, other) => `${one} – ${other}`,
  aborted: 'Partie byla zrušena',
  open: 'Otevřete odkaz a posaďte se ke hře. Účet nepotřebujete.',
  tree: (game) => `${game}: strom, který prohledávají minimax a alfa-beta`,
  numberTree: 'Herní strom, který prohledávají minimax a alfa-beta',
  problems: (game) => `${game}: úlohy k řešení`,
};

/** The words of a link to the page where it is shown elsewhere, such as in a chat. */
export function cardTexts(language: Language): typeof cardsEn {
  return language === 'cs' ? czech(cardsCs) : cardsEn;
}
