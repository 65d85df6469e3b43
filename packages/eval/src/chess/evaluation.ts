import type { Evaluation } from '@tahoun/core';
import type { ChessPosition } from '@tahoun/games/chess';
import { UNKNOWN_ENDING, knownEnding } from './endings.js';
import type { ChessWeights } from './layout.js';
import { forMover } from './sides.js';
import { chessTerms } from './terms.js';
import { Weighing, blend } from './weighing.js';

/** Pawn structures that are remembered: 1 MiB. */
const PAWN_ENTRIES = 16_384;

/**
 * The evaluation the strong search plays with. Depends on nothing but the position: neither on how it
 * came about nor on what was evaluated before.
 */
export function classicalChess(weights: ChessWeights): Evaluation<ChessPosition> {
  const whole = new Weighing(weights, PAWN_ENTRIES);
  return {
    id: 'classical-chess',
    futilityMargin: 120,
    evaluate(position) {
      const ending = knownEnding(position);
      if (ending !== UNKNOWN_ENDING) return ending;
      whole.weigh(position);
      return forMover(position, blend(whole.early, whole.late, whole.phase, whole.scale));
    },
    terms: (position) => chessTerms(weights, position),
  };
}
