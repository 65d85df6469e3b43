import type { Position, Side } from '@tahoun/core';

/** A position being set up by hand: plain values, which the rules may well forbid. */
export interface SetUp {
  /** Contents of the board, in the form's own words; mostly ids of pieces by the names of their places. */
  readonly pieces: ReadonlyMap<string, string>;
  readonly turn: Side;
  /** Properties that the board does not show (its size, castling), by the option's id. */
  readonly options: Readonly<Record<string, string>>;
}

/** A piece of the palette. `@tahoun/i18n` has its name. */
export interface SetUpPiece {
  readonly id: string;
}

/** Something besides the pieces that a person may choose. `@tahoun/i18n` has the words. */
export interface SetUpOption {
  readonly id: string;
  /** Two or more; of just two the first is "no". */
  readonly values: readonly string[];
}

/**
 * Setting up positions of one game by hand. The form checks nothing: the text from `write` is read by
 * `Game.parsePosition`, whose errors name the fault. Counts of moves and captures begin again at zero.
 */
export interface SetUpForm<P extends Position = Position> {
  /** True where pieces have no places of their own: one that is chosen in the palette is added at once. */
  readonly isHeap?: true;
  /** True where a place holds several pieces, one upon another. */
  readonly isStacked?: true;
  /** The pieces to choose from. */
  palette(setUp: SetUp): readonly SetUpPiece[];
  /** The options that there are with these pieces. */
  options(setUp: SetUp): readonly SetUpOption[];
  read(position: P): SetUp;
  /** The text form, of an impossible position too. */
  write(setUp: SetUp): string;
  /** For drawing only: an impossible position can be shown, not played. */
  sketch(setUp: SetUp): P;
  /** The same without pieces. */
  clear(setUp: SetUp): SetUp;
  /** The piece that `put` would take from a place, a target of the drawing; undefined on an empty one. */
  pieceOn(setUp: SetUp, place: string): string | undefined;
  /** Puts a piece on a place, or with null takes away the one there. */
  put(setUp: SetUp, place: string, piece: string | null): SetUp;
}

/** Methods shared by the forms whose places hold a piece each. */
export const ONE_PIECE_A_PLACE = {
  clear: (setUp: SetUp): SetUp => ({ ...setUp, pieces: new Map() }),

  pieceOn: ({ pieces }: SetUp, place: string): string | undefined => pieces.get(place),

  put(setUp: SetUp, place: string, piece: string | null): SetUp {
    const pieces = new Map(setUp.pieces);
    if (piece === null) pieces.delete(place);
    else pieces.set(place, piece);
    return { ...setUp, pieces };
  },
} as const;

/** `least`, ... `most` as values of an option. */
export function numbersFrom(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
