import { atariGoCs } from './atari-go/cs.js';
import { chessCs } from './chess/cs.js';
import { chocolateCs } from './chocolate/cs.js';
import { connectFourCs } from './connect-four/cs.js';
import { czechDraughtsCs } from './czech-draughts/cs.js';
import { ticTacToeCs } from './tic-tac-toe/cs.js';
import type { GameTexts } from './types.js';
import { zaborCs } from './zabor/cs.js';

/** The words of every game in Czech, by id. A new game is one line here. */
export const GAMES_CS = {
  zabor: zaborCs,
  chocolate: chocolateCs,
  'tic-tac-toe': ticTacToeCs,
  'connect-four': connectFourCs,
  'czech-draughts': czechDraughtsCs,
  chess: chessCs,
  'atari-go': atariGoCs,
} as const satisfies Record<string, GameTexts>;
