import { pluralEn } from '../../language.js';
import type { Problem } from '../types.js';

/**
 * Found by `bench/src/problems.ts` in random games, some of them mirrored; only the double atari is
 * composed. The tests solve each one again.
 */
export const PROBLEMS: readonly Problem[] = [
  capture(1, 'OX.../.XO../.O.../.XX../...O. X 1', 'A4'),
  capture(1, '.O.XX/..XXO/O..X./..O../..O.. X 1', 'E3'),
  capture(3, '..X../O..../...../...../O.X.. X 1', 'A2'),
  capture(3, '..X../..O../..XOX/...../O.... X 1', 'D4'),
  capture(3, '...../....X/..O../OX.../..... X 1', 'A3'),
  capture(3, '....O/.O.../..X.X/...../..... X 1', 'D5'),
  capture(5, 'X..../.XO../.OX../.O..O/.X... X 1', 'D4'),
  capture(5, '..O../.XO../.OXX./O..X./..... X 1', 'B2'),
  capture(5, '...../..OX./..XOX/...O./..XO. X 1', 'B4'),
  capture(5, 'X.X../.O.../.OX../.XO.O/..... X 1', 'D2'),
  capture(7, '..XX./.OOX./..XOO/...../..... X 1', 'B3'),
  capture(7, 'X..O./.XO../OOX.X/..X../...O. X 1', 'B2'),
];

/** The first side is to capture within so many plies. */
function capture(plies: number, position: string, move: string): Problem {
  const moves = (plies + 1) / 2;
  const cs = moves === 1 ? 'zajměte hned.' : `zajměte nejpozději svým ${moves}. tahem.`;
  return {
    position,
    task: {
      en: `Black to move: capture in ${moves} ${pluralEn(moves, 'move', 'moves')}.`,
      cs: `Na tahu je černý: ${cs}`,
    },
    goal: { kind: 'win-in', plies },
    moves: [move],
  };
}
