import { Budget, type SearchLimits } from '../request/limits.js';
import { NO_POSITION, type Predecessors, type RetrogradeSlice } from './endgames.js';
import { Neighbours, ReverseGraph } from './reverse-graph.js';
import { MAX_DISTANCE, NO_VALUE, TABLE_DRAW, distanceOf, lostIn, wonIn } from './values.js';

/** Progress of an analysis. */
export interface RetrogradeProgress {
  readonly phase: 'counting' | 'resolving';
  /** Counting: indexes visited. Resolving: positions whose value is known. */
  readonly done: number;
  /** Plies to the end of the positions just resolved; 0 while counting. */
  readonly distance: number;
}

export interface RetrogradeOptions {
  /** A node is a position whose moves are listed, forwards or backwards. `depth` plays no part. */
  readonly limits?: SearchLimits;
  readonly onProgress?: (progress: RetrogradeProgress) => void;
}

/** A solved slice. */
export interface RetrogradeTable {
  /** By index, see `values.ts`; `NO_VALUE` where there is no position. */
  readonly values: Int16Array;
  /** For the side to move. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Plies to the end of the game in the longest win or loss; 0 where all is drawn. */
  readonly longest: number;
}

/**
 * While a position is open its entry counts its successors not yet known to be won by the opponent,
 * one more for a drawn exit (which never goes away, so such a position is never lost). This flag
 * is the bit above the count of a position that has a losing exit, whose distance is computed at the end.
 */
const LOSING_EXIT = 4096;
const MAX_SUCCESSORS = LOSING_EXIT - 2;
const LARGEST_OPEN = 2 * LOSING_EXIT - 1;
/** `onProgress` hears of the counting once in this many indexes. */
const PROGRESS_INTERVAL = 1 << 20;

/**
 * Values and distances of every position of a slice by retrograde analysis (K. Thompson, Retrograde
 * analysis of certain endgames, ICCA Journal 9, 1986) with counters of the moves left (R. Lake,
 * J. Schaeffer and P. Lu, Solving large retrograde analysis problems using a network of workstations,
 * 1994). Play that never ends is drawn. Both sides care for the distance: the winner for the nearest
 * end, the loser for the furthest.
 *
 * Memory: 2 bytes an index, counters included; without un-moves also a `ReverseGraph`.
 * @throws SearchStopped when a limit is reached; an unfinished table is of no use.
 * @throws RangeError for a slice that breaks its contract (a size out of range, a position without
 * moves or result, a distance above `MAX_DISTANCE`).
 */
export function solveSlice(slice: RetrogradeSlice, options: RetrogradeOptions = {}): RetrogradeTable {
  const { size } = slice;
  if (!Number.isInteger(size) || size < 1 || size >= 2 ** 31) {
    throw new RangeError(`a slice has 1 to 2^31 - 1 indexes, this one ${size}`);
  }
  const analysis = new OutCounting(slice, options);
  analysis.count();
  analysis.resolve();
  return analysis.table();
}

class OutCounting {
  readonly #slice: RetrogradeSlice;
  readonly #backwards: Predecessors;
  readonly #values: Int16Array;
  readonly #list = new Neighbours();
  /** For the second look at a position's exits, while `#list` is being walked. */
  readonly #aside = new Neighbours();
  /** Number of positions of each distance. A win's distance may become shorter until its turn comes. */
  readonly #atDistance: number[] = [];
  readonly #budget: Budget;
  readonly #onProgress: RetrogradeOptions['onProgress'];

  constructor(slice: RetrogradeSlice, { limits, onProgress }: RetrogradeOptions) {
    this.#slice = slice;
    this.#budget = new Budget(limits);
    this.#onProgress = onProgress;
    this.#backwards = hasPredecessors(slice) ? slice : new ReverseGraph(slice, this.#budget);
    this.#values = new Int16Array(slice.size);
  }

