import { PIECES, type Piece, isBreakable } from '@tahoun/games/chocolate';

/**
 * Heaps as Milata's program keeps them (2007, `normalize`): the pieces that can still be broken, in ascending
 * order, so that equal heaps are written alike. A piece is one number, 1000 times its smaller side plus the larger.
 */
export type Heap = readonly number[];

const UNIT = 1000;
/** 1x1, 1x2 and 1x3 come first in the order, and nothing else is unbreakable. */
const LAST_UNBREAKABLE = UNIT + 3;

/** One piece of any sides below 1000, as a heap; empty when it cannot be broken. */
export function heapOfBar(a: number, b: number): Heap {
  return [numberOf(a, b)].filter(canBreak);
}

/** @param counts pieces of each kind, as a `ChocolatePosition` has them. */
export function heapOf(counts: ArrayLike<number>): Heap {
  const heap: number[] = [];
  for (const [kind, { height, width }] of PIECES.entries()) {
    if (!isBreakable(kind)) continue;
    for (let n = counts[kind]!; n > 0; n--) heap.push(numberOf(height, width));
  }
  return heap.sort(ascending);
}

/** The heap after one piece was broken. */
export function heapAfter(heap: Heap, piece: Piece, parts: readonly Piece[]): Heap {
  const left = [...heap];
  left.splice(left.indexOf(numberOf(piece.height, piece.width)), 1);
  left.push(...parts.map(({ height, width }) => numberOf(height, width)).filter(canBreak));
  return left.sort(ascending);
}

/** Key of a heap: one character per piece. */
export function keyOf(heap: Heap): string {
  return String.fromCharCode(...heap);
}

/** Squares of the pieces that can still be broken. */
export function areaOf(heap: Heap): number {
  return heap.reduce((sum, piece) => sum + heightOf(piece) * widthOf(piece), 0);
}

/** True for a heap of one piece with an even side: the side to move halves it and wins. */
export function isSingleEven(heap: Heap): boolean {
  const [piece] = heap;
  return heap.length === 1 && piece !== undefined && (heightOf(piece) % 2 === 0 || widthOf(piece) % 2 === 0);
}

/** The heaps that one break can leave, each once, in the order in which his program makes them (`cuts` before sorting). */
export function cutsOf(heap: Heap): Heap[] {
  const found = new Map<string, Heap>();
  for (const [index, piece] of heap.entries()) {
    if (piece === heap[index - 1]) continue;
    const others = heap.toSpliced(index, 1);
    for (const parts of halvesOf(piece)) {
      const left = [...others, ...parts.filter(canBreak)].sort(ascending);
      const key = keyOf(left);
      if (!found.has(key)) found.set(key, left);
    }
  }
  return [...found.values()];
}

/** His order (`cmpcuts`): single pieces with an even side first, then heaps of fewer squares; equal ones stay as they are. */
export function inHisOrder<T>(items: readonly T[], heapOf: (item: T) => Heap): T[] {
  const rank = (heap: Heap) => (isSingleEven(heap) ? -1 : areaOf(heap));
  return items
    .map((item) => ({ item, rank: rank(heapOf(item)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The two parts of a piece for each break, lines along the larger side first. No break leaves a 1x1. */
function halvesOf(piece: number): [number, number][] {
  const [height, width] = [heightOf(piece), widthOf(piece)];
  const halves: [number, number][] = [];
  for (let rows = 1; rows <= height >> 1; rows++)
    halves.push([numberOf(rows, width), numberOf(height - rows, width)]);
  for (let columns = height === 1 ? 2 : 1; columns <= width >> 1; columns++) {
    halves.push([numberOf(height, columns), numberOf(height, width - columns)]);
  }
  return halves;
}

function numberOf(a: number, b: number): number {
  return a < b ? a * UNIT + b : b * UNIT + a;
}

function heightOf(piece: number): number {
  return Math.floor(piece / UNIT);
}

function widthOf(piece: number): number {
  return piece % UNIT;
}

function canBreak(piece: number): boolean {
  return piece > LAST_UNBREAKABLE;
}

function ascending(a: number, b: number): number {
  return a - b;
}
