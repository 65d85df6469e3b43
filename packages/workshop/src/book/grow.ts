import { type Move, type Position, isDecided, legalMoves, positionKey } from '@tahoun/core';

/** A position of a growing book. */
export interface BookPage {
  /** The legal moves in ascending order. */
  readonly moves: readonly Move[];
  /** The search's score of each move, for the side to move, before the move had a page of its own. */
  readonly searched: readonly number[];
  /** The page behind each move; null where there is none yet. */
  readonly next: (BookPage | null)[];
}

export interface GrowRequest {
  /** Start of the book, an unfinished game. */
  readonly position: Position;
  /** Pages that the book is to have. */
  readonly pages: number;
  /** Returns a score for each of the moves, for the side to move. */
  readonly search: (position: Position, moves: readonly Move[]) => readonly number[];
  /** Cost of each further ply, in the score's units, 1 or more; a higher cost makes a broader book. */
  readonly plyCost: number;
  readonly onPage?: (pages: number) => void;
}

/** The next place to grow: its path, and its cost, lower being better. */
interface Growth {
  readonly path: readonly Move[];
  readonly cost: number;
}

/** A page as it is now: its value for the side to move, and where to grow below it, if anywhere. */
interface Standing {
  readonly value: number;
  readonly growth: Growth | null;
}

/**
 * Grows an opening book by drop-out expansion (T. Lincke, "Strategies for the automatic construction of opening
 * books", 2001): it repeatedly adds the page that is cheapest to reach, where each ply has a small cost and a
 * move costs the difference to the best one. This way the book follows good moves of both sides far, and bad
 * ones just far enough to know their refutation.
 * @returns the page of the start.
 */
export function growBook(request: GrowRequest): BookPage {
  const pages = new Map<number, BookPage>();
  const start = request.position.clone();
  const root = addPage(pages, request, start);
  while (pages.size < request.pages) {
    const { growth } = standingOf(root, request.plyCost, new Map());
    if (growth === null) break;
    const walk = start.clone();
    let page = root;
    for (const move of growth.path) {
      walk.makeMove(move);
      const at = page.moves.indexOf(move);
      const next = page.next[at] ?? pages.get(positionKey(walk)) ?? addPage(pages, request, walk);
      page.next[at] = next;
      page = next;
    }
    request.onPage?.(pages.size);
  }
  return root;
}

function addPage(pages: Map<number, BookPage>, { search }: GrowRequest, position: Position): BookPage {
  const moves = legalMoves(position).sort((a, b) => a - b);
  const page = { moves, searched: search(position, moves), next: moves.map(() => null) };
  pages.set(positionKey(position), page);
  return page;
}

/** Value of each move of a page for the side to move, from all pages of the book. */
export function bookValues(page: BookPage): readonly number[] {
  return valuesOf(page, 1, new Map());
}

/** @param known the pages done already; one that is under way, in a circle of moves, is not among them. */
function standingOf(page: BookPage, plyCost: number, known: Map<BookPage, Standing | null>): Standing {
  const done = known.get(page);
  if (done !== undefined && done !== null) return done;
  known.set(page, null);
  const values = valuesOf(page, plyCost, known);
  const value = Math.max(...values);
  let growth: Growth | null = null;
  for (const [i, move] of page.moves.entries()) {
    const worth = values[i]!;
    // A decided position needs no book.
    if (isDecided(worth)) continue;
    const below = growthBehind(page.next[i] as BookPage | null, known);
    if (below === null) continue;
    const cost = plyCost + (value - worth) + below.cost;
    if (growth === null || cost < growth.cost) growth = { path: [move, ...below.path], cost };
  }
  const standing = { value, growth };
  known.set(page, standing);
  return standing;
}

function growthBehind(next: BookPage | null, known: Map<BookPage, Standing | null>): Growth | null {
  if (next === null) return { path: [], cost: 0 };
  return known.get(next)?.growth ?? null;
}

function valuesOf(page: BookPage, plyCost: number, known: Map<BookPage, Standing | null>): readonly number[] {
  return page.moves.map((_, i) => {
    const next = page.next[i] as BookPage | null;
    if (next === null || next.moves.length === 0 || known.get(next) === null) return page.searched[i]!;
    return 0 - standingOf(next, plyCost, known).value;
  });
}
