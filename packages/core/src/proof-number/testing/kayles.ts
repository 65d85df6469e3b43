import {
  type ChildEstimates,
  type ImmediateWins,
  LOSS,
  type Move,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
} from '../../contract/game.js';
import { legalMoves } from '../../contract/moves.js';
import { zobristKeys } from '../../contract/random.js';

const KEYS = zobristKeys(33, 0x5e1f);

/**
 * Nodes of a graph are taken in turn, none beside a taken one; the side that cannot move loses (Node Kayles).
 */
export class KaylesPosition implements Position {
  readonly #made: Move[] = [];
  hashLo = 0;
  hashHi = 0;

  /** @param edges pairs of nodes, from 0 to `nodes` - 1, at most 32 of them. */
  constructor(
    readonly nodes: number,
    readonly edges: readonly (readonly [number, number])[],
  ) {}

  get turn(): Side {
    return (this.#made.length & 1) as Side;
  }
  get made(): readonly Move[] {
    return this.#made;
  }

  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let node = 0; node < this.nodes; node++) if (this.#isFree(node)) out[end++] = node;
    return end;
  }

  #isFree(node: number): boolean {
    const isTaken = (other: number) => this.#made.includes(other);
    return (
      !isTaken(node) && !this.edges.some(([a, b]) => (a === node && isTaken(b)) || (b === node && isTaken(a)))
    );
  }

  makeMove(move: Move): void {
    this.#made.push(move);
    this.#toggle(move);
  }

  undoMove(): void {
    this.#toggle(this.#made.pop()!);
  }

  #toggle(move: Move): void {
    for (const key of [move, 32]) {
      this.hashLo ^= KEYS[2 * key]!;
      this.hashHi ^= KEYS[2 * key + 1]!;
    }
  }

  outcome(): Outcome {
    return legalMoves(this).length === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    const copy = new (this.constructor as typeof KaylesPosition)(this.nodes, this.edges);
    for (const move of this.#made) copy.makeMove(move);
    return copy as this;
  }
}

/** The same game, which estimates its children: arbitrarily, except that decided ones are true. */
export class EstimatedKayles extends KaylesPosition implements ImmediateWins {
  get immediateWins(): ImmediateWins {
    return this;
  }

  winningMove(): Move {
    return legalMoves(this).find((move) => this.#after(move, () => this.outcome() !== ONGOING)) ?? NO_MOVE;
  }

  generateNonLosing(out: Int32Array, at: number): number {
    const isNonLosing = (move: Move) => this.#after(move, () => this.winningMove() === NO_MOVE);
    const nonLosing = legalMoves(this).filter(isNonLosing);
    out.set(nonLosing, at);
    return at + nonLosing.length;
  }

  estimateChildren({ moves, lo, hi, effort, resistance }: ChildEstimates, at: number, end: number): boolean {
    const answers = new Int32Array(this.nodes);
    for (let i = at; i < end; i++) {
      this.#after(moves[i]!, () => {
        lo[i] = this.hashLo;
        hi[i] = this.hashHi;
        const left = legalMoves(this).length;
        effort[i] = this.generateNonLosing(answers, 0) === 0 ? 0 : 1 + (left % 3);
        resistance[i] = 1 + left;
      });
    }
    return true;
  }

  #after<T>(move: Move, look: () => T): T {
    this.makeMove(move);
    const seen = look();
    this.undoMove();
    return seen;
  }
}
