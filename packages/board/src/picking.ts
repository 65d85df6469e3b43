import type { Game, Move, Position } from '@tahoun/core';

/** One way of picking one legal move; see `Game.targets`. */
export interface Way {
  readonly move: Move;
  readonly targets: readonly string[];
}

/**
 * The ways of picking the moves that begin with the targets picked so far. A way that is no longer than they
 * are is complete; of the others the next target may be picked.
 */
export function waysFrom<P extends Position>(
  game: Game<P>,
  position: P,
  moves: readonly Move[],
  picked: readonly string[],
): Way[] {
  return moves.flatMap((move) =>
    game
      .targets(position, move)
      .filter((targets) => picked.every((target, i) => targets[i] === target))
      .map((targets) => ({ move, targets })),
  );
}

/** The targets that may be picked next; none before the first is picked, when a board marks nothing yet. */
export function nextTargets<P extends Position>(
  game: Game<P>,
  position: P,
  moves: readonly Move[],
  picked: readonly string[],
): ReadonlySet<string> {
  const next = new Set<string>();
  if (picked.length === 0) return next;
  for (const { targets } of waysFrom(game, position, moves, picked)) {
    const target = targets[picked.length];
    if (target !== undefined) next.add(target);
  }
  return next;
}
