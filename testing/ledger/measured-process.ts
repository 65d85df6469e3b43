import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/**
 * Processor time of the main thread in milliseconds of the machine of docs/measurements.md: the longest turn of its
 * loop, and all of them.
 */
export interface Cost {
  readonly piece: number;
  readonly all: number;
}

/**
 * Something that a client does. It prepares what it needs, and gives the function that is measured, which ends when the
 * client has all that it gets. Each time another seed makes it a new one.
 */
export type Deed = (seed: number) => Promise<() => Promise<unknown>>;

/**
 * Longest turn of the loop that a deed may cause, in milliseconds. The rule is 5 on a machine that does nothing else,
 * where docs/measurements.md has them; the rest is for one that does.
 */
export const MOST_PIECE_MS = 8;

/** Repetitions before anything is measured, for the compiler, and then of each measure, of which the least counts. */
const WARM = 4;
const REPEATS = 5;
/** Those of what seems too long: beside other work, what comes meanwhile is done in one turn, and caches are cold. */
const MOST_REPEATS = 60;

/** What `reference` takes on that machine. A slower one, or one with other work in its caches, takes longer for all. */
const REFERENCE_MS = 2;

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

  /** @param most what all turns may take together, asked after the deed */
  async cost(deed: Deed, most: () => number = () => Number.POSITIVE_INFINITY): Promise<Cost> {
    for (let nth = 0; nth < WARM; nth++) await (await deed(this.#seed++))();
    const idle = await this.#least(() => this.#total(NOTHING));
    const all = await this.#least(
      () => this.#total(deed),
      () => idle + most(),
    );
    const piece = await this.#least(
      () => this.#longest(deed),
      () => MOST_PIECE_MS,
    );
    return { piece, all: Math.max(0, all - idle) };
  }

  /** @param aim a least measure that is not below it is taken more often. */
  async #least(
    measure: () => Promise<number>,
    aim: () => number = () => Number.POSITIVE_INFINITY,
  ): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let nth = 0; nth < REPEATS || (least >= aim() && nth < MOST_REPEATS); nth++)
      least = Math.min(least, await measure());
    return least;
  }

  /** How much longer than on the machine of the measurements work takes now; 1 on a faster one. */
  async #slowness(): Promise<number> {
    return Math.max(1, (await this.#ask('reference')) / REFERENCE_MS);
  }

  async #total(deed: Deed): Promise<number> {
    const act = await deed(this.#seed++);
    await this.#ask('settled');
    const from = this.#spent();
    await act();
    await this.#ask('settled');
    const spent = (this.#spent() - from) / 1e6;
    return spent / (await this.#slowness());
  }

  async #longest(deed: Deed): Promise<number> {
    const act = await deed(this.#seed++);
    await this.#ask('settled');
    await this.#ask('watch');
    await act();
    await this.#ask('settled');
    const longest = await this.#ask('told');
    return longest / (await this.#slowness());
  }

  async #ask(what: 'settled' | 'watch' | 'told' | 'reference'): Promise<number> {
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
