import {
  type Move,
  ONGOING,
  type Position,
  SELECTIVE_TECHNIQUES,
  WIN,
  legalMoves,
  noEvaluation,
  strongSearch,
} from '@tahoun/core';
import type { Verdict } from '../maker/maker.js';

/**
 * The judge of forced wins: whether exactly one move wins within `plies` plies, searched in full width.
 * @param plies an odd number, within which the side to move is known to win
 */
export function judgeMate(position: Position, plies: number): Verdict | null {
  const moves = legalMoves(position);
  for (let within = 1; within <= plies; within += 2) {
    const winners = winnersWithin(position, moves, within, 2);
    if (winners.length === 0) continue;
    if (winners.length > 1) return null;
    const move = winners[0]!;
    const defences = within === 1 ? [] : longestDefences(position, move, within - 1);
    return { goal: 'win', move, proof: 'full-width', within: (within + 1) / 2, defences };
  }
  return null;
}

/** The moves that win within `plies` plies, `most` of them at most. */
function winnersWithin(position: Position, moves: readonly Move[], plies: number, most: number): Move[] {
  const winners: Move[] = [];
  let left = moves;
  while (left.length > 0 && winners.length < most) {
    const { score, move } = fullWidth(position, plies, left);
    if (score < WIN - plies) break;
    winners.push(move);
    left = left.filter((each) => each !== move);
  }
  return winners;
}

/** The replies to a winning move that hold out as long as possible. @param plies left after the move */
function longestDefences(position: Position, move: Move, plies: number): Move[] {
  position.makeMove(move);
  const longest = legalMoves(position).filter((reply) => {
    position.makeMove(reply);
    const isSooner =
      position.outcome() === ONGOING &&
      plies > 2 &&
      fullWidth(position, plies - 3, legalMoves(position)).score >= WIN - (plies - 3);
    position.undoMove();
    return !isSooner;
  });
  position.undoMove();
  return longest;
}

function fullWidth(position: Position, depth: number, moves: readonly Move[]) {
  return strongSearch({
    position,
    moves,
    evaluation: noEvaluation,
    limits: { depth },
    without: SELECTIVE_TECHNIQUES,
  });
}
