import { InputError } from '@tahoun/core';
import { expect } from 'vitest';

/**
 * The code of the input error of `run`, or `none`. Rethrows other errors. Checks that its parameters suffice.
 */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expectTold(error);
    return error.code;
  }
  return 'none';
}

/** Examples and sizes of boards are the same in every sentence of a code, and need no parameters. */
const CONSTANT = /e\.g\. "[^"]*"|; the (largest )?board .*/;

/**
 * Other languages have only the parameters for the content of the sentence: its quotations, or else one of
 * its squares and numbers (the others may be the rules' own). Numbers among the parameters are in the
 * sentence.
 */
function expectTold({ message, params }: InputError): void {
  const told = Object.values(params).join(' ');
  const sentence = message.replace(CONSTANT, '');
  const quotations = Array.from(sentence.matchAll(/"([^"]*)"/g), ([, text]) => text as string);
  const figures = sentence.match(/\d+/g) ?? [];
  for (const text of quotations) expect(told, message).toContain(text);
  // None is said in words.
  const numbers = Object.values(params).filter((value) => typeof value === 'number' && value > 0);
  for (const number of numbers) expect(message).toContain(String(number));
  if (quotations.length > 0 || figures.length === 0) return;
  expect(
    figures.some((figure) => told.includes(figure)),
    `${message}: ${told}`,
  ).toBe(true);
}
