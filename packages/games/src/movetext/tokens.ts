import { quoteInput } from '@tahoun/core';
import { oneLine } from '../text-lines.js';
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
 * Common parts of PGN and PDN. Each is tried at one place only and cannot backtrack far, so reading takes
 * linear time.
 */
const PARTS: readonly Part[] = [
  [/\s+/y, ([space = '']) => (space.split('\n').length > 2 ? { kind: 'empty-line' } : null)],
  // A line that programs may skip.
  [/(?<![^\n])%[^\n]*/y, () => null],
  [/\[\s*([\w-]{1,255})\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y, tagOf],
  // Some programs leave quotes within the quotes alone.
  [/\[\s*([\w-]{1,255})\s*"([^\n]*)"\s*\](?=[^\S\n]*(?:\n|$))/y, tagOf],
  // A comment may contain anything, even a tag; some programs put one comment into another.
  [/\{((?:[^{}]|\{[^{}]*\}){0,5000})\}/y, commentOf],
  // A tag within braces that do not fit together is that of another game.
  [/\{([^}\n]*(?:\n(?![^\S\n]*\[[^\S\n]*\w+[^\S\n]*")[^}\n]*)*)\}/y, commentOf],
  [/;([^\n]*)/y, commentOf],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/\$(\d{1,3})/y, ([, nag]) => ({ kind: 'nag', nag: Number(nag) })],
  [/[!?]{1,2}/y, ([sign = '']) => ({ kind: 'nag', nag: SIGNS.indexOf(sign) + 1 })],
];
/** The first characters of these parts, with which no other part begins. */
const MARK = /[\s%[{;()$!?]/;
const WORD = /[^\s(){};[\]$]+|./y;
/** The start of a line that begins like a tag, and the end of a line before a tag. */
const TAG_LINE = /(?<=(?:^|\n)[^\S\n]*)\[[^\S\n]*\w/y;
const NEXT_TAG = /\n(?=[^\S\n]*\[[^\S\n]*\w+[^\S\n]*")/g;

/** Splits a text into its tokens, and into pieces that cannot be read. */
export function* tokensOf(text: string, syntax: MovetextSyntax): Generator<Token> {
  let at = 0;
  while (at < text.length) {
    const found = partAt(MARK.test(text.charAt(at)) ? PARTS : syntax.parts, text, at);
    if (found === null) {
      const { end, ...token } = unreadable(text, at);
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

/** A comment without an end goes as far as the next line with a tag; a tag that is none, to the end of its line. */
function unreadable(text: string, at: number) {
  const kind = 'unreadable';
  if (text[at] === '{') {
    NEXT_TAG.lastIndex = at;
    const end = NEXT_TAG.exec(text)?.index ?? text.length;
    return { kind, fault: 'open-comment', found: '{', isTag: false, at, end } as const;
  }
  WORD.lastIndex = at;
  const [word] = WORD.exec(text) as RegExpExecArray;
  TAG_LINE.lastIndex = at;
  const isTag = TAG_LINE.test(text);
  const lineEnd = text.indexOf('\n', at);
  const end = text[at] !== '[' ? at + word.length : lineEnd < 0 ? text.length : lineEnd;
  return { kind, fault: kind, found: quoteInput(word), isTag, at, end } as const;
}
