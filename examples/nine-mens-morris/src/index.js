import { checkVariants, gridSetUp, plainResult, readMove, readRows, writeRows } from '@tahoun/games';
import { plainGameTexts, pluralCs } from '@tahoun/i18n';
import { HAND, MorrisPosition, NONE, POINTS, QUIET_LIMIT } from './position.js';

const ID = 'nine-mens-morris';
/** The men in hand are above the board; the last number is that of the quiet plies. */
const BOARD = '.##.##./#.#.#.#/##...##/...#.../##...##/#.#.#.#/.##.##.';
const START = `wwwwwww/wwbbbbb/bbbb###/#######/${BOARD} w 0`;
const FORM = { width: 7, height: 11, characters: '.wb#', accepts: '. (empty), w, b or #', sides: 'wb' };
/** Places of the points in the rows. */
const PLACES = POINTS.map((point) => 28 + point);

/**
 * The points from and to which a man moves, and that of a removed man, as far as the move has these.
 * @param {number} move
 */
const targetsOf = (move) =>
  [move & 31, (move >> 5) & 31, move >> 10]
    .filter((point) => point < HAND)
    .map((point) => 'abcdefg'.charAt(POINTS[point] % 7) + (7 - Math.floor(POINTS[point] / 7)));

/** @type {import('@tahoun/core').Game<MorrisPosition>} */
export const morris = {
  id: ID,
  name: "Nine Men's Morris",
  sides: [
    { id: 'w', name: 'White' },
    { id: 'b', name: 'Black' },
  ],
  unit: 'man',
  units: 'men',
  variants: [],
  initial: (variants) => morris.parsePosition(START, variants),
  parsePosition(text, variants = {}) {
    checkVariants(ID, [], variants);
    const [, rows = text, quiet = 0] = /^(.*?)(?: (\d{1,3}))?$/s.exec(text.trim()) ?? [];
    const { cells, turn } = readRows(rows, FORM);
    const men = PLACES.map((place) => cells[place] % 3);
    return new MorrisPosition([...men, ...cells.filter((man, i) => i < 18 && man < 3)], turn, Number(quiet));
  },
  formatPosition(position) {
    const cells = position.cells();
    const rows = Array.from({ length: 77 }, (_, place) => cells[PLACES.indexOf(place)] ?? 3);
    for (let place = 0; place < 18; place++) rows[place] = cells[24 + place] ?? 0;
    return `${writeRows(rows, position.turn, FORM)} ${position.quiet}`;
  },
  parseMove: (position, text) => readMove(morris, position, text),
  formatMove: (_, move) =>
    targetsOf(move | (NONE << 10)).join('-') + targetsOf(move | 1023).map((name) => `x${name}`),
  withTurn: (position, turn) => new MorrisPosition(position.cells(), turn, position.quiet),
  result(position) {
    const reason = position.quiet < QUIET_LIMIT ? 'no-moves' : 'no-progress';
    return plainResult(position, Math.min(...position.men) < 3 ? 'two-men' : reason);
  },
  figures: ({ men: [side0, side1] }) => ({ side0, side1 }),
  targets: (_, move) => [targetsOf(move)],
};

/** @type {import('@tahoun/catalogue').GameManifest} */
export default {
  id: ID,
  title: {
    en: { name: "Nine Men's Morris", tagline: 'Three in a line take a man' },
    cs: { name: 'Mlýn', tagline: 'Tři v řadě berou kámen' },
  },
  rules: async () => morris,
  setUp: async () => gridSetUp(morris),
  words: {
    en: async () => ({
      ...plainGameTexts(morris),
      rules: [
        'Both sides put nine men on the points in turn. Then a man moves along a line to the next point; with three men left, to any point.',
        'Three men in a line remove one man of the other side, which is in no such line itself unless all of its men are.',
        'A side with two men, or without a move, loses. 50 moves of each side without a new man or a removal are a draw. Above the board lie the men in hand.',
      ],
      howToMove: 'Choose a man, unless one comes from the hand, then its point, and then the man to remove.',
    }),
    cs: async () => ({
      ...plainGameTexts(morris, 'cs', ['bílý', 'černý']),
      rules: [
        'Obě strany střídavě položí devět kamenů. Pak kámen táhne po čáře na sousední bod; kdo má už jen tři, táhne kamkoli.',
        'Tři kameny v řadě (mlýn) odeberou soupeři kámen, který sám v mlýně není, ledaže jsou v mlýnech všechny.',
        'Kdo má dva kameny nebo nemá tah, prohrává. Po 50 tazích každé strany bez nového kamene a bez odebrání je remíza. Nad deskou leží kameny v ruce.',
      ],
      howToMove: 'Zvolte kámen, pokud nepřichází z ruky, potom bod a nakonec kámen, který odeberete.',
      reasons: { 'two-men': 'Dva kameny', 'no-moves': 'Žádný tah', 'no-progress': 'Bez pokroku' },
      units: (n, written) => `${written} ${pluralCs(Math.abs(n), 'kámen', 'kameny', 'kamenů', 'kamene')}`,
    }),
  },
};
