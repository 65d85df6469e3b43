/** Statistics of one depth of iterative deepening. */
export interface DepthReport {
  readonly depth: number;
  /** Nodes and milliseconds from the start of the search to the end of this depth. */
  readonly nodes: number;
  readonly timeMs: number;
}

/** Statistics of a strong search. */
export interface SearchStatistics {
  /** The deepest ply searched, quiescence included. */
  readonly selectiveDepth: number;
  readonly tableProbes: number;
  readonly tableHits: number;
  readonly cutOffs: number;
  /** Cut-offs by the first move tried: good ordering has nine in ten. */
  readonly firstMoveCutOffs: number;
  /** Nodes of a depth against those of the depth before, averaged over the last four; null too early. */
  readonly branchingFactor: number | null;
  readonly depths: readonly DepthReport[];
  /** Share of the table that holds this search's results, in thousandths. */
  readonly tableFullness: number;
}

/** The depths over which the branching factor is averaged. */
const AVERAGED_DEPTHS = 4;

/** Counts while searching; plain fields, because every node writes them. */
export class StatisticsCounter {
  selectiveDepth = 0;
  tableProbes = 0;
  tableHits = 0;
  cutOffs = 0;
  firstMoveCutOffs = 0;
  readonly depths: DepthReport[] = [];

  report(tableFullness: number): SearchStatistics {
    const { selectiveDepth, tableProbes, tableHits, cutOffs, firstMoveCutOffs } = this;
    return {
      selectiveDepth,
      tableProbes,
      tableHits,
      cutOffs,
      firstMoveCutOffs,
      branchingFactor: branchingFactor(this.depths),
      depths: this.depths.slice(),
      tableFullness,
    };
  }
}

/** The growth of the nodes from depth to depth: geometric mean over the last few. */
function branchingFactor(depths: readonly DepthReport[]): number | null {
  const last = depths.length - 1;
  const first = Math.max(0, last - AVERAGED_DEPTHS);
  const nodesAt = (i: number): number => (depths[i]?.nodes ?? 0) - (depths[i - 1]?.nodes ?? 0);
  if (first === last || last < 1 || nodesAt(first) <= 0) return null;
  return (nodesAt(last) / nodesAt(first)) ** (1 / (last - first));
}
