import type { Game } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import { atariGoAi } from '@tahoun/eval/atari-go';
import { chessAi } from '@tahoun/eval/chess';
import { chocolateAi } from '@tahoun/eval/chocolate';
import { connectFourAi } from '@tahoun/eval/connect-four';
import { czechDraughtsAi } from '@tahoun/eval/czech-draughts';
import { atariGoNetwork } from '@tahoun/eval/networks/atari-go';
import { chessNetwork } from '@tahoun/eval/networks/chess';
import { connectFourNetwork } from '@tahoun/eval/networks/connect-four';
import { zaborNetwork } from '@tahoun/eval/networks/zabor';
import { ticTacToeAi } from '@tahoun/eval/tic-tac-toe';
import { zaborAi } from '@tahoun/eval/zabor';
import { atariGo } from '@tahoun/games/atari-go';
import { chess } from '@tahoun/games/chess';
import { chocolate } from '@tahoun/games/chocolate';
import { connectFour } from '@tahoun/games/connect-four';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { ticTacToe } from '@tahoun/games/tic-tac-toe';
import { zabor } from '@tahoun/games/zabor';
import { type EngineGame, gamesOf } from '../games.js';

const PAIRS: readonly (readonly [unknown, unknown])[] = [
  [zabor, zaborAi(zaborNetwork())],
  [chocolate, chocolateAi],
  [ticTacToe, ticTacToeAi],
  [connectFour, connectFourAi(connectFourNetwork())],
  [czechDraughts, czechDraughtsAi],
  [chess, chessAi(chessNetwork())],
  [atariGo, atariGoAi(atariGoNetwork())],
];

/** The built-in games, with which the engine is tested. */
export const games = gamesOf(
  PAIRS.map(([game, ai]): EngineGame => ({ game: game as Game, ai: ai as GameAi })),
);

export const GAME_IDS = games.ids;
export const gameById = (id: string): Game => games.get(id).game;
export const aiOf = (id: string): GameAi => games.get(id).ai;
