import { type Game, InputError, type Position, type Side, beyondDraws } from '@tahoun/core';

/** Stands among the moves of a match where a person handed the turn over to the other side: the null move of PGN. */
export const HANDED_OVER = '--';

/** What the positions of a match follow from. */
export interface Played {
  readonly rules: Game;
  /** Text form of the position before the first move. */
  readonly start: string;
  readonly moves: readonly string[];
}

/**
 * The same position with the other side to move. It begins a history of its own: nothing before it is repeated.
 * @throws InputError where the rules have no such position
 */
export function handedOver(rules: Game, position: Position): { position: Position; start: string } {
  if (beyondDraws(position, () => rules.result(position)) !== null) throw gameOver(HANDED_OVER);
  const start = rules.formatPosition(rules.withTurn(position, (1 - position.turn) as Side));
  return { position: rules.parsePosition(start), start };
}

/** @param found the move that cannot be played any more */
export function gameOver(found: string): InputError {
  return new InputError('move-game-over', `${found} cannot be played: the game is over`, { found });
}

/** The number of moves up to where the turn was last handed over, that included; 0 where it never was. */
export function lastHandOver(moves: readonly string[]): number {
  return moves.lastIndexOf(HANDED_OVER) + 1;
}
