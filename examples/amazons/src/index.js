import { cellFeatures, squareImages } from '@tahoun/core';
import { gridSetUp, plainResult, readMove, squareBoards } from '@tahoun/games';
import { plainGameTexts, pluralCs } from '@tahoun/i18n';
import { AmazonsPosition, SIZES } from './position.js';

const ID = 'amazons';
const FORM = { characters: '.wb#', accepts: '. (empty), w, b or # (an arrow)', sides: 'wb' };
const BOARDS = squareBoards(ID, { sizes: SIZES, ...FORM });
const STARTS = new Map([
  [10, '...b..b.../10/10/b........b/10/10/w........w/10/10/...w..w... w'],
  [6, '.b..b./b....b/6/6/w....w/.w..w. w'],
]);

/**
 * The cells from and to which an amazon moves, and that of its arrow.
 * @param {AmazonsPosition} position
 * @param {number} move
 */
const squaresOf = ({ size }, move) =>
  [move & 127, (move >> 7) & 127, move >> 14].map((cell) => BOARDS.nameOf(cell, size));

/** @type {import('@tahoun/core').Game<AmazonsPosition>} */
export const amazons = {
  id: ID,
  name: 'Amazons',
  sides: [
    { id: 'w', name: 'White' },
    { id: 'b', name: 'Black' },
  ],
  unit: 'win',
  variants: BOARDS.variants,
  initial(variants) {
    const start = STARTS.get(BOARDS.sizeOf(variants)) ?? '';
    return amazons.parsePosition(start.replace(/\d+/g, (count) => '.'.repeat(Number(count))));
  },
  parsePosition(text, variants) {
    const { cells, turn } = BOARDS.read(text, variants);
    return new AmazonsPosition(cells, turn);
  },
  formatPosition: ({ cells, turn }) => BOARDS.write(cells, turn),
  parseMove: (position, text) => readMove(amazons, position, text),
  formatMove: (position, move) =>
    squaresOf(position, move)
      .join('-')
      .replace(/-(?!.*-)/, '/'),
  withTurn: ({ cells }, turn) => new AmazonsPosition(cells, turn),
  result: (position) => plainResult(position, 'no-moves'),
  figures: () => ({}),
  targets: (position, move) => [squaresOf(position, move)],
};

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: 'Amazons', tagline: 'Move like a queen, then shoot an arrow' },
    cs: { name: 'Amazonky', tagline: 'Táhněte jako dáma a vystřelte šíp' },
  },
  rules: async () => amazons,
  setUp: async () => gridSetUp(amazons),
  features: async () => cellFeatures(amazons, { images: squareImages(10) }),
  network: async () => (await import('../network.json', { with: { type: 'json' } })).default,
  words: {
    en: async () => ({
      ...plainGameTexts(amazons),
      rules: [
        'An amazon moves like a queen in chess. From where it stands then, it shoots an arrow in the same way, which stays where it lands. Neither goes over amazons or arrows, and nothing is ever captured.',
        'A side that cannot move loses.',
      ],
      howToMove: 'Choose an amazon, then where it moves, then where the arrow lands.',
    }),
    cs: async () => ({
      ...plainGameTexts(amazons, 'cs', ['bílý', 'černý']),
      rules: [
        'Amazonka táhne jako dáma v šachu. Odtud pak stejným způsobem vystřelí šíp, který zůstane, kam dopadl. Přes amazonky ani šípy se nechodí ani nestřílí a nic se nebere.',
        'Strana, která nemá tah, prohrává.',
      ],
      howToMove: 'Zvolte amazonku, pak pole, na které táhne, a pak pole, kam dopadne šíp.',
      reasons: { 'no-moves': 'Žádný tah' },
      units: (n, written) => `${written} ${pluralCs(Math.abs(n), 'výhra', 'výhry', 'výher', 'výhry')}`,
    }),
  },
};
