import type { GameId } from '@tahoun/games';
import { atariGoArtist } from './atari-go/index.js';
import { chessArtist } from './chess/index.js';
import { chocolateArtist } from './chocolate/index.js';
import { connectFourArtist } from './connect-four/index.js';
import { czechDraughtsArtist } from './czech-draughts/index.js';
import type { BoardArtist } from './drawing.js';
import { ticTacToeArtist } from './tic-tac-toe/index.js';
import { zaborArtist } from './zabor/index.js';

const ARTISTS = {
  zabor: zaborArtist,
  chocolate: chocolateArtist,
  'tic-tac-toe': ticTacToeArtist,
  'connect-four': connectFourArtist,
  'czech-draughts': czechDraughtsArtist,
  chess: chessArtist,
  'atari-go': atariGoArtist,
} as const satisfies Record<GameId, unknown>;

/** How a game is drawn. */
export function artistOf(id: GameId): BoardArtist {
  return ARTISTS[id] as unknown as BoardArtist;
}
