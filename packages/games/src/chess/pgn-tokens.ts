import { InputError, quoteInput } from '@tahoun/core';

export type PgnToken =
  | { readonly kind: 'header'; readonly name: string; readonly value: string; readonly at: number }
  | {
      readonly kind: 'comment' | 'nag' | 'move' | 'result' | 'open' | 'close';
      readonly text: string;
      readonly at: number;
    };

/* Each is tried at one place only and cannot backtrack far, so reading takes linear time. */
const SPACE = /[\s\u00a0\ufeff]+/y;
const ESCAPED_LINE = /%[^\n]*/y;
const HEADER = /\[\s*([A-Za-z0-9_]{1,255})\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
const LINE_COMMENT = /;([^\n]*)/y;
const NAG = /\$(\d{1,3})/y;
const GLYPH = /[!?]{1,2}/y;
const RESULT = /1-0|0-1|1\/2(?:-1\/2)?|½-½|\*/y;
const NUMBER = /\d+(?:\s*\.)*(?=[^-/\d])|\d+\.*$|\.+|…/y;
const NULL_MOVE = /--|Z0|@@@@|0000/y;
const CASTLING = /[Oo0]-?[Oo0](?:-?[Oo0])?(?![-/\d])[+#]*/y;
/** Piece, origin, target, the piece of a promotion, en passant, signs of check: most may be missing. */
const MOVE = new RegExp(
  '[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8]' +
    '(?:\\([QRBNqrbn]\\)|[=/]?[QRBNqrbn](?![a-h1-8x]))?(?:\\s?e\\.p\\.?)?[+#]*',
  'y',
);
/** Judgements that some programs write as text; they have no agreed number. */
const JUDGEMENT = /[-+−=/±∓⩲⩱∞□⌓]+|[ND](?=\s)/y;
const WORD = /[^\s(){};[\]$]+|./y;

const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'];

/** Splits a text into what PGN is made of. @throws InputError naming the line of what it cannot read. */
export function pgnTokens(text: string): PgnToken[] {
  const tokens: PgnToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length) {
    const from = at;
    if (take(SPACE) !== null) continue;
    const isLineStart = from === 0 || text[from - 1] === '\n';
    if (isLineStart && take(ESCAPED_LINE) !== null) continue;
    const header = take(HEADER);
    if (header !== null) {
      const [, name, value] = header as unknown as [string, string, string];
      tokens.push({ kind: 'header', name, value: value.replace(/\\(.)/g, '$1'), at: from });
      continue;
    }
    if (text[at] === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) refuse(text, from, 'pgn-open-comment', 'the comment that begins with { has no closing }');
      tokens.push({ kind: 'comment', text: text.slice(at + 1, end), at: from });
      at = end + 1;
      continue;
    }
    const comment = take(LINE_COMMENT);
    if (comment !== null) {
      tokens.push({ kind: 'comment', text: comment[1]!, at: from });
      continue;
    }
    if (text[at] === '(' || text[at] === ')') {
      tokens.push({ kind: text[at] === '(' ? 'open' : 'close', text: text[at]!, at: from });
      at++;
      continue;
    }
    const nag = take(NAG);
    if (nag !== null) {
      tokens.push({ kind: 'nag', text: nag[1]!, at: from });
      continue;
    }
    const glyph = take(GLYPH);
    if (glyph !== null) {
      tokens.push({ kind: 'nag', text: String(GLYPHS.indexOf(glyph[0]) + 1), at: from });
      continue;
    }
    const result = take(RESULT);
    if (result !== null) {
      const isDraw = result[0].startsWith('1/2') || result[0].startsWith('½');
      tokens.push({ kind: 'result', text: isDraw ? '1/2-1/2' : result[0], at: from });
      continue;
    }
    const move = take(NULL_MOVE) ?? take(CASTLING) ?? take(MOVE);
    if (move !== null) {
      tokens.push({ kind: 'move', text: move[0], at: from });
      continue;
    }
    if (take(NUMBER) !== null || take(JUDGEMENT) !== null) continue;
    const found = quoteInput((take(WORD) as RegExpExecArray)[0]);
    refuse(text, from, 'pgn-unreadable', `"${found}" is neither a move nor any other part of PGN`, found);
  }
  return tokens;
}

function refuse(text: string, at: number, code: string, reason: string, found = ''): never {
  const line = lineAt(text, at);
  throw new InputError(code, `line ${line}: ${reason}`, { line, found });
}

/** The line of a place in the text, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
