import {
  DRAW,
  type Game,
  type GameResult,
  InputError,
  type Move,
  ONGOING,
  type Position,
  WON,
  legalMoves,
  quoteInput,
} from '@tahoun/core';
import { checkGoesOn } from './errors.js';

/** Number of legal moves that an error names at most. */
const MOST_NAMED = 20;

/**
 * Reads a move by comparing it with those that are legal, for games without a notation that needs a parser: capitals,
 * spaces and the signs between places (`-`, `/`, `x`) do not matter. A `Game` can take it as its `parseMove`.
 * @throws InputError naming the moves that are possible.
 */
export function readMove<P extends Position>(game: Game<P>, position: P, text: string): Move {
  const found = quoteInput(text);
  checkGoesOn(position, found);
  const moves = legalMoves(position);
  const wanted = placesOf(text);
  const move =
    moves.find((each) => game.formatMove(position, each) === text) ??
    moves.find((each) => placesOf(game.formatMove(position, each)) === wanted);
  if (move !== undefined) return move;
  const named = moves.slice(0, MOST_NAMED).map((each) => game.formatMove(position, each));
  const choices = `${named.join(', ')}${moves.length > MOST_NAMED ? ', ...' : ''}`;
  const message = `${found} is not possible here; the moves are: ${choices}`;
  throw new InputError('move-not-possible', message, { found, choices });
}

function placesOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d)x(?=[a-z])/g, '')
    .replace(/[\s/-]/g, '');
}

/** The result that `outcome` means, for games without a margin; null while the game goes on. */
export function plainResult(position: Position, reason: string): GameResult | null {
  const outcome = position.outcome();
  if (outcome === ONGOING) return null;
  if (outcome === DRAW) return { winner: null, reason };
  return { winner: (outcome === WON) === (position.turn === 0) ? 0 : 1, reason };
}
