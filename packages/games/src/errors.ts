import { InputError, ONGOING, type OnDropped, type Position } from '@tahoun/core';

/* Errors that several games have in common. */

/** @param limit what the longest position has, in words @throws InputError for a longer text, which is not read. */
export function checkLength(text: string, most: number, limit: string): void {
  if (text.length > most) throw new InputError('position-too-long', `the position is too long; ${limit}`);
}

/** @param found the text of a move, for the message @throws InputError where the game is over. */
export function checkGoesOn(position: Position, found: string): void {
  if (position.outcome() === ONGOING) return;
  throw new InputError('move-game-over', `${found} cannot be played: the game is over`, { found });
}

/** For a text that is no move of the game, in any position. */
export function notAMove(found: string, expected: string, example: string): InputError {
  return new InputError('move-syntax', `"${found}" is not a move; expected ${expected}`, { found, example });
}

/** For a place that the board does not have. @param first the name of a corner @param last and of the opposite one */
export function outsideBoard(found: string, first: string, last: string): InputError {
  const message = `${found} is outside the board, which goes from ${first} to ${last}`;
  return new InputError('move-off-board', message, { found, first, last });
}

/** Leaves out what is wrong, and reports it. @throws InputError where nobody is told */
export function leaveOut(problem: InputError, onDropped: OnDropped | undefined): void {
  if (onDropped === undefined) throw problem;
  onDropped(problem);
}
