import { type Game, InputError } from '@tahoun/core';
import type { GameFileFormat } from '@tahoun/games';
import { atariGo } from '@tahoun/games/atari-go';
import { atariGoFile } from '@tahoun/games/atari-go/file';
import { chess } from '@tahoun/games/chess';
import { chessFile } from '@tahoun/games/chess/file';
import { chocolate } from '@tahoun/games/chocolate';
import { connectFour } from '@tahoun/games/connect-four';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { czechDraughtsFile } from '@tahoun/games/czech-draughts/file';
import { ticTacToe } from '@tahoun/games/tic-tac-toe';
import { zabor } from '@tahoun/games/zabor';
import type { FiledGame } from '../game-file.js';

const LIST: readonly unknown[] = [zabor, chocolate, ticTacToe, connectFour, czechDraughts, chess, atariGo];
const GAMES = new Map((LIST as readonly Game[]).map((game) => [game.id, game]));
const FORMATS: Readonly<Record<string, GameFileFormat>> = {
  chess: chessFile,
  'czech-draughts': czechDraughtsFile,
  'atari-go': atariGoFile,
};

export const GAME_IDS = [...GAMES.keys()];

export function gameById(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw new InputError('game-unknown', `there is no game "${id}"`, { found: id });
  return game;
}

/** A game with its file format. */
export function filed(id: string): FiledGame {
  return { game: gameById(id), format: FORMATS[id] as GameFileFormat };
}
