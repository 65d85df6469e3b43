import { pluralCs } from '../../language.js';
import { TITLES } from '../titles.js';
import type { GameTexts } from '../types.js';
import { described } from './shared.js';

export const czechDraughtsCs: GameTexts = {
  ...TITLES.cs['czech-draughts'],
  rules: [
    'Začíná Bílý. Kámen táhne o jedno tmavé pole šikmo vpřed. Soupeřovu figuru, která stojí těsně před ním, bere skokem na volné pole za ní.',
    'Kámen, jehož tah skončí na poslední řadě, se stane dámou. Dáma se pohybuje po volných diagonálách, jak daleko chce. Figuru přeskočí na jakoukoli vzdálenost a dopadne na kterékoli volné pole za ní.',
    'Skákat se musí a ve skoku se pokračuje, dokud to jde. Který skok zvolíte, je na vás; může-li ale skákat dáma, musí skákat dáma. Přeskočené figury se odebírají až po tahu: do té doby překážejí a podruhé se přeskočit nedají.',
    'Kdo nemůže táhnout, prohrál. Remíza je, když táž pozice nastane potřetí, když obě strany odehrají 15 tahů bez skoku a bez tahu kamenem, a po 5 tazích obou stran v koncovce, kde proti osamělé dámě stojí dáma, dáma s další figurou, nebo tři dámy, zatímco ona drží diagonálu a1-h8.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, kombinace, úlohy',
  sourcePlayer: 'Kührův hráč',
  howToMove:
    'Zvolte figuru a pak pole, kam má jít; u delšího skoku místa dopadu nebo jeho konec. Figury v kroužku musí skákat.',
  sides: [
    { name: 'Bílý', turn: 'Na tahu je Bílý', wins: 'Vyhrál Bílý' },
    { name: 'Černý', turn: 'Na tahu je Černý', wins: 'Vyhrál Černý' },
  ],
  variants: {
    landing: {
      label: 'Dáma při skoku dopadá',
      values: { free: 'Kam chce', 'must-continue': 'Odkud může skákat dál' },
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
