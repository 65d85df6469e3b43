import { type Game, type Move, type Position, type Side, type VariantValues, otherSide } from '@tahoun/core';
import type { Opening } from './openings.js';
import { Forfeit, type GameSoFar, type Player } from './player.js';

export interface GamePlan {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  readonly opening: Opening;
  /** Players of sides 0 and 1. */
  readonly players: readonly [Player, Player];
  /** 0 to 2^32 - 1. */
  readonly seed: number;
}

/** A game that came to its end. */
export interface PlayedGame {
  /** Null for a draw. */
  readonly winner: Side | null;
  /** The key that the game gives, `resigned`, `forfeit`, or `too-long`. */
  readonly reason: string;
  readonly start: Position;
  /** All moves from `start` on. */
  readonly moves: readonly Move[];
  /** The fault of the loser, where the reason is `forfeit`. */
  readonly fault?: Forfeit;
}

/** A game of this many plies is called a draw; none of the games needs nearly as many. */
const MAX_PLIES = 2000;

/** Plays a game to its end. @returns null when aborted before. @throws what the players throw, `Forfeit` excepted. */
export type PlayGame = (plan: GamePlan, signal: AbortSignal) => Promise<PlayedGame | null>;

/** Plays a game here. */
export const playGame: PlayGame = async (plan, signal) => {
  const { game, variants, players, seed } = plan;
  const { start } = plan.opening;
  const position = start.clone();
  const moves: Move[] = [];
  const play = (move: Move) => {
    position.makeMove(move);
    moves.push(move);
  };
  for (const move of plan.opening.moves) play(move);
  const soFar: GameSoFar = { game, variants, start, moves, position, seed };
  const lostBy = (side: Side, reason: string) => ({ winner: otherSide(side), reason, start, moves });
  /** The side that is being asked. */
  let side: Side = 0;
  try {
    for (side of [0, 1] as const) await players[side].startGame(soFar, signal);
    while (moves.length < MAX_PLIES) {
      const result = game.result(position);
      if (result !== null) return { winner: result.winner, reason: result.reason, start, moves };
      // A draw that may be claimed is claimed: neither side of a match gains by playing on.
      const claim = game.claimableDraw?.(position) ?? null;
      if (claim !== null) return { winner: null, reason: claim, start, moves };
      side = position.turn;
      const move = await players[side].chooseMove(soFar, signal);
      if (signal.aborted) return null;
      if (move === null) return lostBy(side, 'resigned');
      play(move);
    }
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof Forfeit)) throw error;
    return { ...lostBy(side, 'forfeit'), fault: error };
  }
  return { winner: null, reason: 'too-long', start, moves };
};
