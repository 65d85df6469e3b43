import { type Move, NO_MOVE } from '../game.js';
import { WIN } from '../score.js';
import { BYTES_PER_NODE, ROOT, SearchTree } from './tree.js';

/** Nodes that the tree has room for at first; the room doubles, up to the cap. */
const FIRST_BLOCK = 1 << 12;

/** The tree of one thread, which grows as needed and can be kept from move to move. */
export class OwnTree extends SearchTree {
  size = 0;
  readonly #maxNodes: number;

  /** @param maxNodes the most nodes it may have; the root and its children are kept in any case. */
  constructor(maxNodes: number) {
    super();
    this.#maxNodes = maxNodes;
    this.#allocate(FIRST_BLOCK);
  }

  /** Forgets everything but a fresh root. */
  clear(): void {
    this.size = 0;
    this.#add();
    this.move[ROOT] = NO_MOVE;
  }

  isExpanded(node: number): boolean {
    return this.childCount[node] !== 0;
  }

  isVisited(node: number): boolean {
    return this.visits[node] !== 0;
  }

  claim(node: number, count: number): number {
    if (node !== ROOT && this.size + count > this.#maxNodes) return -1;
    const first = this.size;
    for (let i = 0; i < count; i++) this.#add();
    return first;
  }

  publish(node: number, first: number, count: number): void {
    this.firstChild[node] = first;
    this.childCount[node] = count;
  }

  // Nobody else is there to be sent elsewhere.
  enter(): void {}
  leave(): void {}

  record(node: number, result: number, score: number): void {
    this.visits[node] = (this.visits[node] as number) + 1;
    this.results[node] = (this.results[node] as number) + result;
    this.scores[node] = (this.scores[node] as number) + score;
  }

  lowerBound(node: number): number {
    return this.lower[node] as number;
  }

  upperBound(node: number): number {
    return this.upper[node] as number;
  }

  /** Without a look at what was known before: of a root that is kept to some moves less may be true. */
  setBounds(node: number, lower: number, upper: number): boolean {
    const changed = lower !== this.lower[node] || upper !== this.upper[node];
    this.lower[node] = lower;
    this.upper[node] = upper;
    return changed;
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
    const { firstChild, childCount, move, visits, results, scores, lower, upper, prior } = this;
    this.#allocate(Math.max(Math.min(2 * this.size, this.#maxNodes), this.size + FIRST_BLOCK));
    this.firstChild.set(firstChild);
    this.childCount.set(childCount);
    this.move.set(move);
    this.visits.set(visits);
    this.results.set(results);
    this.scores.set(scores);
    this.lower.set(lower);
    this.upper.set(upper);
    this.prior.set(prior);
  }

  #allocate(capacity: number): void {
    this.layOut(new ArrayBuffer(capacity * BYTES_PER_NODE), 0, capacity);
  }
}
