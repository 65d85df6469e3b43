import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Load, Scheduler } from '@tahoun/engine/scheduler';

/** Pictures that one thread draws. It gives their memory back only when it ends: 4 to 16 MB per picture. */
export const PICTURES_PER_THREAD = 10;

/** The script of the thread, in the source or in the build. */
const THREAD = new URL(`./raster-thread${extname(import.meta.url)}`, import.meta.url);

/** A drawing and the form that its picture is to have. */
export interface Task {
  /** A whole document. */
  readonly svg: string;
  /** The side that has `value` pixels. */
  readonly fitTo: { readonly mode: 'width' | 'height'; readonly value: number };
  /** A PNG, or four bytes a pixel: red, green, blue and alpha. */
  readonly as: 'png' | 'pixels';
}

export interface Picture {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Draws SVG documents, one at a time, on a thread of its own, which starts when it is needed. */
export class Rasteriser {
  readonly #start: () => Worker;
  readonly #turns: Scheduler;
  #thread: Worker | undefined;
  /** Pictures that the thread has drawn. */
  #drawn = 0;

  /** @param waiting is how many pictures may wait for the thread, half of them of one owner. */
  constructor(waiting: number, start = () => new Worker(THREAD)) {
    this.#start = start;
    this.#turns = new Scheduler({ slots: 1, waiting, ofOwner: Math.ceil(waiting / 2) });
  }

  /** @throws WorkRefused while too many wait, and the error of a drawing that cannot be read. */
  draw(task: Task, owner = ''): Promise<Picture> {
    return this.#turns.run({ owner }, { begin: () => this.#ask(task) });
  }

  load(): Load {
    return this.#turns.load();
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  async #ask(task: Task): Promise<Picture> {
    if (this.#thread === undefined) {
      this.#thread = this.#start();
      this.#drawn = 0;
    }
    const thread = this.#thread;
    try {
      const drawn = once(thread, 'message');
      thread.ref();
      thread.postMessage(task);
      const [picture] = await drawn;
      // An idle thread does not keep the process alive.
      thread.unref();
      if (++this.#drawn >= PICTURES_PER_THREAD) await this.close();
      return picture;
    } catch (error) {
      // The thread has ended with its error; the next picture gets a new one.
      this.#thread = undefined;
      throw error;
    }
  }
}
