import { queryOf } from '../kit/address.js';
import { partOf } from '../kit/parts.js';

/** Prefix of all addresses of the Lab. */
const PREFIX = '/lab';

/** The address of a page of the Lab. */
export function hrefOf(page: string, params: Readonly<Record<string, string>> = {}): string {
  return `${PREFIX}/${page}${queryOf(Object.entries(params))}`;
}

interface LabAddress {
  /** Any word: the Lab shows an error where it has no such page. */
  readonly page: string;
  readonly params: URLSearchParams;
}

const FIRST_PAGE = 'lecture';

/** The default tree of the page of number trees. */
export const USUAL_TREE = '((3 5) (2 9))';

export function readAddress(address: string): LabAddress {
  const [path = ''] = address.slice(PREFIX.length).split('?', 1);
  const page = path.replace(/^\//, '') || FIRST_PAGE;
  // A player in it may have a question mark of its own.
  const params = new URLSearchParams(address.slice(PREFIX.length + path.length));
  if (page === 'tree' && params.get('show') === 'blind') return blindAddress(params);
  return { page, params };
}

/** Blind searches of trees of numbers, once a part of that page, are searches of a state space now. */
function blindAddress(params: URLSearchParams): LabAddress {
  const goal = params.get('goal') ?? '';
  return { page: 'graph', params: new URLSearchParams({ t: params.get('t') ?? USUAL_TREE, goal }) };
}

/**
 * The address with some of its settings changed; undefined for an address outside the Lab.
 * @param changes null for a setting that has its default again
 */
export function amendedAddress(
  address: string,
  changes: ReadonlyMap<string, string | null>,
): string | undefined {
  const { page, params } = readAddress(address);
  if (partOf(address) !== 'lab') return undefined;
  for (const [name, value] of changes) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `${PREFIX}/${page}${queryOf(params)}`;
}

/** The choice in an address, else the first, which is the default. */
export function choiceParam<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const asked = params.get(name);
  return choices.find((each) => each === asked) ?? choices[0];
}

/** Whole numbers that an address may name, and the one that goes without saying. */
export interface Range {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/** A whole number from the address, clamped to bounds. */
export function numberParam(params: URLSearchParams, name: string, { usual, min, max }: Range): number {
  const text = params.get(name) ?? '';
  return /^-?\d{1,9}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : usual;
}
