import type { Evaluation, Position } from '../contract/game.js';
import type { RootSearchRequest, SearchResult } from '../request/request.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import type { NodeKind, SearchObserver } from '../textbook/context.js';
import type { BlunderOptions } from './blunders.js';
import type { MoveHistory } from './move-history.js';
import type { TranspositionTable } from './table.js';
import type { Technique } from './techniques.js';

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

/** Observer of the strong search: the textbook's steps and more. */
export interface StrongObserver extends Omit<SearchObserver, 'leave' | 'cut'> {
  /**
   * The node entered next is searched at this remaining depth, 0 or more, for this reason. A verification
   * is entered at the ply of the node that it verifies, whose position it searches again, and is left
   * before that node is.
   */
  approach(depth: number, pass: Pass): void;
  /** As in the textbook's searches. @param why the moves were not made; `cut` by default */
  cut(ply: number, moves: Int32Array, from: number, to: number, why?: Skip): void;
  leave(ply: number, value: number, kind: StrongNodeKind): void;
}

/** Request of the strong search. */
export interface StrongRequest<P extends Position = Position> extends RootSearchRequest<P> {
  readonly evaluation: Evaluation<P>;
  /** Number of best moves to rank, 1 by default. */
  readonly multiPv?: number | undefined;
  /** A table to share with earlier searches of the same game; by default a fresh one. */
  readonly table?: TranspositionTable | undefined;
  /** Scores of moves that earlier searches of the same game have learned, to be updated; by default none. */
  readonly history?: MoveHistory | undefined;
  /** Endings that are solved already; none by default. */
  readonly endgames?: EndgameTables<P> | undefined;
  /** Moves that a weak player does not see; by default it sees all. */
  readonly blunders?: BlunderOptions | undefined;
  /** Techniques to do without; none by default. */
  readonly without?: readonly Technique[] | undefined;
  /** Called after every completed depth. */
  readonly onDepth?: ((result: SearchResult) => void) | undefined;
  /** Index of this search among several threads on one table, from 0; odd ones search one depth ahead. */
  readonly thread?: number | undefined;
  /** Watches every step; the tree recorder is one. */
  readonly observer?: StrongObserver | undefined;
}
