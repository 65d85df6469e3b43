import { type Move, type Side, legalMoves } from '@tahoun/core';
import type { Level } from '@tahoun/eval';
import { CliError } from '../errors.js';
import { aiOf } from '../games.js';
import type { BoardState } from '../team/board-state.js';
import { type Goal, clockMs } from '../team/order.js';
import { limitedGoal } from '../team/strength.js';
import { SearchTeam } from '../team/team.js';
import { GtpClock } from './clock.js';

/** How strong the engine plays; whatever is named first ends a search. */
export interface GtpStrength {
  /** 1 to 8. */
  readonly level?: number;
  readonly nodes?: number;
  readonly timeMs?: number;
  readonly threads: number;
}

const TABLE_MIB = 64;

/** Chooses the engine's moves, in threads of its own. */
export class GtpPlayer {
  readonly clock = new GtpClock();
  readonly #strength: GtpStrength;
  readonly #onFailure: (error: unknown) => void;
  readonly #team = new SearchTeam();
  /** Tells the search under way to stop. */
  #stopFlag: Int32Array | undefined;

  /** @param onFailure told when the threads broke down; a legal move is chosen all the same. */
  constructor(strength: GtpStrength, onFailure: (error: unknown) => void) {
    this.#strength = strength;
    this.#onFailure = onFailure;
  }

  /** @throws CliError when there is not enough memory. */
  async open(): Promise<void> {
    try {
      await this.#team.resize(this.#strength.threads, TABLE_MIB);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new CliError((texts) => texts.uci.noMemory(TABLE_MIB));
    }
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
    if (this.#stopFlag !== undefined) Atomics.store(this.#stopFlag, 0, 1);
  }

  /** A legal move for the side to move of a game that goes on. Its clock runs if it is a move to be played. */
  async choose(state: BoardState, isPlayed: boolean): Promise<Move> {
    const { turn } = state.position;
    const askedAt = clockMs();
    const level = this.#level(state);
    const order = {
      course: state.course,
      goal: this.#goal(state, turn, level),
      askedAt,
      stopFlag: new Int32Array(new SharedArrayBuffer(4)),
      ponderFlag: new Int32Array(new SharedArrayBuffer(4)),
      multiPv: 1,
      ...(level === undefined ? {} : { level }),
    };
    // A level plays as it was measured: alone.
    const threads = level === undefined ? this.#strength.threads : 1;
    this.#stopFlag = order.stopFlag;
    try {
      return (await this.#team.search(order, threads, () => undefined)).move;
    } catch (error) {
      this.#onFailure(error);
      await this.#team.close();
      await this.open();
      return legalMoves(state.position)[0] as Move;
    } finally {
      this.#stopFlag = undefined;
      await this.#team.idle();
      if (isPlayed) this.clock.spend(turn, clockMs() - askedAt);
    }
  }

  #level({ course }: BoardState): Level | undefined {
    const { level } = this.#strength;
    return level === undefined ? undefined : aiOf(course.game).levels[level - 1];
  }

  /** Without any limit the engine searches as much as its highest level. */
  #goal({ course }: BoardState, turn: Side, level: Level | undefined): Goal {
    const { nodes, timeMs } = this.#strength;
    const times = this.clock.limits(turn);
    const longest = Math.min(timeMs ?? Number.POSITIVE_INFINITY, times?.timeMs ?? Number.POSITIVE_INFINITY);
    const goal: Goal = {
      ...(nodes === undefined ? {} : { nodes }),
      ...(longest === Number.POSITIVE_INFINITY ? {} : { timeMs: longest }),
      ...(times === null ? {} : { softTimeMs: times.softTimeMs }),
    };
    if (level !== undefined) return limitedGoal(goal, level);
    return Object.keys(goal).length > 0 ? goal : { nodes: usualNodes(course.game) };
  }
}

function usualNodes(game: string): number {
  return (aiOf(game).levels.at(-1) as Level).nodes;
}
