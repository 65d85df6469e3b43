import fc from 'fast-check';
import { type Move, ONGOING, type Outcome, type Position, type Side } from '../../contract/game.js';
import { zobristKeys } from '../../contract/random.js';

/** A node of a game graph: whose turn it is, and the numbers of the nodes its moves lead to or the result. */
export interface GraphNode {
  readonly turn: Side;
  readonly to: readonly number[];
  /** For the side to move; of nodes without moves. */
  readonly result: -1 | 0 | 1;
}

const KEYS = zobristKeys(256, 0x96af);

/**
 * A game given by its graph, for tests: node 0 is the start, moves are indices into `to`. Nodes are
 * reached by many ways, the sides need not alternate, and a graph may have cycles.
 */
export class GraphPosition implements Position {
  readonly #path: number[];

  constructor(
    readonly graph: readonly GraphNode[],
    start = 0,
  ) {
    this.#path = [start];
  }

  get at(): number {
    return this.#path.at(-1)!;
  }
  get node(): GraphNode {
    return this.graph[this.at] as GraphNode;
  }
  get turn(): Side {
    return this.node.turn;
  }
  get hashLo(): number {
    return KEYS[2 * this.at]!;
  }
  get hashHi(): number {
    return KEYS[2 * this.at + 1]!;
  }

  generateMoves(out: Int32Array, at: number): number {
    const count = this.node.to.length;
    for (let i = 0; i < count; i++) out[at + i] = i;
    return at + count;
  }

  makeMove(move: Move): void {
    this.#path.push(this.node.to[move]!);
  }

  undoMove(): void {
    this.#path.pop();
  }

  outcome(): Outcome {
    return this.node.to.length === 0 ? this.node.result : ONGOING;
  }

  clone(): this {
    return new GraphPosition(this.graph, this.at) as this;
  }
}

/** Random graphs of up to `size` (at most 256) nodes. @param cyclic whether moves may lead back. */
export function gameGraph(size: number, cyclic: boolean): fc.Arbitrary<readonly GraphNode[]> {
  const node = fc.record({
    turn: fc.constantFrom<Side>(0, 1),
    steps: fc.array(fc.nat(size), { maxLength: 4 }),
    result: fc.constantFrom<-1 | 0 | 1>(-1, 0, 1),
  });
  return fc.array(node, { minLength: 1, maxLength: size }).map((nodes) =>
    nodes.map(({ turn, steps, result }, i) => {
      const ahead = nodes.length - 1 - i;
      const to = cyclic
        ? steps.map((step) => step % nodes.length)
        : ahead === 0
          ? []
          : steps.map((step) => i + 1 + (step % Math.min(ahead, 6)));
      return { turn, to, result };
    }),
  );
}

/**
 * For each node, whether `side` can force an end worth at least `enough` to it, by retrograde analysis:
 * nodes are added until none follows. Endless play does not count as reaching an end.
 */
export function forcedFrom(graph: readonly GraphNode[], side: Side, enough: number): boolean[] {
  const forced = graph.map(
    ({ turn, to, result }) => to.length === 0 && (turn === side ? result : -result) >= enough,
  );
  for (let grew = true; grew; ) {
    grew = false;
    for (const [i, { turn, to }] of graph.entries()) {
      if (forced[i] || to.length === 0) continue;
      forced[i] = turn === side ? to.some((next) => forced[next]) : to.every((next) => forced[next]);
      grew ||= forced[i] as boolean;
    }
  }
  return forced;
}
