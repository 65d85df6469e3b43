import type { Evaluation, Position } from '../game.js';
import type { RootSearchRequest } from '../request.js';
import type { SearchResult } from '../result.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import type { BlunderOptions } from './blunders.js';
import type { MoveHistory } from './move-history.js';
import type { StrongObserver } from './observer.js';
import type { TranspositionTable } from './table.js';
import type { Technique } from './techniques.js';

/** What the strong search is asked. */
export interface StrongRequest<P extends Position = Position> extends RootSearchRequest<P> {
  readonly evaluation: Evaluation<P>;
  /** How many best moves to rank, 1 by default. */
  readonly multiPv?: number;
  /** A table to share with earlier searches of the same game; by default a fresh one, fitted to the limits. */
  readonly table?: TranspositionTable;
  /** What earlier searches of the same game have learnt about moves, to go on with; by default nothing. */
  readonly history?: MoveHistory;
  /** Endings that are solved already; none by default. */
  readonly endgames?: EndgameTables<P>;
  /** Moves that a weak player does not see; by default it sees all. */
  readonly blunders?: BlunderOptions;
  /** Techniques to do without; none by default. */
  readonly without?: readonly Technique[];
  /** Called after every completed depth. */
  readonly onDepth?: (result: SearchResult) => void;
  /** Which of several threads on one table this search is, from 0: the others look in another order. */
  readonly thread?: number;
  /** Watches every step; the tree recorder is one. */
  readonly observer?: StrongObserver;
}
