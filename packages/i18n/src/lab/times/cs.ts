import type { LabTimesTexts } from './en.js';

export const labTimesCs: LabTimesTexts = {
  intro:
    'Grafy 1 a 2 bakalářské práce ukazují, jak dlouho její program prohledával, podle hloubky, na počítači z roku 2010. Váš počítač teď ve vašem prohlížeči provádí totéž prohledávání, tah za tahem.',
  figure: (algorithm) => `${algorithm}: sekundy podle hloubky`,
  figureAlt: 'Sekundy podle hloubky v logaritmickém měřítku; čísla jsou v tabulce.',
  board: (rows, columns) => `${rows}×${columns}`,
  published: (board) => `${board}, 2010`,
  here: (board) => `${board}, zde`,
  plies: 'Půltahů dopředu',
  sourceDepth: 'Hloubka v práci',
  seconds: 'Sekundy',
  notRun: 'nespuštěno',
  limit: (moves) => `Prohledávání s více než ${moves} tahy tu stránka nespouští.`,
  axis: 'Čas 0 v tomto měřítku nemá místo. Osy v práci počítají půltahy od 1, její tabulka hloubky od 0.',
};
