import type { Move } from '@tahoun/core';
import type { EngineHost, PlayerSpec } from '@tahoun/engine';
import { spokenMoves } from './engines/protocol-text.js';
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

  async chooseMove(soFar: GameSoFar, signal: AbortSignal): Promise<Move> {
    const { game, start, position, variants, seed } = soFar;
    const { move } = await this.#host.bestMove(
      {
        seed,
        ...this.#ask,
        game: game.id,
        position: game.formatPosition(start),
        played: spokenMoves(soFar).map(({ text }) => text),
        variants,
      },
      { signal },
    );
    if (move === null) throw new Error(`no move in ${game.formatPosition(position)}`);
    return game.parseMove(position, move);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
