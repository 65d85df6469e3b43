import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOSS, type Move, ONGOING, type Outcome, type Position, type Side, WON } from '../game.js';
import { legalMoves } from '../moves.js';
import { zobristKeys } from '../zobrist.js';
import { solveWholly } from './whole-solution.js';

const KEYS = zobristKeys(33, 0x5e1f);

/** Nodes of a graph are taken in turn, none beside a taken one; whoever cannot take one loses (Node Kayles). */
class KaylesPosition implements Position {
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
    this.#toggle(this.#made.pop() as Move);
  }

  #toggle(move: Move): void {
    for (const key of [move, 32]) {
      this.hashLo ^= KEYS[2 * key] as number;
      this.hashHi ^= KEYS[2 * key + 1] as number;
    }
  }

  outcome(): Outcome {
    return legalMoves(this).length === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    const copy = new KaylesPosition(this.nodes, this.edges);
    for (const move of this.#made) copy.makeMove(move);
    return copy as this;
  }
}

/** Plies to the end, positive for a win and negative for a loss, the winner in a hurry: by the definition. */
function exact(position: Position): number {
  if (position.outcome() !== ONGOING) return 0;
  const values = legalMoves(position).map((move) => {
    position.makeMove(move);
    const value = exact(position);
    position.undoMove();
    return value;
  });
  // After the move the other side has lost at 0, or it has a value of its own.
  const wins = values.filter((value) => value <= 0);
  return wins.length > 0 ? 1 - Math.max(...wins) : -1 - Math.max(...values);
}

const nodes = fc.integer({ min: 1, max: 7 });
const graph = nodes.chain((count) => {
  const node = fc.nat(count - 1);
  return fc.record({ count: fc.constant(count), edges: fc.array(fc.tuple(node, node), { maxLength: 9 }) });
});

describe('a whole solution', () => {
  it('knows the winner, the distance, a line of that length and all winning moves', () => {
    fc.assert(
      fc.property(graph, fc.constantFrom(64, 4096), ({ count, edges }, entries) => {
        const position = new KaylesPosition(
          count,
          edges.filter(([a, b]) => a !== b),
        );
        const value = exact(position);
        const solution = solveWholly(position, {}, entries);
        expect(solution.outcome).toBe(value > 0 ? WON : LOSS);
        expect(solution.distance).toBe(Math.abs(value));
        expect(solution.pv).toHaveLength(Math.abs(value));
        const winning = legalMoves(position).filter((move) => {
          position.makeMove(move);
          const isWinning = exact(position) <= 0;
          position.undoMove();
          return isWinning;
        });
        expect(solution.winningMoves).toEqual(winning);
        expect(position.made).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what was found when the limits come', () => {
    const row = Array.from({ length: 11 }, (_, node): [number, number] => [node, node + 1]);
    const ask = (nodes: number) => solveWholly(new KaylesPosition(12, row), { nodes });
    const { nodes, outcome } = ask(1_000_000);
    expect(outcome).toBe(WON);
    expect(ask(nodes)).toMatchObject({ limitedBy: null });
    expect(ask(nodes - 1)).toMatchObject({ outcome: WON, winningMoves: null, limitedBy: 'nodes' });
    expect(ask(5)).toMatchObject({ outcome: ONGOING, distance: null, pv: [], limitedBy: 'nodes' });
  });
});
