import type { Language } from '../language.js';

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** What can be learned about one game: data alone, so that every door can show it in its own way. */
export interface Lessons {
  /** What awaits the reader, one paragraph. */
  readonly intro: Words;
  readonly chapters: readonly Chapter[];
  readonly problems: readonly Problem[];
  /** What the first side has to reach in its own moves, at most so many of them. */
  readonly goal: Readonly<Record<Language, (moves: number) => string>>;
  readonly glossary: readonly Term[];
  /** Where to go on. */
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
  /** Marks on demand to show; those of the game's board. */
  readonly marks?: readonly string[];
  readonly caption: Words;
}

/** A position that the side to move wins in exactly so many plies, by one first move only. */
export interface Problem {
  readonly position: string;
  readonly plies: number;
  /** That move. */
  readonly move: string;
}

export interface Term {
  readonly name: Words;
  readonly meaning: Words;
}

export interface Link {
  readonly label: Words;
  readonly address: Words;
}
