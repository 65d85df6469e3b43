import type { ReadonlySignal } from '@preact/signals';
import type { GameResult, Side } from '@tahoun/core';
import type { Match } from '@tahoun/match';

/** Tabs of the panel beside the board. */
export type PanelTab = 'moves' | 'analysis' | 'game';

/**
 * The source of a table's match: a game by link, a problem, an exercise. A table without a source
 * has the match of this browser. All else is the same on every table.
 */
export interface Source {
  /** The match as it goes on; the table follows it. */
  readonly match: ReadonlySignal<Match>;
  /** The result; left out where only the rules decide it. */
  readonly result?: ReadonlySignal<GameResult | null>;
  /** The person makes the moves of this side. */
  readonly owns: (side: Side) => boolean;
  /** The person may move now. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** A move of somebody else is awaited, and a premove may be entered. */
  readonly awaits?: ReadonlySignal<boolean>;
  /** Takes a legal move of the person, in the game's notation. */
  readonly play: (text: string) => void;
  /** A clock that somebody else keeps: whether it runs, and the milliseconds since the present state came. */
  readonly clock?: { readonly runs: ReadonlySignal<boolean>; readonly age: () => number };
  /** Tabs of the panel. */
  readonly tabs: readonly PanelTab[];
}
