import { InputError, quoteInput } from '@tahoun/core';

/** One piece of a PDN file. `at` is where it begins. */
export type PdnToken = { readonly at: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number }
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'result'; readonly result: PdnResult }
  | { readonly kind: 'move'; readonly text: string }
);

export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** PDN 3.0 also counts points: two for a win. */
const RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1/2-1/2': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '*',
  '*': '*',
};

/** Numeric annotation glyphs of the signs that are written behind moves. */
const SIGNS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };

/** White space, move numbers, comments and so on; each alternative reads on without going back. */
const TOKEN = new RegExp(
  [
    '(?<skip>\\s+|\\d+\\.+)',
    '\\{(?<comment>[^}]*)\\}',
    ';(?<rest>[^\\n]*)',
    '\\[\\s*(?<name>\\w+)\\s*"(?<value>(?:[^"\\\\]|\\\\.)*)"\\s*\\]',
    '(?<bracket>[()])',
    '\\$(?<nag>\\d{1,3})',
    '(?<sign>[!?]{1,2})',
    '(?<result>1/2-1/2|[0-2]-[0-2]|\\*)(?![\\w:-])',
    '(?<move>[a-zA-Z0-9][a-zA-Z0-9:-]*)',
  ].join('|'),
  'y',
);

/** @throws InputError naming the line of what is no part of PDN. */
export function* pdnTokens(text: string): Generator<PdnToken> {
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const token = match === null ? null : tokenOf(match.groups as Groups, at);
    if (match === null || token === undefined) {
      const [line, found] = [lineAt(text, at), quoteInput(text.slice(at, at + 60))];
      throw new InputError('pdn-syntax', `line ${line} has "${found}", which is not part of PDN`, {
        line,
        found,
      });
    }
    at += match[0].length;
    if (token !== null) yield token;
  }
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Null for what says nothing, undefined for a result or sign that does not exist. */
function tokenOf(groups: Groups, at: number): PdnToken | null | undefined {
  const { skip, comment, rest, name, value, bracket, nag, sign, result, move } = groups;
  if (skip !== undefined) return null;
  const words = comment ?? rest;
  if (words !== undefined) return { kind: 'comment', text: oneLine(words), at };
  if (name !== undefined) {
    return { kind: 'tag', name, value: oneLine((value as string).replace(/\\(.)/g, '$1')), at };
  }
  if (bracket !== undefined) return { kind: bracket === '(' ? 'open' : 'close', at };
  if (nag !== undefined) return { kind: 'nag', nag: Number(nag), at };
  if (sign !== undefined)
    return SIGNS[sign] === undefined ? undefined : { kind: 'nag', nag: SIGNS[sign], at };
  if (result !== undefined) {
    return RESULTS[result] === undefined ? undefined : { kind: 'result', result: RESULTS[result], at };
  }
  return { kind: 'move', text: move as string, at };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The line, from 1, of the character at `at`. */
export function lineAt(text: string, at: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}
