import { InputError, type Move, type Side } from '@tahoun/core';
import type { GameSoFar } from '@tahoun/match/tournament';

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
