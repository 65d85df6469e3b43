import type { PieceKind, PieceShape } from './shapes.js';

/** Our own drawings, of straight lines and few curves: each piece is known by its outline alone, at any size. */
export const PLAIN_SHAPES: Readonly<Record<PieceKind, PieceShape>> = {
  pawn: {
    outline:
      'M32 57H17V53.5Q17 50.5 20 50.5H22.5L27 34H25Q23 34 23 32T25 30H27A10 10 0 1 1 37 30H39Q41 30 41 32' +
      'T39 34H37L41.5 50.5H44Q47 50.5 47 53.5V57Z',
    detail: 'M22.5 50.5H41.5',
  },
  knight: {
    outline:
      'M14 57V53.5Q14 50.5 17 50.5H21C21 42 29 39.5 30 33L24.5 35.5L20 40L12.5 33.5L19 19.5L24 16V8L32 13' +
      'C44 15 49 27 47 50.5Q50 50.5 50 53.5V57Z',
    detail: 'M21 50.5H47M25.5 22.5L26.5 22',
  },
  bishop: {
    outline:
      'M32 57H14V53.5Q14 50.5 17 50.5H24C24 44.5 17.5 41 17.5 32.5C17.5 24 25 17 32 8C39 17 46.5 24 46.5 32.5' +
      'C46.5 41 40 44.5 40 50.5H47Q50 50.5 50 53.5V57Z',
    detail: 'M24 50.5H40M32 23V37M26 30H38',
  },
  rook: {
    outline:
      'M32 57H14V53.5Q14 50.5 17 50.5H20V28H16V11H24V17H28V11H36V17H40V11H48V28H44V50.5H47Q50 50.5 50 53.5V57Z',
    detail: 'M20 50.5H44M20 28H44',
  },
  queen: {
    outline:
      'M32 57H14V53.5Q14 50.5 17 50.5H20L12 20L22.5 31L25 13L32 29L39 13L41.5 31L52 20L44 50.5H47Q50 50.5 50 53.5' +
      'V57Z',
    detail: 'M20 50.5H44M19 43H45',
  },
  king: {
    outline:
      'M32 57H14V53.5Q14 50.5 17 50.5H20L14 27Q14 24 17 24H29V18H24V12H29V7H35V12H40V18H35V24H47Q50 24 50 27' +
      'L44 50.5H47Q50 50.5 50 53.5V57Z',
    detail: 'M20 50.5H44M19 43H45',
  },
};
