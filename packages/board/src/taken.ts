import type { Move, Position, Side } from '@tahoun/core';
import type { PieceSet } from './drawing.js';

/** Number of pieces that a side has lost, by kind; kinds without losses are left out. */
type Losses = Readonly<Record<string, number>>;

/**
 * The pieces taken from sides 0 and 1 on the way from a position. Only the other side's moves take: a piece
 * that becomes another by its own move is not lost.
 */
export function takenPieces<P extends Position>(
  pieces: PieceSet<P>,
  start: P,
  moves: readonly Move[],
): readonly [Losses, Losses] {
  const losses: [Record<string, number>, Record<string, number>] = [{}, {}];
  const position = start.clone();
  for (const move of moves) {
    const side = (1 - position.turn) as Side;
    const before = pieces.counts(position, side);
    position.makeMove(move);
    const after = pieces.counts(position, side);
    for (const [i, kind] of pieces.kinds.entries()) {
      const lost = (before[i] as number) - (after[i] as number);
      if (lost > 0) losses[side][kind] = (losses[side][kind] ?? 0) + lost;
    }
  }
  return losses;
}

/** Value of the pieces of side 0 minus that of side 1; 0 where they have no values. */
export function materialLead<P extends Position>({ counts, values = [] }: PieceSet<P>, position: P): number {
  const worth = (side: Side) =>
    counts(position, side).reduce((sum, count, kind) => sum + count * (values[kind] ?? 0), 0);
  return worth(0) - worth(1);
}
