import { beyondDraws, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, MAX_DEPTH } from '@tahoun/engine';
import { requestOf } from '@tahoun/engine/tournament';
import { spokenMoves } from '@tahoun/match/tournament';
import { aiOf } from '../input/games.js';
import type { BoardState } from '../protocol/board-state.js';
import type { Question, Thinker } from '../protocol/thinker.js';
import { type GoCommand, goalOf } from './go.js';
import { bestMoveLine, finalInfo, infoLines, spokenLine } from './info.js';
import type { Settings } from './options.js';

/** The plan of a `go`. The answer of a search by which somebody ponders waits for `ponderhit`. */
interface SearchPlan extends Question {
  /** Nothing but `stop` lets the answer out. */
  readonly isInfinite: boolean;
  /** A win in so many of the player's own moves, or fewer, ends the search. */
  readonly mateIn?: number | undefined;
}

/**
 * The plan for `go` with these settings.
 * @param askedAt the time at which it was read, by `clockMs`.
 * @param moves those of its moves that are legal; none stands for all there are.
 */
export function planOf(
  go: GoCommand,
  board: BoardState,
  settings: Settings,
  askedAt: number,
  moves: readonly string[],
): SearchPlan {
  const { isInfinite, isPonder } = go;
  const { softTimeMs, mateIn, ...goal } = goalOf(go, board.position.turn, settings.overheadMs);
  const { multiPv, threads } = settings;
  const level = chosenLevel(settings)?.number;
  const request = {
    ...requestOf(board),
    // Without a limit the engine would set one.
    ...{ ...goal, depth: goal.depth ?? (level === undefined ? MAX_DEPTH : undefined) },
    ...(moves.length === 0 ? {} : { moves }),
    // A level differs from move to move, as the same position need not be misjudged in the same way twice.
    ...(level === undefined ? { multiPv, threads, statistics: true } : { level, seed: board.moves.length }),
  };
  return { request, softTimeMs, mateIn, askedAt, isInfinite, isPonder };
}

/** One of a game's levels by its number, from 1. */
interface ChosenLevel {
  readonly number: number;
  readonly elo: number;
}

/** Where the strength is limited, the level nearest to it; null where it is not, and where none was measured. */
export function chosenLevel({ isLimited, elo: wanted, game }: Settings): ChosenLevel | null {
  if (!isLimited) return null;
  const measured = (aiOf(game).elo ?? []).map((elo, index): ChosenLevel => ({ number: index + 1, elo }));
  measured.sort((a, b) => Math.abs(a.elo - wanted) - Math.abs(b.elo - wanted));
  return measured[0] ?? null;
}

/** A search from `go` to `bestmove`. */
export class RunningSearch {
  /** Resolves when `bestmove` has been written. Never rejects. */
  readonly finished: Promise<void>;
  readonly #thinker: Thinker;
  readonly #plan: SearchPlan;
  /** Lets the answer out. */
  #release: () => void = () => undefined;

  /**
   * @param root the position in which it begins; null where there is none, and so no move
   * @param say takes the lines of the answer.
   * @param onFailure called when a thread broke down; a legal move is answered all the same.
   */
  constructor(
    thinker: Thinker,
    root: BoardState | null,
    plan: SearchPlan,
    say: (line: string) => void,
    onFailure: (error: unknown) => void,
  ) {
    this.#thinker = thinker;
    this.#plan = plan;
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    if (!plan.isInfinite && !plan.isPonder) this.#release();
    const line = root === null ? Promise.resolve([]) : this.#think(root, say, onFailure);
    this.finished = line.then(async (line) => {
      await released;
      say(bestMoveLine(line));
    });
  }

  stop(): void {
    this.#thinker.stop();
    this.#release();
  }

  /** The move that was pondered on has been played: the clock runs. */
  ponderHit(): void {
    this.#thinker.ponderHit();
    if (!this.#plan.isInfinite) this.#release();
  }

  /** @returns the line to answer with, empty when there is no legal move. */
  async #think(
    root: BoardState,
    say: (line: string) => void,
    onFailure: (error: unknown) => void,
  ): Promise<readonly string[]> {
    const { mateIn = 0 } = this.#plan;
    let told: BestMoveAnswer | undefined;
    const tell = (answer: BestMoveAnswer) => {
      told = answer;
      for (const line of infoLines(answer)) say(line);
    };
    try {
      const answer = await this.#thinker.search(this.#plan, (progress) => {
        tell(progress);
        const { mate = 0 } = progress;
        if (mate > 0 && mate <= mateIn) this.#thinker.stop();
      });
      if (answer.move === null) {
        say(finalInfo(answer));
        return [];
      }
      // The last report also counts an unfinished depth.
      if (told?.nodes !== answer.nodes || told.move !== answer.move) tell(answer);
      return spokenLine(answer);
    } catch (error) {
      onFailure(error);
      return anyMove(root, this.#plan.request.moves);
    }
  }
}

/** One of the moves to choose from. */
function anyMove({ game, position }: BoardState, moves: readonly string[] | undefined): readonly string[] {
  if (moves !== undefined) return moves.slice(0, 1);
  const legal = beyondDraws(position, () => legalMoves(position)).slice(0, 1);
  return spokenMoves({ game, start: position, moves: legal }).map(({ text }) => text);
}
