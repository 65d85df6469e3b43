import { quoteInput } from '@tahoun/core';
import { lineAt, oneLine } from '../text-lines.js';
import type { Meaning, MovetextSyntax, Part, Token } from './format.js';

/** The signs of the numeric annotation glyphs from 1. */
const SIGNS = ['!', '?', '!!', '??', '!?', '?!'];

const commentOf = ([, words = '']: readonly string[]): Meaning | null => {
  const text = oneLine(words);
  return text === '' ? null : { kind: 'comment', text };
};

const tagOf = ([, name = '', value = '']: readonly string[]): Meaning => ({
  kind: 'tag',
  name,
  value: value.replace(/\\(.)/g, '$1'),
});

/**
 * What PGN and PDN are both made of. Each is tried at one place only and cannot backtrack far, so reading takes
 * linear time.
 */
const PARTS: readonly Part[] = [
  [/\s+/y, ([space = '']) => (space.split('\n').length > 2 ? { kind: 'empty-line' } : null)],
  // A line that programs may skip.
  [/(?<![^\n])%[^\n]*/y, () => null],
  [/\[\s*([\w-]{1,255})\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y, tagOf],
  // Some programs leave quotes within the quotes alone.
  [/\[\s*([\w-]{1,255})\s*"([^\n]*)"\s*\](?=[^\S\n]*(?:\n|$))/y, tagOf],
  // Whatever stands in it, be it a tag; some programs put one comment into another.
  [/\{((?:[^{}]|\{[^{}]*\}){0,5000})\}/y, commentOf],
  [/\{([^}]*)\}/y, commentOf],
  [/;([^\n]*)/y, commentOf],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/\$(\d{1,3})/y, ([, nag]) => ({ kind: 'nag', nag: Number(nag) })],
  [/[!?]{1,2}/y, ([sign = '']) => ({ kind: 'nag', nag: SIGNS.indexOf(sign) + 1 })],
];
const WORD = /[^\s(){};[\]$]+|./y;

/** Splits a text into what it is made of, and into what cannot be read. */
export function* tokensOf(text: string, syntax: MovetextSyntax): Generator<Token> {
  const parts = [...PARTS, ...syntax.parts];
  let at = 0;
  while (at < text.length) {
    const found = partAt(parts, text, at);
    if (found === null) {
      const { end, ...token } = unreadable(text, at, syntax);
      yield token;
      at = end;
      continue;
    }
    if (found.meaning !== null) yield { ...found.meaning, at };
    at = found.end;
  }
}

function partAt(
  parts: readonly Part[],
  text: string,
  at: number,
): { readonly meaning: Meaning | null; readonly end: number } | null {
  for (const [pattern, read] of parts) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { meaning: read(match), end: pattern.lastIndex };
  }
  return null;
}

/** A comment without an end goes as far as the tags of another game; a tag that is none, to the end of its line. */
function unreadable(text: string, at: number, syntax: MovetextSyntax) {
  const line = lineAt(text, at);
  if (text[at] === '{') {
    const tags = text.indexOf('\n\n[', at);
    const end = tags < 0 ? text.length : tags;
    return { kind: 'unreadable', problem: syntax.fault('open-comment', line, '{'), at, end } as const;
  }
  WORD.lastIndex = at;
  const [word] = WORD.exec(text) as RegExpExecArray;
  const problem = syntax.fault('unreadable', line, quoteInput(word));
  const lineEnd = text.indexOf('\n', at);
  const end = text[at] !== '[' ? WORD.lastIndex : lineEnd < 0 ? text.length : lineEnd;
  return { kind: 'unreadable', problem, at, end } as const;
}
