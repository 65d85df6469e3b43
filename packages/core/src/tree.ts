import { type Move, NO_MOVE } from './game.js';
import type { NodeKind, SearchObserver } from './textbook/walk.js';

/** One node of a recorded search. Values are seen by the side to move at that node (negamax). */
export interface TreeNode {
  /** The move that led here; `NO_MOVE` at the root. */
  readonly move: Move;
  /** The window on entry; infinite ends are null. */
  readonly alpha: number | null;
  readonly beta: number | null;
  /** Null for a node that was cut off before it was searched. */
  value: number | null;
  /** `cut` marks a move that alpha-beta never made. */
  kind: NodeKind | 'cut';
  readonly children: TreeNode[];
}

export interface RecordedTree {
  readonly root: TreeNode;
  /** Nodes in the tree, cut ones included. */
  readonly nodes: number;
  /** True when the search went on after the recorder was full. */
  readonly truncated: boolean;
}

/** Widest window end that is shown as a number. */
const SHOWN = 1_500_000;

/** Records the tree that a textbook search walks, up to a number of nodes. */
export class TreeRecorder implements SearchObserver {
  readonly #path: (TreeNode | null)[] = [];
  readonly #limit: number;
  #root: TreeNode | null = null;
  #nodes = 0;
  #truncated = false;

  /** @param limit nodes to keep, at least 1; what comes later is left out and said so. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  enter(ply: number, move: Move, alpha: number, beta: number): void {
    this.#path.length = ply;
    this.#path[ply] = this.#add(ply, {
      move,
      alpha: alpha <= -SHOWN ? null : alpha,
      beta: beta >= SHOWN ? null : beta,
      value: null,
      kind: 'inner',
      children: [],
    });
  }

  cut(ply: number, moves: Int32Array, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const move = moves[i] ?? NO_MOVE;
      this.#add(ply + 1, { move, alpha: null, beta: null, value: null, kind: 'cut', children: [] });
    }
  }

  leave(ply: number, value: number, kind: NodeKind): void {
    const node = this.#path[ply];
    if (node === null || node === undefined) return;
    node.value = value;
    node.kind = kind;
  }

  /** The tree recorded so far. @throws Error when no search has run. */
  tree(): RecordedTree {
    if (this.#root === null) throw new Error('nothing has been recorded');
    return { root: this.#root, nodes: this.#nodes, truncated: this.#truncated };
  }

  /** Hangs a node below the one entered last at the ply above. @returns null when there is no room. */
  #add(ply: number, node: TreeNode): TreeNode | null {
    const parent = this.#path[ply - 1];
    if (this.#nodes >= this.#limit || (ply > 0 && !parent)) {
      this.#truncated = true;
      return null;
    }
    if (ply === 0) this.#root = node;
    else parent?.children.push(node);
    this.#nodes++;
    return node;
  }
}
