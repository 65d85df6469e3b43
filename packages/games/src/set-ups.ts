import { atariGoSetUp } from './atari-go/set-up.js';
import { chessSetUp } from './chess/set-up.js';
import { chocolateSetUp } from './chocolate/set-up.js';
import { connectFourSetUp } from './connect-four/set-up.js';
import { czechDraughtsSetUp } from './czech-draughts/set-up.js';
import type { GameId } from './registry.js';
import type { SetUpForm } from './set-up.js';
import { ticTacToeSetUp } from './tic-tac-toe/set-up.js';
import { zaborSetUp } from './zabor/set-up.js';

const SET_UPS = {
  zabor: zaborSetUp,
  chocolate: chocolateSetUp,
  'tic-tac-toe': ticTacToeSetUp,
  'connect-four': connectFourSetUp,
  'czech-draughts': czechDraughtsSetUp,
  chess: chessSetUp,
  'atari-go': atariGoSetUp,
} as const satisfies Record<GameId, unknown>;

/** How positions of a game are set up by hand. */
export function setUpFormOf(id: GameId): SetUpForm {
  return SET_UPS[id] as unknown as SetUpForm;
}
