import { KING_ATTACKS } from '@tahoun/games/chess';

/*
 * King and pawn against king, solved backwards. The pawn is White's and on files a to d. For a side to move, a pawn
 * and a white king, the black kings against which White wins are a set of squares in two halves:
 *
 *   at = 2 * ((turn * 24 + pawn) * 64 + white king),   pawn = 4 * (rank - 1) + file
 *
 * 64 positions are solved at once, so that all of them take a few milliseconds.
 */
const PAWN_PLACES = 24;
const BLACK = 1;

/** Solved at the first question. */
let wins: Int32Array | null = null;

/**
 * Whether White wins with king and pawn against a bare king. The position has to be legal.
 * @param pawn on any file; the board is mirrored where needed. @param turn 0 when White is to move.
 */
export function isPawnWon(whiteKing: number, pawn: number, blackKing: number, turn: number): boolean {
  wins ??= solve();
  const mirror = (pawn & 7) > 3 ? 7 : 0;
  const black = blackKing ^ mirror;
  const half = wins[indexOf(turn, pawn ^ mirror, whiteKing ^ mirror) + (black >> 5)]!;
  return ((half >>> (black & 31)) & 1) === 1;
}

function indexOf(turn: number, pawn: number, whiteKing: number): number {
  const place = 4 * ((pawn >> 3) - 1) + (pawn & 7);
  return 2 * ((turn * PAWN_PLACES + place) * 64 + whiteKing);
}

/** Pawns go forwards only: each is solved after those that it may become. */
function solve(): Int32Array {
  const table = new Int32Array(4 * PAWN_PLACES * 64);
  for (let rank = 6; rank >= 1; rank--) {
    for (let file = 0; file < 4; file++) solvePawn(table, 8 * rank + file);
  }
  return table;
}

/** Goes round the white kings as long as one of them has something new beside it. */
function solvePawn(table: Int32Array, pawn: number): void {
  const open = new Set(KING_STEPS.keys());
  open.delete(pawn);
  for (const king of open) {
    open.delete(king);
    extend(table, indexOf(0, pawn, king), wonForWhite(table, pawn, king));
    if (!extend(table, indexOf(BLACK, pawn, king), lostForBlack(table, pawn, king))) continue;
    for (const to of KING_STEPS[king]!) if (to !== pawn) open.add(to);
  }
}

/** Sets one entry. @returns whether it has become larger. */
function extend(table: Int32Array, at: number, { lo, hi }: Squares): boolean {
  if (table[at] === lo && table[at + 1] === hi) return false;
  table[at] = lo;
  table[at + 1] = hi;
  return true;
}

/** The black kings that have no move to a square where they are not lost, as far as losses are known. */
function lostForBlack(table: Int32Array, pawn: number, king: number): Squares {
  const guarded = guardedBy(pawn);
  const open = except(ALL, union(zoneOf(king), guarded));
  const safe = except(open, setAt(table, indexOf(0, pawn, king)));
  const held = except(except(ALL, union(zoneOf(king), squareSet(pawn))), neighboursOf(safe));
  // Without a move, and not in check, it is stalemate.
  return both(held, union(neighboursOf(open), guarded));
}

/** The black kings against which White has a move that wins, as far as wins are known. */
function wonForWhite(table: Int32Array, pawn: number, king: number): Squares {
  let won = NONE;
  for (const to of KING_STEPS[king]!) {
    if (to !== pawn) won = union(won, setAt(table, indexOf(BLACK, pawn, to)));
  }
  const step = pawn + 8;
  if (step >= 56 && step !== king) {
    // Queening wins where the new piece is not lost at once.
    const taken = has(zoneOf(king), step) ? NONE : kingMoves(step);
    won = union(won, except(ALL, union(taken, squareSet(step))));
  } else if (step !== king) {
    won = union(won, setAt(table, indexOf(BLACK, step, king)));
    const second = step + 8;
    if (pawn < 16 && second !== king)
      won = union(won, except(setAt(table, indexOf(BLACK, second, king)), squareSet(step)));
  }
  return except(won, union(union(zoneOf(king), squareSet(pawn)), guardedBy(pawn)));
}

/** A set of squares in two halves. */
interface Squares {
  readonly lo: number;
  readonly hi: number;
}

const NONE: Squares = { lo: 0, hi: 0 };
const ALL: Squares = { lo: -1, hi: -1 };
const NOT_A = 0xfefefefe | 0;
const NOT_H = 0x7f7f7f7f;

const squareSet = (square: number): Squares =>
  square < 32 ? { lo: 1 << square, hi: 0 } : { lo: 0, hi: 1 << (square & 31) };
const has = ({ lo, hi }: Squares, square: number) => (((square < 32 ? lo : hi) >>> (square & 31)) & 1) === 1;
const union = (a: Squares, b: Squares): Squares => ({ lo: a.lo | b.lo, hi: a.hi | b.hi });
const both = (a: Squares, b: Squares): Squares => ({ lo: a.lo & b.lo, hi: a.hi & b.hi });
const except = (a: Squares, b: Squares): Squares => ({ lo: a.lo & ~b.lo, hi: a.hi & ~b.hi });
const setAt = (table: Int32Array, at: number): Squares => ({ lo: table[at]!, hi: table[at + 1]! });
const kingMoves = (square: number): Squares => setAt(KING_ATTACKS, 2 * square);
/** Squares that the other king may not be on. */
const zoneOf = (king: number): Squares => union(kingMoves(king), squareSet(king));

/** The squares beside each. */
const KING_STEPS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, from) =>
  Array.from({ length: 64 }, (_, to) => to).filter((to) => has(kingMoves(from), to)),
);

/** The squares that a pawn attacks. */
function guardedBy(pawn: number): Squares {
  const left = (pawn & 7) > 0 ? squareSet(pawn + 7) : NONE;
  return (pawn & 7) < 7 ? union(left, squareSet(pawn + 9)) : left;
}

/** The squares beside any of a set. */
function neighboursOf({ lo, hi }: Squares): Squares {
  const sidesLo = ((lo & NOT_H) << 1) | ((lo & NOT_A) >>> 1);
  const sidesHi = ((hi & NOT_H) << 1) | ((hi & NOT_A) >>> 1);
  const [rowLo, rowHi] = [lo | sidesLo, hi | sidesHi];
  return {
    lo: sidesLo | (rowLo << 8) | (rowLo >>> 8) | (rowHi << 24),
    hi: sidesHi | (rowHi << 8) | (rowHi >>> 8) | (rowLo >>> 24),
  };
}
