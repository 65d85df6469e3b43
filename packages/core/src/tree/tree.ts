import type { Move } from '../contract/game.js';
import type { Pass, Skip, StrongNodeKind, StrongObserver } from '../search/request.js';
import type { SearchObserver } from '../textbook/context.js';

/** Meaning of a value: the node's exact value, or a lower or upper bound of it. */
export type TreeBound = 'exact' | 'lower' | 'upper';

/** One node of a recorded search. Values are seen by the side to move at that node (negamax). */
export interface TreeNode {
  /** The move that led here; `NO_MOVE` at the root, after a pass, and for a verification. */
  readonly move: Move;
  /** The window on entry; infinite ends are null. */
  readonly alpha: number | null;
  readonly beta: number | null;
  /**
   * The value at which the side to move could stop an exchange instead of moving; null where it could not.
   */
  stand: number | null;
  /** Null for a move that was not made, and for a node that the search was stopped in. */
  value: number | null;
  /** Null where the value is. */
  bound: TreeBound | null;
  /** Why it has its value; `cut` marks a move that was not made. */
  kind: StrongNodeKind | 'cut';
  /** Why the move was not made; null where it was. */
  readonly skip: Skip | null;
  /** Plies that were left to search on entry, 0 or more; null where the search does not say. */
  readonly depth: number | null;
  /**
   * Why it was searched so; null where the search does not say. A `verification` is the parent's own
   * position searched again: the same side is to move, and no move was made.
   */
  readonly pass: Pass | null;
  /** In the order of the search; a move that was searched again is there again. */
  readonly children: TreeNode[];
}

export interface RecordedTree {
  readonly root: TreeNode;
  /** Nodes in the tree, those of moves not made included. */
  readonly nodes: number;
  /** True when the search went on after the recorder was full. */
  readonly truncated: boolean;
}

/** Widest window end that is shown as a number. */
const SHOWN = 1_500_000;

/** A node that is being searched; null where there was no room for it. */
interface OpenNode {
  readonly ply: number;
  readonly node: TreeNode | null;
}

/**
 * Records the tree that one search walks, textbook or strong, up to a number of nodes.
 *
 * The strong search walks many: one a depth, and one more whenever an aspiration window fails. Each
 * begins at the root and replaces the one before it once it is complete, so that the last one that was
 * searched to its end remains.
 */
export class TreeRecorder implements SearchObserver, StrongObserver {
  readonly #limit: number;
  /** From the root to the node being searched. A node and its verification are at the same ply. */
  readonly #open: OpenNode[] = [];
  #completed: RecordedTree | null = null;
  #root: TreeNode | null = null;
  #nodes = 0;
  #truncated = false;
  /** Arguments of the last `approach`, for the node entered next. */
  #depth: number | null = null;
  #pass: Pass | null = null;

  /** @param limit nodes to keep, at least 1; later ones are left out, and the tree is marked as truncated. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  approach(depth: number, pass: Pass): void {
    this.#depth = depth;
    this.#pass = pass;
  }

  enter(ply: number, move: Move, alpha: number, beta: number): void {
    const [depth, pass] = [this.#depth, this.#pass];
    [this.#depth, this.#pass] = [null, null];
    this.#close(pass === 'verification' ? ply : ply - 1);
    if (ply === 0) this.#begin();
    const node = this.#add({
      move,
      alpha: alpha <= -SHOWN ? null : alpha,
      beta: beta >= SHOWN ? null : beta,
      stand: null,
      value: null,
      bound: null,
      kind: 'inner',
      skip: null,
      depth,
      pass,
      children: [],
    });
    this.#open.push({ ply, node });
  }

  stand(ply: number, value: number): void {
    this.#close(ply);
    const node = this.#open.at(-1)?.node;
    if (node) node.stand = value;
  }

  cut(ply: number, moves: Int32Array, from: number, to: number, skip: Skip = 'cut'): void {
    this.#close(ply);
    const unsearched = {
      alpha: null,
      beta: null,
      stand: null,
      value: null,
      bound: null,
      depth: null,
      pass: null,
    };
    for (const move of moves.subarray(from, to)) {
      this.#add({ move, ...unsearched, kind: 'cut', skip, children: [] });
    }
  }

  leave(ply: number, value: number, kind: StrongNodeKind): void {
    this.#close(ply);
    const node = this.#open.pop()?.node;
    if (node) {
      node.value = value;
      node.kind = kind;
      node.bound = boundOf(node, value);
    }
    if (ply === 0) this.#completed = this.#current();
  }

  /** The last complete tree, or the unfinished first one. @throws Error when no search has run. */
  tree(): RecordedTree {
    const tree = this.#completed ?? this.#current();
    if (tree === null) throw new Error('nothing has been recorded');
    return tree;
  }

  #begin(): void {
    this.#root = null;
    this.#nodes = 0;
    this.#truncated = false;
  }

  #current(): RecordedTree | null {
    if (this.#root === null) return null;
    return { root: this.#root, nodes: this.#nodes, truncated: this.#truncated };
  }

  /** Forgets the nodes below a ply that a stopped search has not left. */
  #close(ply: number): void {
    while ((this.#open.at(-1)?.ply ?? -1) > ply) this.#open.pop();
  }

  /** Hangs a node below the one being searched. @returns null when there is no room. */
  #add(node: TreeNode): TreeNode | null {
    const parent = this.#open.at(-1)?.node;
    if (this.#nodes >= this.#limit || parent === null) {
      this.#truncated = true;
      return null;
    }
    if (parent === undefined) this.#root = node;
    else parent.children.push(node);
    this.#nodes++;
    return node;
  }
}

/** Values that come from the position itself, and not from a search that the window may have cut short. */
const JUDGED: ReadonlySet<TreeNode['kind']> = new Set([
  'final',
  'horizon',
  'repetition',
  'winning-move',
  'no-safe-move',
] as const);

/** The bound that a value is for a node that was entered with a window and left for a reason. */
export function boundOf(
  { alpha, beta, kind }: Pick<TreeNode, 'alpha' | 'beta' | 'kind'>,
  value: number,
): TreeBound {
  if (JUDGED.has(kind)) return 'exact';
  if (beta !== null && value >= beta) return 'lower';
  return alpha !== null && value <= alpha ? 'upper' : 'exact';
}
