import { type Game, type Move, type Position, legalMoves } from '@tahoun/core';

/** All that two equal positions have in common. */
export function snapshot(game: Game, position: Position) {
  return {
    turn: position.turn,
    text: game.formatPosition(position),
    key: keyOf(position),
    outcome: position.outcome(),
    moves: String(legalMoves(position)),
    figures: JSON.stringify(game.figures(position)),
  };
}

type Snapshot = ReturnType<typeof snapshot>;

/** The first part in which they differ; null where they are equal. */
export function difference(before: Snapshot, after: Snapshot): string | null {
  const names = Object.keys(before) as (keyof Snapshot)[];
  return names.find((name) => before[name] !== after[name]) ?? null;
}

/** What is slow for each move is asked of some moves, where there are very many: evenly spread, the last one included. */
export function sampled<T>(moves: readonly T[], most = 64): readonly T[] {
  const step = Math.ceil(moves.length / most);
  return step <= 1 ? moves : moves.filter((_move, index) => (moves.length - 1 - index) % step === 0);
}

export const keyOf = ({ hashLo, hashHi }: Position) => `${hashLo} ${hashHi}`;

/** Where a finding about a move showed. */
export const placeOf = (game: Game, position: Position, move: Move) =>
  `${game.formatPosition(position)}, ${game.formatMove(position, move)}`;
