import { type Move, NO_MOVE, type SearchResult, beyondDraws, legalMoves } from '@tahoun/core';
import type { Level } from '@tahoun/eval';
import { aiOf } from '../games.js';
import { type BoardState, type SearchOrder, limitedGoal } from '../team/order.js';
import type { SearchTeam } from '../team/team.js';
import { type GoCommand, goalOf } from './go.js';
import { bestMoveLine, finalInfo, infoLines } from './info.js';
import type { Settings } from './options.js';

/** The plan of a `go`, besides its starting position. The answer of `isPonder` waits for `ponderhit`. */
type SearchPlan = Omit<SearchOrder, 'course'> & {
  /** Threads to use at most. */
  readonly threads: number;
  /** Nothing but `stop` lets the answer out. */
  readonly isInfinite: boolean;
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
  const { isInfinite, isPonder } = go;
  const goal = goalOf(go, position.turn, settings.overheadMs);
  const plan = { askedAt, moves: moves.length === 0 ? undefined : moves, isInfinite, isPonder };
  const chosen = chosenLevel(settings);
  if (chosen === null) return { ...plan, goal, multiPv: settings.multiPv, threads: settings.threads };
  const { level } = chosen;
  return { ...plan, goal: limitedGoal(goal, level), multiPv: 1, threads: 1, level };
}

/** One of a game's levels with its number, from 1. */
interface ChosenLevel {
  readonly number: number;
  readonly elo: number;
  readonly level: Level;
}

/** Where the strength is limited, the level nearest to it; null where it is not, and where none was measured. */
export function chosenLevel({ isLimited, elo: wanted, game }: Settings): ChosenLevel | null {
  if (!isLimited) return null;
  const { levels, elo: ratings } = aiOf(game);
  const measured = levels.flatMap((level, index): ChosenLevel[] => {
    const elo = ratings?.[index];
    return elo === undefined ? [] : [{ number: index + 1, elo, level }];
  });
  measured.sort((a, b) => Math.abs(a.elo - wanted) - Math.abs(b.elo - wanted));
  return measured[0] ?? null;
}

/** A search from `go` to `bestmove`. */
export class RunningSearch {
  /** Resolves when `bestmove` has been written. Never rejects. */
  readonly finished: Promise<void>;
  readonly #team: SearchTeam;
  readonly #plan: SearchPlan;
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
    this.#team = team;
    this.#plan = plan;
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    if (!plan.isInfinite && !plan.isPonder) this.#release();
    const line = root === null ? Promise.resolve([]) : this.#think(root, say, onFailure);
    this.finished = line.then(async (line) => {
      await released;
      say(bestMoveLine(root, line));
    });
  }

  stop(): void {
    this.#team.stop();
    this.#release();
  }

  /** The move that was pondered on has been played: the clock runs. */
  ponderHit(): void {
    this.#team.ponderHit();
    if (!this.#plan.isInfinite) this.#release();
  }

  /** @returns the line to answer with, empty when there is no legal move. */
  async #think(
    root: BoardState,
    say: (line: string) => void,
    onFailure: (error: unknown) => Promise<void>,
  ): Promise<readonly Move[]> {
    const { threads, isInfinite: _, ...order } = this.#plan;
    let told: SearchResult | undefined;
    const tell = (result: SearchResult) => {
      told = result;
      for (const line of infoLines(root, result, order.multiPv)) say(line);
    };
    try {
      const result = await this.#team.search({ ...order, course: root.course }, threads, tell);
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
