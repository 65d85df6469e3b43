import type { Move } from '@tahoun/core';
import type { EngineHost, PlayerSpec } from '@tahoun/engine';
import type { GameSoFar, Player } from './player.js';

/** How one of our own players is asked. */
export type Ask = Extract<PlayerSpec, { kind: 'computer' }>['ask'];

/** One of our own players. They remember nothing between moves, so any number of games may share one. */
export class OwnPlayer implements Player {
  readonly name: string;
  readonly #ask: Ask;
  readonly #host: EngineHost;

  /** @param ask a seed in it stands for that of every game. */
  constructor(name: string, ask: Ask, host: EngineHost) {
    this.name = name;
    this.#ask = ask;
    this.#host = host;
  }

  startGame(): Promise<void> {
    return Promise.resolve();
  }

  async chooseMove({ game, position, variants, seed }: GameSoFar, signal: AbortSignal): Promise<Move> {
    const text = game.formatPosition(position);
    const request = { seed, ...this.#ask, game: game.id, position: text, variants };
    const { move } = await this.#host.bestMove(request, { signal });
    if (move === null) throw new Error(`no move in ${text}`);
    return game.parseMove(position, move);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
