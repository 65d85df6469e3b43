import { type Game, InputError, type Position } from '@tahoun/core';

/**
 * Reads a position or a map from a text file: rows may stand on lines of their own, and the side to
 * move may be left out, which makes it the first side's turn.
 * @throws InputError as `parsePosition` does.
 */
export function parsePositionFile(game: Game, text: string): Position {
  const trimmed = text.trim();
  try {
    return game.parsePosition(trimmed);
  } catch (error) {
    const lacksSide = error instanceof InputError && error.code === 'position-side-missing';
    if (!lacksSide) throw error;
    return game.parsePosition(`${trimmed} ${game.sides[0].id}`);
  }
}
