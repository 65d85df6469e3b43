import type { NodeKind, SearchObserver } from '../textbook/walk.js';

/** Why the strong search made a move again, or not with the whole window and depth. */
export type Pass = 'full' | 'null-window' | 'reduced' | 're-search' | 'pass' | 'verification';

/** Why a node of the strong search has its value. */
export type StrongNodeKind =
  | NodeKind
  | 'table'
  | 'repetition'
  | 'win-distance'
  | 'null-move'
  | 'futility'
  | 'quiescence';

/** Why a move was not made. */
export type Skip = 'cut' | 'futility' | 'exchange';

/** What a search that is watched says beyond the textbook's steps. */
export interface StrongObserver extends Omit<SearchObserver, 'leave' | 'cut'> {
  /** The move entered next is made at this remaining depth, for this reason. */
  approach(depth: number, pass: Pass): void;
  cut(ply: number, moves: Int32Array, from: number, to: number, why?: Skip): void;
  leave(ply: number, value: number, kind: StrongNodeKind): void;
}
