import fc from 'fast-check';
import { NO_POSITION, type Predecessors, type RetrogradeSlice } from '../endgames.js';
import { NO_VALUE, TABLE_DRAW, afterMove, lostIn, wonIn } from '../values.js';

/** A position of a slice that is given by its graph, or null for an index without a position. */
export type SliceNode = { readonly to: readonly number[]; readonly exit: number } | null;

/** A slice without un-moves, for tests. */
export class GraphSlice implements RetrogradeSlice {
  exit = NO_VALUE;

  constructor(readonly nodes: readonly SliceNode[]) {}

  get size(): number {
    return this.nodes.length;
  }

  successors(index: number, out: Int32Array): number {
    const node = this.nodes[index];
    if (!node) return NO_POSITION;
    this.exit = node.exit;
    node.to.forEach((to, i) => {
      out[i] = to;
    });
    return node.to.length;
  }
}

/** The same with un-moves: each repeated as often as the move. */
export class TwoWaySlice extends GraphSlice implements Predecessors {
  predecessors(index: number, out: Int32Array): number {
    let count = 0;
    for (const [from, node] of this.nodes.entries()) {
      for (const to of node?.to ?? []) if (to === index) out[count++] = from;
    }
    return count;
  }
}

/** Values of exits: ends of the game and finished slices, near and far. */
const exits = fc.oneof(
  { weight: 3, arbitrary: fc.constant(NO_VALUE) },
  fc.constantFrom(TABLE_DRAW, lostIn(0), wonIn(0), lostIn(1)),
  fc.nat(40).map(wonIn),
  fc.nat(40).map(lostIn),
);

/** Random graphs of up to `size` indexes with cycles, repeated moves, passes and gaps. */
export function sliceGraph(size: number): fc.Arbitrary<readonly SliceNode[]> {
  const node = fc.record({ steps: fc.array(fc.nat(size), { maxLength: 4 }), exit: exits, isGap: fc.nat(9) });
  return fc.array(node, { minLength: 1, maxLength: size }).map((drawn) => {
    const positions = [...drawn.keys()].filter((i) => drawn[i]?.isGap !== 0);
    return drawn.map(({ steps, exit, isGap }) => {
      if (isGap === 0) return null;
      const to = steps.map((step) => positions[step % positions.length]!);
      return { to, exit: to.length === 0 && exit === NO_VALUE ? lostIn(0) : exit };
    });
  });
}

/**
 * The values by value iteration, the plainest way: the results of games adjudicated as
 * drawn after k plies, for growing k, until nothing changes. Slow and independent of un-moves.
 */
export function valuesByIteration(nodes: readonly SliceNode[]): number[] {
  let values: number[] = nodes.map((node) => (node ? TABLE_DRAW : NO_VALUE));
  for (;;) {
    const next = nodes.map((node) =>
      node ? Math.max(node.exit, ...node.to.map((to) => afterMove(values[to]!))) : NO_VALUE,
    );
    if (next.every((value, i) => value === values[i])) return values;
    values = next;
  }
}
