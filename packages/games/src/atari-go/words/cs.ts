import { type GameTexts, countedCs, described, pluralCs } from '@tahoun/i18n';
import { HANDICAPS, SIZES, atariGoTitle } from './title.js';

const BARRED_CS: Readonly<Record<string, string>> = {
  ko: 'teď nelze: vrátila by se předchozí pozice (ko)',
  suicide: 'nelze, sebevražda',
};

const stones = countedCs('kámen', 'kameny', 'kamenů');

export const atariGoCs: GameTexts = {
  ...atariGoTitle.cs,
  rules: [
    'Černý a bílý střídavě pokládají kámen na kterýkoli volný průsečík; začíná černý, nezvolíte-li jinak. Kameny se neposouvají a tah nelze vynechat.',
    'Kameny jedné barvy spojené po čarách tvoří skupinu. Volné průsečíky vedle ní jsou její svobody. Skupina, která přijde o poslední svobodu, je zajata; zbývá-li jí jediná, je v atari.',
    'Kdo první něco zajme, vyhrál. Můžete se také domluvit, že se hraje na více zajatých kamenů: pak zajaté kameny mizí z desky a kámen, kterým právě někdo zajal jediný kámen, nesmí soupeř hned zajmout, pokud by se tím vrátila předchozí pozice (ko).',
    'Tah, po kterém by vlastní skupina neměla svobodu, je sebevražda a není dovolen, ledaže něco zajme. Kdo nemá kam hrát, prohrál.',
  ],
  lessons: 'Naučte se atari go: obrázky, úlohy, slovníček',
  sourcePlayer: 'Hráč T. Starého (2009)',
  howToMove: 'Zvolte volný průsečík. Skupiny v atari jsou v kroužku a tečka značí jejich poslední svobodu.',
  sides: [
    { name: 'Černý', turn: 'Na tahu je černý', wins: 'Vyhrál černý' },
    { name: 'Bílý', turn: 'Na tahu je bílý', wins: 'Vyhrál bílý' },
  ],
  variants: {
    size: { label: 'Deska', values: SIZES },
    start: {
      label: 'Základní postavení',
      values: { empty: 'Prázdná deska', stable: 'Stabilní centrum', crosscut: 'Křížový střih' },
    },
    handicap: {
      label: 'Handicap',
      values: { '0': 'Žádný', ...Object.fromEntries(HANDICAPS.map((count) => [count, stones(count)])) },
    },
    first: { label: 'Začíná', values: { black: 'Černý', white: 'Bílý' } },
    target: {
      label: 'Kamenů k zajetí',
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
  marks: { atari: 'Atari', liberties: 'Svobody', captured: 'Zajaté kameny' },
  figures: {
    stones0: 'Černé kameny',
    stones1: 'Bílé kameny',
    taken0: 'Zajal černý',
    taken1: 'Zajal bílý',
    left: 'Volné průsečíky',
  },
  pieces: {
    stone: countedCs('kámen', 'kameny', 'kamenů'),
  },
};
