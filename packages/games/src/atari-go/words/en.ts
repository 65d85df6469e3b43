import { type GameTexts, countedEn, described, pluralEn } from '@tahoun/i18n';
import { HANDICAPS, SIZES, atariGoTitle } from './title.js';

/** The reasons why an empty point cannot be played on. */
const BARRED_EN: Readonly<Record<string, string>> = {
  ko: 'not now: it would repeat the position (ko)',
  suicide: 'not allowed, suicide',
};

const stones = countedEn('stone');

export const atariGoEn: GameTexts = {
  ...atariGoTitle.en,
  rules: [
    'Black and White take turns to place a stone on any empty point; Black moves first unless you choose otherwise. Stones never move, and nobody may pass.',
    'Stones of one colour that are connected along the lines form a group. The empty points next to it are its liberties. A group whose last liberty is taken is captured; with one liberty left it is in atari.',
    'The first player to capture wins. You can also agree to play until one player has captured several stones in all: then captured stones leave the board, and a stone that has just captured a single one must not be recaptured at once if that would repeat the position (ko).',
    'A move that leaves your own group without a liberty is suicide and not allowed, unless it captures. A player who has no move left loses.',
  ],
  lessons: 'Learn Atari Go: pictures, problems, glossary',
  sourcePlayer: "Starý's player (2009)",
  howToMove: 'Choose an empty point. Groups in atari are ringed, and a dot marks their last liberty.',
  sides: [
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
    { name: 'White', turn: 'White to move', wins: 'White wins' },
  ],
  variants: {
    size: { label: 'Board', values: SIZES },
    start: {
      label: 'Starting position',
      values: { empty: 'Empty board', stable: 'Stable centre', crosscut: 'Crosscut' },
    },
    handicap: {
      label: 'Handicap',
      values: { '0': 'None', ...Object.fromEntries(HANDICAPS.map((count) => [count, stones(count)])) },
    },
    first: { label: 'First move', values: { black: 'Black', white: 'White' } },
    target: {
      label: 'Stones to capture',
      values: { '1': 'One', '2': 'Two', '3': 'Three', '5': 'Five' },
    },
  },
  reasons: { capture: 'Stones were captured', 'no-moves': 'No move is left' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'liberty', 'liberties')}`,
  labels: {
    empty: ({ point, barred }) => described(point, 'empty', BARRED_EN[barred ?? '']),
    stone: ({ point, stone, liberties }) =>
      described(
        point,
        stone === 'black' ? 'black' : 'white',
        liberties === 1 ? 'in atari' : `${liberties} ${pluralEn(Number(liberties), 'liberty', 'liberties')}`,
      ),
  },
  marks: { atari: 'Atari', liberties: 'Liberties', captured: 'Captured stones' },
  figures: {
    stones0: 'Black stones',
    stones1: 'White stones',
    taken0: 'Captured by Black',
    taken1: 'Captured by White',
    left: 'Empty points',
  },
  pieces: {
    stone: countedEn('stone'),
  },
};
