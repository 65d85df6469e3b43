import { type Game, InputError, quoteInput } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import type { GameFileFormat } from '@tahoun/games';

/** A game and how it is played well. */
export interface EngineGame {
  readonly game: Game;
  readonly ai: GameAi;
  /** The files in which its players exchange games, where it has any and they were loaded. */
  readonly file?: GameFileFormat | undefined;
}

/** The games that an engine is given; it knows no others. */
export interface Games {
  readonly ids: readonly string[];
  /** @throws InputError naming the games that there are. */
  get(id: string): EngineGame;
}

/** Games that are all loaded. */
export function gamesOf(list: readonly EngineGame[]): Games {
  const games = new Map(list.map((each) => [each.game.id, each]));
  const ids = [...games.keys()];
  return {
    ids,
    get(id) {
      const found = games.get(id);
      if (found === undefined) throw unknownGame(id, ids);
      return found;
    },
  };
}

/** The error for a request whose game is not among `ids`. */
export function unknownGame(id: string, ids: readonly string[]): InputError {
  const [found, games] = [quoteInput(id), ids.join(', ')];
  return new InputError('game-unknown', `there is no game "${found}"; the games are: ${games}`, {
    found,
    games,
  });
}
