import type { MoveNode } from './move-tree.js';

/** A game that was played, as every file format can tell it. */
export interface PlayedGame {
  /** Text form of the starting position. */
  readonly start: string;
  readonly tree: MoveNode;
  /** Names of the sides' players, '?' for the unknown. */
  readonly players: readonly [string, string];
  /** `1-0` when the first side won, `0-1`, `1/2-1/2`, or `*` for a game that goes on. */
  readonly result: PlayedResult;
  /** Day it was played: `2026-11-21`. */
  readonly date?: string | undefined;
}

export const PLAYED_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PlayedResult = (typeof PLAYED_RESULTS)[number];

/** The file format in which people exchange games of one kind. */
export interface GameFileFormat {
  /** Its usual name and the ending of its files, lower case: `pgn`. */
  readonly id: string;
  /** Whether a text may be meant to be such a file; positions and saved matches are not. */
  looksLike(text: string): boolean;
  write(game: PlayedGame): string;
  /** The games of a file. @throws InputError naming what cannot be read. */
  read(text: string): PlayedGame[];
}
