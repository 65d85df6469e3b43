import {
  BOOK_FOLLOWED,
  BOOK_GOOD,
  type Evaluation,
  type Move,
  type Position,
  WIN,
  strongSearch,
} from '@tahoun/core';
import { type BookPage, type GrowRequest, bookValues, growBook } from './grow.js';

interface BookPlan extends Pick<GrowRequest, 'position' | 'pages' | 'plyCost' | 'onPage'> {
  readonly evaluation: Evaluation;
  /** Of the search of each move. */
  readonly nodes: number;
  /** A move is good when its value is below the best one by at most this. */
  readonly margin: number;
}

/** Grows a book by the strong search. @returns its text, and the moves that the searches made. */
export function makeBook({ evaluation, nodes, margin, ...request }: BookPlan): {
  readonly text: string;
  readonly nodes: number;
} {
  let searched = 0;
  const search = (position: Position, moves: readonly Move[]): readonly number[] => {
    if (moves.length === 0) return [];
    // Because every move is ranked, each is searched alone.
    const limits = { nodes: nodes * moves.length };
    const found = strongSearch({ position, evaluation, limits, multiPv: moves.length });
    searched += found.nodes;
    const scores = new Map(found.ranked?.map(({ move, score }) => [move, score]));
    // A move that had too few nodes must not count as good.
    return moves.map((move) => scores.get(move) ?? -WIN);
  };
  return { text: formatBook(growBook({ ...request, search }), margin), nodes: searched };
}

/**
 * A book as a text, which `OpeningBook` reads.
 * @param margin a move is good when its value is below the best one by at most this.
 */
export function formatBook(root: BookPage, margin: number): string {
  const written = new Set<BookPage>();
  const parts: string[] = [];
  const write = (page: BookPage): void => {
    written.add(page);
    const values = bookValues(page);
    const least = Math.max(...values) - margin;
    const digits = values.map(
      (value, i) => (value >= least ? BOOK_GOOD : 0) + (page.next[i] ? BOOK_FOLLOWED : 0),
    );
    parts.push(digits.join(''));
    for (const next of page.next) if (next !== null && !written.has(next)) write(next);
  };
  write(root);
  return parts.join('');
}
