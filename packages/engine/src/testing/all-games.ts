import type { Game } from '@tahoun/core';
import type { EvaluationKit } from '@tahoun/eval';
import { atariGoKit } from '@tahoun/eval/atari-go';
import { chessKit } from '@tahoun/eval/chess';
import { chocolateKit } from '@tahoun/eval/chocolate';
import { connectFourKit } from '@tahoun/eval/connect-four';
import { czechDraughtsKit } from '@tahoun/eval/czech-draughts';
import { ticTacToeKit } from '@tahoun/eval/tic-tac-toe';
import { zaborKit } from '@tahoun/eval/zabor';
import { atariGo } from '@tahoun/games/atari-go';
import { chess } from '@tahoun/games/chess';
import { chocolate } from '@tahoun/games/chocolate';
import { connectFour } from '@tahoun/games/connect-four';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { ticTacToe } from '@tahoun/games/tic-tac-toe';
import { zabor } from '@tahoun/games/zabor';
import { type EngineGame, gamesOf } from '../games.js';

const PAIRS: readonly (readonly [unknown, unknown])[] = [
  [zabor, zaborKit],
  [chocolate, chocolateKit],
  [ticTacToe, ticTacToeKit],
  [connectFour, connectFourKit],
  [czechDraughts, czechDraughtsKit],
  [chess, chessKit],
  [atariGo, atariGoKit],
];

/** The games of the house, with which the engine is tested. */
export const games = gamesOf(
  PAIRS.map(([game, kit]): EngineGame => ({ game: game as Game, kit: kit as EvaluationKit })),
);

export const GAME_IDS = games.ids;
export const gameById = (id: string): Game => games.get(id).game;
export const kitOf = (id: string): EvaluationKit => games.get(id).kit;
