import { DRAW, LOSS, ONGOING, type Position, WON, afterPlaying, legalMoves } from '@tahoun/core';

/*
 * Searches without a table, an evaluation or an order of moves: nothing but the rules. They look at every way
 * to prove a result.
 */

/** Whether the side to move wins within `plies` plies against every defence. */
function winsWithin(position: Position, plies: number): boolean {
  if (plies < 1 || position.outcome() !== ONGOING) return false;
  return legalMoves(position).some((move) =>
    afterPlaying(position, move, () => losesWithin(position, plies - 1)),
  );
}

/** Whether the side to move has lost, or loses within `plies` plies by every move. */
export function losesWithin(position: Position, plies: number): boolean {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return outcome === LOSS;
  if (plies < 2) return false;
  return legalMoves(position).every((move) =>
    afterPlaying(position, move, () => winsWithin(position, plies - 1)),
  );
}

/** The margin, in centi-units, of a game won by margin, played to its end: alpha-beta and nothing else. */
export function marginOf(position: Position, alpha: number, beta: number): number {
  if (position.outcome() !== ONGOING) return position.marginScore!.finalScore();
  let best = alpha;
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    const margin = 0 - marginOf(position, -beta, -best);
    position.undoMove();
    if (margin >= beta) return margin;
    if (margin > best) best = margin;
  }
  return best;
}

/** The result of a margin. */
export function resultOf(margin: number): typeof WON | typeof DRAW | typeof LOSS {
  return margin > 0 ? WON : margin < 0 ? LOSS : DRAW;
}
