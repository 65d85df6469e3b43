import { FIELDS, type Field } from '@tahoun/engine';
import { LANGUAGES } from '@tahoun/i18n';
import * as z from 'zod';
import { gameIds } from '../engine/games.js';

/*
 * The parameters of several routes, with the same names in a query and in a JSON body. The OpenAPI document
 * takes its ranges and descriptions from here and from the files beside.
 */

/** Bound of the parameters of all games; the engine checks their own ranges. */
const MAX_PARAMETER = 1e9;
/** Moves played before the question, at most. */
export const MAX_PLAYED = 1000;

const IN_QUERY = 'In a query separated by spaces';

type Numbers = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name]['type'] extends 'number' ? Name : never;
};

/** A number in a request for a search. @param note an addition to its text; its usual value by default. */
export const number = (name: Numbers[keyof typeof FIELDS], note = usualNote(FIELDS[name])) => {
  const { min, max, text } = FIELDS[name];
  return whole(min, max, sentence(text, note));
};

export const whole = (min: number, max: number, description: string) =>
  z.number().int().min(min).max(max).optional().describe(description);

export const usualNote = ({ usual }: Field) =>
  usual === undefined ? undefined : `${typeof usual === 'string' ? quoted(usual) : usual} by default`;
const quoted = (name: string) => `\`${name}\``;
export const sentence = (text: string, note?: string) => `${text}${note === undefined ? '' : `; ${note}`}.`;

/** Entries of a list that nothing else limits, at most. */
const MAX_LISTED = 300;
const once = <Entry>(list: Entry[]): Entry[] => [...new Set(list)];

/** Moves to choose among: one that comes twice counts once. */
export const moveList = (description: string) =>
  z.array(z.string()).max(MAX_LISTED).overwrite(once).optional().describe(description);

export const position = {
  game: z.string().meta({
    description: 'Id of a game; `GET /v1/games` lists them.',
    enum: [...gameIds()],
    example: gameIds()[0],
  }),
  position: z.string().optional().describe('Text form of the position; by default the starting position.'),
  variant: z
    .record(z.string(), z.string())
    .optional()
    .describe('Options of the game. In a query `variant=NAME=VALUE`, repeatable.'),
  played: z
    .array(z.string())
    .max(MAX_PLAYED)
    .optional()
    .describe(
      'Moves played from the position; the request is about the resulting position. Games that count ' +
        'repetitions use them as the history. In a query separated by spaces.',
    ),
};

export const parameters = z
  .record(z.string(), z.number().min(-MAX_PARAMETER).max(MAX_PARAMETER))
  .optional()
  .describe(`${FIELDS.parameters.text}. In a query \`parameters=NAME=VALUE\`, repeatable.`);

export const evaluation = z.enum(FIELDS.evaluation.accepts).optional();

export const search = {
  depth: number('depth'),
  nodes: number('nodes', 'lowered to the ceiling'),
  time: number('timeMs'),
  evaluation: evaluation.describe(sentence(FIELDS.evaluation.text)),
  parameters,
  without: z
    .array(z.enum(FIELDS.without.accepts))
    .max(MAX_LISTED)
    .overwrite(once)
    .optional()
    .describe(`${FIELDS.without.text}. ${IN_QUERY}.`),
  moves: moveList(`${FIELDS.moves.text}. ${IN_QUERY}.`),
  seed: number('seed'),
  threads: number('threads', 'such an answer is not cached'),
  statistics: z.boolean().optional().describe(sentence(FIELDS.statistics.text)),
};

export const language = z
  .enum(LANGUAGES)
  .optional()
  .describe('Adds `text`, a sentence for people in that language.');

export const NoParameters = z.strictObject({});

export const PositionParameters = z.strictObject(position);
export type PositionParameters = z.infer<typeof PositionParameters>;
