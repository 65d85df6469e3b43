/** A directed edge of a state space. */
export interface StateEdge {
  /** Index of the node that it leads to. */
  readonly to: number;
  /** A whole number, 0 or more. */
  readonly cost: number;
}

export interface StateNode {
  readonly name: string;
  /** h: the estimated cost of the path from here to a goal. */
  readonly estimate: number;
  /** In the order in which they are written, which is the order in which searches look at the children. */
  readonly edges: readonly StateEdge[];
}

/** A finite state space: its states as nodes with names, and where a search starts and may end. */
export interface StateGraph {
  readonly nodes: readonly StateNode[];
  readonly start: number;
  /** None in a search that is to go through everything. */
  readonly goals: readonly number[];
}

/**
 * Cost of the cheapest path from each node to a goal, by Bellman and Ford; Infinity where no path leads to
 * one. An estimate is admissible when it is not larger than this.
 */
export function cheapestCosts({ nodes, goals }: StateGraph): readonly number[] {
  const costs = nodes.map((_, index) => (goals.includes(index) ? 0 : Number.POSITIVE_INFINITY));
  for (let isFinal = false; !isFinal; ) {
    isFinal = true;
    for (const [index, { edges }] of nodes.entries()) {
      for (const { to, cost } of edges) {
        const through = cost + costs[to]!;
        if (through >= costs[index]!) continue;
        costs[index] = through;
        isFinal = false;
      }
    }
  }
  return costs;
}
