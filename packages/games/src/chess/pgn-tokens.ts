import { InputError, quoteInput } from '@tahoun/core';

export type PgnToken =
  | { readonly kind: 'header'; readonly name: string; readonly value: string; readonly at: number }
  | {
      readonly kind: 'comment' | 'nag' | 'move' | 'result' | 'open' | 'close';
      readonly text: string;
      readonly at: number;
    };

/** Piece, origin, target, the piece of a promotion, en passant, signs of check: most may be missing. */
const MOVE = new RegExp(
  '[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8]' +
    '(?:\\([QRBNqrbn]\\)|[=/]?[QRBNqrbn](?![a-h1-8x]))?(?:\\s?e\\.p\\.?)?[+#]*',
  'y',
);
const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'];

/** A part of PGN without its place; null for what says nothing. */
type Part = DistributiveOmit<PgnToken, 'at'> | null;
type DistributiveOmit<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;

const textOf =
  (kind: Exclude<PgnToken['kind'], 'header'>) =>
  ([whole, inner = whole]: readonly string[]): Part => ({ kind, text: inner as string });
const nothing = () => null;

/**
 * What PGN is made of; the first that fits counts. Each is tried at one place only and cannot backtrack far, so
 * reading takes linear time.
 */
const PARTS: readonly (readonly [RegExp, (match: readonly string[]) => Part])[] = [
  [/[\s\u00a0\ufeff]+/y, nothing],
  // A line that programs may skip.
  [/(?<![^\n])%[^\n]*/y, nothing],
  [
    /\[\s*([A-Za-z0-9_]{1,255})\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y,
    ([, name = '', value = '']) => ({ kind: 'header', name, value: value.replace(/\\(.)/g, '$1') }),
  ],
  [/\{([^}]*)\}/y, textOf('comment')],
  [/;([^\n]*)/y, textOf('comment')],
  [/\(/y, textOf('open')],
  [/\)/y, textOf('close')],
  [/\$(\d{1,3})/y, textOf('nag')],
  [/[!?]{1,2}/y, ([glyph = '']) => ({ kind: 'nag', text: String(GLYPHS.indexOf(glyph) + 1) })],
  [/1\/2(?:-1\/2)?|½-½/y, () => ({ kind: 'result', text: '1/2-1/2' })],
  [/1-0|0-1|\*/y, textOf('result')],
  // No move at all, castling, and any other.
  [/--|Z0|@@@@|0000/y, textOf('move')],
  [/[Oo0]-?[Oo0](?:-?[Oo0])?(?![-/\d])[+#]*/y, textOf('move')],
  [MOVE, textOf('move')],
  // The number of a move.
  [/\d+(?:\s*\.)*(?=[^-/\d])|\d+\.*$|\.+|…/y, nothing],
  // Judgements that some programs write as text; they have no agreed number.
  [/[-+−=/±∓⩲⩱∞□⌓]+|[ND](?=\s)/y, nothing],
];
const WORD = /[^\s(){};[\]$]+|./y;

/** Splits a text into what PGN is made of. @throws InputError naming the line of what it cannot read. */
export function pgnTokens(text: string): PgnToken[] {
  const tokens: PgnToken[] = [];
  let at = 0;
  while (at < text.length) {
    const found = partAt(text, at);
    if (found === null) refuseAt(text, at);
    if (found.part !== null) tokens.push({ ...found.part, at });
    at = found.end;
  }
  return tokens;
}

function partAt(text: string, at: number): { readonly part: Part; readonly end: number } | null {
  for (const [pattern, read] of PARTS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { part: read(match), end: pattern.lastIndex };
  }
  return null;
}

function refuseAt(text: string, at: number): never {
  if (text[at] === '{')
    refuse(text, at, 'pgn-open-comment', 'the comment that begins with { has no closing }');
  WORD.lastIndex = at;
  const found = quoteInput((WORD.exec(text) as RegExpExecArray)[0]);
  refuse(text, at, 'pgn-unreadable', `"${found}" is neither a move nor any other part of PGN`, found);
}

function refuse(text: string, at: number, code: string, reason: string, found = ''): never {
  const line = lineAt(text, at);
  throw new InputError(code, `line ${line}: ${reason}`, { line, found });
}

/** The line of a place in the text, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
