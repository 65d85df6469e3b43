import type { Side } from '@tahoun/core';
import type { CastlingPlan } from './castling.js';

/** What there is to read of a position for making up its moves; `ChessPosition` explains each. */
export interface ChessState {
  readonly turn: Side;
  readonly bits: Int32Array;
  readonly board: Uint8Array;
  readonly epSquare: number;
  readonly castlingRights: number;
  readonly castling: CastlingPlan;
}
