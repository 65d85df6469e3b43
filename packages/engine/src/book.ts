import { type Move, OpeningBook, legalMoves } from '@tahoun/core';
import type { Loaded } from './state.js';

/** The books read so far, by game. */
const books = new Map<string, OpeningBook | undefined>();

/** The moves that the game's opening book has for a position; none where it knows none. */
export function bookMoves({ game, ai, position }: Loaded): readonly Move[] {
  if (!books.has(game.id)) {
    const text = ai.book;
    books.set(game.id, text === undefined ? undefined : new OpeningBook(game.initial(), text));
  }
  const known = books.get(game.id)?.find(position) ?? [];
  // Under another variant of the rules a move of the book may not be legal.
  const legal = known.length === 0 ? [] : legalMoves(position);
  return known.filter((move) => legal.includes(move));
}
