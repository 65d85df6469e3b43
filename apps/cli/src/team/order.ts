import type { Game, Move, Position, SearchResult } from '@tahoun/core';
import type { Played } from '@tahoun/engine';
import type { GameAi, Level } from '@tahoun/eval';

/** A game so far as it crosses threads: each plays the moves itself, so each knows of repetitions. */
export interface Course {
  readonly game: string;
  /** Text form of the position that the moves start from; with the options it is read as it was meant. */
  readonly start: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
}

/** The limits at which a search ends by itself; without any it never does. */
export interface Goal {
  /** Plies. */
  readonly depth?: number;
  /** Moves made, by all threads together. */
  readonly nodes?: number;
  readonly timeMs?: number;
  /** After this time no further depth is begun. */
  readonly softTimeMs?: number;
  /** A win in so many of the player's own moves, or fewer. */
  readonly mateIn?: number;
}

/** An order to the threads of a search. */
export interface SearchOrder {
  readonly course: Course;
  readonly goal: Goal;
  /** The time at which `go` was read, by `clockMs`: the time limits count from then. */
  readonly askedAt: number;
  /** Shared; the search ends when element 0 becomes non-zero. */
  readonly stopFlag: Int32Array;
  /** Shared; while element 0 is non-zero only a stop ends the search, and its time has not begun. */
  readonly ponderFlag: Int32Array;
  /** The root moves to choose from; all of them when left out. */
  readonly moves?: readonly Move[];
  /** Lines to rank. */
  readonly multiPv: number;
  /** The level of a player of limited strength; nothing for full strength. */
  readonly level?: Level;
}

/** Messages to a thread. */
export type ToThread =
  /** The table in shared memory from now on; its age starts again. */
  | { readonly kind: 'table'; readonly buffer: ArrayBufferLike }
  /** @param thread the number of the thread in this search, from 0 */
  | { readonly kind: 'search'; readonly order: SearchOrder; readonly thread: number };

/** Messages from a thread: once `ready`, then for each search some `depth` and one `done`. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'depth' | 'done'; readonly result: SearchResult };

/** Milliseconds on a clock that all threads share. */
export function clockMs(): number {
  return performance.timeOrigin + performance.now();
}

/** The game on the board: its position with the history, and its course. */
export interface BoardState extends Played {
  readonly course: Course;
}

type Variants = Course['variants'];

/** The start of a game, as its options have it. @throws InputError */
export function initialState(game: Game, variants: Variants): BoardState {
  return stateFrom(game, variants, game.initial(variants));
}

/** A game that begins with this position. */
export function stateFrom(game: Game, variants: Variants, start: Position): BoardState {
  const course = { game: game.id, variants, start: game.formatPosition(start), moves: [] };
  return { game, position: start, course };
}

/** The same game a legal move later. */
export function stateAfter({ game, position, course }: BoardState, move: Move): BoardState {
  const next = position.clone();
  next.makeMove(move);
  return { game, position: next, course: { ...course, moves: [...course.moves, move] } };
}

/** One of a game's levels with its number, from 1. */
export interface ChosenLevel {
  readonly number: number;
  readonly elo: number;
  readonly level: Level;
}

/** The level whose strength is nearest to `elo`; null in games whose levels were never measured. */
export function levelNearest({ levels, elo: ratings }: GameAi, elo: number): ChosenLevel | null {
  const chosen = levels.flatMap((level, index): ChosenLevel[] => {
    const rating = ratings?.[index];
    return rating === undefined ? [] : [{ number: index + 1, elo: rating, level }];
  });
  chosen.sort((a, b) => Math.abs(a.elo - elo) - Math.abs(b.elo - elo));
  return chosen[0] ?? null;
}

/** A goal that a level does not look beyond. */
export function limitedGoal(goal: Goal, { depth, nodes }: Level): Goal {
  return {
    ...goal,
    depth: Math.min(depth, goal.depth ?? depth),
    nodes: Math.min(nodes, goal.nodes ?? nodes),
  };
}
