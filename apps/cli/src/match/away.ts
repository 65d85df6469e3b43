import type { Move, VariantValues } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import type { Workers } from '@tahoun/workshop/workers';
import { gameById } from '../games.js';
import { contestant, makePlayer } from './contestant.js';
import { type PlayGame, type PlayedGame, playGame } from './play-game.js';
import type { Player } from './player.js';

/** A game that a worker is to play; its moves follow from this alone. */
interface GameOrder {
  readonly game: string;
  readonly variants: VariantValues | undefined;
  /** The starting position, and the moves of the opening. */
  readonly start: string;
  readonly opening: readonly Move[];
  /** The SPECs of sides 0 and 1. */
  readonly players: readonly [string, string];
  readonly seed: number;
}

type GameReply = Pick<PlayedGame, 'winner' | 'reason' | 'moves'>;

/** Has games of a match played by workers. */
export function gamesPlayedBy(away: Workers): PlayGame {
  return async ({ game, variants, opening, players, seed }, signal) => {
    const order: GameOrder = {
      game: game.id,
      variants,
      start: game.formatPosition(opening.start),
      opening: opening.moves,
      players: [players[0].name, players[1].name],
      seed,
    };
    const reply = await away.play<GameReply>('match', order, signal);
    return reply && { ...reply, start: opening.start };
  };
}

/** Plays a game for a match. @returns null when aborted. @throws Error when a player is not one of our own. */
export async function playOrder(
  order: GameOrder,
  host: EngineHost,
  signal: AbortSignal,
): Promise<GameReply | null> {
  const { variants, seed } = order;
  const game = gameById(order.game);
  const opening = { start: game.parsePosition(order.start, variants), moves: order.opening };
  const [first, second] = order.players;
  const players = [playerOf(first, host), playerOf(second, host)] as const;
  const played = await playGame({ game, variants, opening, players, seed }, signal);
  if (played === null) return null;
  const { winner, reason, moves } = played;
  return { winner, reason, moves };
}

/** People who can write to Redis must not be able to start programs here. */
function playerOf(spec: string, host: EngineHost): Player {
  const player = contestant('SPEC')(spec);
  if (player.kind !== 'own') throw new Error(`"${spec}" is not one of our own players`);
  return makePlayer(player, host);
}
