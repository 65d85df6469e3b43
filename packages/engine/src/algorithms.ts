/*
 * The searches that a request can name, one entry each: the fields that they heed, their numbers in the
 * notation of players, and whether their trees can be recorded. `choose.ts` runs them; `@tahoun/i18n` names
 * them.
 */

/** Greatest depth that a request may ask for, in plies. */
export const MAX_DEPTH = 200;
/** Default depth of the textbook searches, in plies. */
export const DEFAULT_TEXTBOOK_DEPTH = 3;
/** Default depth of the second look, in plies. */
export const DEFAULT_LOOK_DEPTH = 1;
/** Node limit of a search without any limit: the same everywhere, so that the answers are too. */
export const DEFAULT_NODES = 100_000;

/** A number that a computer player takes, from 1 on. */
export interface PlayerNumber {
  /** The field of a request that it becomes. */
  readonly field: 'level' | 'depth' | 'verifyDepth' | 'nodes' | 'timeMs';
  /** Its placeholder in the list of accepted notations, such as `1..8`. */
  readonly sign: string;
  readonly max: number;
  /** Values worth offering in a menu, the usual one among them. */
  readonly offered: readonly number[];
  readonly usual: number;
  /** Given when the player can do without it. */
  readonly isOptional?: true;
}

/** The fields of a request that only some searches heed. */
export const SOME_FIELDS = [
  'depth',
  'verifyDepth',
  'multiPv',
  'evaluation',
  'without',
  'threads',
  'statistics',
] as const;
export type SomeField = (typeof SOME_FIELDS)[number];

/** Those that the search of a level heeds. */
export const LEVEL_HEEDS: readonly SomeField[] = ['depth', 'multiPv'];

interface AlgorithmEntry {
  /** The evaluation that it uses when the request names none; null for searches that use none. */
  readonly judge: 'textbook' | 'best' | null;
  readonly heeds: readonly SomeField[];
  /** The numbers behind its name in the notation of players, in order. */
  readonly numbers: readonly PlayerNumber[];
  /** Whether its tree can be recorded. */
  readonly hasTree?: true;
  /** Whether it is a search of our own, which no textbook has. */
  readonly isOwn?: true;
}

const depth = (sign: string, most: number, usual = DEFAULT_TEXTBOOK_DEPTH): PlayerNumber => {
  const offered = Array.from({ length: most }, (_, index) => index + 1);
  return { field: 'depth', sign, max: MAX_DEPTH, offered, usual };
};
const second = (usual: number): PlayerNumber => ({ ...depth('N', 5, usual), field: 'verifyDepth' });

export const nodeNumber = (sign: string, usual: number): PlayerNumber => {
  return { field: 'nodes', sign, max: 1e12, offered: [1000, 5000, 20_000, DEFAULT_NODES, 500_000], usual };
};

const JUDGED = ['depth', 'evaluation'] as const;
const TWICE = [...JUDGED, 'verifyDepth', 'multiPv'] as const;

const ALGORITHM_TABLE = {
  random: { judge: null, heeds: [], numbers: [] },
  greedy: { judge: 'textbook', heeds: ['evaluation'], numbers: [] },
  minimax: { judge: 'textbook', heeds: JUDGED, numbers: [depth('DEPTH', 10)], hasTree: true },
  'minimax-quiescence': { judge: 'textbook', heeds: JUDGED, numbers: [depth('DEPTH', 8)], hasTree: true },
  'alpha-beta': { judge: 'textbook', heeds: JUDGED, numbers: [depth('DEPTH', 10)], hasTree: true },
  source: { judge: 'textbook', heeds: JUDGED, numbers: [{ ...depth('DEPTH', 5), isOptional: true }] },
  'second-search': { judge: 'textbook', heeds: TWICE, numbers: [depth('M', 5), second(2)] },
  'second-look': { judge: 'textbook', heeds: TWICE, numbers: [depth('M', 5), second(DEFAULT_LOOK_DEPTH)] },
  mcts: { judge: null, heeds: [], numbers: [nodeNumber('NODES', 20_000)], isOwn: true },
  strong: {
    judge: 'best',
    heeds: [...JUDGED, 'multiPv', 'without', 'threads', 'statistics'],
    numbers: [depth('DEPTH', 20, 8)],
    hasTree: true,
    isOwn: true,
  },
} as const satisfies Readonly<Record<string, AlgorithmEntry>>;

export type Algorithm = keyof typeof ALGORITHM_TABLE;
export const ALGORITHMS = Object.keys(ALGORITHM_TABLE) as Algorithm[];

/** The searches whose trees can be recorded. */
export type TreeAlgorithm = {
  [A in Algorithm]: (typeof ALGORITHM_TABLE)[A] extends { readonly hasTree: true } ? A : never;
}[Algorithm];
export const TREE_ALGORITHMS = ALGORITHMS.filter((each) => algorithmEntry(each).hasTree) as TreeAlgorithm[];

export function algorithmEntry(algorithm: Algorithm): AlgorithmEntry {
  return ALGORITHM_TABLE[algorithm];
}

/** Depth of a textbook search that no limit is given to, in plies; undefined where it has none. */
export function usualDepth(algorithm: Algorithm): number | undefined {
  const depth = algorithmEntry(algorithm).numbers.find(({ field }) => field === 'depth');
  // Without a depth, the player of a source looks at its moves alone.
  return depth?.isOptional ? 1 : depth?.usual;
}

export function isAlgorithm(text: string): text is Algorithm {
  return Object.hasOwn(ALGORITHM_TABLE, text);
}
