import type { AlgorithmId } from './algorithms/titles.js';
import type { Term, Words } from './text.js';

/** Lessons about one game: data alone, so that every client can show it in its own way. */
export interface Lessons {
  /** A preview of the lessons, one paragraph. */
  readonly intro: Words;
  readonly chapters: readonly Chapter[];
  readonly problems: readonly Problem[];
  readonly glossary: readonly Term[];
  /** Words of the larger game that this one leads to, where there is one. */
  readonly widerGlossary?: WiderGlossary;
  /** Further reading. */
  readonly links: readonly Link[];
}

export interface Chapter {
  /** Names the chapter in addresses. */
  readonly id: string;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
  readonly pictures: readonly LessonPicture[];
}

export interface LessonPicture {
  /** Text form. */
  readonly position: string;
  /** Played from there, in the game's notation; the last one is marked. */
  readonly moves?: readonly string[];
  /** Targets picked after those moves: the board shows where the move may go on. */
  readonly picked?: readonly string[];
  /** Marks on demand to show; those of the game's board. */
  readonly marks?: readonly string[];
  /** Shows the facts of theory that the game's board can write on the pieces. */
  readonly notes?: boolean;
  readonly caption: Words;
}

/** A position with one goal for the side to move. */
export interface Problem {
  readonly position: string;
  /** The goal in words. */
  readonly task: Words;
  /** The same for the engine. */
  readonly goal: Goal;
  /** The first moves that reach it, in the game's notation: these and no others. */
  readonly moves: readonly string[];
}

export type Goal =
  /** To win the game in at most so many plies, whatever the answers. */
  | { readonly kind: 'win-in'; readonly plies: number }
  /**
   * To have a sum of the game's figures, each times its weight, of at least so much after so many plies,
   * whatever the answers. An even number of plies includes the answer to the last move.
   */
  | {
      readonly kind: 'figures';
      readonly weights: Readonly<Record<string, number>>;
      readonly atLeast: number;
      readonly plies: number;
    }
  /** To play the game to its end and win it, or not lose it, whatever the answers. */
  | { readonly kind: 'outcome'; readonly outcome: 'win' | 'draw' }
  /** The same with a margin of at least so much, in games that have one. */
  | { readonly kind: 'margin'; readonly atLeast: number };

export interface WiderGlossary {
  readonly title: Words;
  /** One sentence before the words. */
  readonly intro: Words;
  readonly terms: readonly Term[];
}

export interface Link {
  readonly label: Words;
  readonly address: Words;
}

/** A way of finding moves, explained: one figure and about half a page. */
export interface AlgorithmLesson {
  readonly id: AlgorithmId;
  readonly paragraphs: readonly Words[];
  /** The text below its figure. */
  readonly caption: Words;
  /** The point to see in the example that opens in the Lab. */
  readonly example: Words;
}
