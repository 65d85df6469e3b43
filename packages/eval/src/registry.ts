import type { GameId } from '@tahoun/games';
import { atariGoKit } from './atari-go/index.js';
import { chessKit } from './chess/index.js';
import { chocolateKit } from './chocolate/index.js';
import { connectFourKit } from './connect-four/index.js';
import { czechDraughtsKit } from './czech-draughts/index.js';
import type { EvaluationKit } from './kit.js';
import { ticTacToeKit } from './tic-tac-toe/index.js';
import { zaborKit } from './zabor/index.js';

const KITS = {
  zabor: zaborKit,
  chocolate: chocolateKit,
  'tic-tac-toe': ticTacToeKit,
  'connect-four': connectFourKit,
  'czech-draughts': czechDraughtsKit,
  chess: chessKit,
  'atari-go': atariGoKit,
} as const satisfies Record<GameId, unknown>;

/** The evaluations and levels of a game. */
export function kitOf(id: GameId): EvaluationKit {
  return KITS[id] as unknown as EvaluationKit;
}
