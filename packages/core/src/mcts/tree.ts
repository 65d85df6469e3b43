import { type Move, NO_MOVE } from '../game.js';
import { WIN } from '../score.js';

/** The index of the root in every tree. */
export const ROOT = 0;
/** Nodes that a tree has room for at first; the room doubles, up to the cap. */
const FIRST_BLOCK = 1 << 12;

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
 */
export class SearchTree {
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
    this.#add(NO_MOVE);
  }

  /** Whether so many nodes may be added. */
  hasRoom(count: number): boolean {
    return this.size + count <= this.#maxNodes;
  }

  /** Gives `node` the children `moves[0]` to `moves[count - 1]`, unvisited. */
  expand(node: number, moves: Int32Array, count: number): void {
    this.firstChild[node] = this.size;
    this.childCount[node] = count;
    for (let i = 0; i < count; i++) this.#add(moves[i] as Move);
  }

  /** Leaves the root only those children whose moves are listed. @returns how many are left. */
  restrict(moves: readonly Move[]): number {
    const first = this.firstChild[ROOT] as number;
    const end = first + (this.childCount[ROOT] as number);
    let to = first;
    for (let child = first; child < end; child++) {
      if (moves.includes(this.move[child] as Move)) this.#copy(child, to++);
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
      const first = firstChild[old] as number;
      kept.fill(1, first, first + (childCount[old] as number));
    }
    const moved = new Int32Array(size);
    this.size = 0;
    for (let old = node; old < size; old++) {
      if (kept[old] === 0) continue;
      moved[old] = this.size;
      this.#copy(old, this.size++);
    }
    for (let i = 0; i < this.size; i++) {
      if (childCount[i] !== 0) firstChild[i] = moved[firstChild[i] as number] as number;
    }
    this.move[ROOT] = NO_MOVE;
  }

  #add(move: Move): void {
    if (this.size === this.move.length) this.#grow();
    const node = this.size++;
    this.childCount[node] = 0;
    this.move[node] = move;
    this.visits[node] = 0;
    this.results[node] = 0;
    this.scores[node] = 0;
    this.lower[node] = -WIN;
    this.upper[node] = WIN;
    this.prior[node] = 0;
  }

  #copy(from: number, to: number): void {
    this.firstChild[to] = this.firstChild[from] as number;
    this.childCount[to] = this.childCount[from] as number;
    this.move[to] = this.move[from] as number;
    this.visits[to] = this.visits[from] as number;
    this.results[to] = this.results[from] as number;
    this.scores[to] = this.scores[from] as number;
    this.lower[to] = this.lower[from] as number;
    this.upper[to] = this.upper[from] as number;
    this.prior[to] = this.prior[from] as number;
  }

  #grow(): void {
    const capacity = Math.max(Math.min(2 * this.size, this.#maxNodes), this.size + FIRST_BLOCK);
    this.firstChild = copyInto(new Int32Array(capacity), this.firstChild);
    this.childCount = copyInto(new Int32Array(capacity), this.childCount);
    this.move = copyInto(new Int32Array(capacity), this.move);
    this.visits = copyInto(new Int32Array(capacity), this.visits);
    this.results = copyInto(new Float64Array(capacity), this.results);
    this.scores = copyInto(new Float64Array(capacity), this.scores);
    this.lower = copyInto(new Int32Array(capacity), this.lower);
    this.upper = copyInto(new Int32Array(capacity), this.upper);
    this.prior = copyInto(new Float32Array(capacity), this.prior);
  }
}

function copyInto<T extends Int32Array | Float32Array | Float64Array>(larger: T, old: T): T {
  larger.set(old);
  return larger;
}
