import { InputError, type OnDropped } from '@tahoun/core';

/** The line, from 1, of the character at `at`. */
export function lineAt(text: string, at: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** What is refused while reading what stands at `at` is refused with its line. */
export function onLine<T>(text: string, at: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const line = lineAt(text, at);
    throw new InputError(error.code, `line ${line}: ${error.message}`, { ...error.params, line });
  }
}

/** Words without their line ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What needs more mending is no such file. */
const MOST_DROPPED = 1000;

/** Tells of so much only; what more would be left out is refused. */
export function withLimit(onDropped: OnDropped | undefined): OnDropped | undefined {
  let count = 0;
  return (
    onDropped &&
    ((problem) => {
      if (++count > MOST_DROPPED) throw problem;
      onDropped(problem);
    })
  );
}
