import { GrundyTable } from '@tahoun/core';

/**
 * Every rectangle up to 60x60 and every legal break of it. A piece is called by its *kind*: its index
 * in canonical order (largest area first, then larger smaller side).
 */

export const MAX_SIDE = 60;

export interface Piece {
  /** The smaller side. */
  readonly height: number;
  /** The larger side. */
  readonly width: number;
}

/** One legal break. For a piece drawn with `height` rows, this includes where its line runs. */
export interface Break {
  readonly kind: number;
  /** The two parts, in canonical order. */
  readonly parts: readonly [number, number];
  /** True for a vertical line, between columns; false for a horizontal one. */
  readonly vertical: boolean;
  /** Columns (or rows) before the line, at most half of them. */
  readonly offset: number;
}

export const PIECES: readonly Piece[] = allPieces();
const KIND_OF = kindIndex();

/** Moves are numbers: `FIRST_BREAK[kind]` to before `FIRST_BREAK[kind + 1]` are the breaks of a kind. */
export const FIRST_BREAK = firstBreaks();
/** Breaks by move, those of a kind made when one of them is asked for: they are 80,000, and a game meets few. */
const made: (Break | undefined)[] = new Array(FIRST_BREAK[PIECES.length]!);

/** The kind of a rectangle, sides in either order. @param a 1 to 60. @param b 1 to 60. */
export function kindOf(a: number, b: number): number {
  return KIND_OF[a * (MAX_SIDE + 1) + b]!;
}

/** @param move from 0 to before `FIRST_BREAK[PIECES.length]`. */
export function breakOf(move: number): Break {
  if (made[move] === undefined) makeBreaks(kindBroken(move));
  return made[move] as Break;
}

export function isBreakable(kind: number): boolean {
  return FIRST_BREAK[kind] !== FIRST_BREAK[kind + 1];
}

export function pieceText(kind: number): string {
  const { height, width } = PIECES[kind] as Piece;
  return `${height}x${width}`;
}

function allPieces(): Piece[] {
  const pieces: Piece[] = [];
  for (let height = 1; height <= MAX_SIDE; height++) {
    for (let width = height; width <= MAX_SIDE; width++) pieces.push({ height, width });
  }
  return pieces.sort((a, b) => b.height * b.width - a.height * a.width || b.height - a.height);
}

function kindIndex(): Int16Array {
  const index = new Int16Array((MAX_SIDE + 1) ** 2).fill(-1);
  for (const [kind, { height, width }] of PIECES.entries()) {
    index[height * (MAX_SIDE + 1) + width] = kind;
    index[width * (MAX_SIDE + 1) + height] = kind;
  }
  return index;
}

/** The breaks of a kind, in the order of their moves. */
export function breaksOf(kind: number): Break[] {
  const { height, width } = PIECES[kind] as Piece;
  const breaks: Break[] = [];
  const add = (first: number, second: number, vertical: boolean, offset: number) => {
    const parts: [number, number] = first < second ? [first, second] : [second, first];
    breaks.push({ kind, parts, vertical, offset });
  };
  for (let offset = 1; offset <= width >> 1; offset++) {
    // Only a bar of height 1 can lose a 1x1 piece, which the rules forbid.
    if (height === 1 && offset === 1) continue;
    add(kindOf(height, offset), kindOf(height, width - offset), true, offset);
  }
  // A square breaks alike in both directions.
  for (let offset = 1; height !== width && offset <= height >> 1; offset++) {
    add(kindOf(offset, width), kindOf(height - offset, width), false, offset);
  }
  return breaks;
}

function makeBreaks(kind: number): void {
  const first = FIRST_BREAK[kind]!;
  for (const [index, each] of breaksOf(kind).entries()) made[first + index] = each;
}

/** The length of the list from `breaksOf`. */
function countBreaks({ height, width }: Piece): number {
  const vertical = height === 1 ? Math.max(0, (width >> 1) - 1) : width >> 1;
  return height === width ? vertical : vertical + (height >> 1);
}

function firstBreaks(): Int32Array {
  const first = new Int32Array(PIECES.length + 1);
  for (const [kind, piece] of PIECES.entries()) {
    first[kind + 1] = first[kind]! + countBreaks(piece);
  }
  return first;
}

/** The last kind whose breaks begin at the move or before it. */
function kindBroken(move: number): number {
  let [low, high] = [0, PIECES.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (FIRST_BREAK[middle]! <= move) low = middle;
    else high = middle - 1;
  }
  return low;
}

const values = new GrundyTable<number>((kind) => breaksOf(kind).map(({ parts }) => parts));

/** Grundy value of one piece, by its kind. */
export function grundyOfPiece(kind: number): number {
  return values.value(kind);
}
