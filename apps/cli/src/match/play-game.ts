import type { Game, Position, Side, VariantValues } from '@tahoun/core';
import type { EngineHost, PlayerSpec } from '@tahoun/engine';

/** A player that is a computer. */
export type ComputerPlayer = Extract<PlayerSpec, { kind: 'computer' }>;

export interface GamePlan {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  /** Left untouched. */
  readonly opening: Position;
  /** Players of sides 0 and 1. */
  readonly players: readonly [ComputerPlayer, ComputerPlayer];
  /** 0 to 2^32 - 1. */
  readonly seed: number;
}

/** A game of this many plies is called a draw; none of the games needs nearly as many. */
const MAX_PLIES = 2000;

/** Plays a game to its end. @returns the winner, or null for a draw. Stops early, as a draw, when aborted. */
export async function playGame(plan: GamePlan, host: EngineHost, signal: AbortSignal): Promise<Side | null> {
  const { game, variants, players, seed } = plan;
  const board = plan.opening.clone();
  for (let ply = 0; ply < MAX_PLIES && !signal.aborted; ply++) {
    const result = game.result(board);
    if (result !== null) return result.winner;
    const { ask } = players[board.turn];
    const position = game.formatPosition(board);
    const { move } = await host.bestMove({ ...ask, game: game.id, position, variants, seed }, { signal });
    if (move === null) throw new Error(`no move in ${position}`);
    board.makeMove(game.parseMove(board, move));
  }
  return null;
}
