import { NO_POSITION, NO_VALUE, type RetrogradeSlice, TABLE_DRAW, lostIn, wonIn } from '@tahoun/core';
import { DISTANCE } from './masks.js';

/*
 * King and pawn against king, numbered. The pawn is White's and on files a to d:
 *
 *   index = ((turn * 24 + pawn) * 64 + white king) * 64 + black king,   pawn = 4 * (rank - 1) + file
 */
const PAWN_PLACES = 24;
const SIDE_SIZE = PAWN_PLACES * 64 * 64;
const BLACK = 1;

/** Where a position is. @param turn 0 when White is to move. */
export function pawnEndingIndex(turn: number, pawn: number, whiteKing: number, blackKing: number): number {
  const place = 4 * ((pawn >> 3) - 1) + (pawn & 7);
  return (((turn * PAWN_PLACES + place) << 6) | whiteKing) * 64 + blackKing;
}

function pawnSquare(index: number): number {
  const place = (index >> 12) % PAWN_PLACES;
  return 8 * ((place >> 2) + 1) + (place & 3);
}

/** Kings on these squares would be next to each other, or be one. */
function areBeside(one: number, other: number): boolean {
  return DISTANCE[64 * one + other]! <= 1;
}

/** Whether the pawn attacks a square. */
function guards(pawn: number, square: number): boolean {
  const step = square - pawn - 8;
  return (step === 1 || step === -1) && square >> 3 === (pawn >> 3) + 1;
}

const KING_STEPS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, from) =>
  Array.from({ length: 64 }, (_, to) => to).filter((to) => to !== from && areBeside(from, to)),
);

/**
 * The moves of king and pawn against king, for solving it backwards. Queening counts as won where the new
 * piece is not lost at once.
 */
export class ChessPawnEnding implements RetrogradeSlice {
  readonly size = 2 * SIDE_SIZE;
  exit = NO_VALUE;

  successors(index: number, out: Int32Array): number {
    const black = index & 63;
    const white = (index >> 6) & 63;
    const pawn = pawnSquare(index);
    this.exit = NO_VALUE;
    if (white === black || pawn === white || pawn === black || areBeside(white, black)) {
      return NO_POSITION;
    }
    if (index >= SIDE_SIZE) return this.#moveBlack(white, pawn, black, out);
    return guards(pawn, black) ? NO_POSITION : this.#moveWhite(white, pawn, black, out);
  }

  predecessors(index: number, out: Int32Array): number {
    const black = index & 63;
    const white = (index >> 6) & 63;
    const pawn = pawnSquare(index);
    if (index >= SIDE_SIZE) return this.#takeBackWhite(white, pawn, black, out);
    let count = 0;
    for (const from of KING_STEPS[black]!) {
      if (from !== pawn && from !== white && !areBeside(from, white)) {
        out[count++] = pawnEndingIndex(BLACK, pawn, white, from);
      }
    }
    return count;
  }

  /** Black was not in check before White's move. */
  #takeBackWhite(white: number, pawn: number, black: number, out: Int32Array): number {
    let count = 0;
    if (!guards(pawn, black)) {
      for (const from of KING_STEPS[white]!) {
        if (from !== pawn && from !== black && !areBeside(from, black)) {
          out[count++] = pawnEndingIndex(0, pawn, from, black);
        }
      }
    }
    const before = pawn - 8;
    if (before < 8 || before === white || before === black) return count;
    if (!guards(before, black)) out[count++] = pawnEndingIndex(0, before, white, black);
    const home = pawn - 16;
    const isDouble = pawn >> 3 === 3 && home !== white && home !== black;
    if (isDouble && !guards(home, black)) out[count++] = pawnEndingIndex(0, home, white, black);
    return count;
  }

  #moveWhite(white: number, pawn: number, black: number, out: Int32Array): number {
    let count = 0;
    for (const to of KING_STEPS[white]!) {
      if (to !== pawn && !areBeside(to, black)) out[count++] = pawnEndingIndex(BLACK, pawn, to, black);
    }
    const step = pawn + 8;
    if (step === white || step === black) return this.#orDrawn(count);
    if (step >= 56) {
      const isLost = areBeside(black, step) && !areBeside(white, step);
      this.exit = isLost ? TABLE_DRAW : wonIn(1);
      return count;
    }
    out[count++] = pawnEndingIndex(BLACK, step, white, black);
    const second = pawn + 16;
    if (pawn < 16 && second !== white && second !== black)
      out[count++] = pawnEndingIndex(BLACK, second, white, black);
    return count;
  }

  #moveBlack(white: number, pawn: number, black: number, out: Int32Array): number {
    let count = 0;
    for (const to of KING_STEPS[black]!) {
      if (areBeside(to, white) || guards(pawn, to)) continue;
      if (to === pawn) this.exit = TABLE_DRAW;
      else out[count++] = pawnEndingIndex(0, pawn, white, to);
    }
    if (this.exit !== NO_VALUE || count > 0) return count;
    if (!guards(pawn, black)) return this.#orDrawn(count);
    this.exit = lostIn(0);
    return count;
  }

  /** Without a move, and not in check, it is stalemate. */
  #orDrawn(count: number): number {
    if (count === 0) this.exit = TABLE_DRAW;
    return count;
  }
}
