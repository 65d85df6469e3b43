/** When a search has to stop. Whichever comes first; all may be left out. */
export interface SearchLimits {
  /** Plies to look ahead. */
  readonly depth?: number;
  /** Moves made on the board. The only limit that gives the same answer everywhere. */
  readonly nodes?: number;
  /** Milliseconds by `now`. Not usable where the clock stands still while computing. */
  readonly timeMs?: number;
  readonly signal?: AbortSignal;
  /** Another thread's word to stop: element 0 of a (shared) int32 array becomes non-zero. */
  readonly stopFlag?: Int32Array;
  /** The clock, in milliseconds; injected by tests and by hosts with their own. */
  readonly now?: () => number;
}

/** Why a search ended before its depth was complete; null when nothing cut it short. */
export type LimitedBy = 'nodes' | 'time' | 'stop' | null;

/** Thrown inside a search to unwind it. Roots catch it and answer with the best so far. */
export class SearchStopped extends Error {
  constructor(readonly by: Exclude<LimitedBy, null>) {
    super(`search stopped by ${by}`);
  }
}

/** Clock, abort signal and flag are looked at once in this many nodes. */
const CHECK_INTERVAL = 1024;

/** Counts the moves made by one search and stops it when a limit is reached. */
export class Budget {
  nodes = 0;
  readonly #maxNodes: number;
  readonly #deadline: number;
  readonly #signal: AbortSignal | undefined;
  readonly #stopFlag: Int32Array | undefined;
  readonly #now: () => number;
  readonly #start: number;
  #nextCheck: number;

  constructor(limits: SearchLimits = {}) {
    this.#now = limits.now ?? (() => performance.now());
    this.#start = this.#now();
    this.#maxNodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#deadline = limits.timeMs === undefined ? Number.POSITIVE_INFINITY : this.#start + limits.timeMs;
    this.#signal = limits.signal;
    this.#stopFlag = limits.stopFlag;
    this.#nextCheck = Math.min(1, this.#maxNodes);
  }

  get timeMs(): number {
    return this.#now() - this.#start;
  }

  /** To be called before each `makeMove`. @throws SearchStopped when the budget is used up. */
  count(): void {
    if (this.nodes >= this.#nextCheck) this.#check();
    this.nodes++;
  }

  #check(): void {
    if (this.nodes >= this.#maxNodes) throw new SearchStopped('nodes');
    if (this.#signal?.aborted) throw new SearchStopped('stop');
    if (this.#stopFlag !== undefined && Atomics.load(this.#stopFlag, 0) !== 0)
      throw new SearchStopped('stop');
    if (this.#deadline !== Number.POSITIVE_INFINITY && this.#now() >= this.#deadline)
      throw new SearchStopped('time');
    this.#nextCheck = Math.min(this.nodes + CHECK_INTERVAL, this.#maxNodes);
  }
}
