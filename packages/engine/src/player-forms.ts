import type { ParameterValues } from '@tahoun/eval';
import {
  ALGORITHMS,
  type Algorithm,
  DEFAULT_LOOK_DEPTH,
  DEFAULT_NODES,
  DEFAULT_TEXTBOOK_DEPTH,
  FIELDS,
  LEVELS,
  MAX_LEVEL,
} from './fields.js';

/*
 * The one list of computer players: every client's chooser is made from it. What they are called
 * is in `@tahoun/i18n`, under the same names.
 */

/** A number that a computer player takes, from 1 on. */
export interface PlayerNumber {
  /** The field of a request that it becomes. */
  readonly field: 'level' | 'depth' | 'verifyDepth' | 'nodes' | 'timeMs';
  /** How the list of accepted notations writes it. */
  readonly sign: string;
  readonly max: number;
  /** Values worth offering in a menu, the usual one among them. */
  readonly offered: readonly number[];
  readonly usual: number;
  /** Given when the player can do without it. */
  readonly isOptional?: true;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const depth = (sign: string, most: number, usual: number = DEFAULT_TEXTBOOK_DEPTH): PlayerNumber => {
  return { field: 'depth', sign, max: FIELDS.depth.max, offered: upTo(most), usual };
};
const second = (usual: number): PlayerNumber => ({ ...depth('N', 5, usual), field: 'verifyDepth' });
const nodes = (sign: string, usual: number): PlayerNumber => {
  return { field: 'nodes', sign, max: 1e12, offered: [1000, 5000, 20_000, DEFAULT_NODES, 500_000], usual };
};

/** The computer players by the word their notation begins with, and the numbers behind it in order. */
export const PLAYER_FORMS = {
  level: [{ field: 'level', sign: `1..${MAX_LEVEL}`, max: MAX_LEVEL, offered: LEVELS, usual: 3 }],
  random: [],
  greedy: [],
  minimax: [depth('DEPTH', 10)],
  'minimax-quiescence': [depth('DEPTH', 8)],
  'alpha-beta': [depth('DEPTH', 10)],
  source: [{ ...depth('DEPTH', 5), isOptional: true }],
  'second-search': [depth('M', 5), second(2)],
  'second-look': [depth('M', 5), second(DEFAULT_LOOK_DEPTH)],
  mcts: [nodes('NODES', 20_000)],
  strong: [depth('DEPTH', 20, 8)],
  nodes: [nodes('N', DEFAULT_NODES)],
  time: [
    {
      field: 'timeMs',
      sign: 'MS',
      max: FIELDS.timeMs.max,
      offered: [100, 500, 1000, 3000, 10_000],
      usual: 1000,
    },
  ],
} as const satisfies Readonly<Record<Algorithm | 'level' | 'nodes' | 'time', readonly PlayerNumber[]>>;

/** `nodes` and `time` are the strong search under that limit. */
export type PlayerForm = keyof typeof PLAYER_FORMS;

/** Those that no textbook has: searches of our own. */
export const OWN_FORMS: readonly PlayerForm[] = ['mcts', 'strong', 'nodes', 'time'];

export function isPlayerForm(text: string): text is PlayerForm {
  return Object.hasOwn(PLAYER_FORMS, text);
}

export function isAlgorithm(text: string): text is Algorithm {
  return (ALGORITHMS as readonly string[]).includes(text);
}

/** The numbers that a player takes. */
export function numbersOf(form: PlayerForm): readonly PlayerNumber[] {
  return PLAYER_FORMS[form];
}

/** The form of a computer player and its numbers, as the notation that `parsePlayer` accepts has them. */
export function splitPlayer(player: string): {
  readonly form: PlayerForm;
  readonly numbers: readonly number[];
} {
  const [head = ''] = player.trim().split('?');
  const [form, numbers] = head.split(':');
  return { form: form as PlayerForm, numbers: numbers?.split('+').map(Number) ?? [] };
}

/** The notation of a computer player, as `parsePlayer` reads it. @param numbers in the order of its form. */
export function formatPlayer(
  form: PlayerForm,
  numbers: readonly number[],
  parameters: ParameterValues = {},
): string {
  const options = Object.entries(parameters).map(([id, value]) => `${id}=${value}`);
  const head = numbers.length === 0 ? form : `${form}:${numbers.join('+')}`;
  return options.length === 0 ? head : `${head}?${options.join('&')}`;
}
