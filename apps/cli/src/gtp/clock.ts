import { type Side, type TimeLimits, timeLimitsFor } from '@tahoun/core';

/** Milliseconds lost on the way between the controller's clock and the search. */
const OVERHEAD_MS = 50;

/** Main time, then periods of byo-yomi, each for so many stones (Canadian). */
export interface TimeSettings {
  readonly mainMs: number;
  readonly periodMs: number;
  readonly stones: number;
}

interface SideTime {
  readonly remainingMs: number;
  /** Stones to be played in that time; 0 in main time. */
  readonly stones: number;
}

/** Both sides' time in a game. The controller's word counts; between its words the clock reckons by itself. */
export class GtpClock {
  #settings: TimeSettings | null = null;
  #sides: [SideTime | null, SideTime | null] = [null, null];

  /** @param settings null for a game without clocks */
  set(settings: TimeSettings | null): void {
    this.#settings = settings;
    this.restart();
  }

  /** The clocks as at the start of a game. */
  restart(): void {
    const time = this.#settings === null ? null : this.#startingTime(this.#settings);
    this.#sides = [time, time];
  }

  #startingTime({ mainMs, periodMs, stones }: TimeSettings): SideTime {
    return mainMs > 0 ? { remainingMs: mainMs, stones: 0 } : { remainingMs: periodMs, stones };
  }

  tell(side: Side, remainingMs: number, stones: number): void {
    this.#sides[side] = { remainingMs, stones };
  }

  /** The side has played a stone after so long. */
  spend(side: Side, ms: number): void {
    const time = this.#sides[side];
    if (time === null) return;
    const remainingMs = Math.max(0, time.remainingMs - ms);
    const { periodMs, stones } = this.#settings ?? { periodMs: 0, stones: 0 };
    const isPeriodOver = time.stones === 1 || (time.stones === 0 && remainingMs === 0);
    if (isPeriodOver && stones > 0) this.#sides[side] = { remainingMs: periodMs, stones };
    else this.#sides[side] = { remainingMs, stones: Math.max(0, time.stones - 1) };
  }

  /** How long the side may think on its next move; null without a clock. */
  limits(side: Side): TimeLimits | null {
    const time = this.#sides[side];
    if (time === null) return null;
    const common = { remainingMs: Math.max(1, time.remainingMs), overheadMs: OVERHEAD_MS };
    if (time.stones > 0) return timeLimitsFor({ ...common, movesToGo: time.stones });
    // What a stone of byo-yomi will have is there after the main time, as an increment is.
    const { periodMs, stones } = this.#settings ?? { periodMs: 0, stones: 0 };
    return timeLimitsFor({ ...common, ...(stones > 0 ? { incrementMs: periodMs / stones } : {}) });
  }
}
