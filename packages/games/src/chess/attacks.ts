import { addSquare, fileOf, lowestBit, rankOf, squareAt } from './squares.js';

type Step = readonly [number, number];

/** Steps to the right and up, along ranks and files. */
export const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/* Sets of squares by square: halves at 2 * square and 2 * square + 1. */
export const KNIGHT_ATTACKS = steps(KNIGHT);
export const KING_ATTACKS = steps([...STRAIGHT, ...DIAGONAL]);
/** Squares that a pawn of a side attacks: halves at 128 * side + 2 * square. */
export const PAWN_ATTACKS = pawnAttacks();
/** All squares that a rook or a bishop could ever reach in one move. */
export const STRAIGHT_LINES = rays(STRAIGHT);
export const DIAGONAL_LINES = rays(DIAGONAL);
/** The two diagonals alone, without the square itself: up to the right, and up to the left. */
export const RISING_LINE = rays([
  [1, 1],
  [-1, -1],
]);
export const FALLING_LINE = rays([
  [1, -1],
  [-1, 1],
]);
/** Squares strictly between two squares on one line, else empty: halves at 2 * (64 * from + to). */
export const BETWEEN = new Int32Array(2 * 64 * 64);
/** The whole line through two squares, both ends included, else empty: indexed like `BETWEEN`. */
export const LINE_THROUGH = new Int32Array(2 * 64 * 64);
fillLines();

/*
 * Sliding attacks along one line of eight squares: LINE_ATTACKS[256 * place + occupied] is the set of places
 * that a slider on that place reaches when those places are occupied. Every line of the board is squeezed
 * into eight bits, looked up, and spread out again ("kindergarten bitboards", U. and G. Isenberg):
 * a few multiplications and 2 KB, where magic bitboards would take 800 KB of tables.
 */
export const LINE_ATTACKS = lineAttacks();
/** Multipliers that bring four bits of a file (eight apart) together at the top, and back. */
export const FILE_TO_TOP = 0x10204080;
export const TOP_TO_FILE = 0x00204081;

/** Whether one of the sliders in a set reaches the square. @param lines those of the slider's kind. */
export function isReached(
  square: number,
  lines: Int32Array,
  slidersLo: number,
  slidersHi: number,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  const row = square << 6;
  for (let lo = slidersLo & lines[2 * square]!; lo !== 0; lo &= lo - 1) {
    const at = 2 * (row | lowestBit(lo));
    if (((BETWEEN[at]! & occupiedLo) | (BETWEEN[at + 1]! & occupiedHi)) === 0) return true;
  }
  for (let hi = slidersHi & lines[2 * square + 1]!; hi !== 0; hi &= hi - 1) {
    const at = 2 * (row | 32 | lowestBit(hi));
    if (((BETWEEN[at]! & occupiedLo) | (BETWEEN[at + 1]! & occupiedHi)) === 0) return true;
  }
  return false;
}

function isOnBoard(file: number, rank: number): boolean {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

function steps(moves: readonly Step[]): Int32Array {
  const table = new Int32Array(128);
  for (let square = 0; square < 64; square++) {
    for (const [right, up] of moves) {
      const [file, rank] = [fileOf(square) + right, rankOf(square) + up];
      if (isOnBoard(file, rank)) addSquare(table, square, squareAt(file, rank));
    }
  }
  return table;
}

function pawnAttacks(): Int32Array {
  const white = steps([
    [-1, 1],
    [1, 1],
  ]);
  const black = steps([
    [-1, -1],
    [1, -1],
  ]);
  return Int32Array.of(...white, ...black);
}

function rays(directions: readonly Step[]): Int32Array {
  const table = new Int32Array(128);
  for (let square = 0; square < 64; square++) {
    for (const step of directions) {
      for (const met of squaresAlong(square, step)) addSquare(table, square, met);
    }
  }
  return table;
}

/** The squares from a square on in steps of one kind, up to the edge. */
export function squaresAlong(square: number, [right, up]: Step): number[] {
  const squares: number[] = [];
  let [file, rank] = [fileOf(square) + right, rankOf(square) + up];
  for (; isOnBoard(file, rank); file += right, rank += up) squares.push(squareAt(file, rank));
  return squares;
}

function fillLines(): void {
  for (let from = 0; from < 64; from++) {
    for (const [right, up] of [...STRAIGHT, ...DIAGONAL]) {
      const ahead = squaresAlong(from, [right, up]);
      const line = new Int32Array(2);
      for (const met of [from, ...ahead, ...squaresAlong(from, [-right, -up])]) addSquare(line, 0, met);
      const passed = new Int32Array(2);
      for (const to of ahead) {
        const at = 2 * (64 * from + to);
        BETWEEN.set(passed, at);
        LINE_THROUGH.set(line, at);
        addSquare(passed, 0, to);
      }
    }
  }
}

function lineAttacks(): Uint8Array {
  const table = new Uint8Array(8 * 256);
  for (let place = 0; place < 8; place++) {
    for (let occupied = 0; occupied < 256; occupied++) {
      let reached = 0;
      for (const step of [1, -1]) {
        for (let next = place + step; next >= 0 && next < 8; next += step) {
          reached |= 1 << next;
          if ((occupied & (1 << next)) !== 0) break;
        }
      }
      table[256 * place + occupied] = reached;
    }
  }
  return table;
}
