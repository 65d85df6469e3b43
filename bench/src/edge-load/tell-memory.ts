import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** Loaded before a server: tells its parent its memory after a collection, and that of its threads. */

/** Bytes of a process and of its threads. */
export interface Memory {
  /** Bytes that the main thread holds after a collection, buffers included. */
  readonly main: number;
  /** Bytes that the other threads hold, buffers included. They collect when they like. */
  readonly threads: number;
  readonly resident: number;
}

const running = new Set<threads.Worker>();

if (threads.isMainThread && process.send !== undefined) {
  threads.Worker = class extends threads.Worker {
    constructor(...settings: ConstructorParameters<typeof threads.Worker>) {
      super(...settings);
      running.add(this);
      this.once('exit', () => running.delete(this));
    }
  };
  syncBuiltinESMExports();
  process.on('message', () => void tell());
  process.channel?.unref();
}

async function tell(): Promise<void> {
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const heaps = await Promise.all([...running].map((thread) => thread.getHeapStatistics()));
  const others = heaps.reduce((sum, heap) => sum + heap.used_heap_size + heap.external_memory, 0);
  process.send?.({ main: heapUsed + external, threads: others, resident: rss } satisfies Memory);
}
