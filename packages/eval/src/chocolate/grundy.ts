import { type Evaluation, LOSS, type Move, WON, afterPlaying, legalMoves } from '@tahoun/core';
import { type ChocolatePosition, PIECES, type Piece, breakOf, grundyOfPiece } from '@tahoun/games/chocolate';
import type { Solution } from '../game-ai.js';

/** Grundy value of a heap: 0 exactly when the side to move loses. */
export function grundyOfHeap(position: ChocolatePosition): number {
  let value = 0;
  for (let kind = 0; kind < position.counts.length; kind++) {
    // Two equal pieces cancel out.
    if (position.counts[kind]! & 1) value ^= grundyOfPiece(kind);
  }
  return value;
}

/** Grundy value of the heap after a move, from that before it. */
function grundyAfter(before: number, move: Move): number {
  const { kind, parts } = breakOf(move);
  return before ^ grundyOfPiece(kind) ^ grundyOfPiece(parts[0]) ^ grundyOfPiece(parts[1]);
}

/** An upper bound on the plies left: every piece at the end holds two squares at least. */
export function maxPliesLeft(position: ChocolatePosition): number {
  let plies = 0;
  for (const [kind, count] of position.counts.entries()) {
    if (count === 0) continue;
    const { height, width } = PIECES[kind] as Piece;
    plies += count * Math.max(0, ((height * width) >> 1) - 1);
  }
  return plies;
}

/** Solution by Sprague-Grundy: the outcome, and the moves that keep it. */
export function solveChocolate(position: ChocolatePosition): Solution {
  const value = grundyOfHeap(position);
  const all = legalMoves(position);
  const maxPlies = maxPliesLeft(position);
  if (value !== 0) {
    return { outcome: WON, value, moves: all.filter((move) => grundyAfter(value, move) === 0), maxPlies };
  }
  return { outcome: LOSS, value, moves: hardestFirst(position, all), maxPlies };
}

/** In a lost position: the moves after which the fewest replies win come first. */
function hardestFirst(position: ChocolatePosition, moves: Move[]): Move[] {
  const copy = position.clone();
  const ranked = moves.map((move) => {
    const value = grundyAfter(0, move);
    const replies = afterPlaying(copy, move, () => legalMoves(copy));
    const winning = replies.filter((reply) => grundyAfter(value, reply) === 0).length;
    return { move, winning, share: winning / replies.length };
  });
  ranked.sort((a, b) => a.winning - b.winning || a.share - b.share);
  return ranked.map(({ move }) => move);
}

const outcomeOf = (position: ChocolatePosition) => (grundyOfHeap(position) !== 0 ? 100 : -100);

/** The exact value as an evaluation: one win, or one loss, by the Grundy value of the heap. */
export const grundyEvaluation: Evaluation<ChocolatePosition> = {
  id: 'grundy',
  evaluate: outcomeOf,
  terms: (position) => ({ outcome: outcomeOf(position) }),
  facts: (position) => ({ grundy: grundyOfHeap(position) }),
};

/** Milata's program judges finished games only: until then every position looks alike. */
export const blindEvaluation: Evaluation<ChocolatePosition> = {
  id: 'blind',
  evaluate: () => 0,
  terms: () => ({}),
};
