import { type InputError, quoteInput } from '@tahoun/core';
import { lineAt, oneLine } from '../text-lines.js';
import type { Meaning, MovetextSyntax, Part, Token } from './format.js';

/** The signs of the numeric annotation glyphs from 1. */
const SIGNS = ['!', '?', '!!', '??', '!?', '?!'];

const commentOf = ([, words = '']: readonly string[]): Meaning | null => {
  const text = oneLine(words);
  return text === '' ? null : { kind: 'comment', text };
};

/**
 * What PGN and PDN are both made of. Each is tried at one place only and cannot backtrack far, so reading takes
 * linear time.
 */
const PARTS: readonly Part[] = [
  [/\s+/y, ([space = '']) => (space.split('\n').length > 2 ? { kind: 'empty-line' } : null)],
  // A line that programs may skip.
  [/(?<![^\n])%[^\n]*/y, () => null],
  [
    /\[\s*([A-Za-z0-9_]{1,255})\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y,
    ([, name = '', value = '']) => ({ kind: 'tag', name, value: value.replace(/\\(.)/g, '$1') }),
  ],
  // Whatever stands in it, be it a tag.
  [/\{([^}]*)\}/y, commentOf],
  [/;([^\n]*)/y, commentOf],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/\$(\d{1,3})/y, ([, nag]) => ({ kind: 'nag', nag: Number(nag) })],
  [/[!?]{1,2}/y, ([sign = '']) => ({ kind: 'nag', nag: SIGNS.indexOf(sign) + 1 })],
];
const WORD = /[^\s(){};[\]$]+|./y;

/** Splits a text into what it is made of. @throws InputError naming the line of what cannot be read. */
export function* tokensOf(text: string, syntax: MovetextSyntax): Generator<Token> {
  const parts = [...PARTS, ...syntax.parts];
  let at = 0;
  while (at < text.length) {
    const found = partAt(parts, text, at);
    if (found === null) throw unreadable(text, at, syntax);
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

function unreadable(text: string, at: number, syntax: MovetextSyntax): InputError {
  if (text[at] === '{') return syntax.fault('open-comment', lineAt(text, at), '{');
  WORD.lastIndex = at;
  const [word] = WORD.exec(text) as RegExpExecArray;
  return syntax.fault('unreadable', lineAt(text, at), quoteInput(word));
}
