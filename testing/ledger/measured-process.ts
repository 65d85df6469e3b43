import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Processor time of the main thread in milliseconds: the longest turn of its loop, and all of them. */
export interface Cost {
  readonly piece: number;
  readonly all: number;
}

/**
 * Something that a client does. It prepares what it needs, and gives the function that is measured, which ends when the
 * client has all that it gets. Each time another seed makes it a new one.
 */
export type Deed = (seed: number) => Promise<() => Promise<unknown>>;

/** Longest turn of the loop that a deed may cause, in milliseconds. */
export const MOST_PIECE_MS = 5;

/** Repetitions before anything is measured, for the compiler, and then of each measure, of which the least counts. */
const WARM = 4;
const REPEATS = 5;

/** As the servers are started. */
const FLAGS = ['--max-semi-space-size=16'];
const PROBE = new URL('./tell-pieces.ts', import.meta.url).href;
const NOTHING: Deed = async () => async () => undefined;

/** A built server in a process of its own, with a probe in it. */
export class MeasuredProcess {
  readonly child: ChildProcess;
  #seed = 0;

  /** @param entry its script. */
  constructor(entry: string, env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, [...FLAGS, '--import', PROBE, entry], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  async cost(deed: Deed): Promise<Cost> {
    for (let nth = 0; nth < WARM; nth++) await (await deed(this.#seed++))();
    const idle = await this.#least(() => this.#total(NOTHING));
    const all = await this.#least(() => this.#total(deed));
    const piece = await this.#least(() => this.#longest(deed));
    return { piece, all: Math.max(0, all - idle) };
  }

  async #least(measure: () => Promise<number>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let nth = 0; nth < REPEATS; nth++) least = Math.min(least, await measure());
    return least;
  }

  async #total(deed: Deed): Promise<number> {
    const act = await deed(this.#seed++);
    await this.#ask('settled');
    const from = this.#spent();
    await act();
    await this.#ask('settled');
    return (this.#spent() - from) / 1e6;
  }

  async #longest(deed: Deed): Promise<number> {
    const act = await deed(this.#seed++);
    await this.#ask('settled');
    await this.#ask('watch');
    await act();
    await this.#ask('settled');
    return this.#ask('told');
  }

  async #ask(what: 'settled' | 'watch' | 'told'): Promise<number> {
    const answer = once(this.child, 'message');
    this.child.send(what);
    return (await answer)[0] as number;
  }

  /** Nanoseconds of processor time of the main thread since its start. */
  #spent(): number {
    const { pid } = this.child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await closed;
  }
}
