import { cellFeatures } from '@tahoun/core';
import { gridSetUp, plainResult, readMove, squareBoards } from '@tahoun/games';
import { plainGameTexts, pluralCs } from '@tahoun/i18n';
import { BreakthroughPosition } from './position.js';

const ID = 'breakthrough';
const FORM = { characters: '.wb', accepts: '. (empty), w or b', sides: 'wb' };
const BOARDS = squareBoards(ID, { sizes: [8, 6], ...FORM });

/** @param {BreakthroughPosition} position @param {number} move */
const squaresOf = ({ size }, move) => [move & 63, move >> 6].map((cell) => BOARDS.nameOf(cell, size));

/** @type {import('@tahoun/core').Game<BreakthroughPosition>} */
export const breakthrough = {
  id: ID,
  name: 'Breakthrough',
  sides: [
    { id: 'w', name: 'White' },
    { id: 'b', name: 'Black' },
  ],
  unit: 'pawn',
  variants: BOARDS.variants,
  initial(variants) {
    const size = BOARDS.sizeOf(variants);
    const rows = ['b', 'b', ...Array(size - 4).fill('.'), 'w', 'w'].map((sign) => sign.repeat(size));
    return breakthrough.parsePosition(`${rows.join('/')} w`);
  },
  parsePosition(text, variants) {
    const { cells, turn } = BOARDS.read(text, variants);
    return new BreakthroughPosition(cells, turn);
  },
  formatPosition: ({ cells, turn }) => BOARDS.write(cells, turn),
  parseMove: (position, text) => readMove(breakthrough, position, text),
  formatMove: (position, move) => squaresOf(position, move).join('-'),
  withTurn: ({ cells }, turn) => new BreakthroughPosition(cells, turn),
  result: (position) => plainResult(position, position.pawns.includes(0) ? 'no-pawns' : 'breakthrough'),
  figures: ({ pawns: [side0, side1] }) => ({ side0, side1 }),
  targets: (position, move) => [squaresOf(position, move)],
};

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: 'Breakthrough', tagline: 'Be the first to reach the other end' },
    cs: { name: 'Průlom', tagline: 'Kdo první dojde na druhý konec' },
  },
  rules: async () => breakthrough,
  setUp: async () => gridSetUp(breakthrough),
  // Each side sees the board from its own end, and left and right make no difference.
  features: async () =>
    cellFeatures(breakthrough, {
      turned: Array.from({ length: 64 }, (_, cell) => cell ^ 56),
      images: [Array.from({ length: 64 }, (_, cell) => cell ^ 7)],
    }),
  words: {
    en: async () => ({
      ...plainGameTexts(breakthrough),
      rules: [
        'A pawn moves one square forward, straight or diagonally, to an empty square. Diagonally it may also capture.',
        'The first side with a pawn in the last row wins, and so does a side that captures all pawns.',
      ],
      howToMove: 'Choose a pawn, then the square that it moves to.',
    }),
    cs: async () => ({
      ...plainGameTexts(breakthrough, 'cs', ['bílý', 'černý']),
      rules: [
        'Pěšec táhne o jedno pole vpřed, rovně nebo šikmo, na volné pole. Šikmo smí také brát.',
        'Vyhrává, kdo má jako první pěšce v poslední řadě nebo kdo vezme soupeři všechny pěšce.',
      ],
      howToMove: 'Zvolte pěšce a pak pole, na které táhne.',
      reasons: { breakthrough: 'Průlom', 'no-pawns': 'Soupeř nemá pěšce' },
      units: (n, written) => `${written} ${pluralCs(Math.abs(n), 'pěšec', 'pěšci', 'pěšců', 'pěšce')}`,
    }),
  },
};
