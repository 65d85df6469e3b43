import { type ChocolatePosition, PIECES, type Piece, isBreakable } from '../index.js';

/** One piece laid out on the table, in squares. */
export interface Placed {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  /** Rows and columns as drawn. */
  readonly rows: number;
  readonly columns: number;
  readonly breakable: boolean;
}

export interface Layout {
  readonly pieces: readonly Placed[];
  readonly columns: number;
  readonly rows: number;
}

/** Free squares between two pieces. */
const SPACE = 0.8;

/**
 * Lays the heap out in shelves: breakable pieces first, largest first, in lines as wide as keeps the
 * whole near `aspect` (width to height); unbreakable crumbs follow, counted but drawn one by one.
 */
export function layOut(position: ChocolatePosition, aspect = 1.3): Layout {
  const heap = [...position.counts.entries()].flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  heap.sort((a, b) => Number(isBreakable(b)) - Number(isBreakable(a)) || a - b);
  const sizes = heap.map((kind) => PIECES[kind] as Piece);
  const area = sizes.reduce((sum, { height, width }) => sum + (height + SPACE) * (width + SPACE), 0);
  const widest = Math.max(...sizes.map(({ width }) => width), 1);
  const limit = Math.max(widest, Math.sqrt(area * aspect));

  const pieces: Placed[] = [];
  let x = 0;
  let y = 0;
  let shelf = 0;
  let columns = 0;
  for (const [i, kind] of heap.entries()) {
    const { height, width } = sizes[i] as Piece;
    if (x > 0 && x + width > limit) {
      y += shelf + SPACE;
      x = 0;
      shelf = 0;
    }
    pieces.push({ kind, x, y, rows: height, columns: width, breakable: isBreakable(kind) });
    x += width + SPACE;
    shelf = Math.max(shelf, height);
    columns = Math.max(columns, x - SPACE);
  }
  return { pieces, columns: Math.max(columns, 1), rows: y + shelf };
}
