import type { GameSoFar, Player } from '@tahoun/cli/match';
import type { Move } from '@tahoun/core';

/** A player whose moves are timed. */
export class TimedPlayer implements Player {
  readonly #player: Player;
  readonly #slowest: Map<number, number>;

  /** @param slowest takes the milliseconds of the slowest move of each game, by its seed. */
  constructor(player: Player, slowest: Map<number, number>) {
    this.#player = player;
    this.#slowest = slowest;
  }

  get name(): string {
    return this.#player.name;
  }

  startGame(game: GameSoFar, signal: AbortSignal): Promise<void> {
    return this.#player.startGame(game, signal);
  }

  async chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null> {
    const start = performance.now();
    try {
      return await this.#player.chooseMove(game, signal);
    } finally {
      const spent = Math.round(performance.now() - start);
      this.#slowest.set(game.seed, Math.max(spent, this.#slowest.get(game.seed) ?? 0));
    }
  }

  close(): Promise<void> {
    return this.#player.close();
  }
}
