import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const chocolateEn: GameTexts = {
  name: 'Chocolate',
  tagline: 'Break the bar; the last one to break wins',
  rules: [
    'A and B take turns; A begins. Take any piece of the chocolate and break it along one straight line into two rectangles.',
    'A break may never leave a single square, so pieces of 1x1, 1x2 and 1x3 cannot be broken any more.',
    'Whoever has nothing left to break loses.',
  ],
  sourcePlayer: "Milata's player (2007)",
  howToMove: 'Choose a line on a piece: the piece breaks along it.',
  sides: [
    { name: 'A', turn: 'A to move', wins: 'A wins' },
    { name: 'B', turn: 'B to move', wins: 'B wins' },
  ],
  variants: { size: { label: 'Bar', values: {} } },
  reasons: { 'no-break': 'Nothing is left to break' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'win', 'wins')}`,
  labels: {
    vertical: ({ piece, first, second }) => `Break ${piece} into ${first} and ${second}, line down`,
    horizontal: ({ piece, first, second }) => `Break ${piece} into ${first} and ${second}, line across`,
    piece: ({ piece }) => `Piece ${piece}`,
  },
  figures: { pieces: 'Pieces', left: 'Pieces that can be broken' },
};

export const chocolateCs: GameTexts = {
  name: 'Čokoláda',
  tagline: 'Lámejte tabulku; kdo láme poslední, vyhrává',
  rules: [
    'Hráči A a B se střídají, začíná A. Vezměte libovolný kus čokolády a rozlomte ho podél jedné rovné čáry na dva obdélníky.',
    'Zlomem nesmí vzniknout jediný čtvereček, takže kusy 1x1, 1x2 a 1x3 už rozlomit nejde.',
    'Kdo nemá co lámat, prohrál.',
  ],
  sourcePlayer: 'Milatův hráč (2007)',
  howToMove: 'Zvolte čáru na některém kusu: kus se podél ní rozlomí.',
  sides: [
    { name: 'A', turn: 'Na tahu je A', wins: 'Vyhrál A' },
    { name: 'B', turn: 'Na tahu je B', wins: 'Vyhrál B' },
  ],
  variants: { size: { label: 'Tabulka', values: {} } },
  reasons: { 'no-break': 'Není co lámat' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'výhra', 'výhry', 'výher', 'výhry')}`,
  labels: {
    vertical: ({ piece, first, second }) => `Rozlomit ${piece} na ${first} a ${second}, čára shora dolů`,
    horizontal: ({ piece, first, second }) => `Rozlomit ${piece} na ${first} a ${second}, čára napříč`,
    piece: ({ piece }) => `Kus ${piece}`,
  },
  figures: { pieces: 'Kusy', left: 'Kusy k rozlomení' },
};
