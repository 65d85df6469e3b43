import type { ReadonlySignal } from '@preact/signals';
import type { GameResult, Side } from '@tahoun/core';
import type { Match } from '@tahoun/match';

/** What the panel beside the board shows. */
export type PanelTab = 'moves' | 'analysis' | 'game';

/**
 * What a table takes from where its match comes from: a game by link, a problem, an exercise. A table without a source
 * has the match of this browser. All else is the same on every table.
 */
export interface Source {
  /** As it goes on. Where all of it was on the board, the table goes on with it. */
  readonly match: ReadonlySignal<Match>;
  /** How it ended; left out where the rules alone say so. */
  readonly result?: ReadonlySignal<GameResult | null>;
  /** The person makes the moves of this side. */
  readonly owns: (side: Side) => boolean;
  /** The person may move now. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** A move of somebody else is awaited, and one's own may be entered in advance. */
  readonly awaits?: ReadonlySignal<boolean>;
  /** Takes a legal move of the person, in the game's notation. */
  readonly play: (text: string) => void;
  /** Of a clock that somebody else keeps: whether it runs, and since how many milliseconds the match stands so. */
  readonly clock?: { readonly runs: ReadonlySignal<boolean>; readonly age: () => number };
  /** What the panel has. */
  readonly tabs: readonly PanelTab[];
}
