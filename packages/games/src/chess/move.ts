import type { Move } from '@tahoun/core';
import { PAWN, QUEEN, kindOf } from './pieces.js';

/*
 * A move contains all of its data, 26 bits:
 *
 *   0-5 from   6-11 to   12-15 moving piece   16-19 captured piece, or 0
 *   20-22 kind promoted to, or 0   23 castling   24 en passant   25 pawn goes two squares
 *
 * Castling goes from the king's square to where the king arrives (which may be the same square in
 * Chess960). En passant captures the pawn beside, so its `captured` is not on `to`.
 */
export const TO_SHIFT = 6;
export const PIECE_SHIFT = 12;
export const CAPTURED_SHIFT = 16;
export const PROMOTION_SHIFT = 20;
export const CASTLING = 1 << 23;
export const EN_PASSANT = 1 << 24;
export const DOUBLE_STEP = 1 << 25;

export function moveFrom(move: Move): number {
  return move & 63;
}

export function moveTo(move: Move): number {
  return (move >> TO_SHIFT) & 63;
}

/** The piece that moves, a pawn also when it is promoted. */
export function movedPiece(move: Move): number {
  return (move >> PIECE_SHIFT) & 15;
}

/** The piece that is captured, `NO_PIECE` if none is. */
export function moveCaptured(move: Move): number {
  return (move >> CAPTURED_SHIFT) & 15;
}

/** The kind that a pawn becomes, 0 if it stays one. */
export function movePromotion(move: Move): number {
  return (move >> PROMOTION_SHIFT) & 7;
}

export function isCastling(move: Move): boolean {
  return (move & CASTLING) !== 0;
}

export function isEnPassant(move: Move): boolean {
  return (move & EN_PASSANT) !== 0;
}

/**
 * Captures and promotions to a queen. Other promotions, captures among them, count as quiet: they
 * are hardly ever better than the queen that is tried in their place.
 */
export function isNoisy(move: Move): boolean {
  const promotion = movePromotion(move);
  return promotion === 0 ? moveCaptured(move) !== 0 : promotion === QUEEN;
}

/**
 * Promise of a move before any search, 0 to 15: 0 for quiet ones, else most valuable victim
 * first, and of those the least valuable attacker's capture; promotions to a queen above all.
 */
export function hintOf(move: Move): number {
  if (!isNoisy(move)) return 0;
  const victim = kindOf(moveCaptured(move));
  const promotes = movePromotion(move) !== 0;
  if (victim === 0) return 12;
  const isCheaper = kindOf(movedPiece(move)) <= victim;
  const hint = 2 * victim + (isCheaper ? 1 : 0);
  return promotes ? Math.min(15, hint + 8) : hint;
}

/** History slot of a move, 0 to 767: by its piece and its target. */
export function historySlotOf(move: Move): number {
  return ((movedPiece(move) - 2 * PAWN) << 6) | moveTo(move);
}
