import { Worker } from 'node:worker_threads';
import { type SearchResult, TranspositionTable } from '@tahoun/core';
import { CliError } from '../errors.js';
import type { FromThread, SearchFlags, SearchOrder, ToThread } from './order.js';

/**
 * The threads that search, and the table in shared memory that they fill together (lazy SMP). Both
 * live as long as the program: the table has the results of earlier searches, the threads' code stays
 * compiled. Only to be changed while nothing is searched.
 */
export class SearchTeam {
  #threads: SearchThread[] = [];
  #table: TranspositionTable | undefined;
  #mib = 0;
  /** Of the last search. */
  #flags = newFlags(false);
  /** Resolves when all threads of the last search have ended. */
  #idle: Promise<unknown> = Promise.resolve();

  /**
   * Gives the team so many threads and a table of so many MiB, which is emptied when its size changes.
   * @throws CliError when there is not so much memory; then nothing changes.
   */
  async resize(threads: number, mib: number): Promise<void> {
    if (this.#table === undefined || mib !== this.#mib) {
      this.#table = newTable(mib);
      this.#mib = mib;
    }
    const surplus = this.#threads.splice(threads);
    while (this.#threads.length < threads) this.#threads.push(new SearchThread());
    this.#handOut(this.#table);
    await Promise.all(surplus.map((thread) => thread.close()));
  }

  /** Forgets everything. */
  clear(): void {
    if (this.#table === undefined) return;
    this.#table.clear();
    this.#handOut(this.#table);
  }

  /** Resolves when all threads have started; the next search reports one that cannot. */
  async ready(): Promise<void> {
    await Promise.allSettled(this.#threads.map((thread) => thread.ready));
  }

  /** Resolves when nothing is searched: helpers end a little later than the answer is known. */
  async idle(): Promise<void> {
    await this.#idle;
  }

  /** Ends the search under way with the best move found so far. */
  stop(): void {
    Atomics.store(this.#flags.stopFlag, 0, 1);
  }

  /** The move that was pondered on has been played: the time of the search begins. */
  ponderHit(): void {
    Atomics.store(this.#flags.ponderFlag, 0, 0);
  }

  /**
   * The answer of the first thread, with the nodes of all as far as they have been reported.
   * @param most threads to use at most.
   * @param onDepth called after each depth that the first thread completes.
   */
  async search(
    order: SearchOrder,
    most: number,
    onDepth: (result: SearchResult) => void,
  ): Promise<SearchResult> {
    const threads = this.#threads.slice(0, most);
    const nodes = threads.map(() => 0);
    const withAllNodes = (result: SearchResult): SearchResult => ({
      ...result,
      nodes: nodes.reduce((sum, each) => sum + each, 0),
    });
    const share = shareOf(order, threads.length);
    const flags = newFlags(order.isPonder ?? false);
    this.#flags = flags;
    const searches = threads.map(async (thread, index) => {
      const result = await thread.search({ kind: 'search', order: share, flags, thread: index }, (depth) => {
        nodes[index] = depth.nodes;
        if (index === 0) onDepth(withAllNodes(depth));
      });
      nodes[index] = result.nodes;
      return result;
    });
    this.#idle = Promise.allSettled(searches);
    try {
      return withAllNodes(await (searches[0] as Promise<SearchResult>));
    } finally {
      Atomics.store(flags.stopFlag, 0, 1);
    }
  }

  /** Ends the threads; `resize` starts new ones. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.close()));
  }

  /** Hands the table to new threads; for old ones its age starts again. */
  #handOut({ buffer }: TranspositionTable): void {
    for (const thread of this.#threads) thread.useTable(buffer);
  }
}

function newFlags(isPonder: boolean): SearchFlags {
  return {
    stopFlag: new Int32Array(new SharedArrayBuffer(4)),
    ponderFlag: new Int32Array(new SharedArrayBuffer(4)).fill(isPonder ? 1 : 0),
  };
}

/** The limit of nodes is for all threads together. */
function shareOf(order: SearchOrder, threads: number): SearchOrder {
  const { nodes } = order.goal;
  if (nodes === undefined) return order;
  return { ...order, goal: { ...order.goal, nodes: Math.max(1, Math.floor(nodes / threads)) } };
}

/** A worker thread that searches, one order at a time. */
class SearchThread {
  readonly #worker = new Worker(new URL('./team/worker.js', import.meta.url));
  /** Resolves when the thread has started. */
  readonly ready: Promise<void>;
  #onMessage: (message: FromThread) => void = () => undefined;
  #onFailure: (error: Error) => void = () => undefined;
  /** The reason why it searches no more. */
  #failure: Error | undefined;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.#onMessage = () => resolve();
      this.#onFailure = reject;
    });
    // A caller that waits gets the failure; if nobody waits, the next search fails.
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: FromThread) => this.#onMessage(message));
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the search thread has ended')));
  }

  useTable(buffer: ArrayBufferLike): void {
    this.#send({ kind: 'table', buffer });
  }

  /** @param onDepth called after each completed depth. Rejects when the thread breaks down. */
  async search(
    task: Extract<ToThread, { kind: 'search' }>,
    onDepth: (result: SearchResult) => void,
  ): Promise<SearchResult> {
    await this.ready;
    if (this.#failure !== undefined) throw this.#failure;
    return new Promise((resolve, reject) => {
      this.#onFailure = reject;
      this.#onMessage = (message) => {
        if (message.kind === 'depth') onDepth(message.result);
        else if (message.kind === 'done') resolve(message.result);
      };
      this.#send(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The first reason counts. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#onFailure(this.#failure);
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}

/** @throws CliError when there is not so much memory */
function newTable(mib: number): TranspositionTable {
  try {
    return new TranspositionTable(mib, true);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CliError((texts) => texts.uci.noMemory(mib));
  }
}
