import type { Evaluation, Side } from '@tahoun/core';
import {
  type DraughtsPosition,
  EDGE,
  LAST_ROWS,
  type Squares,
  countSquares as count,
  downLeft,
  downRight,
  upLeft,
  upRight,
} from '@tahoun/games/czech-draughts';
import type { Parameter, ParameterValues } from '../game-ai.js';
import { BONUS, ownSquares } from './square-tables.js';

/** Weights of the parts of Kühr's function, in his points: a point is a hundredth of the unit of scores. */
export type PieceSquareWeights = {
  readonly man: number;
  readonly king: number;
  /** For any piece on the edge, where it cannot be jumped. */
  readonly edge: number;
  /** More for a piece on its own first row, which keeps men of the other side from promotion. */
  readonly 'back-row': number;
  /** For each own piece on a neighbouring square, counted for both. */
  readonly neighbour: number;
  /** For a piece without own pieces on the neighbouring squares. */
  readonly lone: number;
};

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
  lone: 0,
};

/** Range of each weight for users. Twelve kings of 2,000 points stay within the scale of scores. */
export const PIECE_SQUARE_PARAMETERS: readonly (Parameter & { readonly id: keyof PieceSquareWeights })[] = [
  { id: 'man', min: 0, max: 1000, step: 1, default: PIECE_SQUARE_WEIGHTS.man },
  { id: 'king', min: 0, max: 2000, step: 1, default: PIECE_SQUARE_WEIGHTS.king },
  { id: 'edge', ...BONUS, default: PIECE_SQUARE_WEIGHTS.edge },
  { id: 'back-row', ...BONUS, default: PIECE_SQUARE_WEIGHTS['back-row'] },
  { id: 'neighbour', ...BONUS, default: PIECE_SQUARE_WEIGHTS.neighbour },
  { id: 'lone', ...BONUS, default: PIECE_SQUARE_WEIGHTS.lone },
];

/**
 * The evaluation of Kühr's example ("Ohodnocovací funkce"): material, and bonuses for squares and for
 * adjacent pieces. Parts of points are rounded, each term by itself.
 * @param weights and values of squares, which count in place of the edge and the first row.
 */
export function pieceSquares(weights: PieceSquareWeights & ParameterValues): Evaluation<DraughtsPosition> {
  const own = ownSquares(weights);
  const parts = ({ white, black, kings, turn }: DraughtsPosition) => {
    const [mine, theirs] = turn === 0 ? [white, black] : [black, white];
    const other = (1 - turn) as Side;
    const kingBalance = count(mine & kings) - count(theirs & kings);
    const manBalance = count(mine & ~kings) - count(theirs & ~kings);
    const [mineLeft, theirsLeft] = [own.without(mine, kings, turn), own.without(theirs, kings, other)];
    const backRows = count(mineLeft & LAST_ROWS[other]) - count(theirsLeft & LAST_ROWS[turn]);
    return {
      material: whole(weights.man * manBalance + weights.king * kingBalance),
      edge: whole(weights.edge * (count(mineLeft & EDGE) - count(theirsLeft & EDGE))),
      backRow: whole(weights['back-row'] * backRows),
      neighbours: whole(weights.neighbour * 2 * (neighbourPairs(mine) - neighbourPairs(theirs))),
      lone: weights.lone === 0 ? 0 : whole(weights.lone * (count(lone(mine)) - count(lone(theirs)))),
      squares: own.isEmpty ? 0 : whole(own.sum(mine, kings, turn) - own.sum(theirs, kings, other)),
    };
  };
  return {
    id: 'placement',
    evaluate(position) {
      const { material, edge, backRow, neighbours, lone, squares } = parts(position);
      return material + edge + backRow + neighbours + lone + squares;
    },
    terms(position) {
      const { lone, squares, ...usual } = parts(position);
      return { ...usual, ...(weights.lone === 0 ? {} : { lone }), ...(own.isEmpty ? {} : { squares }) };
    },
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

/** The squares that touch one of a set. */
export function nextTo(set: Squares): Squares {
  return upLeft(set) | upRight(set) | downLeft(set) | downRight(set);
}

/** Pieces that touch none of their own. */
function lone(pieces: Squares): Squares {
  return pieces & ~nextTo(pieces);
}
