import { gamesAnswer, movesAnswer } from '@tahoun/engine';
import * as z from 'zod';
import { games } from '../engine/games.js';
import { entryType, fieldType } from '../http/parameter-faults.js';

/** The headings under which the document has its routes, in their order. */
export const TAGS = [
  { name: 'games', description: 'The games, and the limits of this client.' },
  { name: 'moves', description: 'Legal moves, moves played, results and static evaluations. No search.' },
  {
    name: 'search',
    description: 'Best moves, solutions and search trees, each within a node limit.',
  },
  { name: 'problems', description: 'Positions with exactly one good move, with their solutions.' },
  { name: 'jobs', description: 'Searches too long for one request, where the host has them.' },
  { name: 'live', description: 'Games between people by link, where the host has them.' },
  { name: 'boards', description: 'Positions as SVG and PNG images.' },
  { name: 'service', description: 'The health check and this document.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];

/** The parameters of a GET: each of a schema's, as it is written in a query. */
export function queryParameters(schema: z.ZodObject) {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, example, ...type } = z.toJSONSchema(field as z.ZodType) as Record<string, unknown>;
    return {
      name,
      in: 'query' as const,
      required: !(field instanceof z.ZodOptional),
      description: description as string,
      ...(example === undefined ? {} : { example }),
      ...WRITTEN[fieldType(schema, name)],
      schema: fieldType(schema, name) === 'record' ? named(entryType(schema, name)) : inQuery(type),
    };
  });
}

const SPACES = { style: 'spaceDelimited', explode: false } as const;
const WRITTEN: Readonly<Record<string, object>> = { array: SPACES };

/** Values with names are `NAME=VALUE` in a query, repeatable. */
function named(type: string): object {
  const value = type === 'number' ? '-?[0-9]+([.][0-9]+)?$' : '';
  return { type: 'array', items: { type: 'string', pattern: `^[^=]+=${value}` } };
}

/** The other types stay what they are. */
function inQuery({ $schema: _dialect, ...schema }: Record<string, unknown>): object {
  return schema;
}

/** Requests that work, one a game: whatever is registered has its examples in the document. */

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

interface Sample {
  readonly game: string;
  readonly position: string;
}

/** Nodes of the searches in examples: an answer in an instant. */
export const EXAMPLE_NODES = 2000;

/** An example for every game. @param body what is asked about a sample. */
export function forEveryGame(body: (sample: Sample) => object): Examples {
  return Object.fromEntries(
    gamesAnswer(games).map(({ id, name, initial }) => [
      id,
      { summary: name, value: body({ game: id, position: initial }) },
    ]),
  );
}

/** A legal move of a sample. */
export function someMove(sample: Sample): string {
  return movesAnswer(games, sample).moves[0] as string;
}

/** One example of them all at once. */
export function everyGameAtOnce(body: (samples: readonly Sample[]) => object): Examples {
  const samples = gamesAnswer(games).map(({ id, initial }) => ({ game: id, position: initial }));
  return { all: { summary: 'A position of every game', value: body(samples) } };
}
