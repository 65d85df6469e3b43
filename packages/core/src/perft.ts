import type { AutomaticDraws, Move, Position } from './game.js';
import { MoveStack } from './moves.js';

/**
 * Counts the move sequences of exactly `depth` plies ("performance test"): the usual proof that a
 * move generator is right. Games that are won earlier contribute nothing; drawn ones go on where the
 * game says so, as published counts do.
 */
export function perft(position: Position, depth: number): number {
  return count(position, depth, new MoveStack(), 0);
}

/** Perft split by the first move. */
export function perftDivide(position: Position, depth: number): { move: Move; nodes: number }[] {
  const stack = new MoveStack();
  const moves = Array.from(stack.moves.subarray(0, generate(position, stack, 0)));
  return moves.map((move) => {
    position.makeMove(move);
    const nodes = count(position, depth - 1, stack, 0);
    position.undoMove();
    return { move, nodes };
  });
}

function count(position: Position, depth: number, stack: MoveStack, at: number): number {
  if (depth === 0) return 1;
  const end = generate(position, stack, at);
  if (depth === 1) return end - at;
  let nodes = 0;
  for (let i = at; i < end; i++) {
    position.makeMove(stack.moves[i]!);
    nodes += count(position, depth - 1, stack, end);
    position.undoMove();
  }
  return nodes;
}

function generate(position: Position, stack: MoveStack, at: number): number {
  const draws = position.automaticDraws;
  return draws?.generateBeyondDraws === undefined
    ? stack.generate(position, at)
    : stack.generateBeyondDraws(draws as Required<AutomaticDraws>, at);
}
