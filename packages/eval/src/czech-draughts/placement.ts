import type { Evaluation } from '@tahoun/core';
import {
  type DraughtsPosition,
  type DraughtsSquares,
  DRAUGHTS_EDGE as EDGE,
  DRAUGHTS_LAST_ROWS as LAST_ROWS,
  countDraughtsSquares as count,
  draughtsUpLeft as upLeft,
  draughtsUpRight as upRight,
} from '@tahoun/games';

/** What the parts of Kühr's function weigh, in hundredths of a man. */
export interface PlacementWeights {
  readonly man: number;
  readonly king: number;
  /** For any piece on the edge, where it cannot be jumped. */
  readonly edge: number;
  /** More for a piece on its own first row, which keeps men of the other side from promotion. */
  readonly backRow: number;
  /** For each own piece on a neighbouring square, counted for both. */
  readonly neighbour: number;
}

/** The bonuses are the source's; the digits of its material values are lost, so those are ours. */
export const PLACEMENT_WEIGHTS: PlacementWeights = { man: 100, king: 300, edge: 2, backRow: 1, neighbour: 1 };

/**
 * The evaluation of Kühr's example ("Ohodnocovací funkce"): material, and bonuses for squares and for
 * pieces that stand together.
 */
export function placement(weights: PlacementWeights): Evaluation<DraughtsPosition> {
  const terms = ({ white, black, kings, turn }: DraughtsPosition) => {
    const [own, other] = turn === 0 ? [white, black] : [black, white];
    const kingBalance = count(own & kings) - count(other & kings);
    const manBalance = count(own & ~kings) - count(other & ~kings);
    const [ownBack, otherBack] = turn === 0 ? [LAST_ROWS[1], LAST_ROWS[0]] : [LAST_ROWS[0], LAST_ROWS[1]];
    return {
      material: weights.man * manBalance + weights.king * kingBalance,
      edge: weights.edge * (count(own & EDGE) - count(other & EDGE)),
      backRow: weights.backRow * (count(own & ownBack) - count(other & otherBack)),
      neighbours: weights.neighbour * 2 * (neighbourPairs(own) - neighbourPairs(other)),
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

/** Pairs of pieces on squares that touch. */
function neighbourPairs(pieces: DraughtsSquares): number {
  return count(pieces & upLeft(pieces)) + count(pieces & upRight(pieces));
}
