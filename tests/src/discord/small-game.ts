import { type PlannedMove, wholeGame } from './whole-game.ts';

/** A game of few places, for the journeys in which the game itself does not matter. */
export const GAME = 'tic-tac-toe';

/** Moves of it that may be played in any order. */
export const [FIRST, SECOND, THIRD] = wholeGame(GAME).moves as unknown as readonly [
  PlannedMove,
  PlannedMove,
  PlannedMove,
];
