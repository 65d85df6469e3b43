import { NO_MOVE } from '../game.js';
import { WIN } from '../score.js';
import { BYTES_PER_NODE, DEFAULT_MAX_NODES, ROOT, SearchTree } from './tree.js';

/** The memory begins with the number of nodes in use, filled up to where an array of doubles may start. */
const HEADER_BYTES = 8;
const SIZE = 0;
/** Room for the moves of any root. */
const LEAST_NODES = 1 << 12;
/** `firstChild` of a node that a thread has claimed and not published yet, or had no room for. */
const CLAIMED = -1;
/** Opening a root takes microseconds; a thread that takes longer has broken down. */
const OPENING_MS = 10_000;

/**
 * A tree in shared memory that several threads walk at the same time without locks (Enzenberger and Müller
 * 2009). Its size is fixed and its nodes stay where they are.
 *
 * - A node is expanded once: `claim` lets one thread through, `publish` stores `childCount` last, and
 *   who reads that first sees everything about the children.
 * - Visits and virtual losses are counted exactly. The sums of results and scores are doubles, which no
 *   processor adds to in one step: two threads at the same node may lose one of two results. That moves
 *   an average of many visits hardly at all.
 * - Bounds only ever grow tighter. Each was proved, so none is wrong, whenever it is read.
 */
export class SharedTree extends SearchTree {
  /** The memory, to hand to another thread; there `new SharedTree(memory)` is the same tree. */
  readonly memory: ArrayBufferLike;
  readonly #header: Int32Array;
  readonly #capacity: number;

  /**
   * @param memory the memory of another thread's tree; or the nodes to have room for, at least 4,096 and
   * 2^20 by default, for a fresh root in memory of its own.
   */
  constructor(memory: number | ArrayBufferLike = DEFAULT_MAX_NODES) {
    super();
    const isFresh = typeof memory === 'number';
    this.memory = isFresh
      ? new SharedArrayBuffer(HEADER_BYTES + Math.max(memory, LEAST_NODES) * BYTES_PER_NODE)
      : memory;
    this.#header = new Int32Array(this.memory, 0, 1);
    this.#capacity = Math.floor((this.memory.byteLength - HEADER_BYTES) / BYTES_PER_NODE);
    this.layOut(this.memory, HEADER_BYTES, this.#capacity);
    if (isFresh) this.#plant();
  }

  get size(): number {
    return Atomics.load(this.#header, SIZE);
  }

  isExpanded(node: number): boolean {
    return Atomics.load(this.childCount, node) !== 0;
  }

  isVisited(node: number): boolean {
    return Atomics.load(this.visits, node) !== 0;
  }

  claim(node: number, count: number): number {
    if (Atomics.compareExchange(this.firstChild, node, 0, CLAIMED) !== 0) return -1;
    const first = this.#take(count);
    if (first < 0) return -1;
    this.lower.fill(-WIN, first, first + count);
    this.upper.fill(WIN, first, first + count);
    return first;
  }

  publish(node: number, first: number, count: number): void {
    this.firstChild[node] = first;
    Atomics.store(this.childCount, node, count);
    if (node === ROOT) Atomics.notify(this.childCount, ROOT);
  }

  /**
   * Waits until another thread has published the root's children.
   * @throws Error when that does not happen, because the thread broke down.
   */
  awaitRoot(): void {
    if (Atomics.wait(this.childCount, ROOT, 0, OPENING_MS) === 'timed-out')
      throw new Error('the thread that was to open the root of the shared tree has not done so');
  }

  enter(node: number): void {
    Atomics.add(this.underway, node, 1);
  }

  leave(node: number): void {
    Atomics.sub(this.underway, node, 1);
  }

  record(node: number, result: number, score: number): void {
    this.results[node] = (this.results[node] as number) + result;
    this.scores[node] = (this.scores[node] as number) + score;
    Atomics.add(this.visits, node, 1);
  }

  lowerBound(node: number): number {
    return Atomics.load(this.lower, node);
  }

  upperBound(node: number): number {
    return Atomics.load(this.upper, node);
  }

  setBounds(node: number, lower: number, upper: number): boolean {
    const isRaised = raise(this.lower, node, lower);
    const isLowered = reduce(this.upper, node, upper);
    return isRaised || isLowered;
  }

  /** The fresh root, before other threads know of the tree. */
  #plant(): void {
    this.move[ROOT] = NO_MOVE;
    this.lower[ROOT] = -WIN;
    this.upper[ROOT] = WIN;
    this.#header[SIZE] = 1;
  }

  /** @returns the first of `count` nodes that are nobody else's, or -1 when there are not so many left. */
  #take(count: number): number {
    for (;;) {
      const first = this.size;
      if (first + count > this.#capacity) return -1;
      if (Atomics.compareExchange(this.#header, SIZE, first, first + count) === first) return first;
    }
  }
}

/** Makes an element at least `value`. @returns whether it was less. */
function raise(array: Int32Array, index: number, value: number): boolean {
  for (;;) {
    const old = Atomics.load(array, index);
    if (old >= value) return false;
    if (Atomics.compareExchange(array, index, old, value) === old) return true;
  }
}

/** Makes an element at most `value`. @returns whether it was more. */
function reduce(array: Int32Array, index: number, value: number): boolean {
  for (;;) {
    const old = Atomics.load(array, index);
    if (old <= value) return false;
    if (Atomics.compareExchange(array, index, old, value) === old) return true;
  }
}
