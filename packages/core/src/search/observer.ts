import type { NodeKind, SearchObserver } from '../textbook/context.js';

/**
 * Why the strong search searches a node as it does: with the whole window and depth, with a null window,
 * less deep, again because that surprised, after a pass, or without passing to verify one.
 */
export type Pass = 'full' | 'null-window' | 'reduced' | 're-search' | 'pass' | 'verification';

/** Why a node of the strong search has its value. */
export type StrongNodeKind =
  | NodeKind
  | 'table'
  | 'endgame'
  | 'repetition'
  | 'mate-distance'
  | 'winning-move'
  | 'no-safe-move'
  | 'null-move'
  | 'futility'
  | 'quiescence';

/** Why a move was not made: the window was closed by then, it was hopeless or late, its exchange or it itself loses. */
export type Skip = 'cut' | 'futility' | 'late' | 'exchange' | 'unsafe';

/** What a search that is watched says beyond the textbook's steps. */
export interface StrongObserver extends Omit<SearchObserver, 'leave' | 'cut'> {
  /**
   * What is entered next is searched at this remaining depth, 0 or more, for this reason. A verification
   * is entered at the ply of the node that it verifies, whose position it searches again, and is left
   * before that node is.
   */
  approach(depth: number, pass: Pass): void;
  /** As in the textbook's searches. @param why the moves were not made; `cut` by default */
  cut(ply: number, moves: Int32Array, from: number, to: number, why?: Skip): void;
  leave(ply: number, value: number, kind: StrongNodeKind): void;
}
