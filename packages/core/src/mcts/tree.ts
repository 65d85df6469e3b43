import { type Move, NO_MOVE } from '../contract/game.js';
import { WIN } from '../contract/score.js';

/** The index of the root in every tree. */
export const ROOT = 0;

/** The nodes that a tree may have, at 44 bytes each. A full tree is searched on, but grows no further. */
const MAX_NODES = 1 << 20;
/** Nodes that a tree has room for at first; the room doubles, up to the cap. */
const FIRST_BLOCK = 1 << 12;

/**
 * A search tree as a structure of arrays, which grows as needed. A node is an index; its
 * children stand side by side and always after it:
 *
 *   node             0 (root)   1    2    3    4    5
 *   firstChild       1          -    4    -    -    -
 *   childCount       3          0    2    0    0    0
 *
 * Everything about a node is seen by its own side to move. `lower` and `upper` are proved bounds of
 * its minimax score on the scale of `score.ts`; `-WIN` and `WIN` say nothing.
 */
export class SearchTree {
  /** Nodes in use. */
  size = 0;
  firstChild = new Int32Array(FIRST_BLOCK);
  /** 0 while the node is not expanded. */
  childCount = new Int32Array(FIRST_BLOCK);
  /** The move that leads to the node. */
  move = new Int32Array(FIRST_BLOCK);
  visits = new Int32Array(FIRST_BLOCK);
  /** Sum of the results of the visits, each from -1 (lost) to 1 (won). */
  results = new Float64Array(FIRST_BLOCK);
  /** Sum of the scores of the visits, in centi-units. */
  scores = new Float64Array(FIRST_BLOCK);
  lower = new Int32Array(FIRST_BLOCK);
  upper = new Int32Array(FIRST_BLOCK);
  /** The game's hint for the move, scaled from 0 to 1 among its siblings. */
  prior = new Float32Array(FIRST_BLOCK);
  readonly #maxNodes: number;

  /** @param maxNodes the most nodes it may have; the root and its children are kept in any case. */
  constructor(maxNodes = MAX_NODES) {
    this.#maxNodes = maxNodes;
    this.#add();
    this.move[ROOT] = NO_MOVE;
  }

  /** Whether the node has children. */
  isExpanded(node: number): boolean {
    return this.childCount[node] !== 0;
  }

  /** Gives a node `count` children, without moves or priors yet. @returns the first, or -1 when there is no room. */
  expand(node: number, count: number): number {
    if (node !== ROOT && this.size + count > this.#maxNodes) return -1;
    const first = this.size;
    for (let i = 0; i < count; i++) this.#add();
    this.firstChild[node] = first;
    this.childCount[node] = count;
    return first;
  }

  /** Counts a visit. */
  record(node: number, result: number, score: number): void {
    this.visits[node]!++;
    this.results[node]! += result;
    this.scores[node]! += score;
  }

  /** Sets proved bounds. @returns whether they are new. */
  setBounds(node: number, lower: number, upper: number): boolean {
    const changed = lower !== this.lower[node] || upper !== this.upper[node];
    this.lower[node] = lower;
    this.upper[node] = upper;
    return changed;
  }

  /** Leaves a root whose children have no visits only those whose moves are listed. */
  restrict(moves: readonly Move[]): void {
    const first = this.firstChild[ROOT]!;
    const end = first + this.childCount[ROOT]!;
    let to = first;
    for (let child = first; child < end; child++) {
      if (!moves.includes(this.move[child]!)) continue;
      this.move[to] = this.move[child]!;
      this.prior[to++] = this.prior[child]!;
    }
    this.childCount[ROOT] = to - first;
  }

  /** Fresh arrays hold zeros, and a node is written once. */
  #add(): void {
    if (this.size === this.move.length) this.#grow();
    const node = this.size++;
    this.lower[node] = -WIN;
    this.upper[node] = WIN;
  }

  #grow(): void {
    const capacity = Math.max(Math.min(2 * this.size, this.#maxNodes), this.size + FIRST_BLOCK);
    this.firstChild = enlarged(this.firstChild, new Int32Array(capacity));
    this.childCount = enlarged(this.childCount, new Int32Array(capacity));
    this.move = enlarged(this.move, new Int32Array(capacity));
    this.visits = enlarged(this.visits, new Int32Array(capacity));
    this.results = enlarged(this.results, new Float64Array(capacity));
    this.scores = enlarged(this.scores, new Float64Array(capacity));
    this.lower = enlarged(this.lower, new Int32Array(capacity));
    this.upper = enlarged(this.upper, new Int32Array(capacity));
    this.prior = enlarged(this.prior, new Float32Array(capacity));
  }
}

/** @returns the larger array, which begins with the content of the smaller one. */
function enlarged<Numbers extends Int32Array | Float32Array | Float64Array>(
  old: Numbers,
  larger: Numbers,
): Numbers {
  larger.set(old);
  return larger;
}
