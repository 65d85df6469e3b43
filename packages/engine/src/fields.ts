import { InputError, TECHNIQUES } from '@tahoun/core';
import {
  ALGORITHMS,
  type Algorithm,
  LEVEL_HEEDS,
  MAX_DEPTH,
  SOME_FIELDS,
  type SomeField,
  algorithmEntry,
} from './algorithms.js';

/*
 * The fields of a search request, in one table: the engine's own checks, the options of the command line, the
 * schemas of the endpoint and the notation of players are made from it.
 */

/** The evaluations of every game: that of its source, and the better one of its own. */
export const EVALUATIONS = ['textbook', 'best'] as const;

/** Strength levels, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const MAX_LEVEL = LEVELS.length;

/** A field of a request. */
export type Field = {
  /** Its description, in English, for programmers. */
  readonly text: string;
  /** Its default, where that is a single value. */
  readonly usual?: number | string;
} & (
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'name' | 'names'; readonly accepts: readonly string[] }
  | { readonly type: 'flag' | 'moves' | 'parameters' }
);

/** A whole number, both bounds included. */
const whole = (min: number, max: number) => ({ type: 'number', min, max }) as const;

/** By their names in a request (`request.ts`; `limit` is that of a tree). */
export const FIELDS = {
  level: { ...whole(1, MAX_LEVEL), text: 'Strength, weakest first; instead of `algorithm`' },
  algorithm: { type: 'name', accepts: ALGORITHMS, usual: 'strong', text: 'The search that chooses' },
  depth: { ...whole(1, MAX_DEPTH), text: 'Plies to look ahead' },
  verifyDepth: {
    ...whole(1, MAX_DEPTH),
    text: 'Depth of the second search in plies, for `second-search` and `second-look` only',
  },
  nodes: { ...whole(1, Number.MAX_SAFE_INTEGER), text: 'Most moves the search may make' },
  timeMs: {
    ...whole(1, 86_400_000),
    text: 'Most milliseconds, where the clock moves during a search; best effort',
  },
  multiPv: { ...whole(1, 20), usual: 1, text: 'Lines wanted, best first' },
  moves: { type: 'moves', text: 'Look at these moves only' },
  seed: {
    ...whole(0, 0xffffffff),
    usual: 0,
    text: 'Picks among the choices of `random` and the lower levels',
  },
  evaluation: {
    type: 'name',
    accepts: EVALUATIONS,
    text: 'By default `best` for the strong search, `textbook` for the textbook searches',
  },
  parameters: {
    type: 'parameters',
    text: 'Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game',
  },
  without: { type: 'names', accepts: TECHNIQUES, text: 'Techniques to switch off in the strong search' },
  threads: { ...whole(1, 64), usual: 1, text: 'Search threads, as far as the host has them' },
  statistics: { type: 'flag', text: 'Whether the answer includes statistics of the strong search' },
  limit: { ...whole(1, 1_000_000), usual: 20_000, text: 'Most nodes of the tree to answer with' },
} as const satisfies Readonly<Record<string, Field>>;
export type FieldName = keyof typeof FIELDS;

/** `level` stands for a search that a level chooses. */
type Searcher = Algorithm | 'level';

/** The searches that heed a field which only some do. */
function heedersOf(field: SomeField): readonly Searcher[] {
  const level: readonly Searcher[] = LEVEL_HEEDS.includes(field) ? ['level'] : [];
  return [...level, ...ALGORITHMS.filter((each) => algorithmEntry(each).heeds.includes(field))];
}

/** The fields of a request that its search does not heed; a single line or thread never counts. */
export function unheededFields(
  request: Readonly<Partial<Record<FieldName, unknown>>>,
): readonly { readonly field: FieldName; readonly heededBy: readonly Searcher[] }[] {
  const { level, algorithm = FIELDS.algorithm.usual } = request;
  const search = (level === undefined ? algorithm : 'level') as Searcher;
  return SOME_FIELDS.flatMap((field) => {
    const isUsual = (field === 'multiPv' || field === 'threads') && request[field] === 1;
    if (request[field] === undefined || isUsual) return [];
    const heededBy = heedersOf(field);
    return heededBy.includes(search) ? [] : [{ field, heededBy }];
  });
}

/** @throws InputError naming the first number that is out of its range, and the range. */
export function checkNumbers(request: object): void {
  for (const [name, field] of Object.entries(FIELDS)) {
    if (field.type === 'number') checkNumber(name, (request as Record<string, unknown>)[name], field);
  }
}

function checkNumber(field: string, value: unknown, { min, max }: ReturnType<typeof whole>): void {
  if (
    value === undefined ||
    (Number.isInteger(value) && (value as number) >= min && (value as number) <= max)
  )
    return;
  throw new InputError(
    'number-range',
    `${field} is ${value}; expected a whole number from ${min} to ${max}`,
    { field, found: String(value), min, max },
  );
}
