/** The part of an `AbortSignal` that a search reads; the types of browsers and of Node both declare it. */
export interface StopSignal {
  readonly aborted: boolean;
}

/**
 * What a flag tells a search. One that is paused blocks its thread until the flag changes and its waiters are
 * notified.
 */
export const HALT = { go: 0, stop: 1, pause: 2 } as const;

/** Milliseconds for which searches of this thread were paused. */
let pausedMs = 0;

/** The clock of the work of this thread, in milliseconds: it stands still while a search is paused. */
export const workClock = (): number => performance.now() - pausedMs;

/** Limits of a search, which stops at the first one that it reaches. All are optional. */
export interface SearchLimits {
  /** Plies to look ahead. */
  readonly depth?: number | undefined;
  /** Moves made on the board. The only limit that gives the same answer everywhere. */
  readonly nodes?: number | undefined;
  /** Milliseconds by `now`. Not usable where the clock does not advance while computing. */
  readonly timeMs?: number | undefined;
  /**
   * Milliseconds after which iterative deepening begins no further depth; at most `timeMs`. Stretched
   * while the best move keeps changing, shortened once it is settled.
   */
  readonly softTimeMs?: number | undefined;
  readonly signal?: StopSignal | undefined;
  /** Another thread's word: element 0 of a (shared) int32 array becomes `HALT.stop`, or for a while `HALT.pause`. */
  readonly stopFlag?: Int32Array | undefined;
  /**
   * While element 0 of this (shared) array is not zero the search is pondering: no limit but a stop
   * ends it, and its time counts from the moment the element becomes zero.
   */
  readonly ponderFlag?: Int32Array | undefined;
  /** The clock, in milliseconds, `workClock` by default; injected by tests and by hosts with their own. */
  readonly now?: (() => number) | undefined;
  /** Called with the moves made so far whenever the search checks its limits. */
  readonly onNodes?: ((nodes: number) => void) | undefined;
}

/** Why a search ended before its depth was complete; null when nothing cut it short. */
export type LimitedBy = 'nodes' | 'time' | 'stop' | null;

/** Thrown inside a search to unwind it. Roots catch it and answer with the best so far. */
export class SearchStopped extends Error {
  constructor(readonly by: Exclude<LimitedBy, null>) {
    super(`search stopped by ${by}`);
  }
}

/** Nodes between two checks of the clock, the abort signal and the flag. */
const CHECK_INTERVAL = 256;

/** Counts the moves made by one search and stops it when a limit is reached. */
export class Budget {
  readonly #maxNodes: number;
  readonly #timeMs: number;
  readonly #signal: StopSignal | undefined;
  readonly #stopFlag: Int32Array | undefined;
  readonly #now: () => number;
  readonly #ponderFlag: Int32Array | undefined;
  readonly #onNodes: SearchLimits['onNodes'];
  #start: number;
  #isPondering: boolean;
  /** Nodes that may be counted before the next look at the limits: small integers, which are fast. */
  #credit = 0;
  /** All the credit given so far. */
  #granted = 0;

  constructor(limits: SearchLimits = {}) {
    this.#now = limits.now ?? workClock;
    this.#start = this.#now();
    this.#maxNodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#timeMs = limits.timeMs ?? Number.POSITIVE_INFINITY;
    this.#signal = limits.signal;
    this.#stopFlag = limits.stopFlag;
    // The first node comes before the first look, so that there is something to answer.
    this.#credit = Math.min(1, this.#maxNodes);
    this.#granted = this.#credit;
    this.#ponderFlag = limits.ponderFlag;
    this.#onNodes = limits.onNodes;
    this.#isPondering = this.#ponderFlag !== undefined;
  }

  /** Milliseconds since the start, or since pondering ended. */
  get timeMs(): number {
    return this.#now() - this.#start;
  }

  get isPondering(): boolean {
    if (this.#isPondering && Atomics.load(this.#ponderFlag as Int32Array, 0) === 0) {
      this.#isPondering = false;
      this.#start = this.#now();
    }
    return this.#isPondering;
  }

  /** To be called before each `makeMove`. @throws SearchStopped when the budget is used up. */
  count(): void {
    if (this.#credit <= 0) this.#check();
    this.#credit--;
  }

  /** Moves made so far. */
  get nodes(): number {
    return this.#granted - this.#credit;
  }

  #check(): void {
    this.#onNodes?.(this.nodes);
    if (this.#signal?.aborted) throw new SearchStopped('stop');
    if (this.#stopFlag !== undefined) this.#heed(this.#stopFlag);
    let credit = CHECK_INTERVAL;
    if (!this.isPondering) {
      const left = this.#maxNodes - this.#granted;
      if (left <= 0) throw new SearchStopped('nodes');
      if (this.#timeMs !== Number.POSITIVE_INFINITY && this.timeMs >= this.#timeMs)
        throw new SearchStopped('time');
      credit = Math.min(credit, left);
    }
    this.#credit = credit;
    this.#granted += credit;
  }

  #heed(flag: Int32Array): void {
    for (let word = Atomics.load(flag, 0); word !== HALT.go; word = Atomics.load(flag, 0)) {
      if (word !== HALT.pause) throw new SearchStopped('stop');
      const from = performance.now();
      Atomics.wait(flag, 0, HALT.pause);
      pausedMs += performance.now() - from;
    }
  }
}
