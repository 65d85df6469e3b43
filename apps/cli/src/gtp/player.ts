import { type Move, type Side, type TimeLimits, legalMoves, timeLimitsFor } from '@tahoun/core';
import { MAX_LEVEL, clockMs, levelNodes } from '@tahoun/engine';
import { requestOf } from '@tahoun/engine/tournament';
import { aiOf } from '../input/games.js';
import type { BoardState } from '../protocol/board-state.js';
import type { Goal } from '../protocol/goal.js';
import { least } from '../protocol/goal.js';
import { Thinker } from '../protocol/thinker.js';

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
  readonly #thinker = new Thinker();

  /** @param onFailure called when a thread broke down; a legal move is chosen all the same. */
  constructor({ threads = 1, ...strength }: GtpStrength, onFailure: (error: unknown) => void) {
    this.#strength = strength;
    this.#threads = threads;
    this.#onFailure = onFailure;
  }

  /** @throws CliError when there is not enough memory. */
  async open(): Promise<void> {
    await this.#thinker.resize(this.#threads, TABLE_MIB);
  }

  close(): Promise<void> {
    return this.#thinker.close();
  }

  /** Forgets the game before. */
  newGame(): void {
    this.#thinker.clear();
    this.clock.restart();
  }

  /** Ends the search under way with the best move found so far. */
  interrupt(): void {
    this.#thinker.stop();
  }

  /** A legal move for the side to move of a game that goes on. Its clock runs if it is a move to be played. */
  async choose(state: BoardState, isPlayed: boolean): Promise<Move> {
    const { game, position } = state;
    const { turn } = position;
    const askedAt = clockMs();
    const { softTimeMs, ...limits } = this.#goal(game.id, turn);
    const { level } = this.#strength;
    const strength = level === undefined ? { threads: this.#threads } : { level, seed: state.moves.length };
    try {
      const request = { ...requestOf(state), ...limits, ...strength };
      const { move } = await this.#thinker.search({ request, softTimeMs, askedAt });
      return game.parseMove(position, move as string);
    } catch (error) {
      this.#onFailure(error);
      return legalMoves(position)[0] as Move;
    } finally {
      if (isPlayed) this.clock.spend(turn, clockMs() - askedAt);
    }
  }

  /** Without any limit the engine searches as much as its highest level. */
  #goal(game: string, turn: Side): Goal {
    const { level, nodes, timeMs } = this.#strength;
    const times = this.clock.limits(turn);
    const goal = { nodes, timeMs: least(timeMs, times?.timeMs), softTimeMs: times?.softTimeMs };
    const isLimited = level !== undefined || nodes !== undefined || goal.timeMs !== undefined;
    return isLimited ? goal : { nodes: levelNodes(aiOf(game), MAX_LEVEL) };
  }
}
