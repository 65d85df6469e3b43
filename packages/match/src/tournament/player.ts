import type { Game, Move, Position, Side, VariantValues } from '@tahoun/core';

declare global {
  // The types of browsers and of Node both declare it; a program that has neither still compiles.
  interface AbortSignal {}
}

/** A game of a tournament as far as it has been played. Its positions and moves are left untouched. */
export interface GameSoFar {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  readonly start: Position;
  /** All moves from `start` on, those of the opening included. */
  readonly moves: readonly Move[];
  /** The position after these moves. */
  readonly position: Position;
  /** Of this game: 0 to 2^32 - 1. */
  readonly seed: number;
}

/** A player of one game at a time: one of our own players, or an engine in a process. */
export interface Player {
  /** For people. An engine's own name is known once it has started a game. */
  readonly name: string;
  /**
   * Gets ready for a new game.
   * @throws Forfeit when it fails, which loses it this game only;
   * any other error when it cannot take part at all.
   */
  startGame(game: GameSoFar, signal: AbortSignal): Promise<void>;
  /**
   * A legal move, or null to resign. Aborting makes it answer, or throw, at once.
   * @throws Forfeit when no legal move comes, and others as `startGame` does.
   */
  chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null>;
  /** Ends an engine that was started. */
  close(): Promise<void>;
}

/** Something that a player did wrong: it costs it the game, and the tournament goes on. */
export class Forfeit extends Error {
  override readonly name: string = 'Forfeit';
}

/** A move as protocols write it. */
interface SpokenMove {
  readonly side: Side;
  readonly text: string;
}

/** All moves of a game from its start; in the game's own notation where it has none for protocols. */
export function spokenMoves({
  game,
  start,
  moves,
}: Pick<GameSoFar, 'game' | 'start' | 'moves'>): SpokenMove[] {
  const formatSpoken = game.formatUci ?? game.formatMove;
  const position = start.clone();
  return moves.map((move) => {
    const spoken = { side: position.turn, text: formatSpoken.call(game, position, move) };
    position.makeMove(move);
    return spoken;
  });
}
