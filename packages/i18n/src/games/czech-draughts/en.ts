import { pluralEn } from '../../language.js';
import { TITLES } from '../titles.js';
import type { GameTexts } from '../types.js';
import { described } from './shared.js';

export const czechDraughtsEn: GameTexts = {
  ...TITLES.en['czech-draughts'],
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

const PIECES_EN: Readonly<Record<string, string>> = {
  '': 'free',
  'white-man': 'white man',
  'white-king': 'white king',
  'black-man': 'black man',
  'black-king': 'black king',
};

/** What the picture shows round a piece or on a square. */
const MARKS_EN: Readonly<Record<string, string>> = {
  picked: 'chosen',
  target: 'can go here',
  called: 'has to capture',
};
