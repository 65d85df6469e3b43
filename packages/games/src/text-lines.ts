import { type ErrorParams, InputError, type OnDropped } from '@tahoun/core';

/** A part of a file, or all of it, and the line of the file on which it begins. */
export interface TextPart {
  readonly text: string;
  readonly line: number;
}

/** A text with the line ends of Unix, and without the end-of-file character of old systems. */
export function withPlainLines(text: string): string {
  return text.replaceAll('\x1a', ' ').replace(/\r\n|\n\r|\r/g, '\n');
}

/** The line of the file, from 1, of the character of the part at `at`. */
export function lineAt({ text, line: first }: TextPart, at: number): number {
  let line = first;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** An error about the character of the part at `at`: its message begins with the line. */
export function errorAt(
  part: TextPart,
  at: number,
  code: string,
  message: string,
  params: ErrorParams = {},
): InputError {
  const line = lineAt(part, at);
  return new InputError(code, `line ${line}: ${message}`, { ...params, line });
}

/** Reads the text at `at`, and adds its line to the error of a refusal. */
export function onLine<T>(part: TextPart, at: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw errorAt(part, at, error.code, error.message, error.params);
  }
}

/** Parts of a text that begin there, each to where the next does. */
export function* partsFrom<T extends { readonly at: number }>(
  text: string,
  begins: Iterable<T>,
): Generator<{ readonly begin: T; readonly part: TextPart }> {
  let begin: T | undefined;
  let line = 1;
  let counted = 0;
  const partTo = (from: T, end: number) => {
    for (let i = text.indexOf('\n', counted); i >= 0 && i < from.at; i = text.indexOf('\n', i + 1)) line++;
    counted = from.at;
    return { begin: from, part: { text: text.slice(from.at, end), line } };
  };
  for (const next of begins) {
    if (begin !== undefined) yield partTo(begin, next.at);
    begin = next;
  }
  if (begin !== undefined) yield partTo(begin, text.length);
}

/** Words without their line ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Most problems that may be left out; a text with more is no such game. */
const MOST_DROPPED = 1000;

/** Reports up to that number of problems; the next one is refused. */
export function withLimit(onDropped: OnDropped): OnDropped {
  let count = 0;
  return (problem) => {
    if (++count > MOST_DROPPED) throw problem;
    onDropped(problem);
  };
}
