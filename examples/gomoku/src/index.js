import { DRAW, cellFeatures, squareImages } from '@tahoun/core';
import { gridSetUp, plainResult, readMove, squareBoards } from '@tahoun/games';
import { plainGameTexts, pluralCs } from '@tahoun/i18n';
import { GomokuPosition, SIZE } from './position.js';

const ID = 'gomoku';
const BOARDS = squareBoards(ID, { sizes: [SIZE], characters: '.xo', accepts: '., x or o', sides: 'xo' });

/** @type {import('@tahoun/core').Game<GomokuPosition>} */
export const gomoku = {
  id: ID,
  name: 'Gomoku',
  sides: [
    { id: 'x', name: 'Black' },
    { id: 'o', name: 'White' },
  ],
  unit: 'win',
  variants: BOARDS.variants,
  initial: (variants) => new GomokuPosition(new Uint8Array(BOARDS.sizeOf(variants) ** 2), 0),
  parsePosition(text, variants) {
    const { cells, turn } = BOARDS.read(text, variants);
    return new GomokuPosition(cells, turn);
  },
  formatPosition: ({ cells, turn }) => BOARDS.write(cells, turn),
  parseMove: (position, text) => readMove(gomoku, position, text),
  formatMove: (_, move) => BOARDS.nameOf(move, SIZE),
  withTurn: ({ cells }, turn) => new GomokuPosition(cells, turn),
  result: (position) => plainResult(position, position.outcome() === DRAW ? 'full-board' : 'five-in-a-row'),
  figures: () => ({}),
  targets: (_, move) => [[BOARDS.nameOf(move, SIZE)]],
};

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: 'Gomoku', tagline: 'Five in a row on 15 by 15 lines' },
    cs: { name: 'Gomoku', tagline: 'Pět v řadě na desce 15 × 15' },
  },
  rules: async () => gomoku,
  setUp: async () => gridSetUp(gomoku),
  features: async () => cellFeatures(gomoku, { images: squareImages(SIZE) }),
  network: async () => (await import('../network.json', { with: { type: 'json' } })).default,
  words: {
    en: async () => ({
      ...plainGameTexts(gomoku),
      rules: [
        'Black and White put a stone on an empty cell in turn; Black moves first.',
        'Five stones or more in a row, a column or a diagonal win (freestyle: no opening is forbidden). A full board is a draw.',
      ],
    }),
    cs: async () => ({
      ...plainGameTexts(gomoku, 'cs', ['černý', 'bílý']),
      rules: [
        'Černý a bílý střídavě kladou kámen na volné pole; začíná černý.',
        'Pět nebo více kamenů v řadě, ve sloupci nebo na úhlopříčce vyhrává (freestyle: žádné zahájení není zakázané). Plná deska je remíza.',
      ],
      reasons: { 'five-in-a-row': 'Pět v řadě', 'full-board': 'Deska je plná' },
      units: (n, written) => `${written} ${pluralCs(Math.abs(n), 'výhra', 'výhry', 'výher', 'výhry')}`,
    }),
  },
};
