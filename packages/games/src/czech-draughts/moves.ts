import type { Move } from '@tahoun/core';
import { captureMove, quietMove } from './move.js';
import {
  DIRECTIONS,
  DOWN_LEFT,
  NEIGHBOURS,
  RAYS,
  SQUARE_COUNT,
  type Square,
  type Squares,
  UP_LEFT,
  downLeft,
  downRight,
  lowest,
  nearest,
  reach,
  upLeft,
  upRight,
} from './squares.js';

/** The board as the side to move sees it, as far as move generation needs it. */
export interface Sight {
  /** Men and kings of the side to move. */
  readonly men: Squares;
  readonly kings: Squares;
  readonly enemies: Squares;
  /** Whether the men move up, as White's do. */
  readonly isUp: boolean;
  /** Whether a king has to land where its capture goes on, if it can. */
  readonly mustContinue: boolean;
}

/** The men that can capture: a piece of the other side ahead, and an empty square behind it. */
function jumpingMen(men: Squares, enemies: Squares, empty: Squares, isUp: boolean): Squares {
  if (isUp) {
    return men & (downRight(enemies & downRight(empty)) | downLeft(enemies & downLeft(empty)));
  }
  return men & (upRight(enemies & upRight(empty)) | upLeft(enemies & upLeft(empty)));
}

/** The men that can step to the left and to the right. */
export function menSteppingLeft(men: Squares, empty: Squares, isUp: boolean): Squares {
  return men & (isUp ? downRight(empty) : upRight(empty));
}

export function menSteppingRight(men: Squares, empty: Squares, isUp: boolean): Squares {
  return men & (isUp ? downLeft(empty) : upLeft(empty));
}

/** Whether any piece of the side to move can capture; captures are compulsory. */
export function canCapture({ men, kings, enemies, isUp }: Sight, occupied: Squares): boolean {
  if (jumpingMen(men, enemies, ~occupied, isUp) !== 0) return true;
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    if (kingCanJump(lowest(rest), enemies, occupied)) return true;
  }
  return false;
}

/** Whether a king on `square` meets one of `enemies` first on some ray, and a free square behind it. */
function kingCanJump(square: Square, enemies: Squares, occupied: Squares): boolean {
  for (let direction = UP_LEFT; direction < DIRECTIONS; direction++) {
    const blockers = RAYS[SQUARE_COUNT * direction + square]! & occupied;
    if ((blockers & enemies) === 0) continue;
    const victim = nearest(blockers, direction);
    if ((enemies & (1 << victim)) === 0) continue;
    const landing = NEIGHBOURS[SQUARE_COUNT * direction + victim]!;
    if (landing !== 0 && (landing & occupied) === 0) return true;
  }
  return false;
}

/** The free squares behind a piece that is jumped in `direction`, where a king may land. */
export function landings(
  victim: Square,
  direction: number,
  enemies: Squares,
  occupied: Squares,
  mustContinue: boolean,
): Squares {
  const all = reach(victim, direction, occupied);
  if (!mustContinue) return all;
  let going = 0;
  for (let rest = all; rest !== 0; rest &= rest - 1) {
    if (kingCanJump(lowest(rest), enemies & ~(1 << victim), occupied)) going |= rest & -rest;
  }
  return going === 0 ? all : going;
}

/**
 * Writes the captures of the side to move, each origin, end and captured set once: those of its
 * kings, or, when no king can capture, those of its men. @returns the index after the last.
 */
export function writeCaptures(sight: Sight, out: Int32Array, at: number): number {
  const { men, kings, enemies, isUp, mustContinue } = sight;
  const occupied = men | kings | enemies;
  let end = at;
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const king = lowest(rest);
    if (!kingCanJump(king, enemies, occupied)) continue;
    const left = occupied & ~(1 << king);
    end = writeKingJumps(king, king, 0, enemies, left, mustContinue, out, end, end);
  }
  if (end > at) return end;
  for (let rest = jumpingMen(men, enemies, ~occupied, isUp); rest !== 0; rest &= rest - 1) {
    const man = lowest(rest);
    end = writeManJumps(man, man, 0, enemies, ~occupied, isUp ? UP_LEFT : DOWN_LEFT, out, end);
  }
  return end;
}

