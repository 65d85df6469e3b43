/** The index of the root in every tree. */
export const ROOT = 0;

/** The nodes that a tree may have when nothing is said. */
export const DEFAULT_MAX_NODES = 1 << 20;
/** What a node takes in all arrays together. */
export const BYTES_PER_NODE = 48;

/**
 * A search tree as a structure of arrays. A node is an index; its children stand side by side and
 * always after it:
 *
 *   node             0 (root)   1    2    3    4    5
 *   firstChild       1          -    4    -    -    -
 *   childCount       3          0    2    0    0    0
 *
 * Everything about a node is seen by its own side to move. `lower` and `upper` are proved bounds of
 * its minimax score on the scale of `score.ts`; `-WIN` and `WIN` say nothing.
 *
 * How a node is written depends on who may write beside it: `own-tree.ts` is one thread's, `shared-tree.ts`
 * that of several. A node is expanded in three steps: `claim` it, fill in its children, `publish` them.
 */
export abstract class SearchTree {
  firstChild!: Int32Array;
  /** 0 while the node is not expanded. */
  childCount!: Int32Array;
  /** The move that leads to the node. */
  move!: Int32Array;
  visits!: Int32Array;
  /** Walks that are below the node at this moment and shall count as lost: its virtual losses. */
  underway!: Int32Array;
  /** Sum of the results of the visits, each from -1 (lost) to 1 (won). */
  results!: Float64Array;
  /** Sum of the scores of the visits, in centi-units. */
  scores!: Float64Array;
  lower!: Int32Array;
  upper!: Int32Array;
  /** How promising the game's hint finds the move, from 0 to 1 among its siblings. */
  prior!: Float32Array;

  /** Nodes in use. */
  abstract readonly size: number;

  /** Whether the node has children, which can then be read. */
  abstract isExpanded(node: number): boolean;

  /** Whether a visit has been counted; what that visit proved can then be read. */
  abstract isVisited(node: number): boolean;

  /**
   * Takes `count` fresh nodes, without moves or priors yet, to be the children of a node.
   * @returns the first of them, or -1 when there is no room or another thread was first.
   */
  abstract claim(node: number, count: number): number;

  /** Gives a claimed node its children. Nothing may be changed about their moves and priors from here on. */
  abstract publish(node: number, first: number, count: number): void;

  /** A walk goes on to this node. */
  abstract enter(node: number): void;

  /** The walk that entered this node is over. */
  abstract leave(node: number): void;

  /** Counts a visit. */
  abstract record(node: number, result: number, score: number): void;

  /** The newest proved bounds, whoever has proved them. */
  abstract lowerBound(node: number): number;
  abstract upperBound(node: number): number;

  /** Notes what is proved. @returns whether it was news. */
  abstract setBounds(node: number, lower: number, upper: number): boolean;

  /** Lays all arrays out in `memory`, from `offset` (a multiple of eight) on. */
  protected layOut(memory: ArrayBufferLike, offset: number, capacity: number): void {
    let at = offset;
    const next = (bytes: number) => {
      at += bytes * capacity;
      return at - bytes * capacity;
    };
    this.results = new Float64Array(memory, next(8), capacity);
    this.scores = new Float64Array(memory, next(8), capacity);
    this.firstChild = new Int32Array(memory, next(4), capacity);
    this.childCount = new Int32Array(memory, next(4), capacity);
    this.move = new Int32Array(memory, next(4), capacity);
    this.visits = new Int32Array(memory, next(4), capacity);
    this.underway = new Int32Array(memory, next(4), capacity);
    this.lower = new Int32Array(memory, next(4), capacity);
    this.upper = new Int32Array(memory, next(4), capacity);
    this.prior = new Float32Array(memory, next(4), capacity);
  }
}
