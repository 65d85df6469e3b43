import type { Pass, Skip, TreeNode } from '@tahoun/core';

/** A word in the drawing, and what the legend says about it. */
export interface ExplainedWord {
  readonly word: string;
  readonly meaning: string;
}

/** The reasons that are written into a tree; those that go without saying are left out. */
export type DrawnKind = Exclude<TreeNode['kind'], 'inner' | 'horizon' | 'cut'>;
export type DrawnPass = Exclude<Pass, 'full'>;

/** Every word in the drawing of a tree. `@tahoun/i18n` has them. */
export interface TreeTexts {
  /** A value that is won or lost in so many plies, 0 where the game is over; as short as can be. */
  readonly win: (plies: number) => string;
  readonly loss: (plies: number) => string;
  /** Why a node has its value. */
  readonly kinds: Readonly<Record<DrawnKind, ExplainedWord>>;
  /** Why it was searched so. */
  readonly passes: Readonly<Record<DrawnPass, ExplainedWord>>;
  /** Why a move was not made. */
  readonly skips: Readonly<Record<Skip, ExplainedWord>>;
  /** What the legend says of everything that is no word. */
  readonly legend: {
    /** The node of the side to move at the root, and of the other. */
    readonly max: string;
    readonly min: string;
    readonly window: string;
    readonly exact: string;
    readonly lower: string;
    readonly upper: string;
    /** A number in brackets: the plies left to search. */
    readonly depth: string;
  };
}
