import { looksEn } from './en.js';

export const looksCs: typeof looksEn = {
  page: 'Stránka',
  themes: { light: 'Světlá', dark: 'Tmavá' },
  boards: 'Desky',
  looks: { own: 'Každá hra svou', wood: 'Dřevo', paper: 'Papír', slate: 'Břidlice' },
  pieces: 'Figury',
  pieceStyles: { turned: 'Soustružené', plain: 'Prosté' },
  moves: 'Tahy',
  notations: { ...looksEn.notations, own: 'Podle jazyka' },
};
