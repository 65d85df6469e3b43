import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const czechDraughtsEn: GameTexts = {
  name: 'Czech draughts',
  tagline: 'Flying kings, and every capture is an order',
  rules: [
    'White begins. A man moves one dark square diagonally forward. It captures an opposing piece next to it, in front of it, by jumping to the empty square behind.',
    'A man whose move ends on the last row becomes a king. A king moves any distance along free diagonals. It jumps a piece at any distance and lands on any free square behind it.',
    'Capturing is compulsory, and a capture goes on while it can. Which capture you make is up to you, but when a king can capture, a king must. What was jumped leaves the board when the move is over; until then it stands in the way, and nothing is jumped twice.',
    'Whoever cannot move loses. The game is a draw when a position occurs for the third time, when 15 moves by each side pass without a capture or a man’s move, and 5 moves by each side into an ending where a lone king faces a king, a king and one more piece, or three kings while it holds the diagonal a1-h8.',
  ],
  lessons: 'Learn: rules in pictures, shots, problems',
  sourcePlayer: "Kühr's player",
  howToMove:
    'Choose a piece, then the square where it goes; in a longer capture its landings or its end. Ringed pieces have to capture.',
  sides: [
    { name: 'White', turn: 'White to move', wins: 'White wins' },
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
  ],
  variants: {
    landing: {
      label: 'A capturing king lands',
      values: { free: 'Where it likes', 'must-continue': 'Where it can go on' },
    },
  },
  reasons: {
    'no-moves': 'No move is left',
    'no-pieces': 'No piece is left',
    repetition: 'The position occurred for the third time',
    'quiet-moves': '15 moves each without a capture or a man’s move',
    'ending-moves': '5 moves each in a drawn ending',
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'man', 'men')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      described(String(square), PIECES_EN[piece ?? ''], MARKS_EN[mark ?? '']),
  },
  figures: { men0: 'White men', kings0: 'White kings', men1: 'Black men', kings1: 'Black kings' },
};

export const czechDraughtsCs: GameTexts = {
  name: 'Česká dáma',
  tagline: 'Dámy létají a skákat se musí',
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

const PIECES_EN: Readonly<Record<string, string>> = {
  '': 'free',
  'white-man': 'white man',
  'white-king': 'white king',
  'black-man': 'black man',
  'black-king': 'black king',
};

const PIECES_CS: Readonly<Record<string, string>> = {
  '': 'volné',
  'white-man': 'bílý kámen',
  'white-king': 'bílá dáma',
  'black-man': 'černý kámen',
  'black-king': 'černá dáma',
};

/** What the picture shows round a piece or on a square. */
const MARKS_EN: Readonly<Record<string, string>> = {
  picked: 'chosen',
  target: 'can go here',
  called: 'has to capture',
};

const MARKS_CS: Readonly<Record<string, string>> = {
  picked: 'zvoleno',
  target: 'sem lze táhnout',
  called: 'musí skákat',
};

function described(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}
