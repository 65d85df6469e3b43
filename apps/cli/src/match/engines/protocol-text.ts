import { InputError, type Move, type Side } from '@tahoun/core';
import type { GameSoFar } from '../player.js';

/** A move as protocols say it. */
export interface SpokenMove {
  readonly side: Side;
  readonly text: string;
}

/** All moves of a game from its start. */
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
