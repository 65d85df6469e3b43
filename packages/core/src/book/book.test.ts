import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONGOING, type Position } from '../game.js';
import { legalMoves } from '../moves.js';
import { WIN } from '../score.js';
import { SkirmishPosition } from '../testing/skirmish.js';
import { type Tree, TreePosition } from '../testing/synthetic.js';
import { OpeningBook, formatBook } from './book.js';
import { type BookPage, bookValues, growBook } from './grow.js';

/** Scores that belong to the position after a move, from -20 to 20. */
function scores(position: Position, moves: readonly number[]): number[] {
  return moves.map((move) => {
    position.makeMove(move);
    const score = (position.hashLo % 21) - (position.hashHi % 2);
    position.undoMove();
    return score;
  });
}

function pagesOf(root: BookPage): Set<BookPage> {
  const pages = new Set<BookPage>();
  const visit = (page: BookPage): void => {
    if (pages.has(page)) return;
    pages.add(page);
    for (const next of page.next) if (next !== null) visit(next);
  };
  visit(root);
  return pages;
}

describe('opening book', () => {
  it('is read as it was grown: every page, and the good moves of each', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.integer({ min: 1, max: 60 }), fc.nat(10), (place, pages, margin) => {
        const start = new SkirmishPosition(place);
        fc.pre(start.outcome() === ONGOING);
        const root = growBook({ position: start, pages, search: scores, plyCost: 3 });
        const book = new OpeningBook(start, formatBook(root, margin));
        const grown = pagesOf(root);
        expect(book.size).toBe(grown.size);
        expect(grown.size).toBeLessThanOrEqual(pages);
        const values = bookValues(root);
        const good = root.moves.filter((_, i) => values[i]! >= Math.max(...values) - margin);
        expect(book.find(start)).toEqual(good);
      }),
    );
  });

  it('follows the good moves far, and a bad one until it is refuted', () => {
    // Two moves: the first keeps the balance for long, the second loses at once.
    const balanced = (depth: number): Tree => (depth === 0 ? 0 : [balanced(depth - 1)]);
    const start = new TreePosition([balanced(12), [9, [9]]]);
    const searched: number[] = [];
    const root = growBook({
      position: start,
      pages: 8,
      plyCost: 1,
      search: (position, moves) => {
        searched.push(moves.length);
        return moves.map((move) => (position.turn === 0 && move === 1 ? -50 : 0));
      },
    });
    expect(searched).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    expect(root.next[0]).not.toBeNull();
    expect(root.next[1]).toBeNull();
  });

  it('takes over what its deeper pages say', () => {
    const start = new TreePosition([[[1], [2]], [[3]]]);
    const root = growBook({
      position: start,
      pages: 2,
      plyCost: 1,
      // The first move looks better until its answers are searched.
      search: (position, moves) =>
        legalMoves(position).length === 2 && position.turn === 0 ? [10, 0] : moves.map(() => 30),
    });
    expect(bookValues(root)).toEqual([-30, 0]);
  });

  it('goes no further where all is decided', () => {
    const start = new TreePosition([[1], [2]]);
    const root = growBook({
      position: start,
      pages: 10,
      plyCost: 1,
      search: (_, moves) => moves.map(() => WIN - 5),
    });
    expect(pagesOf(root).size).toBe(1);
  });

  it('refuses a text that is none of its game', () => {
    const start = new TreePosition([[1], [2]]);
    for (const text of ['', '1', '14', '1x', '113', '31']) {
      expect(() => new OpeningBook(start, text), text).toThrow(/the book has/);
    }
    expect(new OpeningBook(start, '10').size).toBe(1);
  });
});
