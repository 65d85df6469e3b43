import type { Evaluation } from '@tahoun/core';
import { CHESS_BISHOP, type ChessPosition, chessLowestBit } from '@tahoun/games';
import { type PieceValues, byKind, countOf } from './material.js';
import { type MobilityWeights, mobilityOf } from './mobility.js';
import { pieceSquareTables } from './piece-square.js';
import { forMover } from './sides.js';

/** A number for the middlegame and one for the endgame, in centipawns; between them it is weighed. */
export type Tapered = readonly [middlegame: number, endgame: number];

export interface ChessWeights {
  readonly middlegame: PieceValues;
  readonly endgame: PieceValues;
  /** For having both bishops. */
  readonly bishopPair: Tapered;
  readonly mobility: MobilityWeights;
  /** For having the move. */
  readonly tempo: number;
}

/** Hand-made, after what is usual in engines. */
export const CHESS_WEIGHTS: ChessWeights = {
  middlegame: { pawn: 85, knight: 330, bishop: 340, rook: 480, queen: 990 },
  endgame: { pawn: 110, knight: 295, bishop: 310, rook: 530, queen: 960 },
  bishopPair: [30, 45],
  mobility: { knight: 4, bishop: 4, rook: 3 },
  tempo: 12,
};

/** How much each kind keeps the middlegame going; all together it is `FULL_PHASE`. */
const PHASE = Int8Array.of(0, 0, 1, 1, 2, 4, 0);
const FULL_PHASE = 24;

/**
 * Material and squares of the pieces, weighed between middlegame and endgame by what is left on the
 * board, the pair of bishops, and the freedom of the officers.
 */
export function taperedChess(weights: ChessWeights): Evaluation<ChessPosition> {
  const values = [byKind(weights.middlegame), byKind(weights.endgame)] as const;
  const { middlegame, endgame } = pieceSquareTables(values);
  const [pairMiddlegame, pairEndgame] = weights.bishopPair;

  /** White's pieces minus Black's. */
  const pieces = (position: ChessPosition): number => {
    const { bits, board } = position;
    let [early, late, phase] = [0, 0, 0];
    for (let half = 0; half < 2; half++) {
      const all = (bits[half] as number) | (bits[2 + half] as number);
      for (let left = all; left !== 0; left &= left - 1) {
        const square = 32 * half + chessLowestBit(left);
        const piece = board[square] as number;
        const at = 64 * piece + square;
        const sign = 1 - 2 * (piece & 1);
        early += sign * (middlegame[at] as number);
        late += sign * (endgame[at] as number);
        phase += PHASE[piece >> 1] as number;
      }
    }
    const pairs = hasPair(position, 0) - hasPair(position, 1);
    return blend(early + pairs * pairMiddlegame, late + pairs * pairEndgame, phase);
  };
  const mobility = (position: ChessPosition): number =>
    mobilityOf(position, 0, weights.mobility) - mobilityOf(position, 1, weights.mobility);

  return {
    id: 'tapered-chess',
    quietSwing: 120,
    evaluate(position) {
      return forMover(position, pieces(position) + mobility(position)) + weights.tempo;
    },
    terms(position) {
      return {
        pieces: forMover(position, pieces(position)),
        mobility: forMover(position, mobility(position)),
        tempo: weights.tempo,
      };
    },
  };
}

/** More pieces than at the start, after promotions, count as a full board. */
function blend(early: number, late: number, phase: number): number {
  const weight = Math.min(phase, FULL_PHASE);
  return Math.trunc((early * weight + late * (FULL_PHASE - weight)) / FULL_PHASE) | 0;
}

function hasPair(position: ChessPosition, side: number): number {
  return countOf(position, CHESS_BISHOP, side) >= 2 ? 1 : 0;
}