  /** Gives each position the value of its best exit, if that decides, or its count of successors. */
  count(): void {
    const { size } = this.#slice;
    for (let i = 0; i < size; i++) {
      if (i % PROGRESS_INTERVAL === 0) this.#onProgress?.({ phase: 'counting', done: i, distance: 0 });
      this.#budget.count();
      const listed = this.#list.successors(this.#slice, i);
      const { exit } = this.#slice;
      if (listed === NO_POSITION) this.#values[i] = NO_VALUE;
      else if (exit > 0 || (listed === 0 && exit !== TABLE_DRAW)) this.#decide(i, exit);
      else if (listed > 0) this.#open(i, this.#list.distinct(listed), exit);
    }
  }

  #open(index: number, count: number, exit: number): void {
    if (count > MAX_SUCCESSORS) throw new RangeError(`position ${index} has ${count} successors`);
    const isLosing = exit < 0 && exit !== NO_VALUE;
    this.#values[index] = count + (exit === TABLE_DRAW ? 1 : 0) + (isLosing ? LOSING_EXIT : 0);
  }

  /** Notes a win or a loss, to be passed on to the predecessors when its distance comes. */
  #decide(index: number, value: number): void {
    const distance = value === NO_VALUE ? null : distanceOf(value);
    if (distance === null || distance < 0 || distance > MAX_DISTANCE) {
      throw new RangeError(`position ${index} has the value ${value}, or no move and no result`);
    }
    this.#values[index] = value;
    while (this.#atDistance.length <= distance) this.#atDistance.push(0);
    this.#atDistance[distance]!++;
  }

  /** Passes the decided positions on to their predecessors, the nearest to the end first. */
  resolve(): void {
    const values = this.#values;
    let done = 0;
    for (let distance = 0; distance < this.#atDistance.length; distance++) {
      // Nothing can join this distance any more: values passed on are one ply longer.
      const due = this.#atDistance[distance]!;
      const won = wonIn(distance);
      const lost = lostIn(distance);
      for (let i = 0, left = due; left > 0 && i < values.length; i++) {
        const value = values[i];
        if (value !== won && value !== lost) continue;
        left--;
        this.#budget.count();
        if (value === lost) this.#passLoss(i, distance);
        else this.#passWin(i, distance);
      }
      done += due;
      this.#onProgress?.({ phase: 'resolving', done, distance });
    }
  }

  /** Passes on that the position is lost: the side that moves there wins, unless a nearer win is known. */
  #passLoss(index: number, distance: number): void {
    const value = wonIn(distance + 1);
    const count = this.#list.predecessors(this.#backwards, index);
    for (let i = 0; i < count; i++) {
      const from = this.#list.indexes[i]!;
      const known = this.#values[from]!;
      if (known <= 0 || known >= value) continue;
      if (known > LARGEST_OPEN) this.#atDistance[distanceOf(known) as number]!--;
      this.#decide(from, value);
    }
  }

  /** Passes on that the position is won: the side that can move there has one way less to avoid a loss. */
  #passWin(index: number, distance: number): void {
    const values = this.#values;
    const count = this.#list.distinct(this.#list.predecessors(this.#backwards, index));
    for (let i = 0; i < count; i++) {
      const from = this.#list.indexes[i]!;
      const known = values[from]!;
      if (known <= 0 || known > LARGEST_OPEN) continue;
      if (known % LOSING_EXIT > 1) {
        values[from] = known - 1;
        continue;
      }
      const value = lostIn(distance + 1);
      this.#decide(from, known >= LOSING_EXIT ? Math.max(value, this.#exitOf(from)) : value);
    }
  }

  #exitOf(index: number): number {
    this.#aside.successors(this.#slice, index);
    return this.#slice.exit;
  }

  /** The finished table; play from positions that are still open never ends, so they are drawn. */
  table(): RetrogradeTable {
    const values = this.#values;
    const counts = { wins: 0, draws: 0, losses: 0 };
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (value === NO_VALUE) continue;
      if (value >= 0 && value <= LARGEST_OPEN) {
        values[i] = TABLE_DRAW;
        counts.draws++;
      } else if (value > 0) counts.wins++;
      else counts.losses++;
    }
    return {
      values,
      ...counts,
      longest: Math.max(
        0,
        this.#atDistance.findLastIndex((count) => count > 0),
      ),
    };
  }
}

function hasPredecessors(slice: RetrogradeSlice): slice is RetrogradeSlice & Predecessors {
  return slice.predecessors !== undefined;
}
