import { type Move, type Side, type TimeLimits, legalMoves, timeLimitsFor } from '@tahoun/core';
import type { Level } from '@tahoun/eval';
import { aiOf } from '../games.js';
import { type BoardState, type Goal, clockMs, least, limitedGoal } from '../team/order.js';
import { SearchTeam } from '../team/team.js';

/** Milliseconds lost on the way between the controller's clock and the search. */
const OVERHEAD_MS = 50;

/** Main time, then periods of byo-yomi, each for so many stones (Canadian). */
interface TimeSettings {
  readonly mainMs: number;
  readonly periodMs: number;
  readonly stones: number;
}

interface SideTime {
  readonly remainingMs: number;
  /** Stones to be played in that time; 0 in main time. */
  readonly stones: number;
}

/** Both sides' time in a game. The controller's times count; between them the clock computes its own. */
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

  /** The limits of the side's next move; null without a clock. */
  limits(side: Side): TimeLimits | null {
    const time = this.#sides[side];
    if (time === null) return null;
    const common = { remainingMs: Math.max(1, time.remainingMs), overheadMs: OVERHEAD_MS };
    if (time.stones > 0) return timeLimitsFor({ ...common, movesToGo: time.stones });
    // The time per stone of byo-yomi adds to the main time, as an increment does.
    const { periodMs, stones } = this.#settings ?? { periodMs: 0, stones: 0 };
    return timeLimitsFor({ ...common, ...(stones > 0 ? { incrementMs: periodMs / stones } : {}) });
  }
}

/** The strength of the engine; the first limit that is reached ends a search. */
export interface GtpStrength {
  /** 1 to 8. */
  readonly level?: number;
  readonly nodes?: number;
  readonly timeMs?: number;
  readonly threads?: number;
}

const TABLE_MIB = 64;

/** Chooses the engine's moves, in threads of its own. */
export class GtpPlayer {
  readonly clock = new GtpClock();
  readonly #strength: Omit<GtpStrength, 'threads'>;
  readonly #threads: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #team = new SearchTeam();

  /** @param onFailure called when the threads broke down; a legal move is chosen all the same. */
  constructor({ threads = 1, ...strength }: GtpStrength, onFailure: (error: unknown) => void) {
    this.#strength = strength;
    this.#threads = threads;
    this.#onFailure = onFailure;
  }

  /** @throws CliError when there is not enough memory. */
  open(): Promise<void> {
    return this.#team.resize(this.#threads, TABLE_MIB);
  }

  close(): Promise<void> {
    return this.#team.close();
  }

  /** Forgets the game before. */
  newGame(): void {
    this.#team.clear();
    this.clock.restart();
  }

  /** Ends the search under way with the best move found so far. */
  interrupt(): void {
    this.#team.stop();
  }

  /** A legal move for the side to move of a game that goes on. Its clock runs if it is a move to be played. */
  async choose({ position, course }: BoardState, isPlayed: boolean): Promise<Move> {
    const { turn } = position;
    const askedAt = clockMs();
    const { levels } = aiOf(course.game);
    const level = this.#strength.level === undefined ? undefined : levels[this.#strength.level - 1];
    const goal = this.#goal(turn, level, levels.at(-1) as Level);
    // A level plays as it was measured: alone.
    const threads = level === undefined ? this.#threads : 1;
    try {
      const order = { course, goal, askedAt, multiPv: 1, level };
      return (await this.#team.search(order, threads, () => undefined)).move;
    } catch (error) {
      this.#onFailure(error);
      await this.#team.close();
      await this.open();
      return legalMoves(position)[0] as Move;
    } finally {
      await this.#team.idle();
      if (isPlayed) this.clock.spend(turn, clockMs() - askedAt);
    }
  }

  /** Without any limit the engine searches as much as its highest level. */
  #goal(turn: Side, level: Level | undefined, highest: Level): Goal {
    const { nodes, timeMs } = this.#strength;
    const times = this.clock.limits(turn);
    const goal = { nodes, timeMs: least(timeMs, times?.timeMs), softTimeMs: times?.softTimeMs };
    if (level !== undefined) return limitedGoal(goal, level);
    const isLimited = nodes !== undefined || goal.timeMs !== undefined;
    return isLimited ? goal : { nodes: highest.nodes };
  }
}
