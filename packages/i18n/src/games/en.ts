import { atariGoEn } from './atari-go/en.js';
import { chessEn } from './chess/en.js';
import { chocolateEn } from './chocolate/en.js';
import { connectFourEn } from './connect-four/en.js';
import { czechDraughtsEn } from './czech-draughts/en.js';
import { ticTacToeEn } from './tic-tac-toe/en.js';
import type { GameTexts } from './types.js';
import { zaborEn } from './zabor/en.js';

/** The words of every game in English, by id. A new game is one line here. */
export const GAMES_EN = {
  zabor: zaborEn,
  chocolate: chocolateEn,
  'tic-tac-toe': ticTacToeEn,
  'connect-four': connectFourEn,
  'czech-draughts': czechDraughtsEn,
  chess: chessEn,
  'atari-go': atariGoEn,
} as const satisfies Record<string, GameTexts>;
