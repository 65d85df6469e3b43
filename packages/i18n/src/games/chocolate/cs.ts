import { pluralCs } from '../../language.js';
import type { GameTexts } from '../types.js';
import { chocolateTitle, written } from './title.js';

export const chocolateCs: GameTexts = {
  ...chocolateTitle.cs,
  rules: [
    'Hráči A a B se střídají, začíná A. Vezměte libovolný kus čokolády a rozlomte ho podél jedné rovné čáry na dva obdélníky.',
    'Zlomem nesmí vzniknout samostatný čtvereček (1×1), takže kusy 1×2 a 1×3 už rozlomit nelze.',
    'Kdo nemá co lámat, prohrál.',
  ],
  lessons: 'Naučte se hrát: pravidla, matematika, úlohy',
  sourcePlayer: 'Milatův hráč (2007)',
  sourcePlayerNote: 'Kde to jde, hraje symetricky, jinak podle Milatovy rekurze.',
  textbookNote: 'Toto prohledávání pozná jen dohranou partii. Že vyhrává půlení, neví.',
  howToMove: 'Zvolte čáru na některém kusu: kus se podél ní rozlomí.',
  sides: [
    { name: 'A', turn: 'Na tahu je A', wins: 'Vyhrál A' },
    { name: 'B', turn: 'Na tahu je B', wins: 'Vyhrál B' },
  ],
  variants: { size: { label: 'Tabulka', values: {} } },
  reasons: { 'no-break': 'Není co lámat' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'výhra', 'výhry', 'výher', 'výhry')}`,
  labels: {
    vertical: ({ piece, first, second }) =>
      `Rozlomit ${written(piece)} na ${written(first)} a ${written(second)}, svislá čára`,
    horizontal: ({ piece, first, second }) =>
      `Rozlomit ${written(piece)} na ${written(first)} a ${written(second)}, vodorovná čára`,
    piece: ({ piece }) => `Kus ${written(piece)}`,
  },
  figures: { pieces: 'Kusy', left: 'Kusy k rozlomení' },
};
