import { type GameTexts, countedEn, described, pluralEn } from '@tahoun/i18n';
import { czechDraughtsTitle } from './title.js';

export const czechDraughtsEn: GameTexts = {
  ...czechDraughtsTitle.en,
  rules: [
    'White moves first. A man moves one dark square diagonally forward. It captures an opposing piece diagonally in front of it by jumping to the empty square behind that piece.',
    'A man whose move ends on the last row becomes a king. A king moves any distance along free diagonals. It jumps a piece at any distance and lands on any free square behind it.',
    'Captures are compulsory, and a capture continues as long as it can. You choose which capture to make, but if a king can capture, a king must. Captured pieces are removed only after the whole move; until then they block the way, and no piece may be jumped twice.',
    'A player who cannot move loses. The game is a draw when a position occurs for the third time, after 15 moves by each side without a capture or a man move, and after 5 moves by each side in an ending where a lone king faces one king, a king and one more piece, or three kings while it holds the diagonal a1–h8.',
  ],
  lessons: 'Learn: rules in pictures, shots, problems',
  sourcePlayer: "Kühr's player",
  howToMove:
    'Choose a piece, then its destination; in a multiple capture choose each landing square, or just the last. Ringed pieces must capture.',
  sides: [
    { name: 'White', turn: 'White to move', wins: 'White wins' },
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
  ],
  variants: {
    landing: {
      label: 'Capturing king lands',
      values: { free: 'On any free square', 'must-continue': 'Where it can capture again' },
    },
  },
  reasons: {
    'no-moves': 'No move is left',
    'no-pieces': 'No piece is left',
    repetition: 'The position occurred for the third time',
    'quiet-moves': '15 moves each without a capture or a man move',
    'ending-moves': '5 moves each in a drawn ending',
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'man', 'men')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      described(String(square), PIECES_EN[piece ?? ''], MARKS_EN[mark ?? '']),
  },
  figures: { men0: 'White men', kings0: 'White kings', men1: 'Black men', kings1: 'Black kings' },
  pieces: {
    man: countedEn('man', 'men'),
    king: countedEn('king'),
  },
};

const PIECES_EN: Readonly<Record<string, string>> = {
  '': 'free',
  'white-man': 'white man',
  'white-king': 'white king',
  'black-man': 'black man',
  'black-king': 'black king',
};

/** The marks that the picture shows around a piece or on a square. */
const MARKS_EN: Readonly<Record<string, string>> = {
  picked: 'chosen',
  target: 'can go here',
  called: 'must capture',
};
