import type { Moment } from '@tahoun/match';

/** A page of what can be learned about a game. */
export interface LearnPage {
  readonly text: string;
  /** What is on the board beside it; nothing for words alone. */
  readonly show?: () => Shown;
}

export interface Shown {
  readonly moment: Moment;
  readonly picked?: readonly string[];
  readonly marks?: readonly string[];
  /** With the facts of theory that the board can write on the pieces. */
  readonly notes?: boolean;
}
