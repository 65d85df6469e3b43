import { type Game, InputError, type Move, type Position, type Side, type VariantValues } from '@tahoun/core';

/** A game of a match as far as it has been played. Its positions and moves are left untouched. */
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
   * @throws EngineFault when an engine fails, which loses it this game only;
   * CliError when it cannot take part in the match at all.
   */
  startGame(game: GameSoFar, signal: AbortSignal): Promise<void>;
  /**
   * A legal move, or null to resign. Aborting makes it answer, or throw, at once.
   * @throws EngineFault when no legal move comes, and CliError as `startGame` does.
   */
  chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null>;
  /** Ends an engine that was started. */
  close(): Promise<void>;
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

export function gtpColor(side: Side): string {
  return side === 0 ? 'black' : 'white';
}

/** Whether the game began from the initial position of these options. */
export function isInitial({ game, variants, start }: GameSoFar, options = variants): boolean {
  return game.formatPosition(start) === game.formatPosition(game.initial(options));
}

/** Reads an engine's move. GTP's vertices are also written in capitals. @throws InputError as `parseMove`. */
export function readSpokenMove({ game, position }: GameSoFar, text: string): Move {
  try {
    return game.parseMove(position, text);
  } catch (error) {
    if (!(error instanceof InputError) || !/^[A-Z]\d{1,2}$/.test(text)) throw error;
    return game.parseMove(position, text.toLowerCase());
  }
}
