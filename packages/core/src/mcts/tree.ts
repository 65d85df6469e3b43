import { type Move, NO_MOVE } from '../game.js';
import { WIN } from '../score.js';

/** The index of the root in every tree. */
export const ROOT = 0;

/** The nodes that a tree may have when nothing is said. */
export const DEFAULT_MAX_NODES = 1 << 20;
/** Nodes that a tree has room for at first; the room doubles, up to the cap. */
const FIRST_BLOCK = 1 << 12;

/**
 * A search tree as a structure of arrays, which grows as needed and can be kept from move to move. A node is an
 * index; its children stand side by side and always after it:
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
  /** How promising the game's hint finds the move, from 0 to 1 among its siblings. */
  prior = new Float32Array(FIRST_BLOCK);
  readonly #maxNodes: number;

  /** @param maxNodes the most nodes it may have; the root and its children are kept in any case. */
  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes;
  }

  /** Forgets everything but a fresh root. */
  clear(): void {
    this.size = 0;
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

  /** Notes what is proved. @returns whether it was news. */
  setBounds(node: number, lower: number, upper: number): boolean {
    const changed = lower !== this.lower[node] || upper !== this.upper[node];
    this.lower[node] = lower;
    this.upper[node] = upper;
    return changed;
  }

  /** Leaves the root only those children whose moves are listed. @returns how many are left. */
  restrict(moves: readonly Move[]): number {
    const first = this.firstChild[ROOT]!;
    const end = first + this.childCount[ROOT]!;
    let to = first;
    for (let child = first; child < end; child++) {
      if (moves.includes(this.move[child]!)) this.#copy(child, to++);
    }
    this.childCount[ROOT] = to - first;
    return to - first;
  }

  /** Makes `node` the root and forgets what is not below it. Kept nodes slide down in their order. */
  keep(node: number): void {
    const { firstChild, childCount, size } = this;
    const kept = new Uint8Array(size);
    kept[node] = 1;
    for (let old = node; old < size; old++) {
      if (kept[old] === 0) continue;
      const first = firstChild[old]!;
      kept.fill(1, first, first + childCount[old]!);
    }
    const moved = new Int32Array(size);
    this.size = 0;
    for (let old = node; old < size; old++) {
      if (kept[old] === 0) continue;
      moved[old] = this.size;
      this.#copy(old, this.size++);
    }
    for (let i = 0; i < this.size; i++) {
      if (childCount[i] !== 0) firstChild[i] = moved[firstChild[i]!]!;
    }
    this.move[ROOT] = NO_MOVE;
  }

  #add(): void {
    if (this.size === this.move.length) this.#grow();
    const node = this.size++;
    this.childCount[node] = 0;
    this.visits[node] = 0;
    this.results[node] = 0;
    this.scores[node] = 0;
    this.lower[node] = -WIN;
    this.upper[node] = WIN;
    this.prior[node] = 0;
  }

  #copy(from: number, to: number): void {
    this.firstChild[to] = this.firstChild[from]!;
    this.childCount[to] = this.childCount[from]!;
    this.move[to] = this.move[from]!;
    this.visits[to] = this.visits[from]!;
    this.results[to] = this.results[from]!;
    this.scores[to] = this.scores[from]!;
    this.lower[to] = this.lower[from]!;
    this.upper[to] = this.upper[from]!;
    this.prior[to] = this.prior[from]!;
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

/** @returns the larger array, which begins with what is in the smaller one. */
function enlarged<Numbers extends Int32Array | Float32Array | Float64Array>(
  old: Numbers,
  larger: Numbers,
): Numbers {
  larger.set(old);
  return larger;
}
