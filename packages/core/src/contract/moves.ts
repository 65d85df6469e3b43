import type { ImmediateWins, Move, NoisyMoves, Position } from './game.js';
import type { Random } from './random.js';

/**
 * One growing stack of moves for a whole search: each ply's list starts where the previous one
 * ends, so a search of any depth and width allocates nothing once the stack is large enough.
 */
export class MoveStack {
  moves = new Int32Array(1024);

  /** Generates the position's moves from index `at` on. @returns the index after the last. */
  generate(position: Position, at: number): number {
    let end = position.generateMoves(this.moves, at);
    while (this.#enlarge(end)) end = position.generateMoves(this.moves, at);
    return end;
  }

  /** The same with the noisy moves only, in games that have them. */
  generateNoisy(noisy: NoisyMoves, at: number): number {
    let end = noisy.generateNoisy(this.moves, at);
    while (this.#enlarge(end)) end = noisy.generateNoisy(this.moves, at);
    return end;
  }

  /** The same without the moves that let the other side win at once, in games that know them. */
  generateNonLosing(wins: ImmediateWins, at: number): number {
    let end = wins.generateNonLosing(this.moves, at);
    while (this.#enlarge(end)) end = wins.generateNonLosing(this.moves, at);
    return end;
  }

  /** The moves below index `end` as a plain array, for code that is not hot. */
  upTo(end: number): Move[] {
    return Array.from(this.moves.subarray(0, end));
  }

  /** Makes room for `end` moves. @returns false when there was room. */
  #enlarge(end: number): boolean {
    if (end <= this.moves.length) return false;
    const larger = new Int32Array(2 * end);
    larger.set(this.moves);
    this.moves = larger;
    return true;
  }
}

/** The legal moves as a plain array, for code that is not hot. */
export function legalMoves(position: Position): Move[] {
  const stack = new MoveStack();
  return stack.upTo(stack.generate(position, 0));
}

/** Plays one of the legal moves, each as likely as the others. @returns that move. */
export function playRandomMove(position: Position, random: Random): Move {
  const moves = legalMoves(position);
  const move = moves[random.below(moves.length)] as Move;
  position.makeMove(move);
  return move;
}

/** What is so after a move, which is then taken back; for code that is not hot. */
export function afterPlaying<T>(position: Position, move: Move, ask: () => T): T {
  position.makeMove(move);
  const told = ask();
  position.undoMove();
  return told;
}

/**
 * Result of `act`, called while no automatic draw ends the game: the players may not have noticed one, and
 * published perft counts go on after draws.
 */
export function beyondDraws<T>(position: Position, act: () => T): T {
  const draws = position.automaticDraws;
  if (draws?.drawsInForce !== true) return act();
  draws.drawsInForce = false;
  try {
    return act();
  } finally {
    draws.drawsInForce = true;
  }
}

/**
 * Counts the move sequences of exactly `depth` plies ("performance test"): the usual proof that a
 * move generator is right. Games that are won earlier contribute nothing; drawn ones go on where the
 * game says so, as published counts do.
 */
export function perft(position: Position, depth: number): number {
  return beyondDraws(position, () => count(position, depth, new MoveStack(), 0));
}

/** Perft split by the first move. */
export function perftDivide(position: Position, depth: number): { move: Move; nodes: number }[] {
  return beyondDraws(position, () =>
    legalMoves(position).map((move) => ({
      move,
      nodes: afterPlaying(position, move, () => count(position, depth - 1, new MoveStack(), 0)),
    })),
  );
}

function count(position: Position, depth: number, stack: MoveStack, at: number): number {
  if (depth === 0) return 1;
  const end = stack.generate(position, at);
  if (depth === 1) return end - at;
  let nodes = 0;
  for (let i = at; i < end; i++) {
    position.makeMove(stack.moves[i]!);
    nodes += count(position, depth - 1, stack, end);
    position.undoMove();
  }
  return nodes;
}
