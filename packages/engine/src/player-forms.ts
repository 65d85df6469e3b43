import type { ParameterValues } from '@tahoun/eval';
import {
  ALGORITHMS,
  type Algorithm,
  DEFAULT_NODES,
  type PlayerNumber,
  algorithmEntry,
  nodeNumber,
} from './algorithms.js';
import { FIELDS, LEVELS, MAX_LEVEL } from './fields.js';

/*
 * The one list of computer players: every client's chooser is made from it. `@tahoun/i18n` has their names
 * under the same keys.
 */

/** The computer players by the word their notation begins with, and the numbers behind it in order. */
export const PLAYER_FORMS = {
  level: [{ field: 'level', sign: `1..${MAX_LEVEL}`, max: MAX_LEVEL, offered: LEVELS, usual: 3 }],
  ...(Object.fromEntries(ALGORITHMS.map((each) => [each, algorithmEntry(each).numbers])) as Record<
    Algorithm,
    readonly PlayerNumber[]
  >),
  nodes: [nodeNumber('N', DEFAULT_NODES)],
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
export const OWN_FORMS: readonly PlayerForm[] = [
  ...ALGORITHMS.filter((each) => algorithmEntry(each).isOwn),
  'nodes',
  'time',
];

export function isPlayerForm(text: string): text is PlayerForm {
  return Object.hasOwn(PLAYER_FORMS, text);
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
