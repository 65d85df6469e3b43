import type { Problem } from '../types.js';

/**
 * Found by `bench/src/problems.ts` in games played by chance, some of them turned over; only the double atari is
 * composed. The tests solve each anew.
 */
export const PROBLEMS: readonly Problem[] = [
  { position: 'OX.../.XO../.O.../.XX../...O. X 1', plies: 1, move: 'A4' },
  { position: '.O.XX/..XXO/O..X./..O../..O.. X 1', plies: 1, move: 'E3' },
  { position: '..X../O..../...../...../O.X.. X 1', plies: 3, move: 'A2' },
  { position: '..X../..O../..XOX/...../O.... X 1', plies: 3, move: 'D4' },
  { position: '...../....X/..O../OX.../..... X 1', plies: 3, move: 'A3' },
  { position: '....O/.O.../..X.X/...../..... X 1', plies: 3, move: 'D5' },
  { position: 'X..../.XO../.OX../.O..O/.X... X 1', plies: 5, move: 'D4' },
  { position: '..O../.XO../.OXX./O..X./..... X 1', plies: 5, move: 'B2' },
  { position: '...../..OX./..XOX/...O./..XO. X 1', plies: 5, move: 'B4' },
  { position: 'X.X../.O.../.OX../.XO.O/..... X 1', plies: 5, move: 'D2' },
  { position: '..XX./.OOX./..XOO/...../..... X 1', plies: 7, move: 'B3' },
  { position: 'X..O./.XO../OOX.X/..X../...O. X 1', plies: 7, move: 'B2' },
];
