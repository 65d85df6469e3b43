import type { Move, Position } from '../game.js';
import { MoveStack } from '../moves.js';
import { type BookPage, bookValues, positionKey } from './grow.js';

/* A move in the text of a book: whether it is one of the good ones, and whether its page follows. */
const GOOD = 1;
const FOLLOWED = 2;
const ZERO = '0'.charCodeAt(0);

/**
 * A book as a text: one digit per legal move, in ascending order of the moves, page after page in depth-first
 * order; each page is written once.
 * @param margin a move is good when its value is below the best one by at most this.
 */
export function formatBook(root: BookPage, margin: number): string {
  const written = new Set<BookPage>();
  const parts: string[] = [];
  const write = (page: BookPage): void => {
    written.add(page);
    const values = bookValues(page);
    const least = Math.max(...values) - margin;
    const digits = values.map((value, i) => (value >= least ? GOOD : 0) + (page.next[i] ? FOLLOWED : 0));
    parts.push(digits.join(''));
    for (const next of page.next) if (next !== null && !written.has(next)) write(next);
  };
  write(root);
  return parts.join('');
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
    for (let i = 0; i < count; i++) if ((digitAt(text, at + i) & GOOD) !== 0) good.push(moves[i]!);
    this.#good.set(positionKey(position), good);
    for (let i = 0; i < count; i++) {
      if ((digitAt(text, at + i) & FOLLOWED) === 0) continue;
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
  if (!(digit >= 0 && digit <= (GOOD | FOLLOWED))) throw new Error(`the book has no moves at ${at}`);
  return digit;
}
