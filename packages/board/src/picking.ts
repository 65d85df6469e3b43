import type { Game, Move, Position } from '@tahoun/core';

/** The targets that a person picks in turn to enter one legal move; see `Game.targets`. */
export interface MoveInput {
  readonly move: Move;
  readonly targets: readonly string[];
}

/**
 * The inputs of legal moves that begin with the targets picked so far. An input of the same length
 * is complete; in a longer one the next target may be picked.
 */
export function inputsFrom<P extends Position>(
  game: Game<P>,
  position: P,
  moves: readonly Move[],
  picked: readonly string[],
): MoveInput[] {
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
  for (const { targets } of inputsFrom(game, position, moves, picked)) {
    const target = targets[picked.length];
    if (target !== undefined) next.add(target);
  }
  return next;
}
