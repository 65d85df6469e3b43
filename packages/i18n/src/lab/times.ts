import type { Language } from '../language.js';
import { czech } from '../typography.js';

const labTimesEn = {
  intro:
    'Graphs 1 and 2 of the thesis show how long its program searched, by depth, on a machine of 2010. Your machine now runs the same searches, move for move, in your browser.',
  /** One figure for each algorithm. */
  figure: (algorithm: string) => `${algorithm}: seconds by depth`,
  figureAlt: 'Seconds by depth on a logarithmic scale; the numbers are in the table.',
  board: (rows: number, columns: number) => `${rows}×${columns}`,
  /** The origin of the times that a line of the chart shows. */
  published: (board: string) => `${board}, 2010`,
  here: (board: string) => `${board}, here`,
  plies: 'Plies ahead',
  sourceDepth: 'Depth in the thesis',
  seconds: 'Seconds',
  /** In place of a time. */
  notRun: 'not run',
  limit: (moves: string) => `Searches of more than ${moves} moves are not run here.`,
  axis: 'A time of 0 has no place on this scale. The axes of the thesis count plies from 1, its table counts depths from 0.',
};

/** The words of the Lab's page on the published times. */
export type LabTimesTexts = typeof labTimesEn;

const labTimesCs: LabTimesTexts = {
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

export function labTimesTexts(language: Language): LabTimesTexts {
  return language === 'cs' ? czech(labTimesCs) : labTimesEn;
}
