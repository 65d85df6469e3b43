import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { LEDGER } from '../limits/ledger.js';
import { Refusal } from '../problem.js';

/** Pictures that one thread draws. It gives their memory back only when it ends: 4 to 16 MB per picture. */
export const PICTURES_PER_THREAD = 10;
/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

/** The script of the thread, in the source or in the build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './raster-thread.ts' : './raster-thread.js',
  import.meta.url,
);

/** Draws SVG documents as PNG, one at a time, on a thread of its own, which starts when it is needed. */
export class Rasteriser {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #start: () => Worker;
  #thread: Worker | undefined;
  /** Pictures that the thread has drawn. */
  #drawn = 0;

  constructor(start = () => new Worker(THREAD)) {
    this.#start = start;
  }

  /** @param width pixels. @throws Refusal 503 while too many wait. */
  async draw(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#queue.size >= LEDGER.pixel.inAll) throw tooBusy();
    return this.#queue.add(() => this.#ask(svg, width));
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  async #ask(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#thread === undefined) {
      this.#thread = this.#start();
      this.#thread.unref();
      this.#drawn = 0;
    }
    try {
      const drawn = once(this.#thread, 'message');
      this.#thread.postMessage({ svg, width });
      const [picture] = await drawn;
      if (++this.#drawn >= PICTURES_PER_THREAD) await this.close();
      return picture;
    } catch (error) {
      // The thread has ended with its error; the next picture gets a new one.
      this.#thread = undefined;
      throw error;
    }
  }
}

/** The refusal when too many pictures or long requests wait. */
export function tooBusy(): Refusal {
  return new Refusal(503, 'too-busy', 'too many pictures or long requests wait; ask again soon', {
    params: { retryAfter: RETRY_AFTER },
    retryAfter: RETRY_AFTER,
  });
}