/**
 * Goes on with a king's capture from `square`, where it can. Jumped pieces stay on the board, so they are in
 * `occupied` but no longer in `enemies`. @param start index of the first capture of this king.
 */
function writeKingJumps(
  from: Square,
  square: Square,
  captured: Squares,
  enemies: Squares,
  occupied: Squares,
  mustContinue: boolean,
  out: Int32Array,
  start: number,
  at: number,
): number {
  let end = at;
  for (let direction = UP_LEFT; direction < DIRECTIONS; direction++) {
    const blockers = RAYS[SQUARE_COUNT * direction + square]! & occupied;
    if ((blockers & enemies) === 0) continue;
    const victim = nearest(blockers, direction);
    const bit = 1 << victim;
    if ((enemies & bit) === 0) continue;
    const others = enemies & ~bit;
    for (
      let rest = landings(victim, direction, enemies, occupied, mustContinue);
      rest !== 0;
      rest &= rest - 1
    ) {
      const landing = lowest(rest);
      if (kingCanJump(landing, others, occupied)) {
        const all = captured | bit;
        end = writeKingJumps(from, landing, all, others, occupied, mustContinue, out, start, end);
      } else {
        end = writeOnce(captureMove(from, landing, captured | bit), out, start, end);
      }
    }
  }
  return end;
}

/** The same capture can be made by several routes. */
function writeOnce(move: Move, out: Int32Array, start: number, end: number): number {
  for (let i = start; i < end; i++) if (out[i] === move) return end;
  out[end] = move;
  return end + 1;
}

/** A man jumps forwards only, so no two of its routes capture the same pieces. */
function writeManJumps(
  from: Square,
  square: Square,
  captured: Squares,
  enemies: Squares,
  empty: Squares,
  left: number,
  out: Int32Array,
  at: number,
): number {
  let end = at;
  for (let direction = left; direction < left + 2; direction++) {
    const victim = NEIGHBOURS[SQUARE_COUNT * direction + square]! & enemies;
    if (victim === 0) continue;
    const landing = NEIGHBOURS[SQUARE_COUNT * direction + lowest(victim)]! & empty;
    if (landing === 0) continue;
    end = writeManJumps(from, lowest(landing), captured | victim, enemies, empty, left, out, end);
  }
  if (end > at || captured === 0) return end;
  out[end] = captureMove(from, square, captured);
  return end + 1;
}

/** Writes the moves without a capture, by origin. @returns the index after the last. */
export function writeQuietMoves(sight: Sight, out: Int32Array, at: number): number {
  const { men, kings, enemies, isUp } = sight;
  const occupied = men | kings | enemies;
  const left = menSteppingLeft(men, ~occupied, isUp);
  const right = menSteppingRight(men, ~occupied, isUp);
  let end = at;
  for (let rest = left | right | kings; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const from = 31 - Math.clz32(bit);
    if ((kings & bit) !== 0) {
      end = writeKingSteps(from, occupied, out, end);
      continue;
    }
    const isOdd = (from >> 2) & 1;
    const toLeft = isUp ? from - 4 - isOdd : from + 4 - isOdd;
    if ((left & bit) !== 0) out[end++] = quietMove(from, toLeft);
    if ((right & bit) !== 0) out[end++] = quietMove(from, toLeft + 1);
  }
  return end;
}

function writeKingSteps(from: Square, occupied: Squares, out: Int32Array, at: number): number {
  let end = at;
  for (let direction = UP_LEFT; direction < DIRECTIONS; direction++) {
    for (let rest = reach(from, direction, occupied); rest !== 0; rest &= rest - 1) {
      out[end++] = quietMove(from, lowest(rest));
    }
  }
  return end;
}
