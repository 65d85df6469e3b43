import type { Move, Position, Side } from '@tahoun/core';
import type { PieceSet } from './drawing.js';

/** How many pieces of each kind a side has lost, by kind; none that it has lost none of. */
type Losses = Readonly<Record<string, number>>;

/**
 * What was taken from sides 0 and 1 on the way from a position. Only the other side's moves take: a piece that
 * becomes another by its own move is not lost.
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
    const before = pieces.kinds.map((kind) => pieces.count(position, kind, side));
    position.makeMove(move);
    for (const [i, kind] of pieces.kinds.entries()) {
      const lost = (before[i] as number) - pieces.count(position, kind, side);
      if (lost > 0) losses[side][kind] = (losses[side][kind] ?? 0) + lost;
    }
  }
  return losses;
}
