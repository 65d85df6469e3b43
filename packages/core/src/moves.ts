import type { Move, Position } from './game.js';

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
  generateNoisy(position: Required<Pick<Position, 'generateNoisy'>>, at: number): number {
    let end = position.generateNoisy(this.moves, at);
    while (this.#enlarge(end)) end = position.generateNoisy(this.moves, at);
    return end;
  }

  /** The same without the moves that let the other side win at once, in games that tell them. */
  generateSafe(position: Required<Position>, at: number): number {
    let end = position.generateSafe(this.moves, at);
    while (this.#enlarge(end)) end = position.generateSafe(this.moves, at);
    return end;
  }

  /** The same with moves that drawn games would have too, in games that tell them. */
  generateBeyondDraws(position: Required<Position>, at: number): number {
    let end = position.generateBeyondDraws(this.moves, at);
    while (this.#enlarge(end)) end = position.generateBeyondDraws(this.moves, at);
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
