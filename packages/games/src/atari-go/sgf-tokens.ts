/** One piece of an SGF file. `at` is where it begins. */
export type SgfToken = { readonly at: number } /** The last is no part of SGF. */ & (
  | { readonly kind: 'open' | 'close' | 'node' | 'unreadable' }
  | {
      readonly kind: 'property';
      /** In capitals; older files also hold small letters, which do not count. */
      readonly id: string;
      /** As written in the file; see `sgfText`. */
      readonly values: readonly string[];
    }
);

const MARKS = { '(': 'open', ')': 'close', ';': 'node' } as const;

/** Reads a file in one pass. Letters and words before its first bracket are no part of it. */
export function* sgfTokens(text: string): Generator<SgfToken> {
  const space = /[\s\uFEFF]*/y;
  const identifier = /[A-Za-z]+/y;
  const skipSpace = (at: number) => {
    space.lastIndex = at;
    space.exec(text);
    return space.lastIndex;
  };
  let at = skipSpace(Math.max(0, text.search(/\(\s*;/)));
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '(' || character === ')' || character === ';') {
      yield { kind: MARKS[character], at };
      at = skipSpace(at + 1);
      continue;
    }
    identifier.lastIndex = at;
    const name = identifier.exec(text)?.[0] ?? '';
    const values: string[] = [];
    let next = skipSpace(at + name.length);
    while (name !== '' && text.charAt(next) === '[') {
      const end = endOfValue(text, next + 1);
      if (end < 0) {
        yield { kind: 'unreadable', at: next };
        return;
      }
      values.push(text.slice(next + 1, end));
      next = skipSpace(end + 1);
    }
    if (values.length === 0) {
      yield { kind: 'unreadable', at };
      at = Math.max(next, at + 1);
      continue;
    }
    yield { kind: 'property', id: name.replace(/[a-z]/g, ''), values, at };
    at = next;
  }
}

/** Index of the bracket that closes the one before `at`, or -1. */
function endOfValue(text: string, at: number): number {
  for (let i = at; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === ']') return i;
    if (character === '\\') i++;
  }
  return -1;
}

/** A value as people read it: without backslashes, on one line. */
export function sgfLineOf(value: string): string {
  return sgfText(value).replace(/\s+/g, ' ');
}

/** The same with its line ends, which a backslash takes away. */
export function sgfText(value: string): string {
  return value
    .replace(/\\([\s\S])/g, (_, escaped: string) => (escaped === '\n' ? '' : escaped))
    .replace(/[^\S\n]/g, ' ')
    .trim();
}
