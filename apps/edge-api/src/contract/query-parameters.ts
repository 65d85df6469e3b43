import * as z from 'zod';
import { fieldType } from '../parameter-faults.js';

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
      schema: inQuery(fieldType(schema, name), type),
    };
  });
}

const SPACES = { style: 'spaceDelimited', explode: false } as const;
const WRITTEN: Readonly<Record<string, object>> = { array: SPACES };

/** Options of a game are `NAME=VALUE` in a query, repeatable; the other types stay what they are. */
function inQuery(type: string, schema: Record<string, unknown>): object {
  const { $schema: _dialect, ...rest } = schema;
  return type === 'record' ? { type: 'array', items: { type: 'string', pattern: '^[^=]+=' } } : rest;
}
