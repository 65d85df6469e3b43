import type { Language } from '../language.js';

type Params = Readonly<Record<string, string | number>>;

/** What a list of games says, which a page needs before it needs the other words. */
export interface Title {
  readonly name: string;
  /** One line under the name. */
  readonly tagline: string;
}

export type GameTitle = Readonly<Record<Language, Title>>;

/** Everything that people read about one game. */
export interface GameTexts extends Title {
  /** The rules, a short paragraph each. */
  readonly rules: readonly string[];
  /** Leads to the lessons, in games that have some. */
  readonly lessons?: string;
  /** The player that the game's source describes, named after its author; in games with a source. */
  readonly sourcePlayer?: string;
  /** How that player plays, where it has a search of its own and no depth is chosen. */
  readonly sourcePlayerNote?: string;
  /** What should be known of greedy play, minimax and alpha-beta in this game. */
  readonly textbookNote?: string;
  /** What the source calls a depth, where it counts otherwise than we do. @param plies looked ahead, at least 1. */
  readonly sourceDepth?: (plies: number) => string;
  /** How a move is entered on a board, one sentence. */
  readonly howToMove: string;
  /** Both sides: name, whose turn it is, who won. */
  readonly sides: readonly [SideTexts, SideTexts];
  /** The option that chooses the start: its label, and names for values that have one. */
  readonly variants: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  /** Why the game ended, by the result's reason. */
  readonly reasons: Readonly<Record<string, string>>;
  /** A number of the game's natural units: `3 cells`. */
  readonly units: (value: number, written: string) => string;
  /** Accessible names of the places on the board, by the label's key. */
  readonly labels: Readonly<Record<string, (params: Params) => string>>;
  /** Marks that the board shows on demand, by id. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Figures worth showing beside the board, by key. */
  readonly figures: Readonly<Record<string, string>>;
}

export interface SideTexts {
  readonly name: string;
  readonly turn: string;
  readonly wins: string;
}
