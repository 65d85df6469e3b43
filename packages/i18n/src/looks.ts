import type { Language } from './language.js';

const looksEn = {
  page: 'Page',
  themes: { light: 'Light', dark: 'Dark' },
  boards: 'Boards',
  looks: { own: 'Each game’s own', wood: 'Wood', paper: 'Paper', slate: 'Slate' },
  /** Of chess. */
  pieces: 'Pieces',
  pieceStyles: { turned: 'Turned', plain: 'Plain' },
  moves: 'Moves',
  notations: { own: 'As in the language', en: 'K Q R B N', cs: 'K D V S J', figurines: '♔ ♕ ♖ ♗ ♘' },
};

const looksCs: typeof looksEn = {
  page: 'Stránka',
  themes: { light: 'Světlá', dark: 'Tmavá' },
  boards: 'Desky',
  looks: { own: 'Každá hra svou', wood: 'Dřevo', paper: 'Papír', slate: 'Břidlice' },
  pieces: 'Figury',
  pieceStyles: { turned: 'Soustružené', plain: 'Prosté' },
  moves: 'Tahy',
  notations: { ...looksEn.notations, own: 'Podle jazyka' },
};

/** The words of the menu of looks: a theme for the page, a look for its boards, a style for the pieces, letters for the moves. */
export function lookTexts(language: Language): typeof looksEn {
  return language === 'cs' ? looksCs : looksEn;
}
