import type { Move, Outcome, Position, Side } from '../../game.js';

/** A position of which every step is followed by something else: two threads in one, at every point in turn. */
export class Interrupted implements Position {
  readonly finalScore?: () => number;

  constructor(
    readonly inner: Position,
    readonly interrupt: () => void,
  ) {
    const { finalScore } = inner;
    if (finalScore !== undefined) this.finalScore = () => finalScore.call(inner);
  }

  get turn(): Side {
    return this.inner.turn;
  }

  get hashLo(): number {
    return this.inner.hashLo;
  }

  get hashHi(): number {
    return this.inner.hashHi;
  }

  generateMoves(out: Int32Array, at: number): number {
    this.interrupt();
    return this.inner.generateMoves(out, at);
  }

  /** Asked between the claim of a node and its publication. */
  moveHint(move: Move): number {
    this.interrupt();
    return move;
  }

  makeMove(move: Move): void {
    this.inner.makeMove(move);
    this.interrupt();
  }

  undoMove(): void {
    this.interrupt();
    this.inner.undoMove();
  }

  outcome(): Outcome {
    this.interrupt();
    return this.inner.outcome();
  }

  clone(): this {
    return new Interrupted(this.inner.clone(), this.interrupt) as this;
  }
}
