import type { Move, Position } from './game.js';
import { MoveStack } from './moves.js';

/*
 * A book as a text: one digit per legal move, in ascending order of the moves, page after page in depth-first
 * order; each page is written once.
 */

/** Bits of the digit of a move: whether it is one of the good ones, and whether its page follows. */
export const BOOK_GOOD = 1;
export const BOOK_FOLLOWED = 2;
const ZERO = '0'.charCodeAt(0);

/** The 53 bits of a position's key that a number holds exactly. */
export function positionKey({ hashLo, hashHi }: Position): number {
  return (hashHi >>> 11) * 2 ** 32 + (hashLo >>> 0);
}

/** A book that is read: the good moves of its positions. */
export class OpeningBook {
  readonly #good = new Map<number, readonly Move[]>();
  readonly #stack = new MoveStack();

  /**
   * @param start the position with which the book begins.
   * @throws Error when the text is not that of a book of this game.
   */
  constructor(start: Position, text: string) {
    const end = this.#read(start.clone(), text, 0);
    if (end !== text.length) throw new Error(`the book has ${text.length - end} more digits than moves`);
  }

  /** Positions in it. */
  get size(): number {
    return this.#good.size;
  }

  /** The good moves of a position; none where the book does not know it. */
  find(position: Position): readonly Move[] {
    return this.#good.get(positionKey(position)) ?? [];
  }

  /**
   * Reads the page of a position, which begins at `at`, and the pages behind it.
   * @returns the index after them.
   */
  #read(position: Position, text: string, at: number): number {
    const count = this.#stack.generate(position, 0);
    const moves = this.#stack.moves.slice(0, count).sort();
    let end = at + count;
    const good: Move[] = [];
    for (let i = 0; i < count; i++) if ((digitAt(text, at + i) & BOOK_GOOD) !== 0) good.push(moves[i]!);
    this.#good.set(positionKey(position), good);
    for (let i = 0; i < count; i++) {
      if ((digitAt(text, at + i) & BOOK_FOLLOWED) === 0) continue;
      position.makeMove(moves[i]!);
      if (!this.#good.has(positionKey(position))) end = this.#read(position, text, end);
      position.undoMove();
    }
    return end;
  }
}

/** @throws Error when it is no digit of a book. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - ZERO;
  if (!(digit >= 0 && digit <= (BOOK_GOOD | BOOK_FOLLOWED)))
    throw new Error(`the book has no moves at ${at}`);
  return digit;
}
