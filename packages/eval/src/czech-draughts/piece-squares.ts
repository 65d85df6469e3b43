import type { Evaluation } from '@tahoun/core';
import {
  type DraughtsPosition,
  EDGE,
  LAST_ROWS,
  type Squares,
  countSquares as count,
  upLeft,
  upRight,
} from '@tahoun/games/czech-draughts';
import type { Parameter } from '../game-ai.js';

/** Weights of the parts of Kühr's function, in his points: a point is a hundredth of the unit of scores. */
export interface PieceSquareWeights {
  readonly man: number;
  readonly king: number;
  /** For any piece on the edge, where it cannot be jumped. */
  readonly edge: number;
  /** More for a piece on its own first row, which keeps men of the other side from promotion. */
  readonly 'back-row': number;
  /** For each own piece on a neighbouring square, counted for both. */
  readonly neighbour: number;
}

/**
 * The bonuses are the source's. Of its material values the scan keeps two zeros of the king's and nothing of
 * the man's, and it keeps every 0 and 9: the value of a king is therefore a round number of hundreds, a man
 * has neither digit, and neither have the sums of the worked example. Of the values that fit, these are near
 * to 100 and 300.
 */
export const PIECE_SQUARE_WEIGHTS: PieceSquareWeights = {
  man: 88,
  king: 300,
  edge: 2,
  'back-row': 1,
  neighbour: 1,
};

/** Range of each weight for users. Twelve kings of 2,000 points stay within the scale of scores. */
export const PIECE_SQUARE_PARAMETERS: readonly (Parameter & { readonly id: keyof PieceSquareWeights })[] = [
  { id: 'man', min: 0, max: 1000, step: 1, default: PIECE_SQUARE_WEIGHTS.man },
  { id: 'king', min: 0, max: 2000, step: 1, default: PIECE_SQUARE_WEIGHTS.king },
  { id: 'edge', min: 0, max: 100, step: 1, default: PIECE_SQUARE_WEIGHTS.edge },
  { id: 'back-row', min: 0, max: 100, step: 1, default: PIECE_SQUARE_WEIGHTS['back-row'] },
  { id: 'neighbour', min: 0, max: 100, step: 1, default: PIECE_SQUARE_WEIGHTS.neighbour },
];

/**
 * The evaluation of Kühr's example ("Ohodnocovací funkce"): material, and bonuses for squares and for
 * adjacent pieces. Parts of points are rounded, each term by itself.
 */
export function pieceSquares(weights: PieceSquareWeights): Evaluation<DraughtsPosition> {
  const terms = ({ white, black, kings, turn }: DraughtsPosition) => {
    const [own, other] = turn === 0 ? [white, black] : [black, white];
    const kingBalance = count(own & kings) - count(other & kings);
    const manBalance = count(own & ~kings) - count(other & ~kings);
    const [ownBack, otherBack] = turn === 0 ? [LAST_ROWS[1], LAST_ROWS[0]] : [LAST_ROWS[0], LAST_ROWS[1]];
    return {
      material: whole(weights.man * manBalance + weights.king * kingBalance),
      edge: whole(weights.edge * (count(own & EDGE) - count(other & EDGE))),
      backRow: whole(weights['back-row'] * (count(own & ownBack) - count(other & otherBack))),
      neighbours: whole(weights.neighbour * 2 * (neighbourPairs(own) - neighbourPairs(other))),
    };
  };
  return {
    id: 'placement',
    evaluate(position) {
      const { material, edge, backRow, neighbours } = terms(position);
      return material + edge + backRow + neighbours;
    },
    terms,
  };
}

/** The nearest integer, halves away from zero so that both sides are treated alike; never -0. */
function whole(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Pairs of pieces on squares that touch. */
function neighbourPairs(pieces: Squares): number {
  return count(pieces & upLeft(pieces)) + count(pieces & upRight(pieces));
}
