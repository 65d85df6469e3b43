import type { Game, Move, Position, SearchLimits, SearchResult } from '@tahoun/core';
import type { Played } from '@tahoun/engine';
import type { Level } from '@tahoun/eval';

/** A game so far as it crosses threads: each plays the moves itself, so each knows of repetitions. */
export interface Course {
  readonly game: string;
  /** Text form of the position that the moves start from; with the options it is read as it was meant. */
  readonly start: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
}

/** The limits at which a search ends by itself; without any it never does. Threads share the limit of nodes. */
export interface Goal extends Pick<SearchLimits, 'depth' | 'nodes' | 'timeMs' | 'softTimeMs'> {
  /** A win in so many of the player's own moves, or fewer. */
  readonly mateIn?: number | undefined;
}

/** An order to the threads of a search. */
export interface SearchOrder {
  readonly course: Course;
  readonly goal: Goal;
  /** The time at which `go` was read, by `clockMs`: the time limits count from then. */
  readonly askedAt: number;
  /** Until `ponderHit` of the team only a stop ends the search, and its time has not begun. */
  readonly isPonder?: boolean;
  /** The root moves to choose from; all of them when left out. */
  readonly moves?: readonly Move[] | undefined;
  /** Lines to rank. */
  readonly multiPv: number;
  /** The level of a player of limited strength; nothing for full strength. */
  readonly level?: Level | undefined;
}

/** Shared by the threads of a search: they end it, and let its time begin, as in `SearchLimits`. */
export interface SearchFlags {
  readonly stopFlag: Int32Array;
  readonly ponderFlag: Int32Array;
}

/** Messages to a thread. */
export type ToThread =
  /** The table in shared memory from now on; its age starts again. */
  | { readonly kind: 'table'; readonly buffer: ArrayBufferLike }
  /** @param thread the number of the thread in this search, from 0 */
  | {
      readonly kind: 'search';
      readonly order: SearchOrder;
      readonly flags: SearchFlags;
      readonly thread: number;
    };

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

/** The smallest of some limits; undefined where none is given. */
export function least(...limits: readonly (number | undefined)[]): number | undefined {
  const given = limits.filter((limit) => limit !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

/** A goal that a level does not look beyond. */
export function limitedGoal(goal: Goal, { depth, nodes }: Level): Goal {
  return { ...goal, depth: least(depth, goal.depth), nodes: least(nodes, goal.nodes) };
}
