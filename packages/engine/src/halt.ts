import { HALT } from '@tahoun/core';
import type { TaskOptions } from './host.js';

/** The means to stop and to pause the threads of one search, which may begin again after a stop. */
export class Halt {
  #flag = new Int32Array(new SharedArrayBuffer(4));
  #stopper = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** Milliseconds of work until the deadline, and the start of this turn. */
  #leftMs: number | undefined;
  #since = 0;
  readonly stop = (): void => this.#tell(HALT.stop);

  constructor(private readonly options: Pick<TaskOptions<never>, 'signal' | 'deadlineMs'>) {}

  get flag(): Int32Array {
    return this.#flag;
  }

  get stopped(): AbortSignal {
    return this.#stopper.signal;
  }

  begin(): void {
    const { signal, deadlineMs } = this.options;
    this.#flag = new Int32Array(new SharedArrayBuffer(4));
    this.#stopper = new AbortController();
    this.#leftMs = deadlineMs;
    this.#startClock();
    signal?.addEventListener('abort', this.stop);
    if (signal?.aborted) this.stop();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (this.#leftMs !== undefined) this.#leftMs -= performance.now() - this.#since;
    if (!this.stopped.aborted) this.#tell(HALT.pause);
  }

  resume(): void {
    this.#startClock();
    if (!this.stopped.aborted) this.#tell(HALT.go);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.options.signal?.removeEventListener('abort', this.stop);
  }

  #startClock(): void {
    this.#since = performance.now();
    if (this.#leftMs !== undefined) this.#timer = setTimeout(this.stop, Math.max(0, this.#leftMs));
  }

  #tell(word: number): void {
    Atomics.store(this.#flag, 0, word);
    Atomics.notify(this.#flag, 0);
    if (word === HALT.stop) this.#stopper.abort();
  }
}
