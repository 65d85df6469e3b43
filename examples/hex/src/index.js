import { cellFeatures } from '@tahoun/core';
import { gridSetUp, readMove, squareBoards } from '@tahoun/games';
import { plainGameTexts, pluralCs } from '@tahoun/i18n';
import { HexPosition } from './position.js';

const ID = 'hex';
const FORM = { characters: '.rb', accepts: '. (empty), r or b', sides: 'rb' };
const BOARDS = squareBoards(ID, { sizes: [11, 7], ...FORM });

/** Two red chains that Blue cannot part, for the Lab. */
const BRIDGE = 'rrbrbrb/brbrrbr/brrrbbr/bb..bbb/rbrbrrb/brrbbrr/rbrrbrb b';

/** @param {HexPosition} position @param {number} move */
const nameOf = ({ size, swap }, move) => (move === swap ? 'swap' : BOARDS.nameOf(move, size));

/** @type {import('@tahoun/core').Game<HexPosition>} */
export const hex = {
  id: ID,
  name: 'Hex',
  sides: [
    { id: 'r', name: 'Red' },
    { id: 'b', name: 'Blue' },
  ],
  unit: 'win',
  variants: BOARDS.variants,
  initial: (variants) => new HexPosition(new Uint8Array(BOARDS.sizeOf(variants) ** 2), 0),
  parsePosition(text, variants) {
    const { cells, turn } = BOARDS.read(text, variants);
    return new HexPosition(cells, turn);
  },
  formatPosition: ({ cells, turn }) => BOARDS.write(cells, turn),
  parseMove: (position, text) => readMove(hex, position, text),
  formatMove: nameOf,
  withTurn: ({ cells }, turn) => new HexPosition(cells, turn),
  result: ({ winner }) => (winner === null ? null : { winner, reason: 'connected' }),
  figures: () => ({}),
  targets: (position, move) => [[nameOf(position, move)]],
};

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: 'Hex', tagline: 'Join your two edges' },
    cs: { name: 'Hex', tagline: 'Spojte své dva okraje' },
  },
  rules: async () => hex,
  setUp: async () => gridSetUp(hex),
  // Turned by half a circle, the board plays the same.
  features: async () => cellFeatures(hex, { images: [Array.from({ length: 121 }, (_, cell) => 120 - cell)] }),
  network: async () => (await import('../network.json', { with: { type: 'json' } })).default,
  lab: {
    'hex-bridge': `/lab/position?${new URLSearchParams({ game: ID, position: BRIDGE, depth: '2' })}`,
  },
  words: {
    en: async () => ({
      ...plainGameTexts(hex),
      lab: {
        source: 'Hex',
        examples: {
          'hex-bridge': {
            title: 'A bridge',
            text: 'Whichever of two cells Blue takes, Red takes the other.',
          },
        },
      },
      rules: [
        'Red and Blue put a stone on an empty cell in turn. Red wins by joining top and bottom, Blue by joining left and right. There are no draws.',
        'A cell has six neighbours: those in its row and column, and those at its upper right and its lower left.',
        'Instead of a first move, Blue may swap: the red stone becomes a blue one, with row and column exchanged.',
      ],
      howToMove: 'Choose an empty cell, or swap.',
    }),
    cs: async () => ({
      ...plainGameTexts(hex, 'cs', ['červený', 'modrý']),
      lab: {
        source: 'Hex',
        examples: {
          'hex-bridge': {
            title: 'Most',
            text: 'Ať modrý zabere kterékoli ze dvou polí, červený zabere druhé.',
          },
        },
      },
      rules: [
        'Červený a modrý střídavě kladou kámen na volné pole. Červený vyhrává, když spojí horní a dolní okraj, modrý levý a pravý. Remíza není.',
        'Pole má šest sousedů: ty v řadě a ve sloupci, a také vpravo nahoře a vlevo dole.',
        'Místo prvního tahu smí modrý kámen převzít (swap): červený kámen se změní v modrý a jeho řada a sloupec se zamění.',
      ],
      howToMove: 'Zvolte volné pole, nebo převezměte kámen (swap).',
      reasons: { connected: 'Okraje jsou spojeny' },
      units: (n, written) => `${written} ${pluralCs(Math.abs(n), 'výhra', 'výhry', 'výher', 'výhry')}`,
    }),
  },
};
