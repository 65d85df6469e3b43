import type { Language } from '../language/language.js';

/**
 * An opening of a game: the moves from its usual start, in its notation, and the name of the place they lead
 * to.
 */
export interface Opening {
  readonly moves: readonly string[];
  readonly name: Readonly<Record<Language, string>>;
}

/** Reads a table: a line for each opening, `moves | English | Czech`. */
export function openingsOf(table: string): readonly Opening[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [moves = '', en = '', cs = ''] = line.split('|').map((part) => part.trim());
      return { moves: moves.split(' '), name: { en, cs } };
    });
}
