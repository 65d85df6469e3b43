import { genericArtist } from '@tahoun/board';
import { ONGOING } from '@tahoun/core';
import { plainAi } from '@tahoun/eval';
import { checkVariants, gridSetUp, readMove, readRows, writeRows } from '@tahoun/games';
import { plainGameTexts } from '@tahoun/i18n';
import { OthelloPosition, PASS, SQUARES } from './position.js';

/** Text form of positions: `......../.../...xo.../...ox.../.../........ x`, from row 1 at the top. */
const FORM = { width: 8, height: 8, characters: '.xo', accepts: '. (empty), x or o', sides: 'xo' };
const START = '......../......../......../...ox.../...xo.../......../......../........ x';

/** @param {number} move */
function nameOf(move) {
  const at = SQUARES.indexOf(move);
  return move === PASS ? 'pass' : 'abcdefgh'.charAt(at & 7) + (1 + (at >> 3));
}

/** The rules: the only required part of a game. @type {import('@tahoun/core').Game<OthelloPosition>} */
export const othello = {
  id: 'othello',
  name: 'Othello',
  sides: [
    { id: 'x', name: 'Dark' },
    { id: 'o', name: 'Light' },
  ],
  unit: 'disc',
  variants: [],

  initial: (variants = {}) => othello.parsePosition(START, variants),

  parsePosition(text, variants = {}) {
    checkVariants('othello', [], variants);
    const { cells, turn } = readRows(text, FORM);
    return new OthelloPosition(cells, turn);
  },

  formatPosition: (position) => writeRows(position.contents(), position.turn, FORM),

  parseMove: (position, text) => readMove(othello, position, text),
  formatMove: (_position, move) => nameOf(move),
  withTurn: (position, turn) => new OthelloPosition(position.contents(), turn),

  result(position) {
    if (position.outcome() === ONGOING) return null;
    const margin = position.discs(0) - position.discs(1);
    return { winner: margin > 0 ? 0 : margin < 0 ? 1 : null, reason: 'no-moves', margin };
  },

  figures: (position) => ({ side0: position.discs(0), side1: position.discs(1) }),
  targets: (_position, move) => [[nameOf(move)]],
};

/**
 * Corners are kept for ever, and the side with more moves has the better ones.
 * @param {OthelloPosition} position
 */
function terms(position) {
  const { cells, turn } = position;
  const lead = (/** @type {(side: number) => number} */ count) => count(turn) - count(1 - turn);
  const corners = lead((side) => [11, 18, 81, 88].filter((cell) => cells[cell] === side + 1).length);
  const mobility = lead((side) => position.mobility(side));
  return {
    corners: 1000 * corners,
    mobility: 100 * mobility,
    discs: 5 * lead((side) => position.discs(side)),
  };
}

/** @type {import('@tahoun/core').Evaluation<OthelloPosition>} */
const evaluation = {
  id: 'corners-and-mobility',
  evaluate: (position) => Object.values(terms(position)).reduce((sum, term) => sum + term, 0),
  terms,
};

/**
 * The game for all clients. Only `id` and `rules` are required.
 * @type {import('@tahoun/catalogue').GameManifest}
 */
export default {
  id: 'othello',
  title: { en: { name: 'Othello', tagline: 'Turn the discs between yours' } },
  rules: async () => othello,
  ai: async () => ({ ...plainAi(othello), textbook: evaluation, best: evaluation }),
  board: async () => genericArtist(othello, { a1: 'top' }),
  setUp: async () => gridSetUp(othello, { a1: 'top' }),
  words: {
    en: async () => ({
      ...plainGameTexts(othello),
      rules: [
        'Dark moves first. Put a disc on an empty square so that it encloses discs of the other colour in a straight line, in any direction: all of those become yours.',
        'Who cannot do that passes. When neither side can, the game is over, and the side with more discs wins.',
      ],
      howToMove: 'Choose the square for your disc, or pass if there is none.',
    }),
  },
};
