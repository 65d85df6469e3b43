import { HALT } from '@tahoun/core';
import type { TaskReply } from '../host.js';
import type { ThreadTask } from '../node-thread.js';

/** Work that a host has handed to one of its threads; nothing answers but the test. */
export interface Sent {
  readonly work: Pick<ThreadTask, 'task' | 'smp'>;
  /** Whether the host has stopped the search through the memory that it shares with the host. */
  isStopped(): boolean;
  reply(reply: TaskReply): void;
  fail(message: string): void;
}

/** Whether a flag that stops a search is set; false where there is none. */
export function isSet(flag: Int32Array | undefined): boolean {
  return flag !== undefined && Atomics.load(flag, 0) === HALT.stop;
}

/** A pool of threads that do nothing; `vi.mock` replaces piscina's with it. */
export class IdlePool {
  static readonly pools: IdlePool[] = [];
  static sent: (Sent & { readonly signal: AbortSignal })[] = [];
  isDestroyed = false;

  constructor(readonly options: { readonly maxThreads: number }) {
    IdlePool.pools.push(this);
  }

  run(work: ThreadTask, { signal }: { readonly signal: AbortSignal }): Promise<TaskReply> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('the thread was ended')));
      const fail = (message: string) => reject(new Error(message));
      IdlePool.sent.push({ work, signal, isStopped: () => isSet(work.stopFlag), reply: resolve, fail });
    });
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
  }
}
