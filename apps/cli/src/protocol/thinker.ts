import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  FIELDS,
  type NodeEngineHost,
  SessionMemory,
} from '@tahoun/engine';
import { CliError } from '../input/errors.js';
import { registeredGames } from '../input/games.js';

/** A search for one who waits for a move. */
export interface Question {
  readonly request: BestMoveRequest;
  readonly softTimeMs?: number | undefined;
  /** The time at which the move was asked for, by `clockMs`: the time limits count from then. */
  readonly askedAt: number;
  /** Until `ponderHit` only a stop ends the search, and its time has not begun. */
  readonly isPonder?: boolean;
}

/**
 * The engine as a protocol speaks to it: one search at a time, with the memory of those before. The threads start with
 * the first search.
 */
export class Thinker {
  #host: Promise<NodeEngineHost> | undefined;
  #memory: SessionMemory | undefined;
  #stopper = new AbortController();
  #ponderFlag = newFlag();

  /**
   * Gives it so many threads, and a table of at most so many MiB; it forgets everything where these change. The old
   * threads end, as they would keep their memory.
   * @returns whether they changed.
   * @throws CliError when there is not so much memory
   */
  async resize(threads: number, mib: number): Promise<boolean> {
    if (mib === this.#memory?.mib && threads === this.#memory.threads) return false;
    const isFirst = this.#memory === undefined;
    await this.close();
    try {
      this.#memory = new SessionMemory(mib, threads);
      if (!isFirst) collectGarbage();
      return true;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new CliError((texts) => texts.uci.noMemory(mib));
    }
  }

  /** Forgets the game before. */
  clear(): void {
    this.#memory?.clear();
  }

  /** Ends the search under way with the best move found so far. */
  stop(): void {
    this.#stopper.abort();
  }

  /** The move that was pondered on has been played: the time of the search begins. */
  ponderHit(): void {
    Atomics.store(this.#ponderFlag, 0, 0);
  }

  /** @param onProgress called after each depth. @throws Error when a thread breaks down; the next search has others. */
  async search(
    { request, softTimeMs, askedAt, isPonder = false }: Question,
    onProgress?: (progress: BestMoveAnswer) => void,
  ): Promise<BestMoveAnswer> {
    this.#stopper = new AbortController();
    this.#ponderFlag = newFlag();
    if (isPonder) Atomics.store(this.#ponderFlag, 0, 1);
    const { signal } = this.#stopper;
    const thinking = { softTimeMs, askedAt, ponderFlag: this.#ponderFlag, playsOn: true };
    this.#host ??= openHost();
    const host = await this.#host;
    const timeMs = wholeTime(request.timeMs);
    return host.bestMove({ ...request, timeMs }, { signal, onProgress, memory: this.#memory, thinking });
  }

  /**
   * Has the threads search in a memory that is forgotten: V8 compiles code that runs often, and the first moves would
   * else be found five times more slowly.
   */
  async warmUp(request: BestMoveRequest): Promise<void> {
    this.#host ??= openHost();
    await (await this.#host).bestMove(request);
  }

  async close(): Promise<void> {
    await (await this.#host)?.close();
    this.#host = undefined;
  }
}

async function openHost(): Promise<NodeEngineHost> {
  const { createEngine } = await import('@tahoun/catalogue/node');
  // Between two moves a person may think for hours.
  const idleMs = Number.POSITIVE_INFINITY;
  return createEngine({ games: registeredGames(), threads: FIELDS.threads.max, idleMs });
}

/** Gives tables back that are no longer used. V8 collects by what happens on its heap, and they are not on it. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Clocks count in parts of a millisecond, and for years. */
function wholeTime(ms: number | undefined): number | undefined {
  const { min, max } = FIELDS.timeMs;
  return ms === undefined ? undefined : Math.min(Math.max(min, Math.round(ms)), max);
}

function newFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}
