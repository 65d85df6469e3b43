import { ONGOING, OpeningBook, type Position, Random, WIN, legalMoves, playRandomMove } from '@tahoun/core';
import { connectFour } from '@tahoun/games/connect-four';
import { type LeafTree, LeafTreePosition } from '@tahoun/lab/lecture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookPage, bookValues, growBook } from './grow.js';
import { formatBook } from './index.js';

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
        const start = connectFour.initial();
        const random = new Random(place);
        for (let ply = place % 12; ply > 0 && start.outcome() === ONGOING; ply--)
          playRandomMove(start, random);
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
    const balanced = (depth: number): LeafTree => (depth === 0 ? 0 : [balanced(depth - 1)]);
    const start = new LeafTreePosition([balanced(12), [9, [9]]]);
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
    const start = new LeafTreePosition([[[1], [2]], [[3]]]);
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
    const start = new LeafTreePosition([[1], [2]]);
    const root = growBook({
      position: start,
      pages: 10,
      plyCost: 1,
      search: (_, moves) => moves.map(() => WIN - 5),
    });
    expect(pagesOf(root).size).toBe(1);
  });

  it('has all moves of a page, however many there are', () => {
    const position = new LeafTreePosition(Array.from({ length: 2000 }, (_, move) => move));
    const root = growBook({ position, pages: 1, plyCost: 1, search: (_, moves) => [...moves] });
    expect(root.moves).toHaveLength(2000);
  });
});
