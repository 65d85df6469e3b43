import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const zaborEn: GameTexts = {
  name: 'Zabor',
  tagline: 'Take land, and take it back',
  rules: [
    'Blue and Red take turns; Blue begins. Choose any free cell: it becomes yours, and so do the cells directly above, below, left and right of it, even if they were your opponent’s.',
    'Blocked cells belong to nobody and never change. Nobody may pass.',
    'The game ends when no free cell is left. Whoever owns more cells wins; equal land is a draw.',
  ],
  sourcePlayer: "Čáp's player (2010)",
  howToMove: 'Choose a free cell. Coloured cells show what you would take.',
  sides: [
    { name: 'Blue', turn: 'Blue to move', wins: 'Blue wins' },
    { name: 'Red', turn: 'Red to move', wins: 'Red wins' },
  ],
  variants: {
    map: {
      label: 'Map',
      values: {
        lake: 'Lake',
        cross: 'Cross',
        diamond: 'Diamond',
        hourglass: 'Hourglass',
        islands: 'Islands',
        river: 'River',
        fortress: 'Fortress',
        pinwheel: 'Pinwheel',
      },
    },
  },
  reasons: { 'no-free-cell': 'No free cell is left' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'cell', 'cells')}`,
  labels: {
    free: ({ cell, gain }) => `${cell}, free, worth ${gain}`,
    blue: ({ cell }) => `${cell}, blue`,
    red: ({ cell }) => `${cell}, red`,
    blocked: ({ cell }) => `${cell}, blocked`,
  },
  figures: { side0: 'Blue cells', side1: 'Red cells', left: 'Free cells' },
};

export const zaborCs: GameTexts = {
  name: 'Zábor',
  tagline: 'Zaber území – a vezmi si ho zpátky',
  rules: [
    'Modrý a Červený se střídají, začíná Modrý. Zvolte libovolné volné pole: stane se vaším a s ním i pole přímo nad ním, pod ním, vlevo a vpravo, i když patřila soupeři.',
    'Zablokovaná pole nepatří nikomu a nikdy se nemění. Tah nelze vynechat.',
    'Hra končí, když nezbývá žádné volné pole. Vyhrává, kdo má víc polí; při rovnosti je remíza.',
  ],
  sourcePlayer: 'Čápův hráč (2010)',
  howToMove: 'Zvolte volné pole. Obarvená pole ukazují, co byste zabrali.',
  sides: [
    { name: 'Modrý', turn: 'Na tahu je Modrý', wins: 'Vyhrál Modrý' },
    { name: 'Červený', turn: 'Na tahu je Červený', wins: 'Vyhrál Červený' },
  ],
  variants: {
    map: {
      label: 'Mapa',
      values: {
        lake: 'Jezero',
        cross: 'Kříž',
        diamond: 'Diamant',
        hourglass: 'Přesýpací hodiny',
        islands: 'Ostrovy',
        river: 'Řeka',
        fortress: 'Pevnost',
        pinwheel: 'Větrník',
      },
    },
  },
  reasons: { 'no-free-cell': 'Nezbývá žádné volné pole' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'pole', 'pole', 'polí', 'pole')}`,
  labels: {
    free: ({ cell, gain }) => `${cell}, volné, zisk ${gain}`,
    blue: ({ cell }) => `${cell}, modré`,
    red: ({ cell }) => `${cell}, červené`,
    blocked: ({ cell }) => `${cell}, zablokované`,
  },
  figures: { side0: 'Modrá pole', side1: 'Červená pole', left: 'Volná pole' },
};
