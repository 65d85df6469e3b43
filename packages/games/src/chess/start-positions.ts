import { parseFen } from './fen.js';
import type { ChessPosition } from './position.js';

/** Number of starting positions of Chess960. */
export const START_POSITIONS = 960;
/** The number of the one of ordinary chess. */
export const ORDINARY_START = 518;

/** Places of the two knights among the five squares that bishops and queen leave. */
const KNIGHTS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
] as const;

/**
 * A starting position of Chess960 by its number (R. Scharnagl's numbering): the number's remainders
 * place the bishops on light and dark squares, the queen, then the knights; rook, king and rook
 * fill the rest. @param number 0 to 959.
 */
export function startPosition(number: number, isChess960: boolean): ChessPosition {
  const row: string[] = new Array(8).fill('');
  let left = number;
  row[2 * (left % 4) + 1] = 'B';
  left = Math.floor(left / 4);
  row[2 * (left % 4)] = 'B';
  left = Math.floor(left / 4);
  placeFree(row, left % 6, 'Q');
  const [first, second] = KNIGHTS[Math.floor(left / 6)]!;
  // The second one first: it does not move the first one's place.
  placeFree(row, second, 'N');
  placeFree(row, first, 'N');
  for (const letter of 'RKR') placeFree(row, 0, letter);
  const white = row.join('');
  return parseFen(
    `${white.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w KQkq - 0 1`,
    isChess960 || number !== ORDINARY_START,
  );
}

/** Puts a piece on a free place, counted from the left. */
function placeFree(row: string[], place: number, letter: string): void {
  const free = Array.from(row.keys()).filter((file) => row[file] === '');
  row[free[place]!] = letter;
}
