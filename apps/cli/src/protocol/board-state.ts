import type { Game, Move, Position } from '@tahoun/core';

export type Variants = Readonly<Record<string, string>>;

/** The game on the board of a protocol: the position with its history, and how it came about. */
export interface BoardState {
  readonly game: Game;
  /** The options that `start` is read with. */
  readonly variants: Variants;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** The start of a game, as its options have it. @throws InputError */
export function initialState(game: Game, variants: Variants): BoardState {
  return stateFrom(game, variants, game.initial(variants));
}

/** A game that begins with this position. */
export function stateFrom(game: Game, variants: Variants, start: Position): BoardState {
  return { game, variants, start, moves: [], position: start };
}

/** The same game a legal move later. */
export function stateAfter(state: BoardState, move: Move): BoardState {
  const position = state.position.clone();
  position.makeMove(move);
  return { ...state, moves: [...state.moves, move], position };
}
