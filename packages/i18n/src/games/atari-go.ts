import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

const SIZES = {
  '5': '5×5',
  '6': '6×6',
  '7': '7×7',
  '8': '8×8',
  '9': '9×9',
  '13': '13×13',
  '19': '19×19',
} as const;

/** Why an empty point cannot be played on. */
const BARRED_EN: Readonly<Record<string, string>> = {
  ko: 'not now, it would bring the position back',
  suicide: 'not allowed, suicide',
};

const BARRED_CS: Readonly<Record<string, string>> = {
  ko: 'teď nelze, vrátila by se předchozí pozice',
  suicide: 'nelze, sebevražda',
};

export const atariGoEn: GameTexts = {
  name: 'Atari Go',
  tagline: 'Surround a stone before yours is surrounded',
  rules: [
    'Black and White take turns placing a stone on any empty point; Black begins unless you choose otherwise. Stones never move, and nobody may pass.',
    'Stones of one colour that are connected along the lines form a group. The empty points next to it are its liberties. A group whose last liberty is taken is captured; with one liberty left it is in atari.',
    'Whoever captures first wins. You may also agree to play until somebody has captured several stones in all: then captured stones leave the board, and a stone that has just taken a single one may not be retaken at once if that would bring the position back (ko).',
    'A move that leaves your own group without a liberty is suicide and not allowed, unless it captures. Whoever has no move left loses.',
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
      label: 'Start',
      values: { empty: 'Empty board', stable: 'Stable centre', crosscut: 'Crosscut' },
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
  marks: { atari: 'Atari', liberties: 'Liberties' },
  figures: {
    stones0: 'Black stones',
    stones1: 'White stones',
    taken0: 'Captured by Black',
    taken1: 'Captured by White',
    left: 'Empty points',
  },
};

export const atariGoCs: GameTexts = {
  name: 'Atari Go',
  tagline: 'Obkličte kámen dřív než soupeř ten váš',
  rules: [
    'Černý a Bílý střídavě pokládají kámen na kterýkoli volný průsečík; začíná Černý, nezvolíte-li jinak. Kameny se neposouvají a tah nelze vynechat.',
    'Kameny jedné barvy spojené po čarách tvoří skupinu. Volné průsečíky vedle ní jsou její svobody. Skupina, která přijde o poslední svobodu, je zajata; zbývá-li jí jediná, je v atari.',
    'Kdo první něco zajme, vyhrál. Můžete se také domluvit, že se hraje na více zajatých kamenů: pak zajaté kameny mizí z desky a kámen, který právě sebral jediný kámen, se nesmí hned sebrat zpět, pokud by se tím vrátila předchozí pozice (kó).',
    'Tah, po kterém by vlastní skupina neměla svobodu, je sebevražda a není dovolen, ledaže něco zajme. Kdo nemá kam hrát, prohrál.',
  ],
  lessons: 'Naučte se Atari Go: obrázky, úlohy, slovníček',
  sourcePlayer: 'Hráč T. Starého (2009)',
  howToMove: 'Zvolte volný průsečík. Skupiny v atari jsou v kroužku a tečka značí jejich poslední svobodu.',
  sides: [
    { name: 'Černý', turn: 'Na tahu je Černý', wins: 'Vyhrál Černý' },
    { name: 'Bílý', turn: 'Na tahu je Bílý', wins: 'Vyhrál Bílý' },
  ],
  variants: {
    size: { label: 'Deska', values: SIZES },
    start: {
      label: 'Začátek',
      values: { empty: 'Prázdná deska', stable: 'Stabilní centrum', crosscut: 'Křížový střih' },
    },
    first: { label: 'Začíná', values: { black: 'Černý', white: 'Bílý' } },
    target: {
      label: 'Kolik kamenů zajmout',
      values: { '1': 'Jeden', '2': 'Dva', '3': 'Tři', '5': 'Pět' },
    },
  },
  reasons: { capture: 'Kameny byly zajaty', 'no-moves': 'Není kam hrát' },
  units: (value, written) =>
    `${written} ${pluralCs(Math.abs(value), 'svoboda', 'svobody', 'svobod', 'svobody')}`,
  labels: {
    empty: ({ point, barred }) => described(point, 'volno', BARRED_CS[barred ?? '']),
    stone: ({ point, stone, liberties }) =>
      described(
        point,
        stone === 'black' ? 'černý' : 'bílý',
        liberties === 1
          ? 'v atari'
          : `${liberties} ${pluralCs(Number(liberties), 'svoboda', 'svobody', 'svobod')}`,
      ),
  },
  marks: { atari: 'Atari', liberties: 'Svobody' },
  figures: {
    stones0: 'Černé kameny',
    stones1: 'Bílé kameny',
    taken0: 'Zajal Černý',
    taken1: 'Zajal Bílý',
    left: 'Volné průsečíky',
  },
};

function described(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}
