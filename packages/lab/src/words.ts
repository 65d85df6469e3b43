import { type ErrorParams, InputError, quoteInput } from '@tahoun/core';

/**
 * A word of a text that a person wrote, and the position of its first character, counted from 1. Where the text
 * ends, the word is empty.
 */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * The error for a word that should not be where it is.
 * @param sentence says what is wrong, given `at character 3 there is "x"`
 */
export function misplaced(
  code: string,
  { text, at }: Word,
  sentence: (there: string) => string,
  more: ErrorParams = {},
): InputError {
  const found = quoteInput(text);
  const there = `at character ${at} there is ${found === '' ? 'nothing' : `"${found}"`}`;
  return new InputError(code, sentence(there), { at, found, ...more });
}
