import { type Move, NO_MOVE, type SearchResult, beyondDraws, legalMoves } from '@tahoun/core';
import { aiOf } from '../games.js';
import {
  type BoardState,
  type ChosenLevel,
  type SearchOrder,
  levelNearest,
  limitedGoal,
} from '../team/order.js';
import type { SearchTeam } from '../team/team.js';
import { type GoCommand, goalOf } from './go.js';
import { bestMoveLine, finalInfo, infoLines } from './info.js';
import type { Settings } from './options.js';

/** The plan of a `go`, besides its starting position. */
type SearchPlan = Omit<SearchOrder, 'course' | 'stopFlag' | 'ponderFlag'> & {
  /** Threads to use at most. */
  readonly threads: number;
  /** Nothing but `stop` lets the answer out. */
  readonly isInfinite: boolean;
  /** The answer and the clock wait for `ponderhit`. */
  readonly isPonder: boolean;
};

/**
 * The plan for `go` with these settings.
 * @param askedAt the time at which it was read, by `clockMs`.
 * @param moves those of its moves that are legal; none stands for all there are.
 */
export function planOf(
  go: GoCommand,
  { position }: BoardState,
  settings: Settings,
  askedAt: number,
  moves: readonly Move[],
): SearchPlan {
  const goal = goalOf(go, position.turn, settings.overheadMs);
  const common = {
    askedAt,
    ...(moves.length === 0 ? {} : { moves }),
    isInfinite: go.isInfinite,
    isPonder: go.isPonder,
  };
  const chosen = chosenLevel(settings);
  if (chosen === null) {
    const { multiPv, threads } = settings;
    return { ...common, goal, multiPv, threads };
  }
  const { level } = chosen;
  return { ...common, goal: limitedGoal(goal, level), multiPv: 1, threads: 1, level };
}

/** The level that plays, where the strength is limited. */
export function chosenLevel({ isLimited, elo, game }: Settings): ChosenLevel | null {
  return isLimited ? levelNearest(aiOf(game), elo) : null;
}

/** A search from `go` to `bestmove`. */
export class RunningSearch {
  /** Resolves when `bestmove` has been written. Never rejects. */
  readonly finished: Promise<void>;
  readonly #plan: SearchPlan;
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(4));
  readonly #ponderFlag = new Int32Array(new SharedArrayBuffer(4));
  /** Lets the answer out. */
  #release: () => void = () => undefined;

  /**
   * @param root the position in which it begins; null where there is none, and so no move
   * @param say takes the lines of the answer.
   * @param onFailure called when the threads broke down; a legal move is answered all the same.
   */
  constructor(
    team: SearchTeam,
    root: BoardState | null,
    plan: SearchPlan,
    say: (line: string) => void,
    onFailure: (error: unknown) => Promise<void>,
  ) {
    this.#plan = plan;
    Atomics.store(this.#ponderFlag, 0, plan.isPonder ? 1 : 0);
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    if (!plan.isInfinite && !plan.isPonder) this.#release();
    const line = root === null ? Promise.resolve([]) : this.#think(team, root, say, onFailure);
    this.finished = line.then(async (line) => {
      await released;
      say(bestMoveLine(root, line));
    });
  }

  stop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
    this.#release();
  }

  /** The move that was pondered on has been played: the clock runs. */
  ponderHit(): void {
    Atomics.store(this.#ponderFlag, 0, 0);
    if (!this.#plan.isInfinite) this.#release();
  }

  /** @returns the line to answer with, empty when there is no legal move. */
  async #think(
    team: SearchTeam,
    root: BoardState,
    say: (line: string) => void,
    onFailure: (error: unknown) => Promise<void>,
  ): Promise<readonly Move[]> {
    const { threads, isInfinite: _isInfinite, isPonder: _isPonder, ...order } = this.#plan;
    const flags = { stopFlag: this.#stopFlag, ponderFlag: this.#ponderFlag };
    let told: SearchResult | undefined;
    const tell = (result: SearchResult) => {
      told = result;
      for (const line of infoLines(root, result, order.multiPv)) say(line);
    };
    try {
      const result = await team.search({ ...order, ...flags, course: root.course }, threads, tell);
      if (result.move === NO_MOVE) {
        say(finalInfo(result.score));
        return [];
      }
      // The last report also counts an unfinished depth.
      if (told?.nodes !== result.nodes || told.move !== result.move) tell(result);
      return result.pv;
    } catch (error) {
      await onFailure(error);
      return (order.moves ?? beyondDraws(root.position, () => legalMoves(root.position))).slice(0, 1);
    }
  }
}
