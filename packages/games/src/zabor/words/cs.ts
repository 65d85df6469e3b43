import { type GameTexts, pluralCs } from '@tahoun/i18n';
import { zaborTitle } from './title.js';

export const zaborCs: GameTexts = {
  ...zaborTitle.cs,
  rules: [
    'Modrý a červený se střídají, začíná modrý. Zvolte libovolné volné pole: stane se vaším a s ním i pole přímo nad ním, pod ním, vlevo a vpravo, i když patřila soupeři.',
    'Zablokovaná pole nepatří nikomu a nikdy se nemění. Tah nelze vynechat.',
    'Partie končí, když nezbývá žádné volné pole. Vyhrává, kdo má víc polí; při rovnosti je remíza.',
    'Varianta dává polím různé hodnoty: pole s trojkou platí za tři pole.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, nápady, úlohy',
  sourcePlayer: 'Čápův hráč (2010)',
  sourceDepth: (plies) => `u Čápa hloubka ${plies - 1}`,
  howToMove: 'Zvolte volné pole. Obarvená pole ukazují, co byste zabrali.',
  sides: [
    { name: 'Modrý', turn: 'Na tahu je modrý', wins: 'Vyhrál modrý' },
    { name: 'Červený', turn: 'Na tahu je červený', wins: 'Vyhrál červený' },
  ],
  variants: {
    map: {
      label: 'Mapa',
      values: {
        lake: 'Jezero',
        cross: 'Kříž',
        diamond: 'Kosočtverec',
        hourglass: 'Přesýpací hodiny',
        islands: 'Ostrovy',
        river: 'Řeka',
        fortress: 'Pevnost',
        pinwheel: 'Větrník',
      },
    },
    values: {
      label: 'Hodnoty polí',
      values: {
        equal: 'Všechna za jedno',
        pyramid: 'Střed má větší cenu',
        rim: 'Okraj má větší cenu',
        chequered: 'Střídavě jedna a dvě',
        'random:1': 'Losem',
      },
    },
  },
  reasons: { 'no-free-cell': 'Nezbývá žádné volné pole' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'pole', 'pole', 'polí', 'pole')}`,
  labels: {
    free: ({ cell, gain, value }) => `${cell}, volné, ${value ? `hodnota ${value}, ` : ''}zisk ${gain}`,
    blue: ({ cell, value }) => `${cell}, modré${value ? `, hodnota ${value}` : ''}`,
    red: ({ cell, value }) => `${cell}, červené${value ? `, hodnota ${value}` : ''}`,
    blocked: ({ cell }) => `${cell}, zablokované`,
  },
  figures: { side0: 'Modrá pole', side1: 'Červená pole', left: 'Volná pole' },
};
