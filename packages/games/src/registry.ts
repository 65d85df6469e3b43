import { type Game, InputError, quoteInput } from '@tahoun/core';
import { atariGo } from './atari-go/index.js';
import { chess } from './chess/index.js';
import { chocolate } from './chocolate/index.js';
import { connectFour } from './connect-four/index.js';
import { czechDraughts } from './czech-draughts/index.js';
import { ticTacToe } from './tic-tac-toe/index.js';
import { zabor } from './zabor/index.js';

/** Every game, by id. A new game is one line here. */
export const GAMES = {
  zabor,
  chocolate,
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  'czech-draughts': czechDraughts,
  chess,
  'atari-go': atariGo,
} as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** @throws InputError naming the games that exist. */
export function gameById(id: string): Game {
  if (isGameId(id)) return GAMES[id] as unknown as Game;
  const found = quoteInput(id);
  const games = GAME_IDS.join(', ');
  throw new InputError('game-unknown', `there is no game "${found}"; the games are: ${games}`, {
    found,
    games,
  });
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}
