import { type GameSoFar, type Player, spokenMoves } from '@tahoun/match/tournament';
import type { ComputerSpec } from './players.js';
import type { BestMoveAnswer, BestMoveRequest, PositionRequest } from './request.js';

/** The request of one of our own players. */
export type Ask = ComputerSpec['ask'];

/** Whatever finds moves, such as an `EngineHost`. */
export interface MoveFinder {
  bestMove(
    request: BestMoveRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<Pick<BestMoveAnswer, 'move'>>;
}

/** The question for a game so far: all moves are named, so that repetitions are known. */
export function requestOf(soFar: Pick<GameSoFar, 'game' | 'variants' | 'start' | 'moves'>): PositionRequest {
  const { game, variants, start } = soFar;
  const played = spokenMoves(soFar).map(({ text }) => text);
  return { game: game.id, variants, position: game.formatPosition(start), played };
}

/**
 * One of our own players. They remember nothing between moves, so any number of games may share one.
 * @param ask a seed in it stands for that of every game.
 */
export function ownPlayer(name: string, ask: Ask, host: MoveFinder): Player {
  return {
    name,
    startGame: () => Promise.resolve(),
    async chooseMove(soFar, signal) {
      const { game, position, seed } = soFar;
      const { move } = await host.bestMove({ seed, ...ask, ...requestOf(soFar) }, { signal });
      if (move === null) throw new Error(`no move in ${game.formatPosition(position)}`);
      return game.parseMove(position, move);
    },
    close: () => Promise.resolve(),
  };
}
