/** Something that happens at a moment, in milliseconds. */
interface Event {
  readonly at: number;
  readonly happen: () => void;
}

/** Events in the order of their moments: a binary heap. */
export class EventQueue {
  readonly #heap: Event[] = [];

  add(at: number, happen: () => void): void {
    const heap = this.#heap;
    const event = { at, happen };
    let hole = heap.push(event) - 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if ((heap[parent] as Event).at <= at) break;
      heap[hole] = heap[parent] as Event;
      hole = parent;
    }
    heap[hole] = event;
  }

  /** Takes out the earliest. */
  next(): Event | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return first;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as Event).at < (heap[child] as Event).at) child++;
      if ((heap[child] as Event).at >= last.at) break;
      heap[hole] = heap[child] as Event;
      hole = child;
    }
    heap[hole] = last;
    return first;
  }
}
