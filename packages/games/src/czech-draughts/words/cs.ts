import { type GameTexts, countedCs, described, pluralCs } from '@tahoun/i18n';
import { czechDraughtsTitle } from './title.js';

export const czechDraughtsCs: GameTexts = {
  ...czechDraughtsTitle.cs,
  rules: [
    'Začíná bílý. Kámen táhne o jedno tmavé pole šikmo vpřed. Soupeřovu figuru, která stojí těsně před ním, bere skokem na volné pole za ní.',
    'Kámen, jehož tah skončí na poslední řadě, se stane dámou. Dáma táhne po volných diagonálách na libovolnou vzdálenost. Figuru přeskočí na jakoukoli vzdálenost a dopadne na kterékoli volné pole za ní.',
    'Skákat se musí a ve skoku se pokračuje, dokud to jde. Který skok zvolíte, je na vás; může-li ale skákat dáma, musí skákat dáma. Přeskočené figury zmizí z desky až po celém tahu: do té doby stojí v cestě a podruhé je přeskočit nelze.',
    'Kdo nemůže táhnout, prohrál. Remíza je, když táž pozice nastane potřetí, po 15 tazích obou stran bez skoku a bez tahu kamenem a po 5 tazích obou stran v koncovce, kde proti osamělé dámě stojí dáma, dáma s další figurou, nebo tři dámy, zatímco ona drží diagonálu a1–h8.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, kombinace, úlohy',
  sourcePlayer: 'Kührův hráč',
  howToMove:
    'Zvolte figuru a pak cílové pole; u delšího skoku zvolte každé pole dopadu, nebo jen to poslední. Figury v kroužku musí skákat.',
  sides: [
    { name: 'Bílý', turn: 'Na tahu je bílý', wins: 'Vyhrál bílý' },
    { name: 'Černý', turn: 'Na tahu je černý', wins: 'Vyhrál černý' },
  ],
  variants: {
    landing: {
      label: 'Dáma při skoku dopadá',
      values: { free: 'Na kterékoli volné pole', 'must-continue': 'Odkud může skákat dál' },
    },
  },
  reasons: {
    'no-moves': 'Není čím táhnout',
    'no-pieces': 'Nezbyla žádná figura',
    repetition: 'Pozice nastala potřetí',
    'quiet-moves': '15 tahů obou stran bez skoku a tahu kamenem',
    'ending-moves': '5 tahů obou stran v remízové koncovce',
  },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'kámen', 'kameny', 'kamenů', 'kamene')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      described(String(square), PIECES_CS[piece ?? ''], MARKS_CS[mark ?? '']),
  },
  figures: { men0: 'Bílé kameny', kings0: 'Bílé dámy', men1: 'Černé kameny', kings1: 'Černé dámy' },
  pieces: {
    man: countedCs('kámen', 'kameny', 'kamenů'),
    king: countedCs('dáma', 'dámy', 'dam'),
  },
};

const PIECES_CS: Readonly<Record<string, string>> = {
  '': 'volné',
  'white-man': 'bílý kámen',
  'white-king': 'bílá dáma',
  'black-man': 'černý kámen',
  'black-king': 'černá dáma',
};

const MARKS_CS: Readonly<Record<string, string>> = {
  picked: 'zvoleno',
  target: 'sem lze táhnout',
  called: 'musí skákat',
};
