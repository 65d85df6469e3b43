import type { Game, Move, VariantValues } from '@tahoun/core';
import { type GamePlan, type PlayedGame, playGame } from '@tahoun/match/tournament';
import { type MoveFinder, ownPlayer } from './own-player.js';
import { parseComputer } from './players.js';

/** A game that our own players are to play elsewhere; its moves follow from this alone. Plain data. */
export interface GameOrder {
  readonly game: string;
  readonly variants: VariantValues | undefined;
  /** The starting position, and the moves of the opening. */
  readonly start: string;
  readonly opening: readonly Move[];
  /** The SPECs of sides 0 and 1. */
  readonly players: readonly [string, string];
  readonly seed: number;
}

/** Null when the game was stopped before its end. */
export type GameReply = Pick<PlayedGame, 'winner' | 'reason' | 'moves'> | null;

/** The order for a game between players whose names are their SPECs. */
export function orderOf({ game, variants, opening, players, seed }: GamePlan): GameOrder {
  return {
    game: game.id,
    variants,
    start: game.formatPosition(opening.start),
    opening: opening.moves,
    players: [players[0].name, players[1].name],
    seed,
  };
}

/**
 * Plays a game to its end.
 * @throws InputError for a player that is not one of our own: an order starts no program.
 */
export async function playOrder(
  game: Game,
  order: GameOrder,
  host: MoveFinder,
  signal: AbortSignal,
): Promise<GameReply> {
  const { variants, seed } = order;
  const opening = { start: game.parsePosition(order.start, variants), moves: order.opening };
  const playerOf = (spec: string) => ownPlayer(spec, parseComputer(spec).ask, host);
  const players = [playerOf(order.players[0]), playerOf(order.players[1])] as const;
  const played = await playGame({ game, variants, opening, players, seed }, signal);
  return played && { winner: played.winner, reason: played.reason, moves: played.moves };
}
