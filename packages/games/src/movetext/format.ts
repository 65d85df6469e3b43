import type { InputError, Move, OnDropped, Position } from '@tahoun/core';
import type { PlayedResult } from '../file-format.js';

/** Variations that are nested deeper are refused. */
export const MAX_DEPTH = 100;

/** Meaning of a piece of a text. */
export type Meaning =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'comment' | 'move'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number }
  | { readonly kind: 'result'; readonly result: PlayedResult }
  | { readonly kind: 'open' | 'close' | 'empty-line' }
  /** It is no part of such a text. @param isTag it begins a line as tags do */
  | {
      readonly kind: 'unreadable';
      readonly fault: 'unreadable' | 'open-comment';
      readonly found: string;
      readonly isTag: boolean;
    };

/** A piece of a text. `at` is where it begins. */
export type Token = Meaning & { readonly at: number };

/** Pieces of one kind: a sticky pattern, and the meaning of a match; null for text without meaning. */
export type Part = readonly [RegExp, (match: readonly string[]) => Meaning | null];

/** Faults of a text that do not depend on the game. */
export type Fault =
  | 'unreadable'
  | 'open-comment'
  | 'early-variation'
  | 'deep-variation'
  | 'open-variation'
  | 'closed-twice';

/** Reads a tag's value, or `missing` where there is none; a refused value gets the tag's line. */
export type ReadTag = <T>(name: string, missing: string, read: (value: string) => T) => T;

/** The syntax of a format's texts, where formats differ. */
export interface MovetextSyntax {
  /**
   * Its moves, its results and text without meaning, tried after the common parts; the first match counts.
   */
  readonly parts: readonly Part[];
  fault(fault: Fault, line: number, found: string): InputError;
  /** The fault of a glyph before the first move of a line; where this is missing, the glyph is ignored. */
  earlyNag?(line: number, found: string): InputError;
}

/** Parts in which PGN and PDN differ. The reader adds the line to the errors of `start` and `parseMove`. */
export interface MovetextFormat<P extends Position> extends MovetextSyntax {
  tooLong(length: number, max: number): InputError;
  /** The position before the first move. @param onDropped receives its impossible parts @throws InputError */
  start(tag: ReadTag, onDropped?: OnDropped): P;
  /** Plies since the first side's first move, as far as the position before the first move shows. */
  firstPly(start: P): number;
  /** Reads a legal move. @throws InputError */
  parseMove(position: P, text: string): Move;
  formatMove(position: P, move: Move): string;
}
