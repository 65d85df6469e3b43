import type { AutomaticDraws, ImmediateWins, Move, NoisyMoves, Position } from './game.js';

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

  /** The same with the noisy moves only, in games that tell them. */
  generateNoisy(noisy: NoisyMoves, at: number): number {
    let end = noisy.generateNoisy(this.moves, at);
    while (this.#enlarge(end)) end = noisy.generateNoisy(this.moves, at);
    return end;
  }

  /** The same without the moves that let the other side win at once, in games that tell them. */
  generateNonLosing(wins: ImmediateWins, at: number): number {
    let end = wins.generateNonLosing(this.moves, at);
    while (this.#enlarge(end)) end = wins.generateNonLosing(this.moves, at);
    return end;
  }

  /** The same with moves that drawn games would have too, in games that tell them. */
  generateBeyondDraws(draws: Required<AutomaticDraws>, at: number): number {
    let end = draws.generateBeyondDraws(this.moves, at);
    while (this.#enlarge(end)) end = draws.generateBeyondDraws(this.moves, at);
    return end;
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
  const end = stack.generate(position, 0);
  return Array.from(stack.moves.subarray(0, end));
}
